-- Windows, cart and orders as the schema kept them that added the number of the last order.
PRAGMA journal_mode = WAL;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES ('scenes');
INSERT INTO grdb_migrations VALUES ('catalogue');
INSERT INTO grdb_migrations VALUES ('dealings');
INSERT INTO grdb_migrations VALUES ('changes');
INSERT INTO grdb_migrations VALUES ('orderNumbers');
CREATE TABLE session (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  usedAt TEXT NOT NULL,
  restoring INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE sceneValue (
  session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
  scene INTEGER NOT NULL,
  key TEXT NOT NULL,
  value BLOB NOT NULL,
  PRIMARY KEY (session, scene, key)
) WITHOUT ROWID;
CREATE TABLE keptAside (
  session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
  scene INTEGER NOT NULL,
  key TEXT NOT NULL,
  value BLOB NOT NULL,
  reason TEXT NOT NULL,
  day TEXT NOT NULL
);
CREATE TABLE shopInfo (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  currency TEXT NOT NULL
);
CREATE TABLE category (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  foldedName TEXT NOT NULL,
  about TEXT NOT NULL
);
CREATE INDEX categoryByName ON category (foldedName);
CREATE TABLE person (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  foldedName TEXT NOT NULL,
  about TEXT NOT NULL
);
CREATE INDEX personByName ON person (foldedName);
CREATE TABLE product (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  foldedName TEXT NOT NULL,
  category TEXT NOT NULL,
  shelfPosition INTEGER NOT NULL,
  featuredPosition INTEGER,
  price INTEGER,
  currency TEXT,
  stock INTEGER CHECK (stock >= 0),
  description TEXT NOT NULL,
  brand TEXT,
  tags TEXT NOT NULL,
  options TEXT NOT NULL,
  CHECK ((price IS NULL) = (currency IS NULL))
);
CREATE UNIQUE INDEX productOnShelf ON product (category, shelfPosition);
CREATE UNIQUE INDEX productInWindow ON product (featuredPosition)
  WHERE featuredPosition IS NOT NULL;
CREATE INDEX productByName ON product (foldedName);
CREATE TABLE variant (
  product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
  position INTEGER NOT NULL,
  id TEXT NOT NULL,
  choices TEXT NOT NULL,
  sku TEXT,
  price INTEGER,
  currency TEXT,
  stock INTEGER CHECK (stock >= 0),
  PRIMARY KEY (product, position),
  CHECK ((price IS NULL) = (currency IS NULL))
) WITHOUT ROWID;
CREATE TABLE related (
  product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
  position INTEGER NOT NULL,
  other TEXT NOT NULL,
  PRIMARY KEY (product, position)
) WITHOUT ROWID;
CREATE TABLE review (
  product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
  position INTEGER NOT NULL,
  author TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  day TEXT NOT NULL,
  PRIMARY KEY (product, position)
) WITHOUT ROWID;
CREATE INDEX reviewByAuthor ON review (author, product, position);
CREATE VIRTUAL TABLE categoryNameSearch USING fts5(
  words, content = '', prefix = '1 2 3 4',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
);
CREATE VIRTUAL TABLE personNameSearch USING fts5(
  words, content = '', prefix = '1 2 3 4',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
);
CREATE VIRTUAL TABLE productNameSearch USING fts5(
  words, content = '', prefix = '1 2 3 4',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
);
CREATE VIRTUAL TABLE productTextSearch USING fts5(
  words, content = '', prefix = '1 2 3 4',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
);
CREATE TABLE cartLine (
  session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
  product TEXT NOT NULL,
  variant TEXT NOT NULL,
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (session, product, variant)
) WITHOUT ROWID;
CREATE TABLE signIn (
  session INTEGER PRIMARY KEY REFERENCES session ON DELETE CASCADE,
  account TEXT
);
CREATE TABLE setting (
  session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (session, name)
) WITHOUT ROWID;
CREATE TABLE purchase (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL,
  day TEXT NOT NULL,
  status TEXT NOT NULL
, delivery INTEGER, deliveryCurrency TEXT);
CREATE TABLE purchaseLine (
  purchase INTEGER NOT NULL REFERENCES purchase ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product TEXT NOT NULL,
  variant TEXT,
  name TEXT NOT NULL,
  choice TEXT,
  quantity INTEGER NOT NULL,
  price INTEGER NOT NULL,
  currency TEXT NOT NULL,
  PRIMARY KEY (purchase, position)
) WITHOUT ROWID;
CREATE TABLE lastOrderNumber (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  number INTEGER NOT NULL
);
CREATE TABLE sold (
  product TEXT NOT NULL,
  variant TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (product, variant)
) WITHOUT ROWID;
CREATE TABLE ownReview (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  product TEXT NOT NULL,
  author TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  day TEXT NOT NULL,
  UNIQUE (product, author)
);
CREATE INDEX productOnShelfByPrice ON product (category, price, stock);
CREATE INDEX productOnShelfByName ON product (category, foldedName, price, stock);
INSERT INTO session VALUES (1, 'default', '2026-11-21T10:08:56Z', 0);
INSERT INTO sceneValue VALUES (1, 0, 'arrangement', CAST('{"isZoomed":false,"layout":"columns"}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 0, 'focus', CAST('1' AS BLOB));
INSERT INTO sceneValue VALUES (1, 0, 'nextScene', CAST('5' AS BLOB));
INSERT INTO sceneValue VALUES (1, 0, 'windows', CAST('[{"id":1,"letter":"A"},{"id":2,"letter":"B"},{"id":3,"letter":"C"}]' AS BLOB));
INSERT INTO sceneValue VALUES (1, 1, 'home', CAST('{"drafts":{},"scroll":0,"selection":1}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 1, 'home/0', CAST('{"cause":"key","id":{"number":1,"scene":1},"route":{"type":"home","value":{"product":{"_0":"creme-brulee-torch"}}},"view":{"drafts":{},"scroll":0,"selection":2}}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 1, 'home/1', CAST('{"cause":"key","id":{"number":2,"scene":1},"route":{"type":"home","value":{"reviews":{"_0":"creme-brulee-torch"}}},"view":{"drafts":{},"scroll":0,"selection":0}}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 1, 'next', CAST('3' AS BLOB));
INSERT INTO sceneValue VALUES (1, 1, 'tab', CAST('"home"' AS BLOB));
INSERT INTO sceneValue VALUES (1, 2, 'next', CAST('2' AS BLOB));
INSERT INTO sceneValue VALUES (1, 2, 'search', CAST('{"drafts":{"query":{"cursor":3,"text":"tea"}},"scroll":0,"selection":2}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 2, 'search/0', CAST('{"cause":"key","id":{"number":1,"scene":2},"route":{"type":"product","value":"tea-chest"},"view":{"drafts":{},"scroll":0,"selection":0}}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 2, 'tab', CAST('"search"' AS BLOB));
INSERT INTO sceneValue VALUES (1, 3, 'next', CAST('3' AS BLOB));
INSERT INTO sceneValue VALUES (1, 3, 'profile/0', CAST('{"cause":"key","id":{"number":1,"scene":3},"route":{"type":"profile","value":{"orders":{}}},"view":{"drafts":{},"scroll":0,"selection":0}}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 3, 'profile/1', CAST('{"cause":"key","id":{"number":2,"scene":3},"route":{"type":"profile","value":{"order":{"_0":"1001"}}},"view":{"drafts":{},"scroll":0,"selection":0}}' AS BLOB));
INSERT INTO sceneValue VALUES (1, 3, 'tab', CAST('"profile"' AS BLOB));
INSERT INTO cartLine VALUES (1, 'creme-brulee-torch', '', 0, 1);
INSERT INTO purchase VALUES (1, '2015', 'sam', '2026-07-30', 'delivered', NULL, NULL);
INSERT INTO purchase VALUES (2, '2008', 'sam', '2026-09-14', 'shipped', NULL, NULL);
INSERT INTO purchase VALUES (3, '2001', 'sam', '2026-10-28', 'packed', NULL, NULL);
INSERT INTO purchase VALUES (4, '1029', 'robin', '2026-02-11', 'delivered', NULL, NULL);
INSERT INTO purchase VALUES (5, '1022', 'robin', '2026-05-02', 'delivered', NULL, NULL);
INSERT INTO purchase VALUES (6, '1015', 'robin', '2026-07-30', 'delivered', NULL, NULL);
INSERT INTO purchase VALUES (7, '1008', 'robin', '2026-09-14', 'shipped', NULL, NULL);
INSERT INTO purchase VALUES (8, '1001', 'robin', '2026-10-28', 'packed', NULL, NULL);
INSERT INTO purchaseLine VALUES (1, 0, 'loofah', NULL, 'Loofah', NULL, 1, 760, 'EUR');
INSERT INTO purchaseLine VALUES (2, 0, 'loom', NULL, 'Table loom in ash, four shafts', NULL, 2, 78000, 'EUR');
INSERT INTO purchaseLine VALUES (2, 1, 'twine', NULL, 'Twine, tarred', NULL, 1, 480, 'EUR');
INSERT INTO purchaseLine VALUES (2, 2, 'oil-linseed', NULL, 'Öl', NULL, 2, 1290, 'EUR');
INSERT INTO purchaseLine VALUES (3, 0, 'yuzu-kosho', NULL, '柚子胡椒 Yuzu and green chilli paste', NULL, 1, 1090, 'EUR');
INSERT INTO purchaseLine VALUES (3, 1, 'preserved-lemons', NULL, 'Preserved lemons, 700 g', NULL, 2, 890, 'EUR');
INSERT INTO purchaseLine VALUES (4, 0, 'kindling-box', NULL, 'Box of kindling', NULL, 1, 890, 'EUR');
INSERT INTO purchaseLine VALUES (4, 1, 'brass-bell', NULL, 'Ship''s bell, cast brass, 20 cm', NULL, 2, 12600, 'EUR');
INSERT INTO purchaseLine VALUES (5, 0, 'awl', NULL, 'Awl', NULL, 2, 1150, 'EUR');
INSERT INTO purchaseLine VALUES (6, 0, 'sealing-wax', NULL, 'Sealing wax, four sticks', NULL, 1, 890, 'EUR');
INSERT INTO purchaseLine VALUES (6, 1, 'linen-by-metre', NULL, 'Linen by the metre, 150 cm wide, undyed', NULL, 2, 2450, 'EUR');
INSERT INTO purchaseLine VALUES (6, 2, 'hori-hori', NULL, '掘り Hori-hori, a digging knife', NULL, 1, 4200, 'EUR');
INSERT INTO purchaseLine VALUES (7, 0, 'soup-plate', NULL, 'Soup plate', NULL, 2, 1550, 'EUR');
INSERT INTO purchaseLine VALUES (7, 1, 'raki-glasses', NULL, 'Six narrow glasses for rakı, or anything else that goes cloudy', NULL, 1, 2400, 'EUR');
INSERT INTO purchaseLine VALUES (8, 0, 'teapot', NULL, 'Teapot', NULL, 1, 2450, 'EUR');
INSERT INTO lastOrderNumber VALUES (1, 0);
