/** What a film is, before it is drawn: everything the renderer needs and nothing about accounts. */

import type { Background, CaptionStyle, ChartForm, FontPair, MUSIC, Pan, PersonId, PresenterStyle } from './choices.ts'

export {
  BACKGROUNDS,
  type Background,
  CAPTION_STYLES,
  type CaptionStyle,
  FONT_PAIRS,
  type FontPair,
  MOODS,
  type Mood,
  MUSIC,
  type Pan,
  PERSONS,
  type PersonId,
  PRESENTER_STYLES,
  type PresenterStyle,
} from './choices.ts'

export const FPS = 30

/** A spoken word on the film's clock. `text` is what the caption shows. */
export type Word = { text: string; startMs: number; endMs: number }

/** A spoken sentence with its words, on the film's clock. `paragraph` counts from 0. */
export type Sentence = { text: string; paragraph: number; startMs: number; endMs: number; words: Word[] }

/** Nine mouth shapes (Preston Blair letters): A closed, B teeth, C open, D wide, E rounded, F pucker, G lip-teeth, H tongue, X rest. */
export type MouthShape = 'X' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
export type Viseme = { shape: MouthShape; startMs: number; endMs: number }

export type Size = { width: number; height: number }
export const SHORT_SIZE: Size = { width: 1080, height: 1920 }
export const LONG_SIZE: Size = { width: 1920, height: 1080 }

/** A generated bed, none, or a file of somebody's own, which is looped when it is shorter than the film. */
export type Music = (typeof MUSIC)[number] | { path: string }

/**
 * Who presents: `person`, or somebody of that style and gender. `seed` is how they move. `framing` is 'half' if not given;
 * a frame that is not wide shows nobody in 'full'.
 */
export type Presenter = {
  style: PresenterStyle
  gender: 'female' | 'male'
  seed: number
  person?: PersonId
  framing?: 'half' | 'full'
}

/**
 * A picture of the user's own, or a clip that plays without its sound, again and again if it is shorter than its scene.
 * What lies at `focus` (parts of its width and height, the middle if not given) stays in view.
 */
export type Picture = { path: string; clip?: boolean; focus?: { x: number; y: number }; pan?: Pan; label?: string }

/** A figure of a chart: `shown` is how the text gave it, `value` the same as a number. */
export type ChartItem = { label: string; shown: string; value: number; atMs: number }

/** Scripts that no pair has letters for; which fonts set them stands in draw/scripts.ts. */
export const SCRIPTS = [
  'arabic',
  'armenian',
  'bengali',
  'chinese',
  'chinese-traditional',
  'devanagari',
  'georgian',
  'hebrew',
  'japanese',
  'korean',
  'tamil',
  'thai',
] as const
export type Script = (typeof SCRIPTS)[number]
/** How words are written. `language`: what capitals go by, where it cannot be seen from each word. */
export type Writing = { scripts: Script[]; rightToLeft: boolean; language?: 'tr' }

/**
 * What a brand brings to its films, handed on whole. A text that is added here is with every scene (`stage.brand`), has its
 * fonts loaded and is looked through for signs that no font has.
 */
export type FilmBrand = {
  name: string
  color: string
  logoPath?: string
  /** 'modern' if not given. */
  fonts?: FontPair
  /** A handle or an address for the last card. */
  closeLink?: string
}

/** A plate with a name, and a line under it, shown over the lower part of the frame where no captions lie. */
export type LowerThird = { name: string; line?: string; startMs: number; endMs: number }

/**
 * A stretch of the film with one idea on the screen. Scenes are contiguous and cover the whole film.
 * `reason` says in a few words why this kind was chosen for these words. `take` is the variant in which it is drawn, its
 * place in the row if not given; stored films have it under this name. `clock` is the frame that background and presenter
 * believe to be at when it begins, its own if not given: a scene that an edit has moved keeps its clock, and with it every
 * pixel. `id` names the scene through edits; `own` says that a person has chosen what it shows, and that it stays when its
 * words change.
 */
export type Scene = {
  startMs: number
  endMs: number
  reason: string
  take?: number
  clock?: number
  id?: string
  own?: boolean
} & (
  | { kind: 'intro'; title?: string }
  | { kind: 'hook'; text: string; icon?: string }
  | { kind: 'statement'; text: string; emphasis: string[] }
  | { kind: 'number'; value: string; label: string }
  | { kind: 'list'; title: string; items: { text: string; atMs: number }[] }
  | { kind: 'question'; text: string }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'compare'; left: string; right: string }
  | { kind: 'icon'; icon: string; label: string }
  | { kind: 'chapter'; title: string; number: number }
  | { kind: 'chart'; form: ChartForm; title: string; items: ChartItem[] }
  | { kind: 'timeline'; title: string; items: { when: string; text: string; atMs: number }[] }
  | { kind: 'before-after'; before: string; after: string; tags?: [string, string] }
  | ({ kind: 'media' } & Picture)
  | { kind: 'close'; text: string; link?: string }
)

/** One film. Times are milliseconds from its first frame; `durationMs` is a whole number of frames at 30 fps. */
export type FilmPlan = Size & {
  durationMs: number
  /** Same plan and seed, same frames. */
  seed: number
  /** Its link stands in the last scene, where a person may change it. */
  brand: Omit<FilmBrand, 'closeLink'>
  background: Background
  scenes: Scene[]
  lowerThird?: LowerThird
  /** Burned-in captions are drawn only when `captions` is true. */
  captions: boolean
  /** 'karaoke' if not given. */
  captionStyle?: CaptionStyle
  sentences: Sentence[]
  presenter?: Presenter
  visemes: Viseme[]
  music: Music
  /** Mono speech; it begins at `atMs` on the film's clock, at 0 if not given. */
  speech: { path: string; atMs?: number }
  title: string
  /** As the words tell if not given: a stretch of a film carries what only the whole of it tells. */
  writing?: Writing
}
