/** Making a film from a script that was spoken. */
import type { Intro, Outro } from '@octavo/contract/brand'
import type { CaptionStyle } from '@octavo/contract/caption'
import type { LookName } from '@octavo/contract/look'
import type { Mood } from '@octavo/contract/music'
import type { ScriptLine } from '@octavo/contract/script'
import type { FilmBrand, FilmPlan, OwnPicture, Presenter } from '@octavo/renderer'
import type { Speech } from '#services/voice/voice.ts'

export {
  CLOSE_MS,
  INTRO_MS,
  lookMoods,
  namedThings,
  pictureFit,
  type Rendition,
  renditionOf,
  wholeFrames,
} from '@octavo/renderer'
export type { FilmBrand, FilmPlan, OwnPicture }

export type FilmRequest = {
  title: string
  format: 'short' | 'long'
  size: { width: number; height: number }
  seed: number
  brand: FilmBrand
  /** Nothing before the first words if not given. */
  intro?: Intro
  /** A card with what to do next if not given. */
  outro?: Outro
  /** Shown once, early. */
  lowerThird?: { name: string; line?: string }
  /** How it is drawn; its background is not seen then. */
  look?: LookName
  background: 'gradient' | 'solid' | 'animated' | 'office' | 'studio' | 'outdoor'
  /** The owner's pictures, in the order in which they are shown. */
  pictures?: OwnPicture[]
  /** Those of the brand, shown where the words speak of them if the film has none of its own. */
  brandPictures?: OwnPicture[]
  captions: boolean
  /** As the look has them if not given. */
  captionStyle?: CaptionStyle
  /** A mood, none, or a local file. */
  music: 'none' | Mood | { path: string }
  /** Seen down to the waist in a short and from head to foot in a long film, unless it says otherwise. */
  presenter?: Presenter
  /** The script line by line, where what the screen shows was written with it. */
  written?: readonly ScriptLine[]
  speech: Speech
  /** The same speech as a file the renderer opens. */
  speechPath: string
}

export type FilmOrder = {
  /** Local paths of the film and its poster (JPEG); both are there, whole, when the promise resolves. */
  filmPath: string
  posterPath: string
  /** A folder of this film alone, where scenes that are made outlive a crash. Whoever orders the film removes it. */
  scenesPath?: string
  /** A local path where a small picture (JPEG) of the scene made last stands while the film is made. Whoever orders the film removes it. */
  latestPath?: string
  /** Cores it may use. */
  workers: number
  signal: AbortSignal
  /** Share done, 0 to 1. */
  onProgress(share: number): void
  /** Something was made that another try will find. */
  onKept?: (() => void) | undefined
}

export type Film = {
  durationMs: number
  bytes: number
  width: number
  height: number
  lufs: number
  encoder: string
  /** What is seen from when on (milliseconds), in words a person can read. */
  scenes: { startMs: number; visuals: string }[]
  /** What the checks of the finished film found wrong, in sentences; empty when it may be posted. */
  faults: string[]
  notes: string[]
  /** What it was made from, with local paths. */
  plan: FilmPlan
}

export interface FilmMaker {
  /** Shown on screens: who made it. */
  readonly name: string
  /** Makes the film. An abort rejects within a second and leaves no files. */
  makeFilm(request: FilmRequest, order: FilmOrder): Promise<Film>
  /** Makes a film from its plan; what `scenesPath` still holds of an earlier one like it is not drawn again. */
  remakeFilm(plan: FilmPlan, order: FilmOrder): Promise<Film>
  /** The film's picture as JPEG: what is seen at a moment of it (milliseconds), or the one that is drawn for it when null. */
  drawPoster(plan: FilmPlan, atMs: number | null, out: string): Promise<void>
  /** Eight seconds of a mood as MP4, whole at `out` when the promise resolves. */
  sampleMusic(mood: Mood, out: string): Promise<void>
}
