import { readFileSync } from 'node:fs'
import { FPS, type Size } from '#plan.ts'

export type EncoderName = 'ffmpeg' | 'node-av'
export type EncoderChoice = 'auto' | EncoderName
export type Preset = 'std' | 'fast'

/** Stereo samples between -1 and 1. */
export type Stereo = { left: Float32Array; right: Float32Array; sampleRate: number }

/** What a finished film says about itself. */
export type FilmTags = { title: string; comment: string }

/** A stretch of the film in a file of its own. */
export type Segment = { file: string; frames: number }

/** Takes the frames of one file in order. */
export interface VideoSink {
  /** Resolves when the frame's bytes may be changed; rejects when the encoder failed. Calls may overlap. */
  write(frame: Uint8Array): Promise<void>
  /** Finishes the file. */
  close(): Promise<void>
}

/** Turns frames and samples into MP4 files. Runs in a process of its own, which may end at any time. */
export interface Encoder {
  name: EncoderName
  /** H.264 from I420 frames (BT.709, limited range, 30 fps) with one encoder thread. */
  openVideo(path: string, size: Size, preset: Preset): Promise<VideoSink>
  /** AAC-LC at 160 kbit/s. */
  encodeSound(path: string, sound: Stereo): Promise<void>
  /**
   * Puts segments of one film and its sound together without encoding again, the index first. The segments lie in the
   * folder of `list`, a file that is written for the purpose.
   */
  join(segments: Segment[], list: string, sound: string, out: string, tags: FilmTags): Promise<void>
}

/** A key frame at least every two seconds: players seek fast, and segments cut there cost nothing. */
export const KEY_FRAME_EVERY = 60
export const SOUND_BITRATE = 160_000
/** At this rate FFmpeg's constant-quantizer search sounds as good as its default and takes a third of the time. */
export const AAC_CODER = 'fast'

/** Of x264 as it comes today, the AVX-512 code of the macroblock tree now and then takes another decision for the same frames. */
const SAME_BYTES = hasAvx512() ? ':asm=AVX2' : ''

/**
 * x264 settings measured on films of ours: `std` keeps veryfast's SSIM at two thirds of its size and half of its time;
 * `fast` is for drafts and has no sub-pixel motion search, so never for photographs.
 */
export const PRESETS: Record<Preset, { preset: string; crf: number; params: string }> = {
  std: {
    preset: 'veryfast',
    crf: 19,
    params: `rc-lookahead=10:bframes=2:b-adapt=0:subme=1:trellis=0:me=dia:aq-mode=0:weightp=0:psy=0${SAME_BYTES}`,
  },
  fast: {
    preset: 'ultrafast',
    crf: 18,
    params: `cabac=1:deblock=0,0:mbtree=1:rc-lookahead=10:partitions=i4x4${SAME_BYTES}`,
  },
}

function hasAvx512(): boolean {
  try {
    return /\bavx512/.test(readFileSync('/proc/cpuinfo', 'utf8'))
  } catch {
    return false // no Linux
  }
}

/** The text of a concat list. Durations are given because those in the files are rounded to milliseconds. */
export function concatList(segments: Segment[]): string {
  const quoted = (file: string) => `'${file.replaceAll("'", "'\\''")}'`
  return segments
    .map(
      ({ file, frames }) => `file ${quoted(file)}
duration ${(frames / FPS).toFixed(6)}
`,
    )
    .join('')
}
