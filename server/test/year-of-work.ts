/** What an account has after a year of work, written straight into the tables: films, posts, visitors, contacts and campaigns. */

/** What runs a statement on the installation's database. */
export type Statement = (sql: string, values: unknown[]) => Promise<unknown>

export type Size = { films: number; contacts: number }

/** Ten accounts of it are an installation with 1,000 films and 100,000 contacts. */
export const A_TENTH: Size = { films: 100, contacts: 10_000 }

/** One row of each kind, what they share being the account ($1) and its size ($2 films, $3 contacts). */
const KINDS: [name: string, sql: string, values: ('films' | 'contacts')[]][] = [
  ['plan', `update accounts set plan = 'elite', trial_ends_at = null where id = $1`, []],
  [
    'brands',
    `insert into brands (account_id, name, niche, tone, primary_color, avatar_mode)
     select $1, 'Brand ' || n, (array['AI & Technology', 'Personal Development', 'Marketing & Sales'])[n], 'Friendly & Approachable', '#1d4ed8', 'AI Auto-Select'
     from generate_series(1, 3) n`,
    [],
  ],
  [
    'scripts',
    `insert into scripts (account_id, brand_id, title, body, hook, call_to_action, status, written_by, viral_score,
       compliance_score, humanity_score, created_at)
     select $1, b.id, 'Film ' || n || ' of ' || b.name, repeat(md5(n::text || $1::text) || ' ', 25), 'Hook ' || n,
       'Come by', 'approved', 'octavo', 60 + n % 40, 80 + n % 20, 70 + n % 30, now() - n * interval '3 days'
     from generate_series(1, $2::int) n
     join lateral (select * from brands where account_id = $1 order by id offset n % 3 limit 1) b on true`,
    ['films'],
  ],
  [
    'checks',
    `insert into checks (account_id, script_id, script_title, action, score_before, score_after, issues, text_before, text_after, created_at)
     select $1, s.id, s.title, (array['approved', 'improved', 'review', 'approved-by-person'])[1 + s.viral_score % 4], 70, 90,
       '[{"rule": "claims", "says": "Say what it is."}]', s.body, s.body, s.created_at
     from scripts s where s.account_id = $1`,
    [],
  ],
  [
    'films',
    `insert into videos (account_id, brand_id, script_id, title, format, number, seed, status, stage_progress, credits, scheduled_for,
       published_at, film_page, filename, duration_ms, size_bytes, width, height, made_by, timings, created_at, ready_at)
     select $1, s.brand_id, s.id, s.title, 'short', 1, 7, case when n % 10 = 0 then 'failed' else 'published' end, 1, 1, s.created_at,
       case when n % 10 > 0 then s.created_at + interval '1 day' end, '/f/' || s.id, s.id || '.mp4', 30000, 4000000, 1080, 1920,
       '{"writer": "octavo", "voice": "octavo", "renderer": "octavo"}', '{"voice": 3, "render": 20}', s.created_at, s.created_at + interval '1 hour'
     from (select *, row_number() over (order by created_at) n from scripts where account_id = $1) s`,
    [],
  ],
  [
    'channels',
    `insert into channels (account_id, brand_id, network) select $1, id, 'local' from brands where account_id = $1
     on conflict do nothing`,
    [],
  ],
  [
    'posts',
    `insert into publications (account_id, video_id, channel_id, status, at)
     select $1, v.id, c.id, case when v.published_at is null then 'scheduled' else 'published' end, coalesce(v.published_at, now() + interval '1 day')
     from videos v join channels c on c.brand_id = v.brand_id and c.network = 'local' where v.account_id = $1
     on conflict do nothing`,
    [],
  ],
  [
    'days of film pages',
    `insert into film_days (video_id, day, account_id, views, clicks, watch_ms, thumbs_up, engaged)
     select v.id, (now() - d * interval '1 day')::date, $1, 10 + d % 7, d % 3, 90000, d % 2, d % 3
     from videos v, generate_series(0, 59) d where v.account_id = $1`,
    [],
  ],
  [
    'visitors',
    `insert into film_visitors (video_id, day, visitor, account_id, watch_ms, came_at)
     select v.id, now()::date, md5(v.id::text || n), $1, 9000, now() - n * interval '1 hour'
     from videos v, generate_series(1, 10) n where v.account_id = $1`,
    [],
  ],
  [
    'messages of visitors',
    `insert into tickets (account_id, video_id, text, created_at, answered_at)
     select $1, v.id, 'When do you open?', v.created_at, v.created_at from videos v where v.account_id = $1`,
    [],
  ],
  [
    'credits',
    `insert into credit_entries (account_id, kind, pot, amount, key, note, created_at)
     select $1, 'spend', to_char(created_at, 'YYYY-MM'), -1, 'seeded ' || id, title, created_at from videos where account_id = $1`,
    [],
  ],
  [
    'contacts',
    `insert into contacts (account_id, email, first_name, last_name, phone, text_number, source, mail_consent_at, sms_consent_at)
     select $1, 'person' || n || '@example.com', 'Person', 'No ' || n, '+1212555' || lpad((n % 10000)::text, 4, '0'),
       '+1212555' || lpad((n % 10000)::text, 4, '0'), 'csv', now(), case when n % 2 = 0 then now() end
     from generate_series(1, $2::int) n`,
    ['contacts'],
  ],
  [
    'consents',
    `insert into consents (account_id, contact_id, channel, kind, basis, wording, source, at)
     select $1, id, 'email', 'given', 'importer''s attestation', 'They agreed.', 'csv', now() from contacts where account_id = $1`,
    [],
  ],
  [
    'people who left',
    `insert into suppressions (account_id, channel, address, reason, at)
     select $1, 'email', email, 'unsubscribed', now() from contacts where account_id = $1 order by number limit 300`,
    [],
  ],
  [
    'campaigns',
    `insert into campaigns (account_id, channel, status, business_name, business_description, subject, body, provider, embedded,
       created_at, started_at, finished_at)
     select $1, 'email', 'finished', 'Business', '', 'Subject ' || n, 'Hello', 'embedded', true, now() - n * interval '1 week', now(), now()
     from generate_series(1, 3) n`,
    [],
  ],
  [
    'messages sent',
    `insert into sends (account_id, campaign_id, contact_id, channel, address, month, status, sent_at)
     select $1, c.id, p.id, 'email', p.email, to_char(c.created_at, 'YYYY-MM'), 'sent', c.created_at
     from campaigns c join contacts p on p.account_id = $1 where c.account_id = $1`,
    [],
  ],
]

export async function fillAccount(run: Statement, accountId: string, size: Size = A_TENTH): Promise<void> {
  for (const [, sql, values] of KINDS) await run(sql, [accountId, ...values.map((value) => size[value])])
}
