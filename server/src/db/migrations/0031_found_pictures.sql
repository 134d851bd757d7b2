CREATE TABLE "made_pictures" (
	"account_id" uuid NOT NULL,
	"week" date NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "made_pictures_account_id_week_pk" PRIMARY KEY("account_id","week")
);

--> statement-breakpoint
CREATE TABLE "picture_sources" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"page" text NOT NULL,
	"address" text NOT NULL,
	"license" text NOT NULL,
	"thing" text NOT NULL,
	"video_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "stock_pictures" text DEFAULT 'stock' NOT NULL;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "found_pictures" jsonb;
--> statement-breakpoint
ALTER TABLE "made_pictures" ADD CONSTRAINT "made_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "picture_sources" ADD CONSTRAINT "picture_sources_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "picture_sources_account" ON "picture_sources" USING btree ("account_id");
--> statement-breakpoint
SELECT tells_rows('made_pictures');
--> statement-breakpoint
SELECT tells_rows('picture_sources');