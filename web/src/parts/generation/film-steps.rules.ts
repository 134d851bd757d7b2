import type { GenerationStep } from '@octavo/contract/generation'
import { isMade, STAGES, type Video } from '@octavo/contract/video'

type Stood = Pick<Video, 'status' | 'stage' | 'stageProgress' | 'problem'>
export type NamedStep = Pick<GenerationStep, 'step' | 'status' | 'details'>

/** The parts of making a film from words that are there. */
const FILM_STAGES = STAGES.filter(({ name }) => name === 'voice' || name === 'render')

/** A film's stages as steps: what is behind it, what is going on, what is to come, where it broke. */
export function filmSteps(film: Stood): NamedStep[] {
  const now = FILM_STAGES.findIndex(({ name, status }) => status === film.status || name === film.stage)
  return FILM_STAGES.map(({ says }, index) => ({ step: says, details: '', status: stepStatus(film, index, now) }))
}

function stepStatus({ status }: Stood, index: number, now: number): NamedStep['status'] {
  if (isMade(status) || index < now) return 'completed'
  if (index > Math.max(0, now) || status === 'queued' || now < 0) return 'pending'
  return status === 'failed' || status === 'halted' ? 'error' : 'processing'
}
