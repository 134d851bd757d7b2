import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { decodeFilm } from '#fixtures/film.decode.ts'
import { inspectFilm } from '#inspect/film.inspect.ts'
import { chooseEncoder, openEncoder } from './choose.encoder.ts'
import { concatList, type Encoder, type EncoderName, type Preset, type Stereo } from './encoder.ts'

const SIZE = { width: 216, height: 384 }
const PER_SEGMENT = 61
const RATE = 48_000

const here: EncoderName[] = ['node-av']
await chooseEncoder('ffmpeg').then(
  () => here.push('ffmpeg'),
  () => {},
)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-encode-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A grey frame whose luma counts up, with a light box that wanders. */
function frame(index: number): Uint8Array {
  const { width, height } = SIZE
  const bytes = new Uint8Array((width * height * 3) / 2).fill(128)
  bytes.fill(40 + index, 0, width * height)
  for (let y = 0; y < 40; y++) bytes.fill(220, (y + index) * width + index, (y + index) * width + index + 40)
  return bytes
}

/** A tone on the left at 440 Hz and one on the right at 880 Hz. */
function tones(seconds: number): Stereo {
  const tone = (hertz: number) =>
    Float32Array.from({ length: seconds * RATE }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / RATE))
  return { left: tone(440), right: tone(880), sampleRate: RATE }
}

async function writeSegment(encoder: Encoder, path: string, from: number, preset: Preset): Promise<void> {
  const sink = await encoder.openVideo(path, SIZE, preset)
  const writes: Promise<void>[] = []
  for (let i = 0; i < PER_SEGMENT; i++) writes.push(sink.write(frame(from + i)))
  await Promise.all(writes)
  await sink.close()
}

async function makeFilm(name: EncoderName, file: string, preset: Preset = 'std'): Promise<string> {
  const encoder = await openEncoder(name)
  const path = (part: string) => join(folder, `${file} ${part}`)
  await writeSegment(encoder, path("it's a.mp4"), 0, preset)
  await writeSegment(encoder, path('b.mp4'), PER_SEGMENT, preset)
  await encoder.encodeSound(path('sound.m4a'), tones((2 * PER_SEGMENT) / 30))
  const segments = ["it's a.mp4", 'b.mp4'].map((part) => ({ file: `${file} ${part}`, frames: PER_SEGMENT }))
  const out = path('film.mp4')
  await encoder.join(segments, path('list.txt'), path('sound.m4a'), out, { title: 'Tést', comment: 'Made up' })
  return out
}

/** Strength of a tone within some samples, by the Goertzel algorithm. */
function strength(samples: Float32Array, hertz: number): number {
  const k = 2 * Math.cos((2 * Math.PI * hertz) / RATE)
  let [a, b] = [0, 0]
  for (const sample of samples) [a, b] = [sample + k * a - b, a]
  return (2 * Math.sqrt(a * a + b * b - k * a * b)) / samples.length
}

describe.each(here)('%s', (name) => {
  let film: string
  beforeAll(async () => {
    film = await makeFilm(name, name)
  })

  it('joins segments to one film without losing or shifting a frame', async () => {
    using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(film) })
    const times: number[] = []
    for await (const packet of new EncodedPacketSink((await input.getPrimaryVideoTrack())!).packets()) {
      times.push(Math.round(packet.timestamp * 30_000) / 1000)
    }
    expect(times.sort((a, b) => a - b)).toEqual(Array.from({ length: 2 * PER_SEGMENT }, (_, i) => i))
  })

  it('says what the film is', async () => {
    expect(await inspectFilm(film)).toMatchObject({
      ...SIZE,
      fps: 30,
      frames: 2 * PER_SEGMENT,
      videoCodec: 'h264',
      audioCodec: 'aac',
      audioSampleRate: RATE,
      faststart: true,
      tags: { title: 'Tést', comment: 'Made up' },
    })
    expect(Math.abs((await inspectFilm(film)).durationMs - (2000 * PER_SEGMENT) / 30)).toBeLessThanOrEqual(25)
  })

  it('tags the picture as BT.709 in limited range', async () => {
    using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(film) })
    expect(await (await input.getPrimaryVideoTrack())!.getColorSpace()).toEqual({
      primaries: 'bt709',
      transfer: 'bt709',
      matrix: 'bt709',
      fullRange: false,
    })
  })

  it('gives the frames and the tones back when the film is decoded', async () => {
    const { frames, left, right } = decodeFilm(film)
    expect(frames).toHaveLength(2 * PER_SEGMENT)
    frames.forEach(({ y }, i) => {
      expect(Math.abs(y[SIZE.width * 300 + 10]! - (40 + i))).toBeLessThanOrEqual(3)
      expect(y[SIZE.width * (i + 20) + i + 20]).toBeGreaterThan(205)
    })
    const middle = (samples: Float32Array) => samples.subarray(RATE, RATE * 2)
    expect(strength(middle(left), 440)).toBeCloseTo(0.5, 1)
    expect(strength(middle(left), 880)).toBeLessThan(0.01)
    expect(strength(middle(right), 880)).toBeCloseTo(0.5, 1)
  })

  it('writes the same bytes from the same frames', async () => {
    const again = await makeFilm(name, `${name} again`)
    expect((await readFile(again)).equals(await readFile(film))).toBe(true)
  })

  it('has a fast preset', async () => {
    expect(await inspectFilm(await makeFilm(name, `${name} fast`, 'fast'))).toMatchObject({ frames: 2 * PER_SEGMENT })
  })

  it('fails with the reason when the file can not be written', async () => {
    const encoder = await openEncoder(name)
    const writing = (async () => {
      const sink = await encoder.openVideo(join(folder, 'missing', 'a.mp4'), SIZE, 'std')
      await sink.write(frame(0))
      await sink.close()
    })()
    await expect(writing).rejects.toThrow(/No such file or directory/)
  })
})

describe('the choice of an encoder', () => {
  it('falls back to node-av where PATH has no ffmpeg', async () => {
    vi.stubEnv('PATH', folder)
    expect(await chooseEncoder('auto')).toBe('node-av')
    await expect(chooseEncoder('ffmpeg')).rejects.toThrow('ffmpeg')
    vi.unstubAllEnvs()
  })

  it.runIf(here.includes('ffmpeg'))("prefers the system's ffmpeg", async () => {
    expect(await chooseEncoder('auto')).toBe('ffmpeg')
    expect(await chooseEncoder('node-av')).toBe('node-av')
  })
})

it('quotes file names in a list of segments', () => {
  expect(concatList([{ file: "b's.mp4", frames: 61 }])).toBe("file 'b'\\''s.mp4'\nduration 2.033333\n")
})
