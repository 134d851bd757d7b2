import { describe, expect, it } from 'vitest'
import { cuesOf } from '#audio/cues.ts'
import { slicesOf } from '#draw/index.ts'
import { type FilmPlan, LOOKS, type Scene } from '#plan.ts'
import { editPlan } from './edit.ts'
import { planOf, SCRIPT } from './film.fixture.ts'
import { withShots } from './shots.ts'

const presenter = { style: 'casual', gender: 'female', person: 'lena', seed: 3 } as const
const cutPlan = (change: Partial<FilmPlan> = {}) =>
  withShots({ ...planOf(SCRIPT, { presenter }), art: { look: 'market' }, staging: 2, mix: 2, ...change })
const shotsOf = (plan: FilmPlan) => plan.scenes.flatMap(({ shots = [] }) => shots)
const films = LOOKS.map((look, at) => cutPlan({ art: { look }, seed: at + 1 }))

describe('transitions', () => {
  it('are at most three in a film and every sixth cut, far from each other, where a part begins', () => {
    for (const film of films) {
      const shots = shotsOf(film)
      const led = shots.filter(({ transition }) => transition)
      expect(led.length).toBeLessThanOrEqual(3)
      expect(led.length).toBeLessThanOrEqual(Math.round(0.15 * (shots.length - 1)))
      for (const [at, { startMs }] of led.entries()) {
        if (at > 0) expect(startMs - led[at - 1]!.startMs).toBeGreaterThanOrEqual(5000)
        expect(film.scenes.map((scene) => scene.startMs)).toContain(startMs)
      }
    }
    expect(films.some((film) => shotsOf(film).some(({ transition }) => transition))).toBe(true)
  })

  it('tell the shot before that it leads over', () => {
    for (const film of films) {
      const shown = slicesOf(film).map(({ plan }) => plan.scenes[0]!.shots![0]!)
      for (const [at, shot] of shown.entries()) expect(shot.leads).toBe(shown[at + 1]?.transition)
    }
  })
})

describe('words that matter', () => {
  it('bring the picture nearer at most every six seconds, where nothing is read, on a word', () => {
    const starts = (film: FilmPlan) => film.sentences.flatMap(({ words }) => words.map(({ startMs }) => startMs))
    const punches = films.map((film) => shotsOf(film).filter(({ punchMs }) => punchMs !== undefined))
    expect(punches.filter((some) => some.length > 0).length).toBeGreaterThan(3)
    for (const [at, some] of punches.entries())
      for (const [nth, { kind, punchMs, startMs, endMs, with: others }] of some.entries()) {
        expect(['close-up', 'thing', 'inset']).toContain(kind)
        expect(others).toBeUndefined()
        expect(punchMs).toBeGreaterThan(startMs)
        expect(punchMs).toBeLessThan(endMs)
        expect(Math.min(...starts(films[at]!).map((ms) => Math.abs(ms - punchMs!)))).toBeLessThan(70)
        if (nth > 0) expect(punchMs! - some[nth - 1]!.punchMs!).toBeGreaterThanOrEqual(5900)
      }
  })
})

describe('the accents of a film', () => {
  it('are its transitions and the words that matter, and they are what is heard', () => {
    for (const film of films) {
      const shots = shotsOf(film)
      const moments = shots.flatMap(({ transition, startMs, punchMs }) => [
        ...(transition ? [startMs] : []),
        ...(punchMs === undefined ? [] : [punchMs]),
      ])
      expect(film.accents!.map(({ atMs }) => atMs).sort((a, b) => a - b)).toEqual(moments.sort((a, b) => a - b))
      for (const { atMs } of cuesOf(film)) expect(moments).toContain(atMs)
    }
  })

  it('are none, like transitions, in a film from before there were any', () => {
    const { staging: _, ...before } = cutPlan()
    const scenes = before.scenes.map(({ shots: __, ...scene }) => scene as Scene)
    const film = withShots({ ...before, accents: [], scenes })
    expect(film.accents).toEqual([])
    expect(shotsOf(film).filter(({ transition, punchMs }) => transition || punchMs)).toEqual([])
  })

  it('stay where they are when something else is edited, and move with what is said', () => {
    const film = films.find((one) => shotsOf(one).some(({ punchMs }) => punchMs))!
    const edited = editPlan(film, { music: 'warm' }).plan
    expect(edited.accents).toEqual(film.accents)
    expect(shotsOf(edited)).toEqual(shotsOf(film))
    const half = slicesOf(film).filter(({ plan }) => plan.scenes[0]!.shots![0]!.punchMs !== undefined)
    for (const { plan, from, to } of half) {
      const frame = (plan.scenes[0]!.shots![0]!.punchMs! * 30) / 1000
      expect(frame).toBeGreaterThan(from)
      expect(frame).toBeLessThan(to)
    }
  })
})
