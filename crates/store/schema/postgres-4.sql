-- Version 4. SQLite has the same tables, and never writes to them: it has one server.

-- Several servers ----------------------------------------------------------------------------------------
-- The lease of a game: the server that runs its clocks and bots, and a number that grows whenever the lease
-- changes hands. A line of a clock or a bot is stored only under the number that its server knows. A holder
-- that is not in servers holds nothing.
ALTER TABLE games ADD COLUMN holder BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;

-- The servers that run. Each notes again and again that it lives. Numbers are never used twice.
CREATE TABLE servers (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key TEXT NOT NULL,
    serving_since BIGINT NOT NULL,
    seen TIMESTAMPTZ NOT NULL
);

-- What follows is worth nothing after a crash of the database, so it is not logged.

-- The people with a page of a server open (game is empty), and those who watch a table there.
CREATE UNLOGGED TABLE viewers (
    server BIGINT NOT NULL REFERENCES servers ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    looking BOOLEAN NOT NULL,
    PRIMARY KEY (server, game, person)
);
CREATE INDEX viewers_by_game ON viewers (game);
CREATE INDEX viewers_by_person ON viewers (person) WHERE game = '';

-- The people who wait for an opponent. taken_by is the server that seats the pair, game the table.
CREATE UNLOGGED TABLE seekers (
    person BIGINT PRIMARY KEY,
    server BIGINT NOT NULL REFERENCES servers ON DELETE CASCADE,
    name TEXT NOT NULL,
    rules TEXT NOT NULL,
    rating DOUBLE PRECISION,
    since BIGINT NOT NULL,
    taken_by BIGINT,
    game TEXT COLLATE "C"
);

-- Messages for people whose pages another server has.
CREATE UNLOGGED TABLE relays (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person BIGINT NOT NULL,
    message TEXT NOT NULL,
    made TIMESTAMPTZ NOT NULL
);

-- Rate limits that hold for all servers together, under keyed hashes of people and addresses.
CREATE UNLOGGED TABLE rate_limits (
    key BYTEA PRIMARY KEY,
    empty_at BIGINT NOT NULL
);
