# `make help` lists what there is. Each target first has .ci/setup install what it needs and what is missing.

PREFIX ?= /usr/local
# What is installed, and what the soak uses.
BINARY ?= .build/release/ShopTUI
export PREFIX BINARY
# Without colours in messages, whose switch would make a build in a pipe start over after one in a terminal.
BUILD = .ci/setup ncurses sqlite libxml2 && \
	swift build --no-color-diagnostics --explicit-target-dependency-import-check error
RELEASE = $(BUILD) -c release -Xswiftc -cross-module-optimization
# Nothing is looked for beside the binary, and no function bound while it runs: .ci/hardened looks at that.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib --disable-local-rpath -Xlinker -z -Xlinker now
endif
TEST = .ci/setup tmux screen && $(BUILD) --build-tests && swift test --skip-build
# Products, and queries that people rated them for: those beside the project where there are some.
RATED = $(or $(if $(wildcard ../shared/search/*.csv),../shared/catalogues/icecat-5000.json \
	../shared/search/rated-queries.csv),Tests/ShopDataTests/Rated/products.json Tests/ShopDataTests/Rated/queries.csv)
# Warnings are errors where the code is checked, and not for those who only build it.
test matrix coverage docs: export SHOP_STRICT = 1
matrix: export SHOP_MATRIX = whole

.PHONY: run test check outside coverage fuzz sanitize mutants format lint borders docs bench matrix soak chaos nightly \
	sentences pictures build install prefix uninstall clean help
.DEFAULT_GOAL := help

run: build ## Build the shop and start it (WINDOWS=4 for another number of windows)
	@.build/release/ShopTUI $(if $(WINDOWS),--windows $(WINDOWS))

build: ## Build the release binary, .build/release/ShopTUI
	$(RELEASE) --product ShopTUI
	@.ci/hardened .build/release/ShopTUI

test: ## Run all tests
	$(TEST)

check: lint borders test outside docs ## Format, borders, warnings, tests, documentation: green before each commit

outside: ## Run the tests of a package outside the repository that takes the laws from it
	@.ci/setup
	@Tests/Outside/run

nightly: ## What takes longer: matrix, fuzz, soak, chaos, mutants, sanitize (CONTRIBUTING.md says how long each)
	@for target in matrix fuzz soak chaos mutants sanitize; do echo "make $$target"; $(MAKE) $$target || exit 1; done

matrix: ## Try the shop on every kind of terminal, in a real xterm, GNU screen and tmux
	@.ci/setup xterm xvfb xdotool
	$(TEST) --filter 'On each kind of terminal|In a real xterm'

fuzz: ## Feed every door for bytes from outside with libFuzzer's inputs (SECONDS=600 for each, TARGETS="keys links")
	@Fuzz/run $(or $(SECONDS),60) $(TARGETS)

soak: build ## Use the release binary for a million actions and a thousand sizes of the screen (ACTIONS= RESIZES= SEED=)
	@.ci/setup python3
	@Tests/Soak/soak.py $(BINARY) $(or $(ACTIONS),1000000) $(or $(RESIZES),1000) $(or $(SEED),1)

chaos: build ## Use the release binary while all around it goes wrong: kills, full disks, damage (SECONDS= SEED=)
	@.ci/setup python3
	@Tests/Soak/chaos.py $(BINARY) $(or $(SECONDS),300) $(or $(SEED),1)

mutants: ## Put mistakes into the navigation and look whether verification finds each (ONLY="link flow" for some)
	@.ci/setup ncurses sqlite libxml2 python3
	@Tests/Mutants/mutants.py $(ONLY)

sanitize: ## Run all tests under the thread and the address sanitizer (ONLY="thread core data" for some)
	@.ci/sanitize $(ONLY)

coverage: ## Show how much of each file of ShopCore its tests run; less than 95 % fails
	@.ci/coverage ShopCore 95

docs: ## Make the documentation of the libraries, in .build/docs; a warning fails
	$(BUILD) --target ShopCore
	$(BUILD) --target NavigationTesting
	$(BUILD) --target SceneNavigationUI
	@.ci/docs

lint: ## Check the format of every Swift file
	@.ci/format --check

borders: ## Check that no room reaches into another
	@.ci/borders
	@.ci/setup python3
	@.ci/rooms --check

format: ## Format every Swift file
	@.ci/format

bench: build ## Measure the release binary beside a plain C program, and its parts (ROUNDS=2 for a quick look)
	@.ci/setup cc python3
	$(RELEASE) --product ShopBenchmarks
	$(RELEASE) --product LawsBenchmark
	@Benchmarks/run $(ROUNDS)
	@for subject in saving search "relevance $(RATED)" import history verifying; do \
	  .build/release/ShopBenchmarks $$subject || exit 1; done
	@.build/release/LawsBenchmark

sentences: ## Print every text that a person can meet, with its place, to read them in one go
	@.ci/setup python3
	@.ci/sentences

pictures: ## Draw the documentation's pictures from Resources/Scripts, and make the tests that are made of scripts
	$(BUILD) --product ShopTUI
	@.ci/pictures

install: prefix build ## Install PREFIX/bin/shop with its manual and completions, and have the desktop open myshop: links
	@.ci/install

prefix:
	@.ci/install --check

uninstall: ## Remove what `make install` installed
	@.ci/install --remove

clean: ## Remove what was built
	rm -rf .build

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
