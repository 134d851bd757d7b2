CREATE TABLE "address_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_confirmed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "earned_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "address_confirmations" ADD CONSTRAINT "address_confirmations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "address_confirmations_account" ON "address_confirmations" USING btree ("account_id");
--> statement-breakpoint
-- What was earned at sign-up is earned.
UPDATE "referrals" SET "earned_at" = "created_at";
--> statement-breakpoint
-- Who pays has what was paid for and goes on looking after it; all others are asked, where plans are sold.
UPDATE "accounts" SET "email_confirmed_at" = now() WHERE "id" IN (SELECT "account_id" FROM "subscriptions");
