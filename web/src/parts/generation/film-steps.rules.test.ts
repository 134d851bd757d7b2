import type { VideoStatus } from '@octavo/contract/video'
import { expect, it } from 'vitest'
import { filmSteps } from './film-steps.rules.ts'

type Stage = 'voice' | 'render' | null

// biome-ignore format: a table
const CASES: [status: VideoStatus, stage: Stage, voice: string, film: string][] = [
  ['queued',    null,     'pending',    'pending'],
  ['voicing',   'voice',  'processing', 'pending'],
  ['rendering', 'render', 'completed',  'processing'],
  ['ready',     null,     'completed',  'completed'],
  ['published', null,     'completed',  'completed'],
  ['failed',    'voice',  'error',      'pending'],
  ['failed',    'render', 'completed',  'error'],
  ['review',    null,     'pending',    'pending'],
]

it.each(CASES)('tells of a film that is %s at %s: voice %s, film %s', (status, stage, voice, film) => {
  const steps = filmSteps({ status, stage, stageProgress: 0, problem: null })
  expect(steps.map((one) => one.status)).toEqual([voice, film])
  expect(steps.map(({ step }) => step)).toEqual(['Recording the voice', 'Making the film'])
})
