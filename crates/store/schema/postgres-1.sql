-- What a store of version 1 holds. SQLite has the same tables, so that a backup can be one file of it.

CREATE TABLE cartagena_store (version BIGINT NOT NULL, probed BIGINT NOT NULL);
INSERT INTO cartagena_store VALUES (0, 0);

CREATE TABLE persons (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    made BIGINT NOT NULL
);

-- Secrets are kept as hashes only: who reads this cannot come in anybody's name.
CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES persons
);

CREATE TABLE passes (
    hash BYTEA PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES persons,
    expires BIGINT NOT NULL
);

-- Ids are compared by their bytes, as SQLite does, whatever language the database speaks.
CREATE TABLE games (
    id TEXT COLLATE "C" PRIMARY KEY,
    rules_version BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    last BIGINT NOT NULL,
    head BYTEA NOT NULL,
    over BOOLEAN NOT NULL,
    touched BIGINT NOT NULL
);
CREATE INDEX games_unfinished ON games (opened) WHERE NOT over;

CREATE TABLE events (
    game TEXT COLLATE "C" NOT NULL REFERENCES games,
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE FUNCTION cartagena_refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'events are only ever added'; END $$;
CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE ON events
FOR EACH ROW EXECUTE FUNCTION cartagena_refuse();

CREATE TABLE seats (
    game TEXT COLLATE "C" NOT NULL REFERENCES games,
    person BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX seats_of_person ON seats (person);
