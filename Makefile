# Every target does its own set-up on a fresh Debian or Ubuntu machine with Python 3.11+, Node 20.19+ and make.
# Stamp files remember what is done, so that a second call starts at once. Two jobs: pip and npm each take a core.
MAKEFLAGS += --jobs=2

VENV   := .venv
BIN    := $(VENV)/bin
STAMPS := $(VENV)/stamps
NODE   := client/node_modules
STATIC := src/latrunculi/server/static
TREE   := build/compiled

CLIENT_SOURCES := $(shell find client -name node_modules -prune -o -name '*.test.ts' -o -type f -print)
PYTHON_SOURCES := $(shell find src -name static -prune -o -name __pycache__ -prune -o -type f -print)

# The game that `bench` measures; the first of all when it is not said.
GAME ?=

# COMPILED=1 runs `bench` and `test` on the compiled package in $(TREE) instead of the source.
ifeq ($(COMPILED),1)
  ON_BUILD := PYTHONPATH=$(CURDIR)/$(TREE)
  BUILD    := compiled
endif

.DELETE_ON_ERROR:
.PHONY: help play test test-program test-page lint lint-program lint-page format contract bench bench-server client compiled wheel clean dev browser postgres

help: ## Lists the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(STAMPS)/play $(STATIC)/index.html ## Starts the game server and opens the page
	$(BIN)/latrunculi play $(ARGS)

# The game, checks, and commands and servers that tests start, would compile each module anew where an environment
# forbids to keep bytecode.
play test-program lint-program: export PYTHONDONTWRITEBYTECODE :=
test: test-program test-page ## Runs all tests; ARGS goes to pytest, COMPILED=1 tests the compiled build

# One worker more than the cores that are reckoned with: tests of browsers and servers wait as well as work.
test-program: dev client browser postgres $(BUILD)
	$(ON_BUILD) $(BIN)/python -m pytest -n 3 --dist worksteal --rerun-show-tracebacks --max-suite-reruns 5 $(ARGS)

test-page: $(NODE)/.stamp-test
	npm --prefix client run --silent test

lint: lint-program lint-page ## Checks style, types, import directions, and that the page's types are the program's

# The types take longest: two workers share them.
lint-program: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --num-workers 2
	$(BIN)/python tools/contract.py --check
	$(BIN)/lint-imports

lint-page: $(NODE)/.stamp-test
	npm --prefix client run --silent check

format: dev ## Formats the Python sources and mends what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

contract: dev ## Writes the page's types from those of the program
	$(BIN)/python tools/contract.py

bench: dev $(BUILD) ## Measures random play; GAME=id for another game, COMPILED=1 for the compiled build
	$(ON_BUILD) $(BIN)/python -m latrunculi bench $(GAME) $(ARGS)

bench-server: dev $(BUILD) ## Measures a server with 1,000 tables; GAME=id for another game, ARGS="--tables 100"
	$(ON_BUILD) $(BIN)/python -m latrunculi bench $(GAME) --server --seconds 60 $(ARGS)

client: $(NODE)/.stamp-test $(STATIC)/index.html ## Builds the browser client and reports its size
	npm --prefix client run --silent report

compiled: $(TREE)/.stamp ## Compiles the engine with mypyc into build/compiled

wheel: dev $(STATIC)/index.html ## Builds the wheel into dist; COMPILED=1 for one with the compiled engine
	rm -rf build/lib build/bdist.*
	LATRUNCULI_COMPILE=$(COMPILED) $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls -1t dist/*.whl | head -1

clean: ## Removes everything that was built or installed here
	rm -rf $(VENV) $(NODE) $(STATIC) build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

dev: $(STAMPS)/play $(STAMPS)/dev

browser: $(STAMPS)/browser

postgres: $(STAMPS)/postgres

$(STAMPS)/venv:
	tools/venv.sh $(VENV)
	@mkdir -p $(@D) && touch $@

# More than half of what pip installs is never imported: what is, is compiled when it is.
$(STAMPS)/locked: $(STAMPS)/venv requirements/play.lock
	$(BIN)/python -m pip install --quiet --no-compile --require-hashes -r requirements/play.lock
	@touch $@

$(STAMPS)/play: $(STAMPS)/locked pyproject.toml setup.py
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/dev: $(STAMPS)/locked requirements/dev.lock | $(STAMPS)/play
	$(BIN)/python -m pip install --quiet --no-compile --require-hashes -r requirements/dev.lock
	@touch $@

$(STAMPS)/browser: tools/chromium.sh | dev
	tools/chromium.sh $(BIN)
	@touch $@

# Either may install packages of the system, which goes one after the other.
$(STAMPS)/postgres: tools/postgres.sh | browser
	tools/postgres.sh
	@touch $@

# Playing needs what builds the client; tests and checks need the rest of its packages too. One call installs once.
PACKAGES := $(NODE)/.stamp-$(if $(filter-out play,$(MAKECMDGOALS)),test,build)

$(NODE)/.stamp-build: client/package-lock.json client/.npmrc tools/node.sh
	tools/node.sh
	npm --prefix client ci --silent --omit=dev
	@touch $@

$(NODE)/.stamp-test: client/package-lock.json client/.npmrc tools/node.sh
	tools/node.sh
	npm --prefix client ci --silent
	@touch $(NODE)/.stamp-build $@

$(STATIC)/index.html: $(CLIENT_SOURCES) | $(PACKAGES)
	npm --prefix client run --silent build -- --logLevel warn

$(TREE)/.stamp: $(PYTHON_SOURCES) pyproject.toml setup.py $(STATIC)/index.html | dev
	rm -rf build/lib* build/bdist.* build/mypyc $(TREE)
	LATRUNCULI_COMPILE=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --target $(TREE) .
	@touch $@
