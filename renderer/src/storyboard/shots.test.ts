import { describe, expect, it } from 'vitest'
import { type FilmPlan, LOOKS, type LookName } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { planOf, SCRIPT } from './film.fixture.ts'
import { type CutRequest, withShots } from './shots.ts'

const presenter = { style: 'casual', gender: 'female', person: 'lena', seed: 3 } as const
const cutPlan = (look: LookName, more: Partial<FilmPlan> = {}, request: CutRequest = {}) =>
  withShots({ ...planOf(SCRIPT, { presenter, ...more }), art: { look } }, request)
const shotsOf = (plan: FilmPlan) => plan.scenes.flatMap(({ shots = [] }) => shots)

describe.each(LOOKS)('the cut of a film in the look %s', (look) => {
  const plan = cutPlan(look)
  const shots = shotsOf(plan)

  it('covers the film from its first frame to its last, in shots that last about two seconds', () => {
    expect(shots[0]!.startMs).toBe(0)
    expect(shots.at(-1)!.endMs).toBe(plan.durationMs)
    for (const [at, shot] of shots.entries()) expect(shot.startMs).toBe(shots[at - 1]?.endMs ?? 0)
    const lengths = shots.map(({ startMs, endMs }) => endMs - startMs)
    expect(Math.min(...lengths)).toBeGreaterThan(600)
    expect(lengths.filter((ms) => ms > 3600)).toEqual([])
    const mean = lengths.reduce((sum, ms) => sum + ms, 0) / lengths.length
    expect(mean).toBeGreaterThan(1500)
    expect(mean).toBeLessThan(2700)
  })

  it('falls inside no word', () => {
    const words = plan.sentences.flatMap((sentence) => sentence.words)
    const scenes = new Set(plan.scenes.map(({ startMs }) => startMs))
    for (const { startMs } of shots.filter((shot) => !scenes.has(shot.startMs)))
      expect(
        words.filter(
          (word) => frameAt(word.startMs) + 1 < frameAt(startMs) && frameAt(startMs) < frameAt(word.endMs) - 3,
        ),
      ).toEqual([])
  })

  it('is seen: no framing and no ground twice in a row within a scene', () => {
    for (const { shots: own = [] } of plan.scenes)
      for (const [at, shot] of own.entries())
        if (at > 0) expect([shot.kind, shot.ground]).not.toEqual([own[at - 1]!.kind, own[at - 1]!.ground])
  })
})

describe('the cut', () => {
  it('falls on beats that are near', () => {
    const beats = Array.from({ length: 200 }, (_, at) => at * 480)
    const onBeat = (plan: FilmPlan) =>
      shotsOf(plan).filter(({ startMs }) => beats.some((beat) => frameAt(beat) === frameAt(startMs))).length
    expect(onBeat(cutPlan('market', {}, { beats: () => beats }))).toBeGreaterThan(onBeat(cutPlan('market')))
  })

  it('shows nobody where nobody presents', () => {
    const { presenter: _, ...plan } = planOf(SCRIPT)
    const kinds = shotsOf(withShots({ ...plan, art: { look: 'block' } })).map(({ kind }) => kind)
    expect(kinds.filter((kind) => ['close-up', 'left', 'right', 'inset', 'split'].includes(kind))).toEqual([])
  })

  it('shows points as they come, and other things while none comes', () => {
    const plan = planOf(
      'First it dries. Then it is fired in the kiln. A cat sleeps on the warm shelf. Last it is glazed.',
    )
    const end = plan.durationMs
    const items = [0, 1, 3].map((at) => ({ when: 'Then', text: 'It', atMs: plan.sentences[at]!.startMs }))
    const scene = { kind: 'timeline', title: '', items, reason: '', startMs: 0, endMs: end } as const
    const [cut] = withShots({ ...plan, scenes: [scene], art: { look: 'block' } }).scenes
    const shots = cut!.shots!
    for (const { atMs } of items.slice(1)) {
      const shot = shots.find(({ startMs, endMs }) => atMs >= startMs && atMs < endMs)
      expect(['card', 'type']).toContain(shot?.kind)
    }
    expect(shots.map(({ kind }) => kind)).toContain('thing')
  })

  it('is the same for the same film, and keeps what still fits', () => {
    const plan = cutPlan('chalk')
    expect(cutPlan('chalk')).toEqual(plan)
    expect(withShots(plan)).toEqual(plan)
  })

  it('is none for a film without a look', () => {
    expect(shotsOf(withShots(planOf(SCRIPT)))).toEqual([])
  })
})
