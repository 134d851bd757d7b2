import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { Painter } from '#compositor/painter.ts'
import { slicesOf } from '#draw/index.ts'
import { shortPlan } from '#fixtures/plans.ts'
import { type FilmPlan, FPS, LOOKS, type Scene, type Shot, type Size } from '#plan.ts'
import { setUpFilm } from '#tasks/film.setup.ts'
import { type FlashPart, FlashWatch, flashesOf } from './flash.watch.ts'
import { gridOf } from './picture.grid.ts'

const SIZE = { width: 216, height: 384 }
type Yuv = [y: number, u: number, v: number]
const tone = (r: number, g: number, b: number): Yuv => {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return [16 + 219 * y, 128 + (224 * (b - y)) / 1.8556, 128 + (224 * (r - y)) / 1.5748].map(Math.round) as Yuv
}
const [BLACK, WHITE, GREY, RED] = [tone(0, 0, 0), tone(1, 1, 1), tone(0.25, 0.25, 0.25), tone(0.7, 0, 0)]
const [BRIGHT, DULL] = [tone(0.98, 0.98, 0.98), tone(0.92, 0.92, 0.92)]

/** A frame of one tone whose upper part is of another. */
function frame(under: Yuv, over: Yuv = under, share = 1, { width, height }: Size = SIZE): Uint8Array {
  const planes = [1, 2, 2].map((half, at) => {
    const [w, h] = [width / half, height / half]
    const plane = new Uint8Array(w * h).fill(under[at]!)
    return plane.fill(over[at]!, 0, Math.round(h * share) * w)
  })
  return Uint8Array.from(planes.flatMap((plane) => [...plane]))
}

/** The film as one part, or cut into several. */
function seen(frames: Uint8Array[], every = frames.length, size: Size = SIZE): FlashPart[] {
  return Array.from({ length: Math.ceil(frames.length / every) }, (_, at) => {
    const watch = new FlashWatch(size)
    for (const one of frames.slice(at * every, (at + 1) * every)) watch.look(one, true)
    return watch.part
  })
}

/** Two looks in turn, each for so many frames. */
const turns = (a: Uint8Array, b: Uint8Array, each: number, frames = 3 * FPS) =>
  Array.from({ length: frames }, (_, at) => (Math.floor(at / each) % 2 === 0 ? a : b))

/** A film of ours with this one scene. */
async function drawn(scene: Partial<Scene>): Promise<FlashPart> {
  const scenes = [{ startMs: 0, endMs: 2000, reason: 'a test', ...scene } as Scene]
  const { film } = await setUpFilm(shortPlan('', 2, { background: 'animated', scenes }), {})
  const [painter, watch] = [new Painter(film, createCanvas, 2), new FlashWatch(film)]
  for (let at = 0; at < 2 * FPS; at++) {
    const { bytes, changed } = painter.paint(at)
    watch.look(bytes, changed)
  }
  return watch.part
}

