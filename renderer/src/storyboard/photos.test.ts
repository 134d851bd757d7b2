import { describe, expect, it } from 'vitest'
import { ENLARGED, GROWS } from '#draw/photo.limits.ts'
import { picturesIn } from '#draw/shown.pictures.ts'
import { type FilmPlan, LOOKS, type Shot } from '#plan.ts'
import { editPlan, withNames } from './edit.ts'
import { planOf, SCRIPT } from './film.fixture.ts'
import { viewsOf } from './photo.shots.ts'
import { FULL_FRAME_SHARE, fullFrameShare, withPhotos } from './photos.ts'
import type { OwnPicture } from './pictures.ts'
import { withShots } from './shots.ts'

const presenter = { style: 'casual', gender: 'female', person: 'lena', seed: 3 } as const
const photo = (words: string, more: Partial<OwnPicture> = {}): OwnPicture => ({
  path: `/${words}.jpg`,
  words,
  pixels: { width: 3000, height: 4000 },
  ...more,
})
/** Half a minute. */
const TEXT = SCRIPT.split('\n\n')[0]!
const PHOTOS = [photo('our customers'), photo('IMG_2034'), photo('shop window, evening')]
const cut = (look: FilmPlan['art'] = { look: 'market' }, more: Partial<FilmPlan> = {}): FilmPlan =>
  withShots({ ...planOf(TEXT, { presenter, width: 1080, height: 1920, ...more }), art: look! })
const shotsOf = (plan: FilmPlan): Shot[] => plan.scenes.flatMap(({ shots = [] }) => shots)
/** The photos as they are seen one after the other. */
const inTurn = (plan: FilmPlan): string[] =>
  shotsOf(plan).flatMap(({ picture }, at, all) =>
    picture && picture.path !== all[at - 1]?.picture?.path ? [picture.path] : [],
  )
const saidIn = ({ sentences }: FilmPlan, { startMs, endMs }: Shot): string =>
  sentences
    .flatMap(({ words }) => words)
    .filter((word) => word.startMs >= startMs - 100 && word.startMs < endMs)
    .map(({ text }) => text)
    .join(' ')

describe.each(LOOKS)('photos of the owner in the look %s', (look) => {
  const plan = withPhotos(cut({ look }), PHOTOS)
  const shots = shotsOf(plan)

  it('fill the frame, with what is drawn, for three fifths of a short and leave its cuts where they are', () => {
    expect(fullFrameShare(plan)).toBeGreaterThanOrEqual(FULL_FRAME_SHARE)
    expect(shots.map(({ startMs }) => startMs)).toEqual(shotsOf(cut({ look })).map(({ startMs }) => startMs))
  })

  it('come once each, and stay for longer than a blink', () => {
    expect(inTurn(plan).sort()).toEqual(PHOTOS.map(({ path }) => path).sort())
    for (const { path } of PHOTOS) {
      const own = shots.filter(({ picture }) => picture?.path === path)
      expect(own.at(-1)!.endMs - own[0]!.startMs).toBeGreaterThan(1200)
    }
  })

  it('stand where the words speak of them', () => {
    for (const [word, path] of [
      ['customers', PHOTOS[0]!.path],
      ['window', PHOTOS[2]!.path],
    ] as const)
      expect(
        shots
          .filter(({ picture }) => picture?.path === path)
          .map((shot) => saidIn(plan, shot))
          .join(' '),
      ).toContain(word)
  })

  it('are seen otherwise in each shot, by more than 30 percent or with somebody', () => {
    shots.forEach((shot, at) => {
      const before = shots[at - 1]
      if (!shot.view || before?.picture?.path !== shot.picture?.path || !before?.view) return
      const [one, other] = [before.view.zoom, shot.view.zoom].sort((a, b) => a - b) as [number, number]
      expect(before.view.card !== shot.view.card || other / one >= 1.3).toBe(true)
    })
  })
})

