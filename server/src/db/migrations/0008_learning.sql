CREATE TABLE "learning_cycles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"films" integer NOT NULL,
	"patterns_found" integer NOT NULL,
	"improvements_applied" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"account_id" uuid NOT NULL,
	"niche" text NOT NULL,
	"weights" jsonb NOT NULL,
	"patterns" jsonb NOT NULL,
	"films" integer NOT NULL,
	"learned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lessons_account_id_niche_pk" PRIMARY KEY("account_id","niche")
);
--> statement-breakpoint
CREATE TABLE "studies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"author" text,
	"views" integer,
	"read_from" text NOT NULL,
	"hook" text NOT NULL,
	"hook_kind" text NOT NULL,
	"structure" text NOT NULL,
	"seconds" real NOT NULL,
	"viral_score" integer NOT NULL,
	"compliance_score" integer NOT NULL,
	"traits" jsonb NOT NULL,
	"observations" jsonb NOT NULL,
	"studied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_cycles" ADD CONSTRAINT "learning_cycles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_cycles_account" ON "learning_cycles" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "studies_url" ON "studies" USING btree ("account_id","url");