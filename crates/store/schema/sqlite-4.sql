-- Version 4. PostgreSQL has the same tables, which several servers share. SQLite has one server, and
-- nothing is ever written to these.

ALTER TABLE games ADD COLUMN holder INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    serving_since INTEGER NOT NULL,
    seen INTEGER NOT NULL
);

CREATE TABLE viewers (
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    looking BOOLEAN NOT NULL,
    PRIMARY KEY (server, game, person)
) WITHOUT ROWID;

CREATE TABLE seekers (
    person INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    name TEXT NOT NULL,
    rules TEXT NOT NULL,
    rating REAL,
    since INTEGER NOT NULL,
    taken_by INTEGER,
    game TEXT
);

CREATE TABLE relays (
    id INTEGER PRIMARY KEY,
    person INTEGER NOT NULL,
    message TEXT NOT NULL,
    made INTEGER NOT NULL
);

CREATE TABLE rate_limits (
    key BLOB PRIMARY KEY NOT NULL,
    empty_at INTEGER NOT NULL
) WITHOUT ROWID;
