CREATE TABLE "speaking_costs" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"characters" bigint DEFAULT 0 NOT NULL,
	"microdollars" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "speaking_costs_account_id_day_pk" PRIMARY KEY("account_id","day")
);

--> statement-breakpoint
ALTER TABLE "speaking_costs" ADD CONSTRAINT "speaking_costs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT tells_rows('speaking_costs');