CREATE TABLE "journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"number" integer,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"about" uuid,
	"person" text,
	"entry" text NOT NULL,
	"before" text,
	"hash" text
);

--> statement-breakpoint
CREATE TABLE "journal_people" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"salt" text NOT NULL,
	"data" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journal_people" ADD CONSTRAINT "journal_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journal_people" ADD CONSTRAINT "journal_people_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "journal_number" ON "journal" USING btree ("account_id","number");
--> statement-breakpoint
CREATE INDEX "journal_about" ON "journal" USING btree ("account_id","about");
--> statement-breakpoint
CREATE INDEX "journal_person" ON "journal" USING btree ("account_id","person");
--> statement-breakpoint
CREATE INDEX "journal_people_account" ON "journal_people" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "journal_people_data" ON "journal_people" USING btree ("contact_id","data");
--> statement-breakpoint
-- Rows that are restored were journaled where they come from.
CREATE OR REPLACE FUNCTION "journal_rests"() RETURNS boolean LANGUAGE sql STABLE AS $$
  select coalesce(current_setting('octavo.restoring', true), '') = 'yes'
$$;
--> statement-breakpoint
-- What stands for a contact as it is now: a hash of what is known of it and a salt that nobody else has.
CREATE OR REPLACE FUNCTION "journal_person"("contact" uuid) RETURNS text LANGUAGE plpgsql AS $$
declare
  facts text; owner uuid; salt text; found_token text;
begin
  select jsonb_build_object('email', c.email, 'phone', c.phone)::text, c.account_id into facts, owner from contacts c where c.id = contact;
  if facts is null then return null; end if;
  select p.token into found_token from journal_people p where p.contact_id = contact and p.data = facts;
  if found_token is not null then return found_token; end if;
  salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  insert into journal_people (token, account_id, contact_id, salt, data)
    values (encode(sha256(convert_to(salt || E'\n' || facts, 'UTF8')), 'hex'), owner, contact, salt, facts)
    on conflict do nothing;
  select p.token into found_token from journal_people p where p.contact_id = contact and p.data = facts;
  return found_token;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_note"("owner" uuid, "what" text, "subject" uuid, "whom" text, "details" jsonb) RETURNS void LANGUAGE plpgsql AS $$
declare
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  insert into journal (account_id, at, kind, about, person, entry) values (owner, moment, what, subject, whom, jsonb_build_object(
    'account', owner, 'at', to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', what,
    'about', subject, 'person', whom, 'details', jsonb_strip_nulls(details))::text);
end $$;
--> statement-breakpoint
-- At the commit, when nothing else is waited for any more: so that an account's transactions wait for each other but for a moment.
CREATE OR REPLACE FUNCTION "journal_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  place integer := 1; chained text := '';
begin
  perform pg_advisory_xact_lock(hashtextextended('journal ' || new.account_id, 0));
  select j.number + 1, j.hash into place, chained from journal j
    where j.account_id = new.account_id and j.number is not null order by j.number desc limit 1;
  place := coalesce(place, 1);
  chained := coalesce(chained, '');
  update journal set number = place, before = chained,
    hash = encode(sha256(convert_to(chained || E'\n' || place || E'\n' || new.entry, 'UTF8')), 'hex')
    where id = new.id and number is null;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "journal_sealed" AFTER INSERT ON "journal" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.number is null) EXECUTE FUNCTION journal_seal();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_keeps"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and old.number is null then return new; end if;
  if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then return old; end if;
  raise exception 'The journal is only added to.';
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_kept" BEFORE UPDATE OR DELETE ON "journal" FOR EACH ROW EXECUTE FUNCTION journal_keeps();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_consents"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if journal_rests() then return null; end if;
  perform journal_note(account_id, 'consent-' || kind, null, journal_person(contact_id),
    jsonb_build_object('channel', channel, 'basis', basis, 'wording', wording)) from (select * from changed order by contact_id) as one;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_inserted" AFTER INSERT ON "consents" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION journal_consents();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_sends"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if journal_rests() then return null; end if;
  perform journal_note(account_id, 'message-' || status, campaign_id, journal_person(contact_id),
    jsonb_build_object('message', id, 'channel', channel, 'test', nullif(test, false)))
  from (
    select changed.* from changed join earlier on earlier.id = changed.id
    where changed.status <> earlier.status and changed.status not in ('queued', 'sending') order by changed.contact_id
  ) as one;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_updated" AFTER UPDATE ON "sends" REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION journal_sends();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_campaigns"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if journal_rests() then return null; end if;
  perform journal_note(new.account_id, 'campaign-' || new.status, new.id, null, jsonb_build_object(
    'channel', new.channel, 'kind', new.kind, 'words', encode(sha256(convert_to(new.subject || E'\n' || new.body, 'UTF8')), 'hex'),
    'stopped', nullif(new.paused_by_stop, false)));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_updated" AFTER UPDATE OF "status" ON "campaigns" FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION journal_campaigns();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_checks"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if journal_rests() then return null; end if;
  perform journal_note(new.account_id, 'check-' || new.action, new.script_id, null, jsonb_build_object(
    'words', encode(sha256(convert_to(new.text_after, 'UTF8')), 'hex'), 'score', new.score_after, 'rounds', new.rounds,
    'findings', jsonb_array_length(new.issues), 'reason', new.reason, 'reader', new.reader));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_inserted" AFTER INSERT ON "checks" FOR EACH ROW EXECUTE FUNCTION journal_checks();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_films"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if journal_rests() then return null; end if;
  perform journal_note(new.account_id, case when new.status = old.status then 'film-edited' else 'film-' || new.status end, new.id, null,
    jsonb_build_object('revision', new.revision, 'bytes', new.size_bytes, 'script', new.script_id, 'presenter', new.presenter, 'madeBy', nullif(new.made_by, '{}')));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_updated" AFTER UPDATE OF "status", "revision" ON "videos" FOR EACH ROW
  WHEN (not new.sample and ((old.status <> new.status and new.status in ('ready', 'review', 'failed', 'halted', 'discarded')) or old.revision <> new.revision))
  EXECUTE FUNCTION journal_films();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_publications"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if journal_rests() then return null; end if;
  perform journal_note(new.account_id, 'post-' || new.status, new.video_id, null, jsonb_build_object(
    'channel', new.channel_id, 'at', to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'name', new.external_id, 'url', new.url, 'problem', new.problem));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_inserted" AFTER INSERT ON "publications" FOR EACH ROW EXECUTE FUNCTION journal_publications();
--> statement-breakpoint
CREATE TRIGGER "journal_updated" AFTER UPDATE OF "status" ON "publications" FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION journal_publications();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "journal_halts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if journal_rests() then return null; end if;
  perform journal_note(new.account_id, case when new.resumed_at is null then 'stop' else 'resume' end, null, null, jsonb_build_object(
    'kind', new.kind, 'reason', new.reason));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "journal_inserted" AFTER INSERT ON "halts" FOR EACH ROW EXECUTE FUNCTION journal_halts();
--> statement-breakpoint
CREATE TRIGGER "journal_updated" AFTER UPDATE OF "resumed_at" ON "halts" FOR EACH ROW WHEN (old.resumed_at is null and new.resumed_at is not null) EXECUTE FUNCTION journal_halts();
--> statement-breakpoint
SELECT tells_rows('journal');
--> statement-breakpoint
SELECT tells_rows('journal_people');
