-- Version 3. PostgreSQL has the same tables.

-- Results and ratings -----------------------------------------------------------------------------------
-- They follow from the lines of the games, and refer to people by their numbers only: a person whose row
-- loses its name and its public id has no name here, either.

-- A random name of the person in addresses of pages.
ALTER TABLE persons ADD COLUMN public_id TEXT NOT NULL DEFAULT '';
UPDATE persons SET public_id = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX persons_by_public_id ON persons (public_id) WHERE public_id <> '';
CREATE INDEX persons_by_name ON persons (name);

-- Set once the result of a game that is over was noted.
ALTER TABLE games ADD COLUMN result_noted BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX games_without_result ON games (id) WHERE over AND NOT result_noted;

-- rating: 0 if the game waits to be rated, 1 if it counts, 2 if it does not, 3 if it is no rated game.
CREATE TABLE results (
    game TEXT PRIMARY KEY NOT NULL REFERENCES games,
    ended INTEGER NOT NULL,
    rules TEXT NOT NULL,
    variant TEXT NOT NULL,
    seats INTEGER NOT NULL,
    reason TEXT NOT NULL,
    drawn BOOLEAN NOT NULL,
    public BOOLEAN NOT NULL,
    rating INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX results_to_rate ON results (ended, game) WHERE rating = 0;
CREATE INDEX results_rated ON results (ended, game) WHERE rating IN (1, 2);

-- person is 0 at the seat of a bot, bot is empty at that of a person.
CREATE TABLE result_seats (
    game TEXT NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    bot TEXT NOT NULL,
    place INTEGER NOT NULL,
    gone BOOLEAN NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX result_seats_of_person ON result_seats (person, ended, game);

-- Ratings after each game that counted. was and points are what people see.
CREATE TABLE rating_steps (
    list TEXT NOT NULL,
    person INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES games,
    games INTEGER NOT NULL,
    mean INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    was INTEGER NOT NULL,
    points INTEGER NOT NULL,
    latest BOOLEAN NOT NULL,
    PRIMARY KEY (list, person, ended, game)
) WITHOUT ROWID;
CREATE UNIQUE INDEX ratings_now ON rating_steps (person, list) WHERE latest;
CREATE INDEX rating_leaders ON rating_steps (list, points DESC, person) WHERE latest;
CREATE INDEX rating_steps_in_order ON rating_steps (ended, game);

-- Results of the deals of the day ---------------------------------------------------------------------

-- One for each person and day, the day as its number since 1970, `entered` in milliseconds.
CREATE TABLE daily_results (
    day INTEGER NOT NULL,
    person INTEGER NOT NULL,
    won BOOLEAN NOT NULL,
    turns INTEGER NOT NULL,
    entered INTEGER NOT NULL,
    PRIMARY KEY (day, person)
) WITHOUT ROWID;
CREATE INDEX daily_results_of_person ON daily_results (person);

-- Notifications: where people are told that it is their turn --------------------------------------------

-- A browser that shows pushes. It goes with the browser's token.
CREATE TABLE push_subscriptions (
    device BLOB PRIMARY KEY NOT NULL REFERENCES tokens ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    lang TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;

-- E-mail addresses; nothing but the question is sent to one that is not confirmed.
CREATE TABLE mail_addresses (
    person INTEGER PRIMARY KEY NOT NULL REFERENCES persons ON DELETE CASCADE,
    address TEXT NOT NULL,
    lang TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;

-- Kinds of notices that a person has turned off, as bits.
CREATE TABLE notice_choices (
    person INTEGER PRIMARY KEY NOT NULL REFERENCES persons ON DELETE CASCADE,
    push_off INTEGER NOT NULL,
    mail_off INTEGER NOT NULL
) WITHOUT ROWID;

-- Tables about which a person wants to be told nothing.
CREATE TABLE quiet_tables (
    person INTEGER NOT NULL REFERENCES persons ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES games,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

-- The last notice of each kind, written before it is sent: person 0 is the table's webhook.
CREATE TABLE notices (
    game TEXT NOT NULL REFERENCES games,
    person INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, person, kind)
) WITHOUT ROWID;

-- Addresses of chat programs, one for each table.
CREATE TABLE webhooks (
    game TEXT PRIMARY KEY NOT NULL REFERENCES games,
    person INTEGER NOT NULL REFERENCES persons ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret BLOB NOT NULL,
    lang TEXT NOT NULL,
    off INTEGER NOT NULL
) WITHOUT ROWID;

-- Times in which the clocks of a person's slow games stand still.
CREATE TABLE holidays (
    person INTEGER NOT NULL REFERENCES persons ON DELETE CASCADE,
    began INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    PRIMARY KEY (person, began)
) WITHOUT ROWID;

-- Community ----------------------------------------------------------------------------------------
-- Whom people follow and block, reports, what operators decided, and invitations.

CREATE TABLE follows (
    person INTEGER NOT NULL REFERENCES persons,
    followed INTEGER NOT NULL REFERENCES persons,
    made INTEGER NOT NULL,
    PRIMARY KEY (person, followed)
) WITHOUT ROWID;
CREATE INDEX follows_of_followed ON follows (followed);

CREATE TABLE blocks (
    person INTEGER NOT NULL REFERENCES persons,
    blocked INTEGER NOT NULL REFERENCES persons,
    made INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) WITHOUT ROWID;
CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- Chat lines and names that people reported, with the lines around them; line 0 is a name. Open while
-- `closed` is 0.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reporter INTEGER NOT NULL,
    about INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    line INTEGER NOT NULL,
    context TEXT NOT NULL,
    note TEXT NOT NULL,
    made INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    UNIQUE (reporter, game, about, line)
);

-- People who may not chat (`mute`), or not come in (`ban`), until a time in milliseconds.
CREATE TABLE sanctions (
    person INTEGER NOT NULL REFERENCES persons,
    kind TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (person, kind)
) WITHOUT ROWID;

-- Codes by which new people may come, as hashes; those of the operator belong to person 0.
CREATE TABLE invitations (
    hash BLOB PRIMARY KEY NOT NULL,
    person INTEGER NOT NULL,
    uses INTEGER NOT NULL,
    made INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX invitations_of_person ON invitations (person);

-- What is announced to everybody: at most one row.
CREATE TABLE announcements (
    text TEXT NOT NULL,
    maintenance INTEGER NOT NULL,
    expires INTEGER NOT NULL
);

-- Everything that operators did. Numbers only, no names: it is never changed.
CREATE TABLE admin_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    made INTEGER NOT NULL,
    act TEXT NOT NULL,
    person INTEGER NOT NULL,
    detail TEXT NOT NULL
);
CREATE TRIGGER admin_log_stays BEFORE UPDATE ON admin_log
BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
CREATE TRIGGER admin_log_remains BEFORE DELETE ON admin_log
BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;

-- Personal texts, deletion and passkeys -----------------------------------------------------------------

-- Names and chat lie beside the lines, so that they can be removed: the hash chain covers their digests,
-- each over 32 random bytes and the text. Without the salt, the digest tells nothing of a text.
CREATE TABLE texts (
    game TEXT NOT NULL REFERENCES games,
    seq INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person INTEGER NOT NULL,
    -- 0 a name, 1 a chat line.
    kind INTEGER NOT NULL,
    digest BLOB NOT NULL,
    -- NULL once the text is not the one that was written.
    salt BLOB,
    -- NULL once the text is removed.
    text TEXT,
    PRIMARY KEY (game, seq, place)
) WITHOUT ROWID;
CREATE INDEX texts_of_person ON texts (person);

-- Games of earlier versions may have such texts inside their lines.
ALTER TABLE games ADD COLUMN inline_texts INTEGER NOT NULL DEFAULT TRUE;

-- Replacements of everything that a person is called and has written, and those that are not finished. A
-- finished one stays as a log.
CREATE TABLE rewordings (
    person INTEGER PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    removes_chat INTEGER NOT NULL,
    removes_person INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    done INTEGER NOT NULL
);

-- Games in which a text was replaced. Where it was inside a line, the game was chained anew.
CREATE TABLE reworded (
    game TEXT PRIMARY KEY NOT NULL REFERENCES games,
    at INTEGER NOT NULL,
    rechained INTEGER NOT NULL,
    -- Set within the one transaction that chains the game anew.
    open INTEGER NOT NULL
) WITHOUT ROWID;

DROP TRIGGER events_stay;
CREATE TRIGGER events_stay BEFORE UPDATE ON events
WHEN OLD.game <> NEW.game OR OLD.seq <> NEW.seq
    OR NOT EXISTS (SELECT 1 FROM reworded WHERE game = OLD.game AND open)
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;

-- Passkeys: public keys by which people sign in. The secret part never leaves their devices.
CREATE TABLE passkeys (
    -- Hash of the id that the authenticator has given it.
    hash BLOB PRIMARY KEY NOT NULL,
    person INTEGER NOT NULL REFERENCES persons,
    -- Random bytes by which authenticators know the person; the same for all passkeys of one.
    handle BLOB NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_of_person ON passkeys (person);

-- Programs that play online ---------------------------------------------------------------------------

-- A program is a person of its own, with an owner who can revoke its token. `hash` is that of the token,
-- NULL once it is revoked.
CREATE TABLE programs (
    person INTEGER PRIMARY KEY NOT NULL REFERENCES persons,
    owner INTEGER NOT NULL REFERENCES persons,
    hash BLOB UNIQUE,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX programs_of_owner ON programs (owner);
