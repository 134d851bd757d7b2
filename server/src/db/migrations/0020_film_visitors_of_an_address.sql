ALTER TABLE "film_visitors" ADD COLUMN "address" text;
--> statement-breakpoint
CREATE INDEX "film_visitors_address" ON "film_visitors" USING btree ("address");