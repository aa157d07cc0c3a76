"""Places, epochs and pieces of Optimus Princeps, as the rules count them."""

from __future__ import annotations

from latrunculi.games.optimus.components import chart, world
from latrunculi.games.optimus.components.world import PIECE, PLACE, TYPE
from latrunculi.kernel.actions import members


def test_every_piece_has_one_name_one_side_and_one_sort():
    assert len(set(world.PIECE_IDS)) == world.PIECES == len(world.SIDE_OF) == len(world.PEOPLE_OF)
    assert world.UNIT_MASK | world.HEADS == (1 << world.PIECES) - 1
    assert not world.UNIT_MASK & world.HEADS
    assert world.SIDE_OF[PIECE["legio-vii-claudia"]] == world.SIDE_OF[PIECE["traianus"]] == world.ROMANUS
    assert world.SIDE_OF[PIECE["falcati-1"]] == world.SIDE_OF[PIECE["decoy-daci-4"]] == world.BARBARUS


def test_a_legion_is_one_piece_and_other_types_as_many_as_their_pf():
    assert world.UNITS_OF_TYPE[TYPE["legio-vii-claudia"]].bit_count() == 1
    assert world.UNITS_OF_TYPE[TYPE["falcati"]].bit_count() == world.STOCK[TYPE["falcati"]] == 8


def test_epochs_say_what_the_chart_says():
    for year in (85, 102, 103, 105, 107, 119, 120, 175):
        epoch, era = world.epoch_of(year), chart.era(year)
        assert world.ORIGIN[epoch] == era.owner
        assert world.VG[epoch] == era.vg
        assert world.INHABITED[epoch] == era.inhabited
        assert world.BRIDGED[epoch] == chart.bridges(year)
        assert world.LINK_KIND[epoch] == chart.link_kinds(year)


def test_terrain_banks_and_ways_from_boxes():
    assert world.TERRAIN[PLACE["sarmizegetusa"]] == world.MOUNTAIN
    assert world.GREAT_RIVERS[world.BANK[PLACE["mogontiacum"]]] == "rhenus"
    assert members(world.FACING[PLACE["viminacium"]]) == [PLACE["arcidava"]]
    gaul = world.BOX_IDS.index("gallia")
    for contree in members(world.BOX_TO_MAP[gaul]):
        assert world.BOX_OF_CONTREE[contree] >> gaul & 1
    assert world.BOX_NEAR[gaul] >> world.BOX_IDS.index("italia") & 1
