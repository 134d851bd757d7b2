ALTER TABLE "channels" ADD COLUMN "external_id" text;
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "credentials" text;