CREATE TABLE "productions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"started_by" text NOT NULL,
	"daily_volume" integer NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"niches" text[] DEFAULT '{}'::text[] NOT NULL,
	"quality_threshold" integer NOT NULL,
	"waits" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ugc_packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"run_id" uuid,
	"job" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"niche" text NOT NULL,
	"topic" text,
	"seed" integer NOT NULL,
	"threshold" integer NOT NULL,
	"script_id" uuid,
	"viral_score" integer,
	"report" jsonb,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_at" timestamp with time zone,
	"filmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ugc_packages" ADD CONSTRAINT "ugc_packages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ugc_packages" ADD CONSTRAINT "ugc_packages_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ugc_packages" ADD CONSTRAINT "ugc_packages_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ugc_packages_account" ON "ugc_packages" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "ugc_packages_run" ON "ugc_packages" USING btree ("account_id","run_id");--> statement-breakpoint
CREATE INDEX "ugc_packages_brand" ON "ugc_packages" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "ugc_packages_script" ON "ugc_packages" USING btree ("script_id");