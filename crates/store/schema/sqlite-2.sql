-- Version 2: devices of a person, recovery codes, and people who were merged into others. PostgreSQL has
-- the same tables.

-- Name of the browser and its system, and times in milliseconds; 0 if the device was not seen since.
ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tokens_of_person ON tokens (person);
CREATE INDEX passes_of_person ON passes (person);

-- Codes that people write down, as hashes; one for each person.
CREATE TABLE codes (
    hash BLOB PRIMARY KEY NOT NULL,
    person INTEGER NOT NULL UNIQUE REFERENCES persons,
    made INTEGER NOT NULL
) WITHOUT ROWID;

-- People whose games became those of another person. Their numbers stay in the lines of their games, so
-- their rows here stay, too.
CREATE TABLE merges (
    absorbed INTEGER PRIMARY KEY NOT NULL,
    kept INTEGER NOT NULL REFERENCES persons,
    done INTEGER NOT NULL
);
CREATE INDEX merges_into_person ON merges (kept);
