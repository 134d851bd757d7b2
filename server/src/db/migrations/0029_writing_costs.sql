CREATE TABLE "writing_costs" (
	"account_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"microdollars" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "writing_costs_account_id_brand_id_day_pk" PRIMARY KEY("account_id","brand_id","day")
);

--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "writing" jsonb;
--> statement-breakpoint
ALTER TABLE "writing_costs" ADD CONSTRAINT "writing_costs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "writing_costs" ADD CONSTRAINT "writing_costs_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT tells_rows('writing_costs');
