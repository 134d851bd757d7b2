import { describe, expect, it } from 'vitest'
import {
  AT_A_STAGE,
  FILMING,
  FIRST,
  generatedStatus,
  IN_THE_MAKING,
  isSettled,
  MADE,
  NEXT,
  RETRYABLE,
  STAGES,
  STOPPED,
  UNFINISHED,
  UNWRITTEN,
  VIDEO_STATUSES,
  type VideoStatus,
} from './state.ts'

const sorted = (statuses: readonly VideoStatus[]) => [...statuses].sort()

describe('the life of a video', () => {
  it('leads to every status from where one begins', () => {
    const reached = new Set<VideoStatus>(FIRST)
    for (const status of reached) for (const next of NEXT[status]) reached.add(next)
    expect(sorted([...reached])).toEqual(sorted(VIDEO_STATUSES))
  })

  it('goes through its stages in order', () => {
    const way = ['queued', ...STAGES.slice(0, 2), 'queued', ...STAGES.slice(2), 'ready'] as const
    const statuses = way.map((one) => (typeof one === 'string' ? one : one.status))
    for (const [index, status] of statuses.slice(1).entries())
      expect(NEXT[statuses[index] ?? 'queued']).toContain(status)
  })

  it.each(VIDEO_STATUSES)('%s is followed by others, each once', (status) => {
    expect(NEXT[status]).not.toContain(status)
    expect(new Set(NEXT[status]).size).toBe(NEXT[status].length)
  })

  it('ends in a discarded one alone', () => {
    expect(VIDEO_STATUSES.filter((status) => NEXT[status].length === 0)).toEqual(['discarded'])
  })

  it('never loses a film that is made', () => {
    for (const status of MADE) expect(sorted([status, ...NEXT[status]])).toEqual(sorted(MADE))
  })
})

describe('the sets of statuses', () => {
  it('share all statuses out: unfinished, made, stopped', () => {
    expect(sorted([...UNFINISHED, ...MADE, ...STOPPED])).toEqual(sorted(VIDEO_STATUSES))
  })

  it('are what stands in the making and one that waits for a person', () => {
    expect(sorted([...IN_THE_MAKING, 'review'])).toEqual(sorted(UNFINISHED))
    expect(sorted([...UNWRITTEN, ...FILMING])).toEqual(sorted(IN_THE_MAKING))
    expect(sorted(['queued', ...AT_A_STAGE])).toEqual(sorted(IN_THE_MAKING))
  })

  it('can be stopped while they are unfinished, and break while they are in the making', () => {
    expect(VIDEO_STATUSES.filter((status) => NEXT[status].includes('halted'))).toEqual(
      VIDEO_STATUSES.filter((status) => UNFINISHED.includes(status)),
    )
    expect(VIDEO_STATUSES.filter((status) => NEXT[status].includes('failed'))).toEqual(
      VIDEO_STATUSES.filter((status) => IN_THE_MAKING.includes(status)),
    )
  })

  it('can be made again where there is a way out of a stop', () => {
    expect(RETRYABLE).toEqual(STOPPED.filter((status) => NEXT[status].length > 0))
  })

  it('say for every status whether something happens by itself, and the specified word', () => {
    const words = Object.fromEntries(
      VIDEO_STATUSES.map((status) => [status, [isSettled(status), generatedStatus(status)]]),
    )
    expect(words).toEqual({
      queued: [false, 'generating'],
      writing: [false, 'generating'],
      checking: [false, 'generating'],
      review: [true, 'other'],
      voicing: [false, 'generating'],
      rendering: [false, 'generating'],
      ready: [true, 'completed'],
      approval: [true, 'completed'],
      scheduled: [true, 'completed'],
      publishing: [true, 'completed'],
      published: [true, 'completed'],
      failed: [true, 'failed'],
      halted: [true, 'other'],
      discarded: [true, 'other'],
    })
  })
})
