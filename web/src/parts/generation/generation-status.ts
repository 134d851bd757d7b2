import type { GenerationStep } from '@octavo/contract/generation'
import type { Reply } from '@octavo/contract/route'
import type { GeneratedVideo, videoRoutes } from '@octavo/contract/video'
import type { StatusLook } from '#parts/video/video-status.ts'

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
