import type { RiskLevel } from '@octavo/contract/compliance'
import type { GenerationStep } from '@octavo/contract/generation'
import type { Reply } from '@octavo/contract/route'
import type { GeneratedVideo, VideoStatus, videoRoutes } from '@octavo/contract/video'
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

/** The specification's words for a generated film, and for a generator's run: completed green, generating yellow, failed red, other gray. */
export const GENERATED_STATUS: Readonly<Record<GeneratedVideo['status'], StatusLook>> = {
  completed: { word: 'Completed', tone: 'ok' },
  generating: { word: 'Generating', tone: 'make', live: true },
  failed: { word: 'Failed', tone: 'bad' },
  other: { word: 'On hold', tone: 'neutral' },
}

/** What is said of one step of a run. */
export const STEP_STATUS: Readonly<Record<GenerationStep['status'], StatusLook>> = {
  pending: { word: 'Pending', tone: 'neutral' },
  processing: { word: 'Processing', tone: 'make', live: true },
  completed: { word: 'Completed', tone: 'ok' },
  error: { word: 'Error', tone: 'bad' },
}

/** What is said of an avatar video's task. */
export const TASK_STATUS: Readonly<Record<Reply<typeof videoRoutes.task>['status'], StatusLook>> = {
  pending: { word: 'Pending', tone: 'neutral' },
  processing: { word: 'Processing', tone: 'make', live: true },
  success: { word: 'Success', tone: 'ok' },
  failed: { word: 'Failed', tone: 'bad' },
}

/** How serious a finding is, as a colour. */
export const RISK_TONE: Readonly<Record<RiskLevel, Tone>> = { low: 'day', medium: 'warn', high: 'bad' }
