import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { FPS, type Size } from '#plan.ts'
import {
  AAC_CODER,
  concatList,
  type Encoder,
  type FilmTags,
  KEY_FRAME_EVERY,
  PRESETS,
  type Preset,
  SOUND_BITRATE,
  type Stereo,
} from './encoder.ts'

const QUIET = ['-hide_banner', '-nostats', '-loglevel', 'error', '-y']
/** Said of the input and of the output, so that no version of ffmpeg sees a reason to convert. */
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
const LAST_WORDS = 2000

/** The system's ffmpeg, fed through its standard input. */
export const ffmpegEncoder: Encoder = {
  name: 'ffmpeg',

  async openVideo(path, size, preset) {
    const ffmpeg = run(videoArguments(path, size, preset))
    return { write: (frame) => ffmpeg.feed(frame), close: () => ffmpeg.end() }
  },

  async encodeSound(path, sound) {
    const raw = ['-f', 'f32le', '-ar', String(sound.sampleRate), '-ac', '2', '-i', 'pipe:0']
    const aac = ['-c:a', 'aac', '-aac_coder', AAC_CODER, '-b:a', String(SOUND_BITRATE)]
    const ffmpeg = run([...raw, ...aac, '-f', 'mp4', path])
    for (let from = 0; from < sound.left.length; from += sound.sampleRate) {
      await ffmpeg.feed(interleaved(sound, from, from + sound.sampleRate))
    }
    await ffmpeg.end()
  },

  async join(segments, list, sound, out, tags) {
    await writeFile(list, concatList(segments))
    const inputs = ['-f', 'concat', '-safe', '0', '-i', list, '-i', sound, '-map', '0:v', '-map', '1:a', '-c', 'copy']
    await run([...inputs, ...metadata(tags), '-movflags', '+faststart', '-f', 'mp4', out]).end()
  },
}

function videoArguments(path: string, { width, height }: Size, preset: Preset): string[] {
  const x264 = PRESETS[preset]
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(FPS), ...BT709]
  const quality = ['-preset', x264.preset, '-crf', String(x264.crf), '-x264-params', x264.params]
  const coded = ['-c:v', 'libx264', ...quality, '-g', String(KEY_FRAME_EVERY), '-threads', '1', ...BT709]
  return [...raw, '-i', 'pipe:0', ...coded, '-f', 'mp4', path]
}

function metadata(tags: FilmTags): string[] {
  return Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`])
}

function interleaved({ left, right }: Stereo, from: number, to: number): Uint8Array {
  const count = Math.min(to, left.length) - from
  const samples = new Float32Array(count * 2)
  for (let i = 0; i < count; i++) {
    samples[i * 2] = left[from + i]!
    samples[i * 2 + 1] = right[from + i]!
  }
  return new Uint8Array(samples.buffer)
}

/** Starts ffmpeg. `feed` resolves when the bytes are handed over, `end` when it has finished well. */
function run(args: string[]): { feed(bytes: Uint8Array): Promise<void>; end(): Promise<void> } {
  const child = spawn('ffmpeg', [...QUIET, ...args], { stdio: ['pipe', 'ignore', 'pipe'] })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  const finished = outcome(child).finally(() => process.off('exit', stop))
  finished.catch(() => {}) // whoever feeds or ends it meets the failure
  child.stdin.on('error', () => {}) // a broken pipe says less than ffmpeg's own last words
  return {
    feed: (bytes) =>
      new Promise((resolve, reject) => {
        child.stdin.write(bytes, (error) => {
          if (!error) return resolve()
          finished.then(() => reject(error), reject)
        })
      }),
    end: () => {
      child.stdin.end()
      return finished
    },
  }
}

function outcome(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-LAST_WORDS)
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`ffmpeg could not be started: ${error.message}`)))
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`ffmpeg failed (${signal ?? code}): ${said.trim() || 'it said nothing'}`))
    })
  })
}
