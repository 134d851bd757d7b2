ALTER TABLE "film_days" ADD COLUMN "engaged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "film_visitors" ADD COLUMN "engaged" boolean DEFAULT false NOT NULL;