describe('flashes', () => {
  it.each([
    ['black and white, five times a second', turns(frame(BLACK), frame(WHITE), 3)],
    ['black and a dark grey four times a second', turns(frame(BLACK), frame(tone(0.4, 0.4, 0.4)), 4)],
    ['the upper quarter alone', turns(frame(BLACK), frame(BLACK, WHITE, 0.25), 3)],
    [
      'for a second and not longer',
      [...turns(frame(BLACK), frame(WHITE), 3, FPS), ...turns(frame(BLACK), frame(BLACK), 9)],
    ],
  ])('are found in %s', (_, frames) => {
    expect(flashesOf(seen(frames), SIZE)).toEqual({ general: expect.any(Number) })
  })

  it.each([
    ['what changes three times a second', turns(frame(BLACK), frame(WHITE), 5)],
    ['what changes by less than a tenth of the light', turns(frame(BLACK), frame(GREY), 3)],
    ['what changes between two tones that are both bright', turns(frame(BRIGHT), frame(DULL), 3)],
    ['what changes in a strip too small to matter', turns(frame(BLACK), frame(BLACK, WHITE, 0.04), 3)],
    ['what does not change', turns(frame(GREY), frame(GREY), 3)],
  ])('are none in %s', (_, frames) => {
    expect(flashesOf(seen(frames), SIZE)).toEqual({})
  })

  it('of saturated red are found where there is hardly a change of light', () => {
    const dark = tone(0.35, 0.35, 0.35)
    expect(flashesOf(seen(turns(frame(dark), frame(RED), 3)), SIZE)).toEqual({ red: expect.any(Number) })
  })

  it.each([[2], [7], [30], [41]])('are the same wherever the film is cut: every %i frames', (every) => {
    const frames = [...turns(frame(GREY), frame(GREY), 9), ...turns(frame(BLACK), frame(WHITE), 3)]
    const whole = flashesOf(seen(frames), SIZE).general!
    expect(Math.abs(flashesOf(seen(frames, every), SIZE).general! - whole)).toBeLessThanOrEqual(100)
    expect(whole).toBeGreaterThan(2800)
    expect(whole).toBeLessThan(3200)
  })

  it.each<Partial<Scene>>([
    { kind: 'number', value: '200 mouldings', label: 'in a drawer' },
    { kind: 'number', value: '87 percent', label: 'of all pots' },
    { kind: 'number', value: '$48,750', label: 'a year' },
  ])('are none in a figure that counts: $value', async (scene) => {
    expect(flashesOf([await drawn(scene)], SIZE)).toEqual({})
  })

  it('cost nothing where nothing is drawn anew', () => {
    const watch = new FlashWatch(SIZE)
    watch.look(frame(BLACK), true)
    watch.look(frame(WHITE), false)
    expect(watch.part).toMatchObject({ frames: 2, changes: { general: [], red: [] } })
  })
})

it.each([
  [{ width: 1080, height: 1920 }, 14, 24],
  [{ width: 1920, height: 1080 }, 32, 18],
  [{ width: 1080, height: 1080 }, 24, 24],
])('a frame of %o falls into cells of a thirty-second of a screen', (size, columns, rows) => {
  const { field, ...grid } = gridOf(size)
  expect(grid).toEqual({ columns, rows })
  expect(Math.abs(field.columns * field.rows - (341 * 256) / 1024)).toBeLessThan(4)
})

/** Shots on the looks' loud and quiet grounds, as near to each other as they come, two of three led into by the look's own transition. */
async function cutIn(dress: Partial<FilmPlan>, color: string): Promise<FlashPart[]> {
  const shots = Array.from({ length: 4 }, (_, at): Shot => {
    const ground = at % 2 ? 'quiet' : 'loud'
    const times = { startMs: at * 900, endMs: at * 900 + 900 }
    return { kind: at % 2 ? 'type' : 'card', ground, ...times, ...(at !== 2 && { transition: 1 }) }
  })
  const scene = { kind: 'statement', text: 'Bread', emphasis: [], startMs: 0, endMs: 3600, reason: '', shots } as Scene
  const plan = shortPlan('', 4, { ...dress, staging: 2, brand: { name: 'Kiln', color }, scenes: [scene] })
  const parts: FlashPart[] = []
  for (const { plan: part, from, to } of slicesOf({ ...plan, ...SIZE, durationMs: 3600 })) {
    const { film } = await setUpFilm(part, {})
    const [painter, watch] = [new Painter(film, createCanvas, 2), new FlashWatch(film)]
    for (let at = from; at < to; at++) {
      const { bytes, changed } = painter.paint(at)
      watch.look(bytes, changed)
    }
    parts.push(watch.part)
  }
  return parts
}

describe.each(LOOKS)('a film in the look %s', (look) => {
  it.each(['#E5A50A', '#1F6B45', '#e11d2e', '#3b4cca'])(
    'flashes nowhere, its transitions included, in %s',
    async (color) => {
      expect(flashesOf(await cutIn({ art: { look } }, color), SIZE)).toEqual({})
    },
  )
})

it.each(['office', 'studio', 'outdoor'] as const)(
  'a film that is cut in the place %s flashes nowhere',
  async (background) => {
    expect(flashesOf(await cutIn({ background }, '#e11d2e'), SIZE)).toEqual({})
  },
)
