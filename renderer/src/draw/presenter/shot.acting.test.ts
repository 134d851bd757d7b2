import { describe, expect, it } from 'vitest'
import { compose, slicesOf } from '#draw/index.ts'
import type { Layer } from '#draw/layer.ts'
import { type FilmPlan, PERSONS, type PersonId, type Scene, type Shot } from '#plan.ts'
import { hashOf, inkBox, pixelsOf, speak, testDrawEnv } from '#storyboard/film.fixture.ts'
import { aimed } from './aim.ts'
import { jointsOf } from './body/arm.ts'
import { castOf } from './cast.ts'
import { CUTS } from './hair/index.ts'

const picture = testDrawEnv().createCanvas(8, 8)
const env = { ...testDrawEnv(), illustration: () => picture as never }
const PEOPLE = ['legs', 'body', 'head', 'mouth', 'left arm', 'right arm']
const spoken = speak('Only 4 kinds stay liquid. Nearly everybody heats it in microwaves. Leave it in the sun.')

type Change = Partial<FilmPlan> & { person?: PersonId; framing?: 'full' }
/** A film of these framings, three seconds each, as it is drawn shot by shot. */
function shotsOf(kinds: (Shot['kind'] | `${Shot['kind']}+`)[], { person = 'maya', framing, ...change }: Change = {}) {
  const shots = kinds.map((name, at): Shot => {
    const kind = name.replace('+', '') as Shot['kind']
    const thing = name.endsWith('+') ? { thing: 'jar' } : {}
    return { kind, ground: 'main', ...thing, startMs: at * 3000, endMs: at * 3000 + 3000 }
  })
  const endMs = kinds.length * 3000
  const scene: Scene = { kind: 'statement', text: 'A warm room', emphasis: [], startMs: 0, endMs, reason: '', shots }
  const plan: FilmPlan = {
    ...{ width: 216, height: 384, durationMs: endMs, seed: 1, brand: { name: 'Kiln', color: '#E5A50A' }, title: '' },
    ...{ background: 'solid', art: { look: 'block' }, captions: true, music: 'none', speech: { path: '' } },
    ...{ sentences: spoken.sentences, visemes: spoken.visemes, scenes: [scene] },
    presenter: { style: 'casual', gender: 'male', person, seed: 3, ...(framing && { framing }) },
    ...change,
  }
  return slicesOf(plan).map(({ plan: part, from, to }) => {
    const film = compose(part, env)
    const people = film.layers.filter(({ name }) => PEOPLE.includes(name))
    return {
      film,
      people,
      from,
      to,
      shot: part.scenes[0]!.shots![0]!,
      layer: (name: string) => film.layers.find((one) => one.name === name),
    }
  })
}

const placeOf = (band: Layer, frame: number) => {
  const by = band.shift?.(frame) ?? { x: 0, y: 0 }
  return { x: band.x + by.x, y: band.y + by.y }
}

/** What is lower than a head's own ink: nothing that hangs from these heads hides the chin. */
const BARE_CHINS = PERSONS.filter((person) => ['daniel', 'arjun', 'theo', 'max', 'omar', 'lena'].includes(person))

