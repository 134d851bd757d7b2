CREATE TABLE "referral_channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"via" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "referral_clicks" (
	"account_id" uuid NOT NULL,
	"via" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "referral_clicks_account_id_via_day_pk" PRIMARY KEY("account_id","via","day")
);

--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "via" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "referral_channels" ADD CONSTRAINT "referral_channels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "referral_channels_via" ON "referral_channels" USING btree ("account_id","via");
--> statement-breakpoint
SELECT tells_rows('referral_channels');
--> statement-breakpoint
SELECT tells_rows('referral_clicks');