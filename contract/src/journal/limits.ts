/** How many entries a page shows, and how many a dossier prints. */
export const JOURNAL_PAGE = 50
export const DOSSIER_ENTRIES = 2000

/** What an entry is, as a person would say it. The first word of a kind is what it is about. */
export const JOURNAL_KINDS = {
  'consent-given': 'Somebody agreed to get messages',
  'consent-withdrawn': 'Somebody asked for no more messages',
  'message-kept': 'A message was kept in the outbox',
  'message-sent': 'A message was sent',
  'message-delivered': 'A message arrived',
  'message-bounced': 'A message came back',
  'message-failed': 'A message could not be sent',
  'message-unknown': 'A message may have been sent',
  'message-skipped': 'A message was not sent',
  'campaign-draft': 'A campaign was taken back',
  'campaign-scheduled': 'A campaign was scheduled',
  'campaign-sending': 'A campaign began to send',
  'campaign-paused': 'A campaign was paused',
  'campaign-finished': 'A campaign was finished',
  'campaign-cancelled': 'A campaign was called off',
  'check-approved': 'The officer approved a script as written',
  'check-improved': 'The officer approved a script after mending it',
  'check-review': 'The officer left a script to a person',
  'check-approved-by-person': 'A person approved a script',
  'check-discarded': 'A person discarded a script',
  'film-ready': 'A film was finished',
  'film-edited': 'A film was edited',
  'film-review': 'A film began to wait for a person',
  'film-failed': 'A film failed',
  'film-halted': 'A film was stopped',
  'film-discarded': 'A film was discarded',
  'post-approval': 'A post began to wait for approval',
  'post-scheduled': 'A post was scheduled',
  'post-publishing': 'A post was on its way',
  'post-published': 'A film was posted',
  'post-held': 'A post was held back by a stop',
  'post-failed': 'A post was refused',
  'post-withdrawn': 'A post was taken down or off the schedule',
  stop: 'All work was stopped',
  resume: 'Work went on',
} as const
export type JournalKind = keyof typeof JOURNAL_KINDS

/** What is wrong with a journal, in the place where it shows. */
export const JOURNAL_FLAWS = {
  changed: 'is not as it was written',
  missing: 'is missing',
  unchained: 'does not follow the entry before it',
  cut: 'is known to the export, and is not here',
  other: 'is another one in the export',
  person: 'names a person whose data were changed',
} as const
export type JournalFlaw = keyof typeof JOURNAL_FLAWS