describe('somebody in a film that is staged as today', () => {
  const staging = 2

  it('keeps the chin off the captions, nodding or not', () => {
    for (const person of BARE_CHINS)
      for (const size of [
        { width: 216, height: 384 },
        { width: 240, height: 240 },
      ])
        for (const { layer, from, to } of shotsOf(['left', 'right+', 'split+'], { person, staging, ...size }))
          for (let frame = from; frame < to; frame += 7) {
            const [head, captions] = [layer('head')!, layer('captions')!]
            const chin = head.y + inkBox(pixelsOf(head, frame), head.w, 200)!.bottom
            expect({ person, frame, clear: chin < captions.y }).toEqual({ person, frame, clear: true })
          }
  })

  it('stands easy: one foot further out than before, on the floor all the while', () => {
    const whole = { person: 'max', width: 960, height: 540, framing: 'full' } as const
    const feet = (change: Change) => {
      const { layer, from, to } = shotsOf(['left'], { ...whole, ...change })[0]!
      const legs = layer('legs')!
      const row = Math.floor(legs.h * 0.93)
      return Array.from({ length: Math.floor((to - from) / 6) }, (_, n) => {
        const pixels = pixelsOf(legs, from + n * 6)
        const { left, right } = inkBox(pixels.subarray(row * legs.w * 4, (row + 1) * legs.w * 4), legs.w, 200)!
        return { left, right }
      })
    }
    const [before, now] = [feet({}), feet({ staging })]
    const wide = ({ left, right }: { left: number; right: number }) => right - left
    expect(wide(now[0]!)).toBeGreaterThan(wide(before[0]!) + 3)
    for (const at of ['left', 'right'] as const) {
      const places = now.map((foot) => foot[at])
      expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
    }
  })

  it('stays inside every band, from head to foot', () => {
    const film = shotsOf(['left', 'right'], { person: 'pia', width: 960, height: 540, framing: 'full', staging })
    for (const { people, film: drawn, from, to } of film)
      for (const band of people)
        for (let frame = from; frame < to; frame += 11) {
          const box = band.key(frame) === undefined ? undefined : inkBox(pixelsOf(band, frame), band.w)
          if (!box) continue
          const { x } = placeOf(band, frame)
          const cut = (box.left === 0 && x > 0) || (box.right === band.w - 1 && x + band.w < drawn.width)
          expect({ band: band.name, frame, cut }).toEqual({ band: band.name, frame, cut: false })
        }
  })

  it('has no hand on hair that falls over the shoulders', () => {
    const look = { accent: '#E5A50A', second: '#336699', carded: false } as never
    for (const person of ['maya', 'pia'] as const) {
      const cast = castOf({ style: 'casual', gender: 'male', seed: 1, person }, look)
      const { side, down } = CUTS[cast.person.cut].reach
      for (const x of [-600, -350, 350, 600])
        for (const y of [-400, -200, 0]) {
          const aim = aimed(cast, { x, y }, { left: -520, right: 520, floor: 40, offHair: true })
          if (!aim) continue
          const { wrist } = jointsOf(cast, aim.pose)
          const turn = (aim.pose.hand * Math.PI) / 180
          for (const part of [60, 150]) {
            const at = { x: wrist.x + Math.sin(turn) * part, y: wrist.y + Math.cos(turn) * part }
            const onHair = Math.abs(at.x) < side * cast.head && at.y < down * cast.head - 216
            expect({ person, x, y, onHair }).toEqual({ person, x, y, onHair: false })
          }
        }
    }
  })
})

