/** Reading a piece of music that somebody brought. */
import { basename } from 'node:path'
import type { EncoderName, Stereo } from '#encode/encoder.ts'
import { laterSound } from '#tasks/later.sound.ts'
import { soundOf } from './sound.ffmpeg.ts'
import { type Pair, splitChannels, TRACK_RATE } from './track.samples.ts'

/** Nobody's film is so long; decoding stops there. */
const MOST_SECONDS = 1200
const LEAST_SECONDS = 1
/** What is below this all the time is silence (-60 dB). */
const AUDIBLE = 0.001

/** The first `seconds` of a file at 48 kHz in stereo. Decodes in this process: never call it in the server's own. Throws one sentence when there is no music in it. */
export async function readTrack(path: string, seconds: number, encoder: EncoderName): Promise<Stereo> {
  const most = Math.min(MOST_SECONDS, seconds)
  const track = await (encoder === 'ffmpeg' ? byFfmpeg : byNodeAv)(path, most).catch(() => undefined)
  if (!track) throw new Error(`The music "${basename(path)}" can't be read. Please use an MP3, M4A or WAV file.`)
  if (track.left.length < LEAST_SECONDS * TRACK_RATE)
    throw new Error(`The music "${basename(path)}" is shorter than a second. Please use a longer piece.`)
  if (!isAudible(track)) throw new Error(`The music "${basename(path)}" is silent. Please use another file.`)
  return { ...track, sampleRate: TRACK_RATE }
}

const isAudible = ({ left, right }: Pair): boolean =>
  [left, right].some((side) => side.some((sample) => Math.abs(sample) > AUDIBLE))

async function byNodeAv(path: string, seconds: number): Promise<Pair> {
  return (await laterSound.tracks()).decodeTrack(path, seconds)
}

const byFfmpeg = async (path: string, seconds: number): Promise<Pair> => splitChannels(await soundOf(path, seconds, 2))
