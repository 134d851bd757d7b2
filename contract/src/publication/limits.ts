/** What a channel bears: posts a UTC day and hours between two. A post that has to move goes to a full hour of the account's day. */
export const POSTING = { perDay: 2, hoursApart: 4, firstHour: 9, lastHour: 21 } as const
/** What networks take of a post's words: the shortest of theirs, so that a text fits wherever it goes. */
export const POST_TEXT = { title: 100, description: 2000, hashtag: 40, hashtags: 15 } as const
/** How far ahead a post may be planned, and how many days a calendar shows at once. */
export const PLAN_AHEAD_DAYS = 365
export const CALENDAR_DAYS = 92

/**
 * approval: waits for a person · scheduled: has its slot · publishing: on its way · published: out ·
 * held: stopped by the emergency switch · failed: the network refused it · withdrawn: taken off the schedule, or down
 */
export const PUBLICATION_STATUSES = [
  'approval',
  'scheduled',
  'publishing',
  'published',
  'held',
  'failed',
  'withdrawn',
] as const
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number]
