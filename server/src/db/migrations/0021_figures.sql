DROP INDEX "sends_account";
--> statement-breakpoint
CREATE INDEX "contacts_present" ON "contacts" USING btree ("account_id") WHERE "contacts"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "sends_account" ON "sends" USING btree ("account_id","channel","month","status");
--> statement-breakpoint
-- Tells whose rows a statement has changed, once its transaction is committed: figures that are kept for a moment end with it.
CREATE OR REPLACE FUNCTION "tell_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('octavo_rows', account_id::text) from (select distinct account_id from changed) as accounts;
  return null;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('octavo_rows', id::text) from changed;
  return null;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_everybody"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('octavo_rows', '');
  return null;
end $$;
--> statement-breakpoint
-- For each table whose rows belong to accounts; later migrations call it for theirs.
CREATE OR REPLACE FUNCTION "tells_rows"("told" regclass, "teller" text DEFAULT 'tell_rows') RETURNS void LANGUAGE plpgsql AS $$
begin
  execute format('create or replace trigger tells_inserted after insert on %s referencing new table as changed for each statement execute function %I()', told, teller);
  execute format('create or replace trigger tells_updated after update on %s referencing new table as changed for each statement execute function %I()', told, teller);
  execute format('create or replace trigger tells_deleted after delete on %s referencing old table as changed for each statement execute function %I()', told, teller);
end $$;
--> statement-breakpoint
SELECT tells_rows('accounts', 'tell_accounts');
--> statement-breakpoint
SELECT tells_rows('installation', 'tell_everybody');
--> statement-breakpoint
SELECT tells_rows(format('public.%I', table_name)::regclass) FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'account_id';
