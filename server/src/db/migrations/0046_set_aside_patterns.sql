CREATE TABLE "set_aside_patterns" (
	"account_id" uuid NOT NULL,
	"niche" text NOT NULL,
	"trait" text NOT NULL,
	"value" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_patterns_account_id_niche_trait_value_pk" PRIMARY KEY("account_id","niche","trait","value")
);

--> statement-breakpoint
ALTER TABLE "set_aside_patterns" ADD CONSTRAINT "set_aside_patterns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT tells_rows('set_aside_patterns');
--> statement-breakpoint
-- What was learned without asking whether chance would show as much is learned again, or not, by the next cycle.
DELETE FROM "lessons";
