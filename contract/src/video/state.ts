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
type Statuses = readonly VideoStatus[]

/** As a video begins: a script from elsewhere may wait for a person at once. */
export const FIRST: Statuses = ['queued', 'review']

/** Its words are not approved yet, and no person is asked. */
export const UNWRITTEN: Statuses = ['queued', 'writing', 'checking']
/** A stage runs. */
export const AT_A_STAGE: Statuses = STAGES.map(({ status }) => status)
/** Its film is being made. */
export const FILMING: Statuses = ['voicing', 'rendering']
/** It waits for its turn or a stage runs: the work itself may change it. */
export const IN_THE_MAKING: Statuses = ['queued', ...AT_A_STAGE]
/** Not made yet, and not given up: somebody may still stop it. */
export const UNFINISHED: Statuses = [...IN_THE_MAKING, 'review']
/** The film exists and can be watched; which of these it shows follows from its posts. */
export const MADE: Statuses = ['ready', 'approval', 'scheduled', 'publishing', 'published']
/** There is no film, and none will come by itself. */
export const STOPPED: Statuses = ['failed', 'halted', 'discarded']
/** A person may have it made again. */
export const RETRYABLE: Statuses = ['failed', 'halted']

/** A film that is made stays made: it shows the most urgent of its posts, whatever it showed before. */
const ofPosts = (status: VideoStatus): Statuses => MADE.filter((other) => other !== status)

/**
 * Which statuses follow which. What is in the making may break or be stopped, and a sample is discarded with its workspace.
 * A video may also be put into the status it has, as a stage is tried again.
 */
export const NEXT: Readonly<Record<VideoStatus, Statuses>> = {
  // With a script that was approved before, it goes to the voice at once; with other words than were approved it waits for a person.
  queued: ['writing', 'voicing', 'review', ...STOPPED],
  writing: ['checking', ...STOPPED],
  // Words that repeat an earlier script are written anew; approved ones wait for their film.
  checking: ['writing', 'queued', 'review', ...STOPPED],
  review: ['queued', 'halted', 'discarded'],
  voicing: ['rendering', ...STOPPED],
  // After a restore from a backup its sound is recorded once more.
  rendering: ['voicing', 'ready', ...STOPPED],
  ready: ofPosts('ready'),
  approval: ofPosts('approval'),
  scheduled: ofPosts('scheduled'),
  publishing: ofPosts('publishing'),
  published: ofPosts('published'),
  // Made again; a script that the officer held back waits for a person again.
  failed: FIRST,
  halted: FIRST,
  discarded: [],
}

/** The statuses from which a video may come into this one, itself among them. */
export const before = (status: VideoStatus): Statuses =>
  VIDEO_STATUSES.filter((one) => one === status || NEXT[one].includes(status))

/** The film exists and can be watched. */
export const isMade = (status: VideoStatus): boolean => MADE.includes(status)
/** Nothing more happens by itself. */
export const isSettled = (status: VideoStatus): boolean => !IN_THE_MAKING.includes(status)

/** The specification's words for a generated video. */
export const GENERATED_STATUSES = ['completed', 'generating', 'failed', 'other'] as const
export function generatedStatus(status: VideoStatus): (typeof GENERATED_STATUSES)[number] {
  if (isMade(status)) return 'completed'
  if (status === 'failed') return 'failed'
  return IN_THE_MAKING.includes(status) ? 'generating' : 'other'
}
