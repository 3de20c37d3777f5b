-- Windows as the first schema kept them.
PRAGMA journal_mode = WAL;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES ('scenes');
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
