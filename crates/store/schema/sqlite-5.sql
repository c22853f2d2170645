-- Version 5. PostgreSQL has the same tables.

-- Retention: what is removed after some days, where the people who run the server want that.
-- Of a game that was removed its row stays: the id is not given out again, results and ratings refer to it,
-- and the head of its chain can still be compared with the one that a player noted. `removed` is the time, 0
-- for a game that is there.
ALTER TABLE games ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_over ON games (touched) WHERE over AND removed = 0;
CREATE INDEX games_running ON games (touched) WHERE NOT over;

-- Lines of the operators' log before this time were removed.
ALTER TABLE cartagena_store ADD COLUMN log_since INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER events_remain;
CREATE TRIGGER events_remain BEFORE DELETE ON events
WHEN NOT EXISTS (SELECT 1 FROM games WHERE id = OLD.game AND removed > 0)
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;
DROP TRIGGER admin_log_remains;
CREATE TRIGGER admin_log_remains BEFORE DELETE ON admin_log
WHEN OLD.made >= (SELECT log_since FROM cartagena_store)
BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;

-- How many questions a mailbox was sent, as the moment until which its bucket is used up. The mailbox is a
-- keyed hash: it may be a stranger's.
CREATE TABLE mail_limits (
    mailbox BLOB PRIMARY KEY NOT NULL,
    busy_until INTEGER NOT NULL
) WITHOUT ROWID;
