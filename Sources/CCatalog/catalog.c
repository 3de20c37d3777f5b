#include "CCatalog.h"

static const unsigned char bytes[] = {
#embed "../../Resources/catalog.json"
};

const unsigned char *shop_catalog(void) { return bytes; }
size_t shop_catalog_size(void) { return sizeof bytes; }
