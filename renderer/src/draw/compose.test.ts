import { describe, expect, it } from 'vitest'
import { BACKGROUNDS, type FilmPlan, FPS, type Scene } from '#plan.ts'
import {
  bandsOn,
  hashOf,
  inkBox,
  NASTY_TEXTS,
  pixelsOf,
  planOf,
  SCRIPT,
  testDrawEnv,
} from '#storyboard/film.fixture.ts'
import { compose } from './index.ts'

const env = testDrawEnv()
const presenter = { style: 'professional', gender: 'female', seed: 5 } as const
const small = { width: 216, height: 384 }
const sampled = (frames: number, count: number) =>
  Array.from({ length: count }, (_, at) => Math.floor(((at + 0.37) / count) * frames))

describe('a composition', () => {
  it('draws the same pixels for the same plan', () => {
    const plan = planOf(SCRIPT, { presenter })
    const [one, two] = [compose(plan, env), compose(plan, env)]
    for (const frame of sampled(one.frames, 6)) {
      const hashes = [one, two].map((film) =>
        bandsOn(film, frame).map((b) => `${b.name}:${b.key(frame)}:${hashOf(pixelsOf(b, frame))}`),
      )
      expect(hashes[0]).toEqual(hashes[1])
    }
  })

  it.each([
    ['tall', {}],
    ['wide', { width: 640, height: 360 }],
  ])('keeps its promise that equal keys are equal pixels (%s)', (_, size) => {
    const film = compose(planOf(SCRIPT, { ...small, ...size, presenter }), env)
    const seen = new Map<string, string>()
    for (let frame = 0; frame < film.frames; frame += 3) {
      for (const band of bandsOn(film, frame)) {
        const key = `${band.name}|${band.key(frame)}`
        const known = seen.get(key)
        if (known === undefined) seen.set(key, hashOf(pixelsOf(band, frame)))
        else if (frame % 5 === 0) expect(`${key} ${hashOf(pixelsOf(band, frame))}`).toBe(`${key} ${known}`)
      }
    }
  })

  it('differs by seed', () => {
    const frames = [1, 2].map((seed) =>
      hashOf(pixelsOf(compose(planOf(SCRIPT, { ...small, seed }), env).background, 30)),
    )
    expect(frames[0]).not.toBe(frames[1])
  })

  it('has as many frames as the plan has time, at 30 a second', () => {
    const plan = planOf(SCRIPT)
    expect(compose(plan, env).frames).toBe(Math.round((plan.durationMs * FPS) / 1000))
  })

  it.each(BACKGROUNDS)('is never still on %s', (background) => {
    const film = compose(planOf('A quiet word.', { ...small, background, captions: false }), env)
    for (const frame of [10, 31, 40]) {
      const changed = bandsOn(film, frame).some(
        (band) =>
          band.key(frame) !== band.key(frame + 2) &&
          hashOf(pixelsOf(band, frame)) !== hashOf(pixelsOf(band, frame + 2)),
      )
      expect(changed).toBe(true)
    }
  })

  it.each(BACKGROUNDS)('covers the whole background on %s', (background) => {
    const film = compose(planOf(SCRIPT, { background }), env)
    const pixels = pixelsOf(film.background, 17)
    for (let at = 3; at < pixels.length; at += 4) expect(pixels[at]).toBe(255)
  })

  it.each(BACKGROUNDS)('paints the background alike from whichever frame one comes on %s', (background) => {
    const plan = planOf(SCRIPT, { ...small, background })
    const film = compose(plan, env)
    for (const frame of [0, 41, 7, 24, 23, 96, 7])
      expect(hashOf(pixelsOf(film.background, frame))).toBe(hashOf(pixelsOf(compose(plan, env).background, frame)))
  })

  it('draws captions only when they are asked for', () => {
    const names = (captions: boolean) => compose(planOf(SCRIPT, { captions }), env).layers.map((l) => l.name)
    expect(names(true)).toContain('captions')
    expect(names(false)).not.toContain('captions')
  })
})

const scene = (draft: Omit<Scene, 'startMs' | 'endMs' | 'reason'> & { kind: Scene['kind'] }) =>
  ({ ...draft, startMs: 0, endMs: 4000, reason: 'a test' }) as Scene
/** Phones, screens, and posts among others. */
const SIZES = [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1350 },
]
const everyKind = (text: string): Scene[] => [
  scene({ kind: 'hook', text } as Scene),
  scene({ kind: 'statement', text, emphasis: [text] } as Scene),
  scene({ kind: 'number', value: text, label: text } as Scene),
  scene({ kind: 'number', value: '40%', label: text } as Scene),
  scene({
    kind: 'list',
    title: text,
    items: [text, text, text, text, text, text].map((t, at) => ({ text: t, atMs: at * 300 })),
  } as Scene),
  scene({ kind: 'question', text } as Scene),
  scene({ kind: 'quote', text, by: text } as Scene),
  scene({ kind: 'compare', left: text, right: text } as Scene),
  scene({ kind: 'icon', icon: text, label: text } as Scene),
  scene({ kind: 'chapter', title: text, number: 12 } as Scene),
  ...(['bars', 'share', 'line'] as const).map((form) =>
    scene({
      kind: 'chart',
      form,
      title: text,
      items: [7, 0, 1e6].map((value, at) => ({
        label: text,
        shown: at === 1 ? text : String(value),
        value,
        atMs: at * 300,
      })),
    } as Scene),
  ),
  ...[2, 6].map((count) =>
    scene({
      kind: 'timeline',
      title: text,
      items: Array.from({ length: count }, (_, at) => ({ when: text, text, atMs: at * 300 })),
    } as Scene),
  ),
  scene({ kind: 'before-after', before: text, after: text, tags: [text, text] } as Scene),
  scene({ kind: 'media', path: text, label: text } as Scene),
  scene({ kind: 'hook', text, icon: 'clock' } as Scene),
  scene({ kind: 'close', text } as Scene),
  scene({ kind: 'close', text, link: text } as Scene),
]

describe.each(Object.entries(NASTY_TEXTS))('text that is %s', (name, text) => {
  it('is drawn in every kind of scene without leaving its band', () => {
    for (const [at, one] of everyKind(text).entries()) {
      const size = SIZES[(at + name.length) % SIZES.length]!
      const plan: FilmPlan = {
        ...planOf('One two three.', { ...size, presenter }),
        durationMs: 4000,
        scenes: [one],
        background: (at + name.length) % 3 === 0 ? 'office' : 'gradient',
        brand: { name: text, color: text },
      }
      const film = compose(plan, env)
      const layer = film.layers.find((l) => l.name === 'scene')!
      const box = inkBox(pixelsOf(layer, 100), layer.w)
      if (!box) continue
      expect({
        kind: one.kind,
        inside: box.left > 0 && box.right < layer.w - 1 && box.top > 0 && box.bottom < layer.h - 1,
      }).toEqual({ kind: one.kind, inside: true })
    }
  })

  it('is spoken in captions that stay inside their band', () => {
    const film = compose(planOf(text), env)
    const layer = film.layers.find((l) => l.name === 'captions')!
    for (const frame of sampled(film.frames, 4)) {
      if (layer.key(frame) === undefined) continue
      const box = inkBox(pixelsOf(layer, frame), layer.w)
      if (box) expect(box.left > 0 && box.right < layer.w - 1 && box.top > 0 && box.bottom < layer.h - 1).toBe(true)
    }
  })
})
