-- Version 3. SQLite has the same tables.

-- Results and ratings -----------------------------------------------------------------------------------
-- They follow from the lines of the games, and refer to people by their numbers only: a person whose row
-- loses its name and its public id has no name here, either.

-- A random name of the person in addresses of pages.
ALTER TABLE persons ADD COLUMN public_id TEXT NOT NULL DEFAULT '';
UPDATE persons SET public_id = replace(gen_random_uuid()::TEXT, '-', '');
CREATE UNIQUE INDEX persons_by_public_id ON persons (public_id) WHERE public_id <> '';
CREATE INDEX persons_by_name ON persons (name);

-- Set once the result of a game that is over was noted.
ALTER TABLE games ADD COLUMN result_noted BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX games_without_result ON games (id) WHERE over AND NOT result_noted;

-- rating: 0 if the game waits to be rated, 1 if it counts, 2 if it does not, 3 if it is no rated game.
CREATE TABLE results (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES games,
    ended BIGINT NOT NULL,
    rules TEXT NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    seats BIGINT NOT NULL,
    reason TEXT NOT NULL,
    drawn BOOLEAN NOT NULL,
    public BOOLEAN NOT NULL,
    rating BIGINT NOT NULL
);
CREATE INDEX results_to_rate ON results (ended, game) WHERE rating = 0;
CREATE INDEX results_rated ON results (ended, game) WHERE rating IN (1, 2);

