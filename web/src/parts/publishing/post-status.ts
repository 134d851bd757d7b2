import type { PublicationStatus } from '@octavo/contract/publication'
import type { StatusLook } from '#parts/video/video-status.ts'

/** What is said of a post in each state. */
export const POST_STATUS: Readonly<Record<PublicationStatus, StatusLook>> = {
  approval: { word: 'Needs approval', tone: 'warn' },
  scheduled: { word: 'Scheduled', tone: 'ok' },
  publishing: { word: 'Publishing', tone: 'make', live: true },
  published: { word: 'Published', tone: 'ok' },
  held: { word: 'Stopped', tone: 'neutral' },
  failed: { word: 'Failed', tone: 'bad' },
  withdrawn: { word: 'Not scheduled', tone: 'neutral' },
}

/** Out, or on its way: it cannot be moved or changed any more. */
export const isOut = (status: PublicationStatus): boolean => status === 'published' || status === 'publishing'

/** It stands on the schedule and can be taken off. */
export const isWaiting = (status: PublicationStatus): boolean => !isOut(status) && status !== 'withdrawn'
