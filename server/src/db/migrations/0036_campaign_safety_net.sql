ALTER TABLE "campaign_settings" ADD COLUMN "referral_line" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "video_id" uuid;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "link_url" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "button_label" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "leads_to" text DEFAULT 'own' NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "referral_line" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "take_back_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "campaigns_video" ON "campaigns" USING btree ("video_id");
--> statement-breakpoint
UPDATE "campaigns" SET "leads_to" = 'referral';