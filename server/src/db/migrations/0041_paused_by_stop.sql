ALTER TABLE "campaigns" ADD COLUMN "paused_by_stop" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Paused by a stop that still lasts: an earlier version noted it in words alone.
UPDATE "campaigns" SET "paused_by_stop" = true, "problem" = 'Paused by the stop of all work. Start again goes on with it.'
WHERE "status" = 'paused' AND "problem" = 'Stopped by the emergency switch. Resume it when you have pressed Start.'
	AND "account_id" IN (SELECT "account_id" FROM "operations" WHERE "state" = 'halted');
