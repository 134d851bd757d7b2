/** Plans outlive the code that made them: they lie in databases, and films are edited and made again by them. */
import { describe, expect, it } from 'vitest'
import { compose } from '#draw/index.ts'
import { slicesOf } from '#draw/slice.ts'
import { sentenceRetimed } from '#draw/times.ts'
import { editPlan } from '#storyboard/edit.ts'
import { bandsOn, hashOf, pixelsOf, testDrawEnv } from '#storyboard/film.fixture.ts'
import { whatChanged } from './changed.ts'
import type { FilmPlan } from './plan.ts'
import { renditionOf } from './rendition.ts'

const words = (texts: string[], from: number) =>
  texts.map((text, at) => ({
    text,
    startMs: from + at * 300,
    endMs: from + at * 300 + 260,
    charStart: at,
    charEnd: at,
  }))

/** As `film_plans` has it: every field by the name that it was kept under. */
const STORED = JSON.stringify({
  width: 216,
  height: 384,
  durationMs: 166 * (1000 / 30),
  seed: 7,
  brand: { name: 'Kiln', color: '#C8642B', logoPath: '/api/objects/1', fonts: 'warm' },
  background: 'office',
  scenes: [
    { kind: 'intro', startMs: 0, endMs: 1400, reason: 'the film begins with the brand', id: 's0', take: 0, clock: 0 },
    { kind: 'hook', text: 'Clay shrinks', startMs: 1400, endMs: 2600, reason: '', id: 's1', take: 3, clock: 42 },
    {
      kind: 'statement',
      text: 'Throw it wide',
      emphasis: ['wide'],
      startMs: 2600,
      endMs: 4000,
      reason: '',
      id: 'n1',
      take: 5,
      clock: 200,
      own: true,
    },
    {
      kind: 'close',
      text: 'Follow us',
      link: '@kiln',
      startMs: 4000,
      endMs: 166 * (1000 / 30),
      reason: '',
      id: 's3',
      take: 2,
      clock: 120,
    },
  ],
  lowerThird: { name: 'Maya', line: 'Potter', startMs: 2800, endMs: 3900 },
  captions: true,
  captionStyle: 'pop',
  sentences: [
    { text: 'Clay shrinks.', paragraph: 0, startMs: 1500, endMs: 2060, words: words(['Clay', 'shrinks.'], 1500) },
    { text: 'Throw it wide.', paragraph: 0, startMs: 2700, endMs: 3560, words: words(['Throw', 'it', 'wide.'], 2700) },
  ],
  presenter: { style: 'casual', gender: 'female', seed: 4, person: 'maya', framing: 'half' },
  visemes: [{ shape: 'B', startMs: 1500, endMs: 1700 }],
  music: 'calm',
  speech: { path: '/speech.wav', atMs: 1400 },
  title: 'Mugs',
})
const plan = JSON.parse(STORED) as FilmPlan
const secondLater = (sentence: FilmPlan['sentences'][number]) => sentenceRetimed(sentence, (ms) => ms + 1000)
const look = (film: FilmPlan, frame: number) => {
  const drawn = compose(film, testDrawEnv())
  return bandsOn(drawn, frame).map((band) => [band.name, hashOf(pixelsOf(band, frame))])
}

describe('a plan that was kept', () => {
  it('is edited without anything being lost, and nothing changes where nothing was asked for', () => {
    const { plan: same } = editPlan(plan, {})
    expect(same).toEqual(plan)
    expect(whatChanged(plan, same)).toMatchObject({ scenes: 0, frames: 0, sound: false })
  })

  it('draws each scene in the variant and by the clock that it was kept with', () => {
    expect(slicesOf(plan).map(({ plan: part, from }) => [part.scenes[0]!.take, from])).toEqual([
      [0, 0],
      [3, 42],
      [5, 200],
      [2, 120],
    ])
    const otherwise = { ...plan, scenes: plan.scenes.map((scene) => ({ ...scene, take: 0 })) }
    expect(look(otherwise, 50)).not.toEqual(look(plan, 50))
  })

  it('sounds otherwise with another mix or other accents, and looks the same', () => {
    for (const other of [{ mix: 2 as const }, { accents: [{ atMs: 3100, kind: 'hit' as const }] }])
      expect(whatChanged(plan, { ...plan, ...other })).toMatchObject({ scenes: 0, frames: 0, sound: true })
  })

  it('keeps its link through an edit of its words', () => {
    const speech = {
      path: '',
      sentences: plan.sentences.map((sentence) => ({ ...sentence, text: `${sentence.text} Again.` })),
      visemes: [],
      durationMs: plan.durationMs,
      origins: plan.sentences.map((_, line) => ({ line, same: false })),
    }
    expect(editPlan(plan, { speech }).plan.scenes.at(-1)).toMatchObject({ kind: 'close', link: '@kiln' })
    const later = editPlan(
      { ...plan, accents: [{ atMs: 2700, kind: 'hit' }] },
      { speech: { ...speech, sentences: speech.sentences.map((one) => secondLater(one)) } },
    )
    expect(later.plan.accents).toEqual([{ atMs: expect.closeTo(3700, 0), kind: 'hit' }])
  })

  it('becomes a rendition without anything of the brand but its colours and fonts', () => {
    const { brand, lowerThird, scenes } = renditionOf(plan, { shape: '1:1', overlays: 'clean' })
    expect(brand).toEqual({ name: '', color: '#C8642B', fonts: 'warm' })
    expect(lowerThird).toBeUndefined()
    expect(scenes.map(({ kind, take }) => [kind, take])).toEqual([
      ['hook', 0],
      ['hook', 3],
      ['statement', 5],
      ['statement', 2],
    ])
  })
})
