/**
 * A video's life, in order. The server does one durable step for each stage, the screens draw one bar for each.
 * `status` is what a video shows while the stage runs.
 */
export const STAGES = [
  { name: 'write', status: 'writing', says: 'Writing the script' },
  { name: 'check', status: 'checking', says: 'Checking the script' },
  { name: 'voice', status: 'voicing', says: 'Recording the voice' },
  { name: 'render', status: 'rendering', says: 'Making the film' },
] as const
export type StageName = (typeof STAGES)[number]['name']

export const VIDEO_STATUSES = [
  'queued',
  'writing',
  'checking',
  'review',
  'voicing',
  'rendering',
  'ready',
  'approval',
  'scheduled',
  'publishing',
  'published',
  'failed',
  'halted',
  'discarded',
] as const
export type VideoStatus = (typeof VIDEO_STATUSES)[number]

const FINISHED: readonly VideoStatus[] = ['ready', 'approval', 'scheduled', 'publishing', 'published']
const STOPPED: readonly VideoStatus[] = ['failed', 'halted', 'discarded']

/** The film exists and can be watched. */
export const isFinished = (status: VideoStatus): boolean => FINISHED.includes(status)
/** Nothing more happens by itself. */
export const isSettled = (status: VideoStatus): boolean =>
  FINISHED.includes(status) || STOPPED.includes(status) || status === 'review'

/** The specification's words for a generated video. */
export const GENERATED_STATUSES = ['completed', 'generating', 'failed', 'other'] as const
export function generatedStatus(status: VideoStatus): (typeof GENERATED_STATUSES)[number] {
  if (isFinished(status)) return 'completed'
  if (status === 'failed') return 'failed'
  return ['queued', 'writing', 'checking', 'voicing', 'rendering'].includes(status) ? 'generating' : 'other'
}