describe('photos of the owner', () => {
  it('leave nobody away for much longer than five seconds', () => {
    let gone = 0
    for (const { kind, startMs, endMs } of shotsOf(withPhotos(cut(), PHOTOS))) {
      gone = ['close-up', 'left', 'right', 'inset', 'split'].includes(kind) ? 0 : gone + endMs - startMs
      expect(gone).toBeLessThan(8000)
    }
  })

  it('change nothing in a film without a look, and nothing where there are none', () => {
    expect(withPhotos(planOf(TEXT), PHOTOS)).toEqual(planOf(TEXT))
    expect(withPhotos(cut(), [])).toEqual(cut())
  })

  it('come in the same places again', () => {
    expect(withPhotos(cut(), PHOTOS)).toEqual(withPhotos(cut(), PHOTOS))
  })

  it('carry their label once', () => {
    const labelled = withPhotos(cut(), [photo('IMG_1', { label: 'Our workshop' })])
    expect(picturesIn(labelled).filter(({ label }) => label)).toHaveLength(1)
  })

  it('have no clip behind words that are read', () => {
    const clips = PHOTOS.map((one) => ({ ...one, clip: true }))
    const shots = shotsOf(withPhotos(cut(), clips)).filter(({ picture }) => picture)
    expect(shots.length).toBeGreaterThan(2)
    expect(shots.filter(({ kind }) => kind === 'poster')).toEqual([])
  })

  it('stay through an edit that cuts the film anew, and give way to a thing that somebody has chosen', () => {
    const plan = withPhotos(cut(), PHOTOS)
    const other = editPlan(plan, { look: 'neon' }).plan
    expect(inTurn(other).sort()).toEqual(inTurn(plan).sort())
    expect(fullFrameShare(other)).toBeGreaterThanOrEqual(FULL_FRAME_SHARE)
    const named = { ...plan, scenes: withNames(plan.scenes) }
    const scene = named.scenes.find(({ kind, shots = [] }) => kind !== 'hook' && shots.some(({ picture }) => picture))!
    const chosen = editPlan(named, { things: [{ id: scene.id!, thing: 'vase' }] }).plan
    const shots = chosen.scenes.find(({ id }) => id === scene.id)!.shots!
    expect(shots.some(({ thing }) => thing === 'vase')).toBe(true)
    expect(shots.filter(({ picture }) => picture)).toEqual([])
    const elsewhere = ({ id }: { id?: string }) => id !== scene.id
    expect(chosen.scenes.filter(elsewhere)).toEqual(named.scenes.filter(elsewhere))
  })
})

describe('a picture', () => {
  const frame = { width: 1080, height: 1920 }
  const most = (pixels: { width: number; height: number }) =>
    Math.max(
      ...viewsOf({ path: 'a', pixels }, frame)
        .filter(({ card }) => !card)
        .map(({ zoom }) => zoom * (1 + GROWS) * Math.max(1080 / pixels.width, 1920 / pixels.height)),
    )

  it('is never enlarged beyond its pixels by more than a third', () => {
    for (const width of [1100, 1500, 2000, 3000, 6000])
      for (const height of [1400, 2000, 4000]) expect(most({ width, height })).toBeLessThanOrEqual(ENLARGED + 1e-9)
  })

  it('that is too small for the frame is shown in a card', () => {
    expect(viewsOf({ path: 'a', pixels: { width: 640, height: 480 } }, frame).every(({ card }) => card)).toBe(true)
    expect(viewsOf({ path: 'a', pixels: { width: 3000, height: 4000 } }, frame).some(({ card }) => card)).toBe(false)
  })

  it('keeps in view what its owner has said', () => {
    const focus = { x: 0.8, y: 0.3 }
    for (const { x, y } of viewsOf({ path: 'a', focus, pixels: { width: 6000, height: 2000 } }, frame))
      expect({ x, y }).toEqual(focus)
  })
})
