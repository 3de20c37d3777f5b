#ifndef SHOP_CATALOG_H
#define SHOP_CATALOG_H

#include <stddef.h>

/* The text of Resources/catalog.json; as an array in Swift, it took half a minute to compile. */
const unsigned char *shop_catalog(void);
size_t shop_catalog_size(void);

#endif
