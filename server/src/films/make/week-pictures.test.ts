/** Two brands with eight photos each, and the weeks that are planned for them: no film is drawn but one shot. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { FULL_FRAME_SHARE, fullFrameShare, renderStills } from '@octavo/renderer'
import { plannedSpeech } from '@octavo/voice/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeFile } from '#media/index.ts'
import { type FilmPlan, type FilmRequest, type MediaInspector, planFilm } from '#rendering/index.ts'
import { embeddedVoice } from '#services/voice/voice.embedded.ts'
import type { Voice } from '#services/voice/voice.ts'
import { type Studio, startStudio } from '#test/batch-studio.ts'

const SIZE = { width: 1500, height: 2000 }
const CHARS_A_SECOND = 15.5

/** Says each word in its time, without a sound. */
const silentVoice: Voice = {
  ...embeddedVoice(),
  name: 'Silent voice',
  async speak({ text }) {
    const speech = plannedSpeech(text, text.length / CHARS_A_SECOND)
    return { ...speech, pcm: new Float32Array(480), sampleRate: 48_000, provider: 'Silent voice' }
  },
}
/** Knows how large they are drawn, without a process for each. */
const inspector: MediaInspector = {
  name: 'Quick look',
  look: async () => ({ ...SIZE, durationMs: null, hasThumbnail: false }),
}

const BRANDS = [
  {
    ...{ name: 'Kiln & Clay', trade: 'pottery studio', primaryColor: '#C8642B' },
    photos: ['wheel', 'mugs on the shelf', 'the kiln', 'hands in clay', 'IMG_2034', 'glaze', 'DSC0007', 'front door'],
  },
  {
    ...{ name: 'Umbilo Pipes', trade: 'plumber', primaryColor: '#1F6B45' },
    photos: ['pipe', 'our van', 'IMG_0001', 'IMG_0002', 'blocked drain', 'geyser', 'tap', 'team'],
  },
]

let studio: Studio
let folder: string
const weeks: { plans: { plan: FilmPlan; request: FilmRequest }[]; photos: string[] }[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-week-pictures-'))
  studio = await startStudio({ services: { voice: silentVoice }, mediaInspector: inspector })
  for (const [at, brand] of BRANDS.entries()) weeks.push(await weekOf(brand, at))
})
afterAll(async () => {
  await studio.end()
  await rm(folder, { recursive: true })
})

/** A photo of its own: broad stripes in a color that no other has. */
function drawn(hue: number): Buffer {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const ctx = canvas.getContext('2d')
  for (let y = 0; y < SIZE.height; y += 250) {
    ctx.fillStyle = `hsl(${hue}, 80%, ${y % 500 === 0 ? 45 : 60}%)`
    ctx.fillRect(0, y, SIZE.width, 250)
  }
  return canvas.toBuffer('image/png')
}

async function weekOf({ photos, ...brand }: (typeof BRANDS)[number], nth: number): Promise<(typeof weeks)[number]> {
  const person = await studio.owner()
  const ids: string[] = []
  for (const [at, name] of photos.entries()) {
    const file = path.join(folder, `${name}.png`)
    await writeFile(file, drawn(nth * 20 + at * 45))
    ids.push(await takeFile(person.ctx, file))
  }
  await person.put(`/api/brands/${person.brandId}`, { ...brand, pictures: ids.map((mediaId) => ({ mediaId })) })
  const requests: FilmRequest[] = []
  studio.tricks.film = async (request) => {
    requests.push(request)
    return undefined
  }
  await person.whenDone(await person.order(7, { longForm: 1 }))
  return { photos: ids, plans: requests.map((request) => ({ request, plan: planFilm(request) })) }
}

/** The photos of a film, one after the other; one that goes on from shot to shot stands here once. */
function inTurn({ scenes }: FilmPlan): string[] {
  const shots = scenes.flatMap((scene) =>
    (scene.shots ?? []).map(({ picture }) => (scene.kind === 'media' ? scene.path : picture?.path)),
  )
  return shots.flatMap((file, at) => (file && file !== shots[at - 1] ? [path.basename(path.dirname(file))] : []))
}

describe.each(BRANDS.map(({ name }, at) => [name, at] as const))('the week of %s with eight photos', (_, at) => {
  const plans = () => weeks[at]!.plans.map(({ plan }) => plan)

  it('shows pictures over the whole frame for three fifths of each short', () => {
    const shorts = weeks[at]!.plans.filter(({ request }) => request.format === 'short')
    expect(shorts).toHaveLength(7)
    // Each week has seeds of its own. In 1 short of 240 no photo reaches the last open shots: cards that have to be read lie between.
    const shares = shorts.map(({ plan }) => fullFrameShare(plan)).sort()
    expect(shares[0]).toBeGreaterThanOrEqual(0.5)
    expect(shares[1]).toBeGreaterThanOrEqual(FULL_FRAME_SHARE)
  })

  it('shows no photo twice in a film, and each in three films at most', () => {
    const seen = plans().map(inTurn)
    for (const film of seen) {
      expect(film.length).toBeGreaterThan(0)
      expect(new Set(film).size).toBe(film.length)
    }
    const uses = weeks[at]!.photos.map((id) => seen.filter((film) => film.includes(id)).length)
    expect(Math.max(...uses)).toBeLessThanOrEqual(3)
    expect(Math.min(...uses)).toBeGreaterThan(0)
  })
})

it('a photo is drawn over the frame in its colors', async () => {
  // Which films of a week have one is for the week to say.
  const { plan, shot } = weeks[0]!.plans
    .flatMap(({ plan }) => plan.scenes.flatMap(({ shots = [] }) => shots.map((shot) => ({ plan, shot }))))
    .find(({ shot: { kind, picture } }) => kind === 'photo' && picture !== undefined)!
  const out = path.join(folder, 'shot.png')
  await renderStills([{ plan, atMs: (shot.startMs + shot.endMs) / 2, out }], { workers: 1 })
  const [still, photo] = [await loadImage(out), await loadImage(shot.picture!.path)]
  const hueAt = (image: typeof still, x: number, y: number) => {
    const canvas = createCanvas(1, 1)
    canvas.getContext('2d').drawImage(image, -x * image.width, -y * image.height)
    const [r = 0, g = 0, b = 0] = canvas.getContext('2d').getImageData(0, 0, 1, 1).data
    return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
  }
  for (const x of [0.02, 0.5, 0.98]) {
    const off = Math.abs(hueAt(still, x, 0.45) - hueAt(photo, 0.5, 0.5))
    expect(Math.min(off, 360 - off)).toBeLessThan(12)
  }
})
