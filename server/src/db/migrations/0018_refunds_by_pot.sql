ALTER TABLE "credit_entries" ADD COLUMN "spend" text;
--> statement-breakpoint
UPDATE "credit_entries" SET "spend" = regexp_replace("key", ':referral$', '') WHERE "kind" = 'spend';
--> statement-breakpoint
-- A batch paid for the first attempt of each of its films; every other attempt was paid for by itself.
UPDATE "credit_entries" SET "spend" =
	CASE WHEN "videos"."batch_id" IS NOT NULL AND split_part("key", ' ', 3) = '1'
		THEN 'batch ' || "videos"."batch_id"
		ELSE 'video ' || "videos"."id" || ' ' || split_part("key", ' ', 3)
	END
FROM "videos"
WHERE "credit_entries"."kind" = 'refund' AND "credit_entries"."key" LIKE 'refund %'
	AND "videos"."id"::text = split_part("credit_entries"."key", ' ', 2)
	AND "videos"."account_id" = "credit_entries"."account_id";
--> statement-breakpoint
CREATE INDEX "credit_entries_spend" ON "credit_entries" USING btree ("account_id","spend");
