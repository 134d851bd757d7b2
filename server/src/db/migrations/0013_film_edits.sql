CREATE TABLE "film_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"base" integer NOT NULL,
	"revision" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "film_plans" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"script" text NOT NULL,
	"lines" jsonb NOT NULL,
	"manner" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "film_edits" ADD CONSTRAINT "film_edits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_edits" ADD CONSTRAINT "film_edits_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_plans" ADD CONSTRAINT "film_plans_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_plans" ADD CONSTRAINT "film_plans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "film_edits_request" ON "film_edits" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "film_edits_revision" ON "film_edits" USING btree ("video_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "film_edits_open" ON "film_edits" USING btree ("video_id") WHERE "film_edits"."status" in ('queued', 'making');--> statement-breakpoint
CREATE INDEX "film_plans_account" ON "film_plans" USING btree ("account_id");