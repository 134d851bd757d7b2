import { describe, expect, it } from 'vitest'
import { INTROS } from '#choices.ts'
import { compose } from '#draw/index.ts'
import { sliceAt } from '#draw/slice.ts'
import type { FilmPlan } from '#plan.ts'
import { bandsOn, hashOf, pixelsOf, planOf, SCRIPT, testDrawEnv } from '#storyboard/film.fixture.ts'
import { INTRO_MS, lowerThirdIn, withIntro } from './brand.frame.ts'

const SMALL = { width: 216, height: 384 }
const plain = planOf(SCRIPT, SMALL)
const drawn = (plan: FilmPlan, at: number, but: string[] = []) => {
  const { slice, frame } = sliceAt(plan, at)
  return bandsOn(compose(slice.plan, testDrawEnv()), frame)
    .filter(({ name }) => !but.includes(name))
    .map((band) => `${band.name} ${hashOf(pixelsOf(band, frame))}`)
}

describe.each(INTROS.filter((intro) => intro !== 'none'))('an intro with the %s', (intro) => {
  const plan = withIntro({ ...plain, accents: [{ atMs: 4000, kind: 'swish' }] }, intro)
  const frames = (INTRO_MS[intro] * 30) / 1000

  it('comes before everything else, by whole frames', () => {
    expect(Number.isInteger(frames)).toBe(true)
    expect(plan.durationMs).toBe(plain.durationMs + INTRO_MS[intro])
    expect(plan.speech.atMs).toBe(INTRO_MS[intro])
    expect(plan.scenes[0]).toMatchObject({ kind: 'intro', startMs: 0, endMs: INTRO_MS[intro] })
    for (const [at, scene] of plan.scenes.entries())
      expect(scene.startMs).toBeCloseTo(at === 0 ? 0 : plan.scenes[at - 1]!.endMs, 6)
  })

  it('moves words, accents and points of a list with the voice', () => {
    expect(plan.accents).toEqual([{ atMs: 4000 + INTRO_MS[intro], kind: 'swish' }])
    const [moved, was] = [plan, plain].map((film) => [
      ...film.sentences.flatMap(({ words }) => words.map(({ startMs }) => startMs)),
      ...film.visemes.map(({ endMs }) => endMs),
      ...film.scenes.flatMap((scene) => ('items' in scene ? scene.items.map(({ atMs }) => atMs) : [])),
    ]) as [number[], number[]]
    expect(moved.map((ms, at) => Math.round(ms - was[at]!))).toEqual(moved.map(() => INTRO_MS[intro]))
  })

  it('leaves scene and captions after it as they were', () => {
    for (const frame of [20, 200]) {
      const moving = ['background', 'decor-0', 'decor-1']
      expect(drawn(plan, frame + frames, moving)).toEqual(drawn(plain, frame, moving))
    }
  })

  it('is drawn', () => expect(drawn(plan, frames - 12).join()).toContain('scene'))
})

describe('a lower third', () => {
  const lowerThird = lowerThirdIn(plain.scenes, ' Maya ', 'Northwind')!

  it('stands on the first scenes after the hook, long enough to be read', () => {
    expect(lowerThird).toMatchObject({ name: 'Maya', line: 'Northwind' })
    expect(lowerThird.startMs).toBeGreaterThanOrEqual(plain.scenes[0]!.endMs)
    const lasts = lowerThird.endMs - lowerThird.startMs
    expect(lasts >= 3000 && lasts <= 5500).toBe(true)
    expect(lowerThird.endMs).toBeLessThanOrEqual(plain.scenes.find(({ kind }) => kind === 'close')!.startMs)
  })

  it('is left out without a name, or where no scene has room for it', () => {
    expect(lowerThirdIn(plain.scenes, ' ')).toBeUndefined()
    expect(lowerThirdIn(plain.scenes.slice(0, 1), 'Maya')).toBeUndefined()
    expect(lowerThirdIn(plain.scenes.slice(0, 1).concat(plain.scenes.slice(-1)), 'Maya')).toBeUndefined()
  })

  it('is drawn while it lasts and changes no scene without it', () => {
    const plan = { ...plain, lowerThird }
    const frame = Math.round(((lowerThird.startMs + 1500) * 30) / 1000)
    expect(drawn(plan, frame).join()).toContain('lower-third')
    const next = plain.scenes.find(({ startMs }) => startMs >= lowerThird.endMs)!
    for (const other of [10, Math.round(((next.startMs + 500) * 30) / 1000)])
      expect(drawn(plan, other)).toEqual(drawn(plain, other))
  })

  it('never lies on captions, the scene or a face', () => {
    for (const size of [SMALL, { width: 384, height: 216 }])
      for (const presenter of [undefined, { style: 'casual', gender: 'male', seed: 3 } as const]) {
        const film = compose(
          { ...planOf(SCRIPT, { ...size, ...(presenter && { presenter }) }), lowerThird },
          testDrawEnv(),
        )
        const plate = film.layers.find(({ name }) => name === 'lower-third')!
        for (const other of film.layers.filter(({ name }) => ['captions', 'scene', 'brand', 'mouth'].includes(name))) {
          const apart = plate.y >= other.y + other.h - 2 || other.y >= plate.y + plate.h - 2
          const beside = plate.x >= other.x + other.w || other.x >= plate.x + plate.w
          expect(apart || beside ? 'apart' : other.name).toBe('apart')
        }
      }
  })
})
