import type { z } from 'zod'
import type {
  CalendarPost as CalendarPostSchema,
  PlannedPost as PlannedPostSchema,
  PostingLimits as PostingLimitsSchema,
  Publication as PublicationSchema,
  publicationSchemas,
} from './publication.schemas.ts'
import { rows } from './route.ts'

export type Publication = z.output<typeof PublicationSchema>
export type PostingLimits = z.output<typeof PostingLimitsSchema>
export type CalendarPost = z.output<typeof CalendarPostSchema>
export type PlannedPost = z.output<typeof PlannedPostSchema>

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

export const publicationRoutes = rows<typeof publicationSchemas>()({
  schedule: { method: 'PUT', path: '/api/videos/{id}/schedule' },
  unschedule: { method: 'DELETE', path: '/api/videos/{id}/schedule' },
  approve: { method: 'POST', path: '/api/videos/{id}/approve' },
  produce: { method: 'POST', path: '/api/videos/{id}/produce' },
  posts: { method: 'GET', path: '/api/videos/{id}/posts' },
  text: { method: 'PUT', path: '/api/videos/{id}/posts/{channelId}' },
  ofVideo: { method: 'GET', path: '/api/videos/{id}/publications' },
  calendar: { method: 'GET', path: '/api/calendar' },
  limits: { method: 'GET', path: '/api/posting/limits-status' },
})
