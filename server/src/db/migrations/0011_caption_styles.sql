ALTER TABLE "brands" ADD COLUMN "caption_style" text DEFAULT 'karaoke' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "caption_style" text;