ALTER TABLE "brands" ADD COLUMN "word_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "required_words" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "rule_switches" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "set_aside" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "brand_rules" text;
--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "words" text;
--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "approved_words" text;