-- What went into the outbox was noted as delivered: it went nowhere, and is kept.
UPDATE "sends" SET "status" = 'kept' FROM "campaigns" WHERE "campaigns"."id" = "sends"."campaign_id" AND "campaigns"."embedded" AND "sends"."status" = 'delivered';
--> statement-breakpoint
-- A script was noted as filmed when its film was ordered: it is, once the film is there.
UPDATE "scripts" SET "status" = 'approved' WHERE "status" = 'filmed' AND NOT "sample" AND NOT EXISTS (SELECT 1 FROM "videos" WHERE "videos"."script_id" = "scripts"."id" AND "videos"."ready_at" IS NOT NULL);--> statement-breakpoint
UPDATE "scripts" SET "status" = 'filmed' WHERE "status" <> 'filmed' AND EXISTS (SELECT 1 FROM "videos" WHERE "videos"."script_id" = "scripts"."id" AND "videos"."ready_at" IS NOT NULL);
