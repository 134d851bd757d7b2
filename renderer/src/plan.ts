/** What a film is, before it is drawn: everything the renderer needs and nothing about accounts. */

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

export const BACKGROUNDS = ['gradient', 'solid', 'animated', 'office', 'studio', 'outdoor'] as const
export type Background = (typeof BACKGROUNDS)[number]

export const MUSIC = ['none', 'calm', 'upbeat'] as const
export type Music = (typeof MUSIC)[number]

export const PRESENTERS = ['professional', 'casual', 'animated', 'realistic'] as const
export type PresenterStyle = (typeof PRESENTERS)[number]
export type Presenter = { style: PresenterStyle; gender: 'female' | 'male'; seed: number }

/**
 * A stretch of the film with one idea on the screen. Scenes are contiguous and cover the whole film.
 * `reason` says in a few words why this kind was chosen for these words. `take` varies how it is drawn; its place in the
 * row if not given. `clock` is the frame that ground and presenter believe to be at when it begins, its own if not given:
 * a scene that an edit has moved keeps its clock, and with it every pixel.
 */
export type Scene = { startMs: number; endMs: number; reason: string; take?: number; clock?: number } & (
  | { kind: 'hook'; text: string }
  | { kind: 'statement'; text: string; emphasis: string[] }
  | { kind: 'number'; value: string; label: string }
  | { kind: 'list'; title: string; items: { text: string; atMs: number }[] }
  | { kind: 'question'; text: string }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'compare'; left: string; right: string }
  | { kind: 'icon'; icon: string; label: string }
  | { kind: 'chapter'; title: string; number: number }
  | { kind: 'close'; text: string }
)

/** One film. Times are milliseconds from its first frame; `durationMs` is a whole number of frames at 30 fps. */
export type FilmPlan = Size & {
  durationMs: number
  /** Same plan and seed, same frames. */
  seed: number
  brand: { name: string; color: string; logoPath?: string }
  background: Background
  scenes: Scene[]
  /** Burned-in captions are drawn only when `captions` is true. */
  captions: boolean
  sentences: Sentence[]
  presenter?: Presenter
  visemes: Viseme[]
  music: Music
  /** Mono speech, starting at 0 on the film's clock. */
  speech: { path: string }
  title: string
}
