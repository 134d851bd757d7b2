import type { VideoStatus } from '@octavo/contract/video'
import type { Tone } from '#ui/Badge.tsx'

export type StatusLook = { word: string; tone: Tone; live?: true }

/** What is said of a video in each state. */
export const VIDEO_STATUS: Readonly<Record<VideoStatus, StatusLook>> = {
  queued: { word: 'Waiting', tone: 'neutral' },
  writing: { word: 'Writing', tone: 'make', live: true },
  checking: { word: 'Checking', tone: 'make', live: true },
  review: { word: 'Requires review', tone: 'warn' },
  voicing: { word: 'Recording voice', tone: 'make', live: true },
  rendering: { word: 'Making film', tone: 'make', live: true },
  ready: { word: 'Ready', tone: 'ok' },
  approval: { word: 'Needs approval', tone: 'warn' },
  scheduled: { word: 'Scheduled', tone: 'ok' },
  publishing: { word: 'Publishing', tone: 'make', live: true },
  published: { word: 'Published', tone: 'ok' },
  failed: { word: 'Failed', tone: 'bad' },
  halted: { word: 'Halted', tone: 'neutral' },
  discarded: { word: 'Discarded', tone: 'neutral' },
}
