ALTER TABLE "brands" ADD COLUMN "trade" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "place" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "audience" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "words_to_use" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "words_to_avoid" jsonb DEFAULT '[]'::jsonb NOT NULL;