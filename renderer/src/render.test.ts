import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Painter } from '#compositor/painter.ts'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import type { EncoderName } from '#encode/encoder.ts'
import { decodeFilm } from '#fixtures/film.decode.ts'
import { makerOf } from '#fixtures/maker.ts'
import { filmFaults } from '#inspect/film.faults.ts'
import { readXmp } from '#metadata/film.xmp.ts'
import { xmpOf } from '#metadata/poster.xmp.ts'
import { DIGITAL_SOURCE_TYPE, sourceTypeIn } from '#metadata/xmp.packet.ts'
import type { FilmPlan } from '#plan.ts'
import { setUpFilm } from '#tasks/film.setup.ts'
import { shortPlan, writeSpeech } from './fixtures/plans.ts'
import { renderFilm, renderPartsOf, renderPoster } from './render.ts'

const BOX = {
  composer: makerOf(new URL('./fixtures/box.composer.ts', import.meta.url)),
  mixer: makerOf(new URL('./fixtures/plain.mixer.ts', import.meta.url)),
}
const DRAWN = { mixer: BOX.mixer }

const here: EncoderName[] = ['node-av']
await chooseEncoder('ffmpeg').then(
  () => here.push('ffmpeg'),
  () => {},
)

let folder: string
let speech: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-render-'))
  speech = join(folder, 'speech.wav')
  writeSpeech(speech, 4)
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  vi.unstubAllEnvs()
})

const plan = (seconds: number, more: Partial<FilmPlan> = {}) => shortPlan(speech, seconds, more)
const named = (name: string) => ({ brand: { name, color: '#2f6fde' } })
const out = (name: string) => join(folder, name)
const leftovers = async () => (await readdir(folder)).filter((name) => name.startsWith('.'))

describe.each(here)('a film made with %s', (encoder) => {
  it('is what the plan asks for, and holds what was drawn', async () => {
    const shares: number[] = []
    const film = plan(4)
    const path = out(`${encoder}.mp4`)
    const report = await renderFilm(film, {
      out: path,
      workers: 2,
      encoder,
      makers: DRAWN,
      onProgress: (s) => shares.push(s),
    })
    expect(report).toMatchObject({
      path,
      width: 216,
      height: 384,
      fps: 30,
      videoCodec: 'h264',
      audioCodec: 'aac',
      encoder,
    })
    expect(filmFaults(report, film)).toEqual([])
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    const { frames, left } = decodeFilm(path)
    expect(frames).toHaveLength(120)
    expect(Math.abs(left.length / 48_000 - 4)).toBeLessThan(0.03)
    expect(frames.every(({ y }) => spread(y) > 30)).toBe(true)
  })

  it('is the same file when it is made again', async () => {
    const make = async (name: string) => {
      await renderFilm(plan(2), { out: out(name), encoder, workers: 1, makers: DRAWN })
      return readFile(out(name))
    }
    expect((await make(`${encoder} a.mp4`)).equals(await make(`${encoder} b.mp4`))).toBe(true)
  })
})

/** Between the darkest and the lightest of a frame's pixels. */
function spread(y: Uint8Array): number {
  return y.reduce((a, b) => Math.max(a, b)) - y.reduce((a, b) => Math.min(a, b))
}

it('makes a real vertical film of two seconds', async () => {
  const film = plan(2, { width: 1080, height: 1920, background: 'animated' })
  const report = await renderFilm(film, { out: out('real.mp4') })
  expect(report).toMatchObject({ width: 1080, height: 1920 })
  expect(filmFaults(report, film)).toEqual([])
})

it('needs no ffmpeg on PATH', async () => {
  vi.stubEnv('PATH', folder)
  expect((await renderFilm(plan(2), { out: out('bare.mp4'), makers: BOX })).encoder).toBe('node-av')
})

it('composes the same frames whole or in parts, and twice', async () => {
  const { film } = await setUpFilm(plan(3), {})
  const hashes = (from: number, to: number) => {
    const painter = new Painter(film, createCanvas, 2)
    return Array.from({ length: to - from }, (_, i) =>
      createHash('md5')
        .update(painter.paint(from + i).bytes)
        .digest('hex'),
    )
  }
  const whole = hashes(0, 90)
  expect(new Set(whole).size).toBeGreaterThan(60)
  expect([...hashes(0, 45), ...hashes(45, 90)]).toEqual(whole)
})

