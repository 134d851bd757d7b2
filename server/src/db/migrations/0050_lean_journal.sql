-- Many entries are about no film and no contact: their indexes leave those out.
DROP INDEX "journal_about";
--> statement-breakpoint
DROP INDEX "journal_person";
--> statement-breakpoint
CREATE INDEX "journal_about" ON "journal" USING btree ("account_id","about") WHERE "journal"."about" is not null;
--> statement-breakpoint
CREATE INDEX "journal_person" ON "journal" USING btree ("account_id","person") WHERE "journal"."person" is not null;
