import type { Replay, View } from '../lib/contract.ts';
import { beatsOf, newsOf, sinceOwn, TIMES, waysOf, type Beat, type Way } from '../lib/story.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/**
 * What others have done since the reader's own last move, told on the map beat by beat. While it is told the map shows
 * the position of that moment; the game itself waits for nobody.
 */
export class Story {
  /** Events from this number on have not been told. */
  private from = $state(0);
  private begun = false;
  /** The beat that is shown, -1 while none is. */
  at = $state(-1);
  playing = $state(false);
  /** The areas and the ways of the beat that is shown. */
  ways = $state.raw<Way[]>([]);
  areas = $state.raw<string[]>([]);
  private told = $state.raw<readonly Beat[]>([]);
  private readonly views = new Map<number, View>();

  constructor(
    private readonly desk: Desk,
    private readonly fetch: (step: number) => Promise<Replay>,
    private readonly seats: readonly number[],
  ) {}

  /** What could be told now. */
  readonly news = $derived.by(() => {
    const { desk, seats } = this;
    if (!desk.texts || !seats.length || settings.pace === 'none') return [];
    return beatsOf(newsOf(desk.log, this.from, seats), {
      head: (event) => desk.texts?.eventHead(event) ?? null,
      fields: (event) => desk.texts?.fields(event) ?? [],
      onMap: (kind) => desk.isOnMap(kind),
    });
  });

  /** The beats that are told, or could be. */
  get beats(): readonly Beat[] {
    return this.at >= 0 ? this.told : this.news;
  }

  get beat(): Beat | null {
    return this.at >= 0 ? (this.told[this.at] ?? null) : null;
  }

  /** The table has been seen for the first time: what came after the reader's last choice is news. */
  begin(): void {
    if (this.begun || !this.desk.log.length) return;
    this.begun = true;
    this.from = Math.max(this.from, sinceOwn(this.desk.log, this.seats));
  }

  /** The reader makes a move: what was before is no news. */
  move(): void {
    this.begun = true;
    this.close();
    this.from = (this.desk.log.at(-1)?.n ?? -1) + 1;
  }

  start(): void {
    this.told = this.news;
    if (this.told.length) void this.show(0);
    this.playing = TIMES[settings.pace] > 0;
  }

  next(): void {
    if (this.at + 1 < this.told.length) void this.show(this.at + 1);
    else this.finish();
  }

  back(): void {
    if (this.at > 0) void this.show(this.at - 1);
  }

  /** All has been seen. */
  finish(): void {
    const end = this.beats.at(-1)?.lines.at(-1)?.events.at(-1);
    if (end) this.from = Math.max(this.from, end.n + 1);
    this.close();
  }

  private close(): void {
    this.at = -1;
    this.playing = false;
    this.told = [];
    this.ways = [];
    this.areas = [];
    this.views.clear();
    this.desk.past = null;
  }

  private async show(at: number): Promise<void> {
    const beat = this.told[at];
    if (!beat) return;
    this.at = at;
    try {
      const [before, after] = await Promise.all([this.view(beat.before), this.view(beat.after)]);
      if (this.told[this.at] !== beat) return;
      this.draw(beat, before, after);
      const following = this.told[at + 1];
      if (following) void this.view(following.after);
    } catch {
      // Without the position of that moment the lines alone are told.
    }
  }

  private draw(beat: Beat, before: View, after: View): void {
    const { desk } = this;
    const fields = (event: Parameters<Desk['areasOf']>[0]): [string, string][] => desk.texts?.fields(event) ?? [];
    desk.past = { view: after, step: beat.after };
    this.ways = waysOf(
      beat,
      fields,
      (kind, value) => desk.placesOf(kind, value),
      (kind, value) => desk.placesIn(before, kind, value),
      (kind) => desk.client?.areaKinds.includes(kind) ?? false,
    );
    const spoken = beat.lines.flatMap(({ events }) => events).flatMap((event) => desk.areasOf(event));
    this.areas = [...new Set(spoken)];
    desk.reveal(this.ways.at(-1)?.at(-1) ?? this.areas.at(-1) ?? null);
  }

  private async view(step: number): Promise<View> {
    const known = this.views.get(step);
    if (known) return known;
    const { view } = await this.fetch(step);
    this.views.set(step, view);
    return view;
  }
}