describe('what goes wrong', () => {
  it('is told in a sentence when a render process dies, and leaves nothing behind', async () => {
    const film = plan(4, named('crash at 40'))
    await expect(renderFilm(film, { out: out('dead.mp4'), workers: 2, makers: BOX })).rejects.toThrow(
      'The picture from frame 30 to 59 could not be made: its render process ended (SIGKILL)',
    )
    expect(await leftovers()).toEqual([])
    expect(await readdir(folder)).not.toContain('dead.mp4')
  })

  it('is told with its own words when a drawing throws', async () => {
    const film = plan(2, named('throws'))
    await expect(renderFilm(film, { out: out('thrown.mp4'), makers: BOX })).rejects.toThrow('there is no such picture')
  })

  it('is told when the speech is missing', async () => {
    const film = plan(2, { speech: { path: out('missing.wav') } })
    await expect(renderFilm(film, { out: out('mute.mp4'), makers: BOX })).rejects.toThrow('missing.wav')
  })

  it('leaves the film that was there before untouched', async () => {
    await writeFile(out('old.mp4'), 'the old film')
    await expect(renderFilm(plan(2, named('throws')), { out: out('old.mp4'), makers: BOX })).rejects.toThrow()
    expect(await readFile(out('old.mp4'), 'utf8')).toBe('the old film')
  })

  it('does not happen for a bad logo: the film has none and a note', async () => {
    const brand = { name: 'Harbour Bakery', color: '#2f6fde', logoPath: speech }
    const report = await renderFilm(plan(2, { brand }), { out: out('logo.mp4'), makers: DRAWN, workers: 2 })
    expect(report.notes).toEqual(['The logo could not be read as PNG or JPEG, so the film has none.'])
  })
})

describe('an abort', () => {
  it.each(here)('ends a render with %s sooner than it began, and leaves nothing', async (encoder) => {
    const stop = new AbortController()
    const film = plan(60, { width: 1080, height: 1920 })
    const begunAt = performance.now()
    let stoppedAt = 0
    const onProgress = () => {
      if (stoppedAt) return
      stoppedAt = performance.now()
      stop.abort(new Error('shut down'))
    }
    const film60 = renderFilm(film, { out: out('aborted.mp4'), makers: BOX, encoder, signal: stop.signal, onProgress })
    await expect(film60).rejects.toThrow('shut down')
    expect(performance.now() - stoppedAt).toBeLessThan(stoppedAt - begunAt)
    expect(await leftovers()).toEqual([])
  })

  it('before the start starts nothing', async () => {
    await expect(
      renderFilm(plan(2), { out: out('never.mp4'), makers: BOX, signal: AbortSignal.abort(new Error('halted')) }),
    ).rejects.toThrow('halted')
  })
})

it('clears what an earlier try for the same film left behind', async () => {
  await writeFile(out('.again.mp4.making-abc123'), 'half a film')
  await renderFilm(plan(2), { out: out('again.mp4'), makers: BOX })
  expect(await leftovers()).toEqual([])
})

describe('what a file says of itself', () => {
  it('is that it is synthetic, for a film', async () => {
    const report = await renderFilm(plan(2), { out: out('told.mp4'), makers: BOX })
    expect(report).toMatchObject({ digitalSourceType: DIGITAL_SOURCE_TYPE, faststart: true })
    expect(await readXmp(out('told.mp4'))).toContain('Bread in the morning')
  })

  it('is the same for its poster', async () => {
    await renderPoster(plan(2), 500, out('told.jpg'), { makers: BOX })
    expect(sourceTypeIn(xmpOf(await readFile(out('told.jpg'))) ?? '')).toBe(DIGITAL_SOURCE_TYPE)
  })
})

describe('the faults of a film', () => {
  it.each([
    ['black', 'The picture is black for 4.0 s from 0:00.'],
    ['frozen', 'The picture stands still for 4.0 s from 0:00.'],
    ['flashes', 'The picture flashes more than three times a second at 0:00, which can cause seizures.'],
    ['writes low', '"Follow us" is outside the safe area at 0:00, and 3 more.'],
  ])('are found when it is %s', async (title, fault) => {
    const film = plan(4, named(title))
    const report = await renderFilm(film, { out: out(`${title}.mp4`), makers: BOX, workers: 2 })
    expect(filmFaults(report, film)).toContain(fault)
  })
})

it('finds a film silent where nobody speaks any more', async () => {
  const film = plan(8)
  const report = await renderFilm(film, { out: out('mute.mp4'), makers: BOX })
  expect(filmFaults(report, film)).toEqual(['Nothing is heard for 4.0 s from 0:04.'])
})

describe('a poster', () => {
  it.each(['poster.png', 'poster.jpg'])('is one frame of the film as %s', async (name) => {
    await renderPoster(plan(2), 1500, out(name), { makers: DRAWN })
    const image = await loadImage(out(name))
    expect([image.width, image.height]).toEqual([216, 384])
    expect(await readFile(out(name))).toSatisfy((file: Buffer) => file[0] === (name.endsWith('png') ? 0x89 : 0xff))
  })

  it('shows what the film shows', async () => {
    await renderPoster(plan(2), 1000, out('same.png'), { makers: BOX })
    const ctx = createCanvas(216, 384).getContext('2d')
    ctx.drawImage(await loadImage(out('same.png')), 0, 0)
    expect([...ctx.getImageData(40, 80, 1, 1).data]).toEqual([255, 255, 255, 255])
    expect([...ctx.getImageData(40, 20, 1, 1).data]).toEqual([0x22, 0x44, 0xaa, 255])
  })
})

