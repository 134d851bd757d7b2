import type { EncoderName, FilmTags, Preset, Segment } from '#encode/encoder.ts'
import type { PicturePart } from '#inspect/picture.report.ts'
import type { ClipFrames } from '#media/clip.frames.ts'
import type { ClipRequest } from '#media/clip.request.ts'
import type { MediaKind, MediaProbe } from '#media/media.facts.ts'
import type { VoiceLevels } from '#media/voice.levels.ts'
import type { LineSpan } from '#media/voice.line.ts'
import type { FilmPlan, Mood } from '#plan.ts'

/** Modules that compose and mix in place of our own; the tests bring some. */
export type Makers = { composer?: string; mixer?: string }

type SegmentRequest = {
  plan: FilmPlan
  makers: Makers
  encoder: EncoderName
  preset: Preset
  from: number
  to: number
  /** The frame before `from` is of the same scene, so that nothing need have changed since. */
  goesOn: boolean
  /** The clip of its scene. */
  clipFrames?: ClipFrames
  out: string
  /** Where a small JPEG of a frame in its middle goes; none if not given. */
  small?: string
}

/** What a render process can be asked for: the request and the reply of each. */
export type Tasks = {
  /** Frames `from` to `to` (without the last) as a file of pictures. */
  segment: {
    request: SegmentRequest
    reply: PicturePart & { notes: string[] }
  }
  /** Speech and music as a file of sound. */
  sound: {
    request: { plan: FilmPlan; makers: Makers; encoder: EncoderName; out: string }
    reply: { lufs: number; truePeakDb: number; longestSilenceMs: number; silentFromMs: number }
  }
  /** A few seconds of a mood as a file of sound. */
  music: {
    request: { mood: Mood; encoder: EncoderName; out: string }
    reply: Record<never, never>
  }
  /** Segments and sound as one film. */
  join: {
    request: { encoder: EncoderName; segments: Segment[]; list: string; sound: string; out: string; tags: FilmTags }
    reply: Record<never, never>
  }
  /** Frames `from` to `to` composed and held for `encoding`. */
  holding: {
    request: { plan: FilmPlan; makers: Makers; from: number; to: number }
    reply: Record<never, never>
  }
  /** The frames that are held, encoded for the clock only. */
  encoding: {
    request: { plan: FilmPlan; encoder: EncoderName; preset: Preset; out: string }
    reply: Record<never, never>
  }
  /** One frame as PNG, JPEG or WebP, made smaller when a width is given. */
  poster: {
    request: { plan: FilmPlan; makers: Makers; frame: number; clipFrames?: ClipFrames; out: string; width?: number }
    reply: { notes: string[] }
  }
  /** A clip as pictures in a folder. */
  clip: {
    request: ClipRequest
    reply: { frames: number }
  }
  /** A logo drawn anew; not when it can't be read. */
  logo: {
    request: { path: string; out: string }
    reply: { drawn: boolean }
  }
  /** Somebody's recorded voice, cleaned: for `cut` at 48 kHz, for ears at 16 kHz (raw samples, 32-bit floats); not when it is no sound. */
  hear: {
    request: { path: string; seconds: number; encoder: EncoderName; clean: string; out: string }
    reply: { heard?: VoiceLevels & { lufs: number; durationMs: number; startMs: number } }
  }
  /** Lines out of what `hear` has cleaned, each where anything is heard of it. */
  cut: {
    request: { clean: string; lufs: number; lines: (LineSpan & { out: string })[] }
    reply: { lines: ({ startMs: number; durationMs: number } | undefined)[] }
  }
  /** What a file of somebody's is, with a small picture of it. */
  probe: {
    request: { path: string; kind: MediaKind; encoder: EncoderName; thumbnail: string }
    reply: { probe?: MediaProbe }
  }
}

export type TaskName = keyof Tasks
export type TaskRequest<K extends TaskName> = Tasks[K]['request']
export type TaskReply<K extends TaskName> = Tasks[K]['reply']

/** Does a task; `onProgress` is told how many frames are done so far. */
export type Doer<K extends TaskName> = (
  request: TaskRequest<K>,
  onProgress: (frames: number) => void,
) => Promise<TaskReply<K>>

/** To a render process. */
export type TaskOrder = { [K in TaskName]: { task: K; request: TaskRequest<K> } }[TaskName]
/** From a render process. */
export type News = { progress: number } | { done: TaskReply<TaskName> } | { failed: string }
