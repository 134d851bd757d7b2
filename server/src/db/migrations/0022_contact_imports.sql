CREATE TABLE "contact_import_chunks" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"rows" text,
	"new_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	CONSTRAINT "contact_import_chunks_import_id_number_pk" PRIMARY KEY("import_id","number")
);

--> statement-breakpoint
CREATE TABLE "contact_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_imports_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"sms" boolean NOT NULL,
	"double_opt_in" boolean NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"counts" text,
	"said" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "contact_import_chunks" ADD CONSTRAINT "contact_import_chunks_import_id_contact_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."contact_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_import_chunks" ADD CONSTRAINT "contact_import_chunks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contact_import_chunks_account" ON "contact_import_chunks" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "contact_imports_newest" ON "contact_imports" USING btree ("account_id","number");
--> statement-breakpoint
SELECT tells_rows('contact_imports');
--> statement-breakpoint
SELECT tells_rows('contact_import_chunks');