-- person is 0 at the seat of a bot, bot is empty at that of a person.
CREATE TABLE result_seats (
    game TEXT COLLATE "C" NOT NULL REFERENCES games,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    bot TEXT NOT NULL,
    place BIGINT NOT NULL,
    gone BOOLEAN NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX result_seats_of_person ON result_seats (person, ended, game);

-- Ratings after each game that counted. was and points are what people see.
CREATE TABLE rating_steps (
    list TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL REFERENCES games,
    games BIGINT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    was BIGINT NOT NULL,
    points BIGINT NOT NULL,
    latest BOOLEAN NOT NULL,
    PRIMARY KEY (list, person, ended, game)
);
CREATE UNIQUE INDEX ratings_now ON rating_steps (person, list) WHERE latest;
CREATE INDEX rating_leaders ON rating_steps (list, points DESC, person) WHERE latest;
CREATE INDEX rating_steps_in_order ON rating_steps (ended, game);

-- Results of the deals of the day ---------------------------------------------------------------------

-- One for each person and day, the day as its number since 1970, `entered` in milliseconds.
CREATE TABLE daily_results (
    day BIGINT NOT NULL,
    person BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    turns BIGINT NOT NULL,
    entered BIGINT NOT NULL,
    PRIMARY KEY (day, person)
);
CREATE INDEX daily_results_of_person ON daily_results (person);

-- Notifications: where people are told that it is their turn --------------------------------------------

-- A browser that shows pushes. It goes with the browser's token.
CREATE TABLE push_subscriptions (
    device BYTEA PRIMARY KEY NOT NULL REFERENCES tokens ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    key BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    lang TEXT NOT NULL,
    made BIGINT NOT NULL
);

-- E-mail addresses; nothing but the question is sent to one that is not confirmed.
CREATE TABLE mail_addresses (
    person BIGINT PRIMARY KEY NOT NULL REFERENCES persons ON DELETE CASCADE,
    address TEXT NOT NULL,
    lang TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    made BIGINT NOT NULL
);

-- Kinds of notices that a person has turned off, as bits.
CREATE TABLE notice_choices (
    person BIGINT PRIMARY KEY NOT NULL REFERENCES persons ON DELETE CASCADE,
    push_off BIGINT NOT NULL,
    mail_off BIGINT NOT NULL
);

-- Tables about which a person wants to be told nothing.
CREATE TABLE quiet_tables (
    person BIGINT NOT NULL REFERENCES persons ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL REFERENCES games,
    PRIMARY KEY (person, game)
);

-- The last notice of each kind, written before it is sent: person 0 is the table's webhook.
CREATE TABLE notices (
    game TEXT COLLATE "C" NOT NULL REFERENCES games,
    person BIGINT NOT NULL,
    kind BIGINT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (game, person, kind)
);

-- Addresses of chat programs, one for each table.
CREATE TABLE webhooks (
    game TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES games,
    person BIGINT NOT NULL REFERENCES persons ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret BYTEA NOT NULL,
    lang TEXT NOT NULL,
    off BIGINT NOT NULL
);

-- Times in which the clocks of a person's slow games stand still.
CREATE TABLE holidays (
    person BIGINT NOT NULL REFERENCES persons ON DELETE CASCADE,
    began BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (person, began)
);

-- Community ----------------------------------------------------------------------------------------
-- Whom people follow and block, reports, what operators decided, and invitations.

CREATE TABLE follows (
    person BIGINT NOT NULL REFERENCES persons,
    followed BIGINT NOT NULL REFERENCES persons,
    made BIGINT NOT NULL,
    PRIMARY KEY (person, followed)
);
CREATE INDEX follows_of_followed ON follows (followed);

CREATE TABLE blocks (
    person BIGINT NOT NULL REFERENCES persons,
    blocked BIGINT NOT NULL REFERENCES persons,
    made BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- Chat lines and names that people reported, with the lines around them; line 0 is a name. Open while
-- `closed` is 0.
CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reporter BIGINT NOT NULL,
    about BIGINT NOT NULL,
    name TEXT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    line BIGINT NOT NULL,
    context TEXT NOT NULL,
    note TEXT NOT NULL,
    made BIGINT NOT NULL,
    closed BIGINT NOT NULL,
    UNIQUE (reporter, game, about, line)
);

-- People who may not chat (`mute`), or not come in (`ban`), until a time in milliseconds.
CREATE TABLE sanctions (
    person BIGINT NOT NULL REFERENCES persons,
    kind TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (person, kind)
);

-- Codes by which new people may come, as hashes; those of the operator belong to person 0.
CREATE TABLE invitations (
    hash BYTEA PRIMARY KEY,
    person BIGINT NOT NULL,
    uses BIGINT NOT NULL,
    made BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX invitations_of_person ON invitations (person);

-- What is announced to everybody: at most one row.
CREATE TABLE announcements (
    text TEXT NOT NULL,
    maintenance BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

-- Everything that operators did. Numbers only, no names: it is never changed.
CREATE TABLE admin_log (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    made BIGINT NOT NULL,
    act TEXT NOT NULL,
    person BIGINT NOT NULL,
    detail TEXT NOT NULL
);
CREATE TRIGGER admin_log_stays BEFORE UPDATE OR DELETE ON admin_log
FOR EACH ROW EXECUTE FUNCTION cartagena_refuse();

-- Personal texts, deletion and passkeys -----------------------------------------------------------------

-- Names and chat lie beside the lines, so that they can be removed: the hash chain covers their digests,
-- each over 32 random bytes and the text. Without the salt, the digest tells nothing of a text.
CREATE TABLE texts (
    game TEXT COLLATE "C" NOT NULL REFERENCES games,
    seq BIGINT NOT NULL,
    place BIGINT NOT NULL,
    person BIGINT NOT NULL,
    -- 0 a name, 1 a chat line.
    kind BIGINT NOT NULL,
    digest BYTEA NOT NULL,
    -- NULL once the text is not the one that was written.
    salt BYTEA,
    -- NULL once the text is removed.
    text TEXT,
    PRIMARY KEY (game, seq, place)
);
CREATE INDEX texts_of_person ON texts (person);

-- Games of earlier versions may have such texts inside their lines.
ALTER TABLE games ADD COLUMN inline_texts BOOLEAN NOT NULL DEFAULT TRUE;

-- Replacements of everything that a person is called and has written, and those that are not finished. A
-- finished one stays as a log.
CREATE TABLE rewordings (
    person BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    removes_chat BOOLEAN NOT NULL,
    removes_person BOOLEAN NOT NULL,
    asked BIGINT NOT NULL,
    done BOOLEAN NOT NULL
);

-- Games in which a text was replaced. Where it was inside a line, the game was chained anew.
CREATE TABLE reworded (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES games,
    at BIGINT NOT NULL,
    rechained BOOLEAN NOT NULL,
    -- Set within the one transaction that chains the game anew.
    open BOOLEAN NOT NULL
);

CREATE OR REPLACE FUNCTION cartagena_refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF TG_TABLE_NAME = 'events' AND TG_OP = 'UPDATE' THEN
        IF OLD.game = NEW.game AND OLD.seq = NEW.seq
            AND EXISTS (SELECT 1 FROM reworded WHERE game = OLD.game AND open) THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION '% are only ever added', TG_TABLE_NAME;
END $$;

-- Passkeys: public keys by which people sign in. The secret part never leaves their devices.
CREATE TABLE passkeys (
    -- Hash of the id that the authenticator has given it.
    hash BYTEA PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES persons,
    -- Random bytes by which authenticators know the person; the same for all passkeys of one.
    handle BYTEA NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX passkeys_of_person ON passkeys (person);

-- Programs that play online ---------------------------------------------------------------------------

-- A program is a person of its own, with an owner who can revoke its token. `hash` is that of the token,
-- NULL once it is revoked.
CREATE TABLE programs (
    person BIGINT PRIMARY KEY REFERENCES persons,
    owner BIGINT NOT NULL REFERENCES persons,
    hash BYTEA UNIQUE,
    made BIGINT NOT NULL
);
CREATE INDEX programs_of_owner ON programs (owner);
