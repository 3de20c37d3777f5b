# `make help` lists what there is. What a target needs and is missing is installed first (.ci/setup).

PREFIX ?= /usr/local
# Where the release binary is built.
SCRATCH ?= .build
# What is installed, and what the soak uses.
BINARY ?= $(SCRATCH)/release/ShopTUI
export PREFIX BINARY
# Warnings are errors where the code is checked, and not for those who only build it.
test matrix coverage docs: export SHOP_STRICT = 1
matrix: export SHOP_MATRIX = whole

.PHONY: $(shell sed -n 's/^\([a-z]*\):.*/\1/p' Makefile)
.DEFAULT_GOAL := help

run: build ## Build the shop and start it (WINDOWS=4 for another number of windows)
	@$(SCRATCH)/release/ShopTUI $(if $(WINDOWS),--windows $(WINDOWS))
build: ## Build the release binary, .build/release/ShopTUI (SCRATCH= for a folder other than .build)
	@.ci/build release --product ShopTUI --scratch-path $(SCRATCH)
	@.ci/hardened $(SCRATCH)/release/ShopTUI
install: prefix build ## Install PREFIX/bin/shop with its manual and completions, and have the desktop open myshop: links
	@.ci/install
prefix:
	@.ci/install --check
uninstall: ## Remove what `make install` installed
	@.ci/install --remove

test: ## Run all tests
	@.ci/test
check: lint borders test outside docs ## Format, borders, warnings, tests, documentation: green before each commit
lint: ## Check the format of every Swift file
	@.ci/format --check
format: ## Format every Swift file
	@.ci/format
borders: ## Check that no room reaches into another
	@.ci/borders
	@.ci/rooms --check
outside: ## Run the tests of a package outside the repository that takes the laws from it
	@Tests/Outside/run
docs: ## Make the documentation of the libraries, in .build/docs; a warning fails
	@.ci/docs
coverage: ## Show how much of each file of ShopCore its tests run; less than 95 % fails
	@.ci/coverage ShopCore 95
sentences: ## Print every text that a person can meet, with its place, to read them in one go
	@.ci/sentences
pictures: ## Draw the documentation's pictures from Resources/Scripts, and make the tests that are made of scripts
	@.ci/pictures
bench: build ## Measure the release binary beside a plain C program, and its parts (ROUNDS=2 for a quick look)
	@.ci/bench $(ROUNDS)

nightly: ## What takes longer: matrix, fuzz, soak, chaos, mutants, sanitize (CONTRIBUTING.md says how long each)
	@for target in matrix fuzz soak chaos mutants sanitize; do echo "make $$target"; $(MAKE) $$target || exit 1; done
matrix: ## Try the shop on every kind of terminal, in a real xterm, GNU screen and tmux
	@.ci/setup xterm xvfb xdotool
	@.ci/test --filter 'On each kind of terminal|In a real xterm'
fuzz: ## Feed every door for bytes from outside with libFuzzer's inputs (SECONDS=600 for each, TARGETS="keys links")
	@Fuzz/run $(or $(SECONDS),60) $(TARGETS)
soak: build ## Use the release binary for a million actions and a thousand sizes of the screen (ACTIONS= RESIZES= SEED=)
	@.ci/setup cc
	@Tests/Soak/soak.py $(BINARY) $(or $(ACTIONS),1000000) $(or $(RESIZES),1000) $(or $(SEED),1)
chaos: build ## Use the release binary while all around it goes wrong: kills, full disks, damage (SECONDS= SEED=)
	@Tests/Soak/chaos.py $(BINARY) $(or $(SECONDS),300) $(or $(SEED),1)
mutants: ## Put mistakes into the navigation and look whether verification finds each (ONLY="link flow" for some)
	@Tests/Mutants/mutants.py $(ONLY)
sanitize: ## Run all tests under the thread and the address sanitizer (ONLY="thread core data" for some)
	@.ci/sanitize $(ONLY)

soak chaos mutants borders sentences: python
python:
	@.ci/setup ncurses sqlite libxml2 python3

clean: ## Remove what was built
	rm -rf .build
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile
