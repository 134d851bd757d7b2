import { describe, expect, it } from 'vitest'
import { compose } from '#draw/index.ts'
import type { Layer } from '#draw/layer.ts'
import { type FilmPlan, type MouthShape, PERSONS, PRESENTER_STYLES, type Presenter, type Scene } from '#plan.ts'
import { hashOf, inkBox, pixelsOf, planOf, SCRIPT, testDrawEnv } from '#storyboard/film.fixture.ts'
import { PEOPLE } from './people.data.ts'

const env = testDrawEnv()
const SMALL = { width: 216, height: 384 }
const WIDE = { width: 640, height: 360 }
const DRAWN = ['legs', 'body', 'head', 'mouth', 'left arm', 'right arm']

const as = (person: Presenter['person'], more: Partial<Presenter> = {}): Presenter => {
  const { style, gender } = PEOPLE[person ?? 'maya']
  return { style, gender, seed: 5, ...(person && { person }), ...more }
}
const filmOf = (presenter: Presenter, change: Partial<FilmPlan> = {}, text = SCRIPT) =>
  compose(planOf(text, { ...SMALL, ...change, presenter }), env)
type Film = ReturnType<typeof filmOf>
const layer = (film: Film, name: string): Layer => film.layers.find((one) => one.name === name) as Layer
const drawn = (film: Film) => film.layers.filter(({ name }) => DRAWN.includes(name))
const placeOf = ({ x, y, shift }: Layer, frame: number) => {
  const by = shift?.(frame) ?? { x: 0, y: 0 }
  return { x: x + by.x, y: y + by.y }
}
const frames = (film: Film, step: number) =>
  Array.from({ length: Math.floor(film.frames / step) }, (_, n) => n * step + 7).filter((frame) => frame < film.frames)

describe('the people', () => {
  it('are at least four women and four men, with somebody of every style and gender', () => {
    const people = Object.values(PEOPLE)
    for (const gender of ['female', 'male'] as const) {
      expect(people.filter((one) => one.gender === gender).length).toBeGreaterThanOrEqual(4)
      for (const style of PRESENTER_STYLES)
        expect(people.some((one) => one.gender === gender && one.style === style)).toBe(true)
    }
  })

  it('all look different', () => {
    const looks = PERSONS.map((person) => {
      const film = filmOf(as(person))
      return drawn(film).map((one) => hashOf(pixelsOf(one, 40)))
    })
    expect(new Set(looks.flat()).size).toBe(looks.flat().length)
  })

  it('wear the brand: everybody changes with its colour', () => {
    for (const person of PERSONS) {
      const bodies = ['#6366F1', '#d9480f'].map((color) => {
        const film = filmOf(as(person), { brand: { name: 'N', color } })
        return ['body', 'head'].map((name) => hashOf(pixelsOf(layer(film, name), 40))).join()
      })
      expect(bodies[0]).not.toBe(bodies[1])
    }
  })

  it('are found by style and gender when nobody is named, the same for the same seed', () => {
    const [one, two] = [1, 1].map(() => filmOf({ style: 'casual', gender: 'male', seed: 9 }))
    expect(hashOf(pixelsOf(layer(one!, 'head'), 40))).toBe(hashOf(pixelsOf(layer(two!, 'head'), 40)))
  })
})

const FRAMES: [string, Partial<FilmPlan>, Partial<Presenter>][] = [
  ['in a short', {}, {}],
  ['in a short without captions', { captions: false }, {}],
  ['large on a screen', WIDE, {}],
  ['whole on a screen', WIDE, { framing: 'full' }],
  ['in a square', { width: 360, height: 360 }, { framing: 'full' }],
]

describe.each(FRAMES)('a presenter %s', (_, size, more) => {
  it('stays inside every band, unless the frame ends there', () => {
    for (const person of PERSONS) {
      const film = filmOf(as(person, more), size)
      for (const band of drawn(film)) {
        for (const frame of frames(film, 331)) {
          if (band.key(frame) === undefined) continue
          const box = inkBox(pixelsOf(band, frame), band.w)
          if (!box) continue
          const { x, y } = placeOf(band, frame)
          const inside = {
            left: box.left > 0 || x === 0,
            top: box.top > 0,
            right: box.right < band.w - 1 || x + band.w >= film.width,
            bottom: box.bottom < band.h - 1 || y + band.h >= film.height,
          }
          expect({ person, band: band.name, frame, ...inside }).toEqual({
            person,
            band: band.name,
            frame,
            left: true,
            top: true,
            right: true,
            bottom: true,
          })
        }
      }
    }
  })
})

describe('a presenter', () => {
  it('has the same bands in every scene', () => {
    const sizes = (text: string) => drawn(filmOf(as('maya'), {}, text)).map(({ name, w, h }) => `${name} ${w}x${h}`)
    expect(sizes('A quiet word.')).toEqual(sizes(SCRIPT))
  })

  it('keeps the promise that equal keys are equal pixels', () => {
    const film = filmOf(
      as('lena', { framing: 'full' }),
      { width: 320, height: 180 },
      'One thing. Two things! Why three? Ask 4 people.',
    )
    const seen = new Map<string, string>()
    for (const frame of frames(film, 2)) {
      for (const band of drawn(film)) {
        const key = band.key(frame)
        if (key === undefined) continue
        const pixels = hashOf(pixelsOf(band, frame))
        expect(seen.get(`${band.name} ${key}`) ?? pixels).toBe(pixels)
        seen.set(`${band.name} ${key}`, pixels)
      }
    }
  })

  it('stands from head to foot where the frame is wide, and nowhere else', () => {
    const has = (size: object) =>
      drawn(filmOf(as('theo', { framing: 'full' }), size)).some(({ name, h }) => name === 'legs' && h > 100)
    expect([WIDE, SMALL, { width: 360, height: 360 }].map(has)).toEqual([true, false, false])
  })

  it('blinks now and then', () => {
    const film = filmOf(as('daniel'))
    const blinks = frames(film, 1).map((frame) => String(layer(film, 'head').key(frame)).split('/')[0])
    const closed = blinks.filter((share, at) => share === '1' && blinks[at - 1] !== '1').length
    const seconds = film.frames / 30
    expect(closed).toBeGreaterThan(seconds / 7)
    expect(closed).toBeLessThan(seconds / 2)
  })
})

describe('lips', () => {
  const saying = (shape: MouthShape) => {
    const film = filmOf(as('maya'), { visemes: [{ shape, startMs: 0, endMs: 4000 }], width: 1080, height: 1920 })
    const band = layer(film, 'mouth')
    return { pixels: pixelsOf(band, 60), w: band.w }
  }
  /** How many pixels are as dark as the inside of a mouth. */
  const dark = ({ pixels }: { pixels: Uint8Array }) => {
    let count = 0
    for (let at = 0; at < pixels.length; at += 4)
      if (pixels[at + 3] === 255 && pixels[at]! < 110 && pixels[at + 1]! < 40) count++
    return count
  }

  it('differ for each of the nine shapes', () => {
    const shapes: MouthShape[] = ['X', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
    expect(new Set(shapes.map((shape) => hashOf(saying(shape).pixels))).size).toBe(9)
  })

  it('open wide on open vowels, and are shut on m, b and p', () => {
    expect(dark(saying('D'))).toBeGreaterThan(400)
    expect(dark(saying('D'))).toBeGreaterThan(1.5 * dark(saying('F')))
    expect(dark(saying('A'))).toBeLessThan(dark(saying('D')) / 4)
  })

  it('pass through what lies between two shapes', () => {
    const film = filmOf(as('omar'), {
      visemes: [
        { shape: 'A', startMs: 0, endMs: 1000 },
        { shape: 'D', startMs: 1000, endMs: 2000 },
      ],
    })
    const keys = Array.from({ length: 8 }, (_, n) => String(layer(film, 'mouth').key(26 + n)).split(',')[1])
    expect(new Set(keys).size).toBeGreaterThan(3)
  })
})

describe('hands', () => {
  const raised = (change: Partial<FilmPlan>, more: Partial<Presenter> = {}) => {
    const film = filmOf(as('maya', more), change)
    const arm = layer(film, 'left arm')
    return { film, arm, up: frames(film, 1).filter((frame) => arm.key(frame) !== undefined) }
  }

  it('go up at times, and rest at times', () => {
    const { up, film } = raised({ ...WIDE }, { framing: 'full' })
    expect(up.length).toBeGreaterThan(film.frames * 0.15)
    expect(up.length).toBeLessThan(film.frames * 0.85)
  })

  it('are above the captions of a short when they are up', () => {
    const { arm, up } = raised({ width: 1080, height: 1920 })
    const captionTop = Math.floor(1920 * 0.815) - 244
    const tops = up.map((frame) => frame).filter((_, at) => at % 12 === 0)
    const highest = Math.min(
      ...tops.map((frame) => placeOf(arm, frame).y + (inkBox(pixelsOf(arm, frame), arm.w)?.top ?? 9999)),
    )
    expect(highest).toBeLessThan(captionTop - 100)
  })

  it.each([
    ['a short', SMALL],
    ['a short without captions', { ...SMALL, captions: false }],
    ['a screen', WIDE],
  ])('stay within the frame of %s, and off the scene beside them', (_, change) => {
    const film = filmOf(as('theo'), change)
    const scene = layer(film, 'scene')
    const from = film.width > film.height ? scene.x + scene.w - 8 : 0
    for (const name of ['left arm', 'right arm']) {
      const arm = layer(film, name)
      for (const frame of frames(film, 7)) {
        const box = arm.key(frame) === undefined ? undefined : inkBox(pixelsOf(arm, frame), arm.w)
        if (!box) continue
        const { x } = placeOf(arm, frame)
        expect({ frame, cut: x + box.left <= from || x + box.right >= film.width - 1 }).toEqual({ frame, cut: false })
      }
    }
  })

  it('are down when a scene ends', () => {
    const plan = planOf(SCRIPT, { ...SMALL, presenter: as('max') })
    const film = compose(plan, env)
    for (const scene of plan.scenes as Scene[]) {
      const last = Math.ceil((scene.endMs * 30) / 1000) - 1
      expect(layer(film, 'left arm').key(last)).toBeUndefined()
    }
  })
})
