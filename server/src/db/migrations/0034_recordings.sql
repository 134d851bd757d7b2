CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"text" text NOT NULL,
	"words" text NOT NULL,
	"captions" jsonb NOT NULL,
	"times" jsonb NOT NULL,
	"duration_ms" integer NOT NULL,
	"level_db" real NOT NULL,
	"problem" text,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "recordings_video" ON "recordings" USING btree ("video_id","created_at");
--> statement-breakpoint
CREATE INDEX "recordings_account" ON "recordings" USING btree ("account_id");
--> statement-breakpoint
SELECT tells_rows('recordings');