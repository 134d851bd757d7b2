CREATE TABLE "segments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "segment_id" uuid;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "segment_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "segments_account" ON "segments" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "segments_name" ON "segments" USING btree ("account_id",lower("name")) WHERE "segments"."deleted_at" is null;
--> statement-breakpoint
SELECT tells_rows('segments');