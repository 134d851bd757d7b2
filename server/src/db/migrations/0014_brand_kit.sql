ALTER TABLE "brands" ADD COLUMN "fonts" text DEFAULT 'modern' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "short_intro" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "long_intro" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "outro" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "lower_third" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "lower_third_line" text DEFAULT '' NOT NULL;