describe('somebody in a film that has a look', () => {
  it('steps in the first time, leans in after nobody was seen, stays where they were, and goes before nobody is', () => {
    const film = shotsOf(['thing+', 'left', 'close-up', 'right', 'card', 'left', 'inset+'])
    const passing = film.map(({ shot: { comes, goes } }) => comes ?? (goes ? 'goes' : ''))
    expect(passing).toEqual(['', 'in', '', 'goes', '', 'over', ''])
    const standing = (at: number, after: number) => {
      const { layer, from, to } = film[at]!
      return placeOf(layer('head')!, after < 0 ? to + after : from + after).x - layer('head')!.x
    }
    expect([standing(1, 20), standing(3, 20), standing(5, 20)]).toEqual([0, 0, 0])
    expect(standing(1, 0)).toBeLessThan(-60)
    expect(standing(5, 0)).toBeLessThan(-8)
    expect(standing(5, 0)).toBeGreaterThan(-30)
    expect(standing(3, -1)).toBeGreaterThan(40)
  })

  it('points with the arm on the side of what is shown, and takes it down before the cut', () => {
    for (const person of PERSONS)
      for (const [kind, arm, other] of [
        ['left+', 'right arm', 'left arm'],
        ['right+', 'left arm', 'right arm'],
      ] as const) {
        const { layer, from, to } = shotsOf([kind], { person })[0]!
        const band = layer(arm)!
        const up = Array.from({ length: to - from }, (_, n) => from + n).filter(
          (frame) => band.key(frame) !== undefined,
        )
        expect(layer(other)).toBeUndefined()
        expect(up.length).toBeGreaterThan(25)
        expect(up.at(-1)).toBeLessThan(to - 1)
        const box = inkBox(pixelsOf(band, up[24]!), band.w)!
        const { x } = placeOf(band, up[24]!)
        expect(x + box.left).toBeGreaterThanOrEqual(0)
        expect(x + box.right).toBeLessThan(216)
      }
  })

  it('has no hand before the face, whatever it points at', () => {
    const look = { accent: '#E5A50A', second: '#336699', carded: false } as never
    for (const person of PERSONS) {
      const cast = castOf({ style: 'casual', gender: 'male', seed: 1, person }, look)
      for (let x = -700; x <= 700; x += 280)
        for (let y = -700; y <= 100; y += 200) {
          const aim = aimed(cast, { x, y }, { left: -420, right: 420, floor: 20 })
          if (!aim) continue
          const { wrist } = jointsOf(cast, aim.pose)
          const turn = (aim.pose.hand * Math.PI) / 180
          for (const part of [0, 60, 120])
            expect(Math.hypot(wrist.x + Math.sin(turn) * part, wrist.y + Math.cos(turn) * part + 216)).toBeGreaterThan(
              140,
            )
          expect(aim.side).toBe(x < 0 ? 'left' : 'right')
        }
    }
  })

  it('stays inside every band, in every framing', () => {
    for (const [at, person] of PERSONS.entries())
      for (const size of [
        { width: 216, height: 384 },
        { width: 320, height: 184 },
      ]) {
        const kinds = (['left+', 'right', 'close-up', 'split+'] as const).filter((_, n) => n % 2 === at % 2)
        for (const { people, film, from, to } of shotsOf([...kinds], { person, ...size }))
          for (const band of people)
            for (const frame of [from + 21, from + 40, to - 8]) {
              const box = band.key(frame) === undefined ? undefined : inkBox(pixelsOf(band, frame), band.w)
              if (!box) continue
              const { x, y } = placeOf(band, frame)
              const cut =
                (box.left === 0 && x > 0) ||
                (box.top === 0 && y > 0) ||
                (box.right === band.w - 1 && x + band.w < film.width) ||
                (box.bottom === band.h - 1 && y + band.h < film.height)
              expect({ person, band: band.name, frame, cut }).toEqual({ person, band: band.name, frame, cut: false })
            }
      }
  })

  it('keeps the promise that equal keys are equal pixels', () => {
    const seen = new Map<string, string>()
    for (const { people, from, to } of shotsOf(['left+'], { person: 'theo', width: 320, height: 180, framing: 'full' }))
      for (let frame = from; frame < to; frame += 3)
        for (const band of people) {
          if (band.key(frame) === undefined) continue
          const name = `${band.name} ${band.key(frame)}`
          const pixels = hashOf(pixelsOf(band, frame))
          expect(seen.get(name) ?? pixels).toBe(pixels)
          seen.set(name, pixels)
        }
  })

  it('shifts the weight over feet that stay on the floor', () => {
    const { layer, from, to } = shotsOf(['left', 'right'], {
      person: 'max',
      width: 960,
      height: 540,
      framing: 'full',
    })[1]!
    const legs = layer('legs')!
    const rows = Array.from({ length: Math.floor((to - from) / 4) }, (_, n) => {
      const pixels = pixelsOf(legs, from + n * 4)
      const row = (y: number) => inkBox(pixels.subarray(y * legs.w * 4, (y + 1) * legs.w * 4), legs.w, 200)?.left
      return { hip: row(16), foot: row(Math.floor(legs.h * 0.93)) }
    })
    expect(new Set(rows.map(({ hip }) => hip)).size).toBeGreaterThan(1)
    const feet = rows.map(({ foot }) => foot!)
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThanOrEqual(1)
  })
})
