#ifndef SHOP_NCURSES_SHIM_H
#define SHOP_NCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <term.h>

#endif
