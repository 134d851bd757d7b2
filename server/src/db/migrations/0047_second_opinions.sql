CREATE TABLE "second_opinions" (
	"account_id" uuid NOT NULL,
	"words" text NOT NULL,
	"findings" jsonb NOT NULL,
	"opinion" jsonb NOT NULL,
	"reader" text NOT NULL,
	"both" integer NOT NULL,
	"only_reader" integer NOT NULL,
	"only_model" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_opinions_account_id_words_pk" PRIMARY KEY("account_id","words")
);

--> statement-breakpoint
ALTER TABLE "checks" ADD COLUMN "opinion" jsonb;
--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT tells_rows('second_opinions');