it('leaves a small picture of the scene made last, in its colors, beside the same film as without', async () => {
  const latestPath = out('latest.jpg')
  const made = { makers: BOX, workers: 1 }
  await renderFilm(plan(2), { ...made, out: out('watched.mp4'), latestPath })
  await renderFilm(plan(2), { ...made, out: out('unwatched.mp4') })
  expect((await readFile(out('watched.mp4'))).equals(await readFile(out('unwatched.mp4')))).toBe(true)
  const picture = await loadImage(latestPath)
  expect([picture.width, picture.height]).toEqual([216, 384])
  const ctx = createCanvas(216, 384).getContext('2d')
  ctx.drawImage(picture, 0, 0)
  const [red = 0, green = 0, blue = 0] = ctx.getImageData(200, 20, 1, 1).data
  for (const [is, should] of [
    [red, 0x22],
    [green, 0x44],
    [blue, 0xaa],
  ] as const)
    expect(Math.abs(is - should)).toBeLessThan(8)
  expect(await leftovers()).toEqual([])
})

describe('a film made again after a change', () => {
  const words = (film: FilmPlan, at: number, text: string): FilmPlan => ({
    ...film,
    scenes: film.scenes.map((scene, i) => (i === at ? ({ ...scene, text } as FilmPlan['scenes'][number]) : scene)),
  })
  const make = (film: FilmPlan, name: string, cacheFolder = out('cache')) =>
    renderFilm(film, { out: out(name), makers: DRAWN, workers: 1, cacheFolder })

  it('takes from the cache what looks the same, and is the film that would have been made from nothing', async () => {
    const film = plan(6)
    const first = await make(film, 'first.mp4')
    const changed = words(film, 3, 'Bread needs no hurry')
    const second = await make(changed, 'second.mp4')
    const fresh = await make(changed, 'fresh.mp4', out('other cache'))
    expect([first.framesReused, second.framesReused, fresh.framesReused]).toEqual([0, 150, 0])
    expect((await readFile(out('second.mp4'))).equals(await readFile(out('fresh.mp4')))).toBe(true)
    expect((await readFile(out('second.mp4'))).equals(await readFile(out('first.mp4')))).toBe(false)
  })

  it('goes on from the scenes that were there when it was stopped', async () => {
    const [film, cacheFolder] = [plan(6), out('stopped cache')]
    const stop = new AbortController()
    const onProgress = (share: number) => share > 0.5 && stop.abort(new Error('a crash'))
    const options = { out: out('stopped.mp4'), makers: DRAWN, workers: 1, cacheFolder }
    await expect(renderFilm(film, { ...options, signal: stop.signal, onProgress })).rejects.toThrow('a crash')
    expect((await renderFilm(film, options)).framesReused).toBeGreaterThanOrEqual(60)
  })

  it('begins with nothing when what it kept can not be joined', async () => {
    const [film, cacheFolder] = [plan(2), out('damaged cache')]
    await make(film, 'damaged.mp4', cacheFolder)
    const [scene] = (await readdir(cacheFolder)).filter((name) => name.endsWith('.mp4'))
    await rm(join(cacheFolder, scene!))
    await writeFile(join(cacheFolder, scene!), 'not a film')
    await expect(make(film, 'damaged.mp4', cacheFolder)).rejects.toThrow()
    expect((await make(film, 'damaged.mp4', cacheFolder)).framesReused).toBe(0)
  })

  it('keeps nothing that it does not use', async () => {
    await make(plan(3), 'kept.mp4', out('small cache'))
    expect(await readdir(out('small cache'))).toHaveLength(6)
    await make(plan(2), 'kept.mp4', out('small cache'))
    expect(await readdir(out('small cache'))).toHaveLength(4)
  })

  it('makes anew what was lost or left half', async () => {
    await make(plan(2), 'lost.mp4', out('torn cache'))
    const kept = await readdir(out('torn cache'))
    const [film, other] = kept.filter((name) => name.endsWith('.mp4'))
    const notes = kept.find((name) => name === other?.replace('.mp4', '.json'))
    await rm(join(out('torn cache'), film!))
    await writeFile(join(out('torn cache'), notes!), '{"runs"')
    expect((await make(plan(2), 'lost.mp4', out('torn cache'))).framesReused).toBe(0)
  })
})

it('makes each scene by itself, and long ones in parts of whole two seconds', () => {
  const film = plan(13)
  const long = { ...film, scenes: [{ ...film.scenes[0]!, endMs: 11_000 }, ...film.scenes.slice(11)] }
  const parts = renderPartsOf(long)
  expect(parts.map(({ frames, goesOn }) => [frames, goesOn])).toEqual([
    [120, false],
    [210, true],
    [30, false],
    [30, false],
  ])
})
