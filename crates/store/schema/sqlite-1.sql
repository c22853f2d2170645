-- What a store of version 1 holds. PostgreSQL has the same tables.

CREATE TABLE cartagena_store (version INTEGER NOT NULL, probed INTEGER NOT NULL);
INSERT INTO cartagena_store VALUES (0, 0);

CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
);

-- Secrets are kept as hashes only: who reads this cannot come in anybody's name.
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY NOT NULL,
    person INTEGER NOT NULL REFERENCES persons
) WITHOUT ROWID;

CREATE TABLE passes (
    hash BLOB PRIMARY KEY NOT NULL,
    person INTEGER NOT NULL REFERENCES persons,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE games (
    id TEXT PRIMARY KEY NOT NULL,
    rules_version INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    last INTEGER NOT NULL,
    head BLOB NOT NULL,
    over INTEGER NOT NULL,
    touched INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_unfinished ON games (opened) WHERE NOT over;

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TRIGGER events_stay BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games,
    person INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person);
