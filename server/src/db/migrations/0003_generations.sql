CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"seed" integer NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'generating' NOT NULL,
	"steps" jsonb NOT NULL,
	"problem" text,
	"content" jsonb,
	"memory" jsonb,
	"script_id" uuid,
	"video_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "avatar_id" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "presenter_choice" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "music" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "captions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "quality" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "length_note" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_account" ON "generations" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_request" ON "generations" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_request" ON "videos" USING btree ("account_id","request_id");