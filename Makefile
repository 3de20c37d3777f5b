# Everything one needs: `make help` lists it. Prerequisites are looked for by .ci/setup, which
# installs only what is missing.

PREFIX ?= /usr/local
WINDOWS ?=
# The build is the user's own; only where it is put may need more.
AS_OWNER = $(shell d="$(DESTDIR)$(PREFIX)"; while [ ! -e "$$d" ]; do d=$$(dirname "$$d"); done; [ -w "$$d" ] || echo sudo)
BUILD = swift build --explicit-target-dependency-import-check error
# Optimised across the rooms, which share generic rows and drawings: a fifth fewer instructions a key.
RELEASE = $(BUILD) -c release -Xswiftc -cross-module-optimization --product ShopTUI
# One binary that runs anywhere on Linux; macOS brings the libraries along by itself.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib
endif

.PHONY: run test check format lint borders bench build install uninstall clean help
.DEFAULT_GOAL := help

run: build ## Build the shop and start it (WINDOWS=4 for another number of windows)
	@.build/release/ShopTUI $(if $(WINDOWS),--windows $(WINDOWS))

test: export SHOP_STRICT = 1
test: ## Set up what the tests need and run them all
	@.ci/setup ncurses sqlite libxml2 tmux
	$(BUILD) --build-tests
	swift test --skip-build

check: lint borders test ## Format, borders, warnings and tests: what has to be green to commit

lint: ## Check the format of every Swift file
	@.ci/setup
	@files=$$(git ls-files '*.swift') && [ -n "$$files" ] || { echo 'git lists no Swift file here.' >&2; exit 1; }; \
	swift format lint --strict --configuration .swift-format $$files

borders: ## Check that no room reaches into another
	@.ci/borders

format: ## Format every Swift file
	@.ci/setup
	git ls-files '*.swift' | xargs swift format format --in-place --configuration .swift-format

bench: build ## Measure the release binary beside a plain C program, and its parts (ROUNDS=2 for a quick look)
	@Benchmarks/run $(ROUNDS)
	swift build -c release --product ShopBenchmarks --quiet
	@for subject in saving search import history; do .build/release/ShopBenchmarks $$subject; done

build: ## Build the release binary
	@.ci/setup ncurses sqlite libxml2
	@$(RELEASE) --quiet

install: build ## Install the binary as PREFIX/bin/shop, and let the desktop open myshop: links with it
	$(AS_OWNER) install -d "$(DESTDIR)$(PREFIX)/bin"
	$(AS_OWNER) install -m 755 .build/release/ShopTUI "$(DESTDIR)$(PREFIX)/bin/shop"
	@DESTDIR="$(DESTDIR)" .ci/link-handler install "$(PREFIX)/bin/shop"

uninstall: ## Remove what `make install` installed
	$(AS_OWNER) rm -f "$(DESTDIR)$(PREFIX)/bin/shop"
	@DESTDIR="$(DESTDIR)" .ci/link-handler uninstall

clean: ## Remove what was built
	rm -rf .build

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
