export const WEEKLY_BATCH = { shorts: 7, longForm: 1, total: 8, expectedViralScore: 85, credits: 10 } as const

/** How long a week waits at most for its owner to watch it. */
export const REVIEW_HOURS = 24

/** The specification's ticks, shown until real progress is known: what is said at each and when (milliseconds). */
export const BATCH_TICKS = {
  contentStep: 15,
  contentEveryMs: 800,
  contentCap: 90,
  complianceAtMs: [1000, 3000, 5000, 7000],
} as const

/** When a week's videos are posted, in the account's time zone. day: 1 is Monday. */
export const WEEK_SCHEDULE = [
  { day: 1, hour: 9, format: 'short', number: 1, label: 'Short #1' },
  { day: 2, hour: 15, format: 'short', number: 2, label: 'Short #2' },
  { day: 3, hour: 19, format: 'long', number: 1, label: 'Long Video' },
  { day: 4, hour: 9, format: 'short', number: 3, label: 'Short #3' },
  { day: 5, hour: 15, format: 'short', number: 4, label: 'Short #4' },
  { day: 6, hour: 9, format: 'short', number: 5, label: 'Short #5' },
  { day: 7, hour: 9, format: 'short', number: 6, label: 'Short #6' },
  { day: 7, hour: 15, format: 'short', number: 7, label: 'Short #7' },
] as const

/** What a film can be about, as a plan shows it. */
export const SUBJECT_KIND_LABELS = {
  tip: 'Tip',
  mistake: 'Mistake',
  myth: 'Myth',
  how: 'How it is made',
  'before-after': 'Before and after',
  question: 'Question',
  comparison: 'Comparison',
  choose: 'How to choose',
  first: 'The first time',
  care: 'Care',
  checklist: 'Checklist',
  cost: 'What it costs',
  season: 'Season',
  offer: 'Offer',
  story: 'Story',
  opinion: 'Opinion',
  invitation: 'Invitation',
  deeper: 'A deeper look',
  explained: 'Explained',
  own: 'Your own',
} as const
export type SubjectKind = keyof typeof SUBJECT_KIND_LABELS
export const SUBJECT_KINDS = Object.keys(SUBJECT_KIND_LABELS) as [SubjectKind, ...SubjectKind[]]

export const SUBJECT_LIMITS = { title: 100, firstLine: 200, id: 160, without: 200 } as const
