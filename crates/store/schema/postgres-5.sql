-- Version 5. SQLite has the same tables.

-- Retention: what is removed after some days, where the people who run the server want that.
-- Of a game that was removed its row stays: the id is not given out again, results and ratings refer to it,
-- and the head of its chain can still be compared with the one that a player noted. `removed` is the time, 0
-- for a game that is there.
ALTER TABLE games ADD COLUMN removed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX games_over ON games (touched) WHERE over AND removed = 0;
CREATE INDEX games_running ON games (touched) WHERE NOT over;

-- Lines of the operators' log before this time were removed.
ALTER TABLE cartagena_store ADD COLUMN log_since BIGINT NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION cartagena_refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF TG_TABLE_NAME = 'events' THEN
        IF TG_OP = 'UPDATE' THEN
            IF OLD.game = NEW.game AND OLD.seq = NEW.seq
                AND EXISTS (SELECT 1 FROM reworded WHERE game = OLD.game AND open) THEN
                RETURN NEW;
            END IF;
        ELSIF EXISTS (SELECT 1 FROM games WHERE id = OLD.game AND removed > 0) THEN
            RETURN OLD;
        END IF;
    ELSIF TG_OP = 'DELETE' THEN
        IF OLD.made < (SELECT log_since FROM cartagena_store) THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION '% are only ever added', TG_TABLE_NAME;
END $$;

-- How many questions a mailbox was sent, as the moment until which its bucket is used up. The mailbox is a
-- keyed hash: it may be a stranger's.
CREATE TABLE mail_limits (
    mailbox BYTEA PRIMARY KEY,
    busy_until BIGINT NOT NULL
);
