CREATE TABLE "post_texts" (
	"account_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"hashtags" text[] NOT NULL,
	CONSTRAINT "post_texts_video_id_channel_id_pk" PRIMARY KEY("video_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "film_visitors" ADD COLUMN "came_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "post_texts" ADD CONSTRAINT "post_texts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_texts" ADD CONSTRAINT "post_texts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_texts" ADD CONSTRAINT "post_texts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_texts_account" ON "post_texts" USING btree ("account_id");