/** What a film is, before it is drawn: everything the renderer needs and nothing about accounts. */

import type {
  Background,
  CaptionStyle,
  ChartForm,
  FontPair,
  GroundName,
  LookName,
  MUSIC,
  Pan,
  PersonId,
  PresenterStyle,
  ShotKind,
} from './choices.ts'

export {
  BACKGROUNDS,
  type Background,
  CAPTION_STYLES,
  type CaptionStyle,
  FONT_PAIRS,
  type FontPair,
  GROUNDS,
  type GroundName,
  LOOKS,
  type LookName,
  MOODS,
  type Mood,
  MUSIC,
  type Pan,
  PERSONS,
  type PersonId,
  PRESENTER_STYLES,
  type PresenterStyle,
  SHOT_KINDS,
  type ShotKind,
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

/** Where a picture is from that is not the user's own: somebody else took it, or a model made it. */
export type PictureOrigin = 'stock' | 'made'

/**
 * A picture of the user's own unless `origin` says otherwise, or a clip that plays without its sound, again and again if it is shorter than its scene.
 * What lies at `focus` (parts of its width and height, the middle if not given) stays in view. `pixels`: how large it is, where that is known.
 */
export type Picture = {
  path: string
  pixels?: Size
  clip?: boolean
  focus?: { x: number; y: number }
  pan?: Pan
  label?: string
  origin?: PictureOrigin
}

/** A figure of a chart: `shown` is how the text gave it, `value` the same as a number. */
export type ChartItem = { label: string; shown: string; value: number; atMs: number }

/** A sound for a cut, soft: a knock on it, a swell up to it, or air that goes past. */
export type Accent = { atMs: number; kind: 'hit' | 'rise' | 'swish' }

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
  /** As the film's look has it if not given; 'modern' where it has none. */
  fonts?: FontPair
  /** A handle or an address for the last card. */
  closeLink?: string
}

/** A plate with a name, and a line under it, shown over the lower part of the frame where no captions lie. */
export type LowerThird = { name: string; line?: string; startMs: number; endMs: number }

/**
 * How a shot shows its picture: so many times nearer than where it just fills the frame, with what lies at x and y (parts of its width
 * and height) in view. A `card` shows it whole, and fills so much of its room.
 */
export type View = { zoom: number; x: number; y: number; card?: true }

/**
 * A stretch of a scene in one framing, from cut to cut. `thing` names an illustration, `with` one or two that keep it company; `near` brings whoever presents nearer by
 * one step, for a word that matters. `transition`: the look leads
 * into it in its own way, and not by a hard cut; at `punchMs` (milliseconds of the film) the picture comes nearer. `comes` (they step into the picture, or lean in) `goes` and `leads` (a transition follows) follow from the shots around it: they
 * are told to a stretch of a film, and stored nowhere.
 * `picture` is one of the owner's, seen as `view` says instead of the ground or the thing; in a scene that is itself a picture, `view` stands alone.
 */
export type Shot = {
  startMs: number
  endMs: number
  kind: ShotKind
  ground: GroundName
  thing?: string
  with?: string[]
  picture?: Picture
  view?: View
  near?: 1
  transition?: 1
  punchMs?: number
  comes?: 'in' | 'over'
  goes?: 1
  leads?: 1
}

/**
 * A stretch of the film with one idea on the screen. Scenes are contiguous and cover the whole film.
 * `reason` says in a few words why this kind was chosen for these words. `take` is the variant in which it is drawn, its
 * place in the row if not given; stored films have it under this name. `clock` is the frame that background and presenter
 * believe to be at when it begins, its own if not given: a scene that an edit has moved keeps its clock, and with it every
 * pixel. `id` names the scene through edits; `own` says that a person has chosen what it shows, and that it stays when its
 * words change. `shots`, where the film has a look, cover the scene from its beginning to its end; `thing` names the illustration
 * that a person has chosen for them.
 */
export type Scene = {
  startMs: number
  endMs: number
  reason: string
  take?: number
  clock?: number
  id?: string
  own?: boolean
  shots?: Shot[]
  thing?: string
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
  /** Not seen where the film has a look. */
  background: Background
  /** Films that were made before there were looks have none. */
  art?: { look: LookName }
  /**
   * How it is cut and staged. 2: people stand easy, things have company, cuts have transitions, and what is said before a place is cut into
   * shots too. Films from before that have none, and look as they did.
   */
  staging?: 2
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
  /**
   * How voice and music are mixed. 2: both carry on a phone, and the music follows the film. Films from before that have none, and
   * sound as they did.
   */
  mix?: 2
  /** Which cuts are heard. Those closer than three seconds to the last one stay silent; as the scenes tell if not given. */
  accents?: Accent[]
  /** Mono speech; it begins at `atMs` on the film's clock, at 0 if not given. `read`: how many of its lines a person reads; none if not given. */
  speech: { path: string; atMs?: number; read?: 'all' | 'some' }
  title: string
  /** As the words tell if not given: a stretch of a film carries what only the whole of it tells. */
  writing?: Writing
}
