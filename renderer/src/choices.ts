/** What a film may be asked to look and sound like, in the order in which it is offered, with what a person reads. Pure data: it imports nothing. */

/** A small file can hold a picture of a thousand megapixels; so many are plenty for a corner of the frame. */
export const LOGO_MOST_PIXELS = 16_000_000

/** How burned-in captions look and move; each has its module in draw/overlay/captions. */
export const CAPTION_STYLE_LABELS = {
  karaoke: 'Karaoke pill',
  pop: 'Word pop',
  highlighter: 'Highlighter',
  typewriter: 'Typewriter',
  'big-word': 'Big word',
  calm: 'Calm two lines',
  underline: 'Underline',
  outline: 'Outline',
  stacked: 'Stacked labels',
  boxed: 'Boxed line',
  neon: 'Neon edge',
  bounce: 'Bounce',
  ribbon: 'Ribbon',
  'build-up': 'Word by word',
} as const
export type CaptionStyle = keyof typeof CAPTION_STYLE_LABELS
export const CAPTION_STYLES = Object.keys(CAPTION_STYLE_LABELS) as [CaptionStyle, ...CaptionStyle[]]
/** What each does, in a sentence. */
export const CAPTION_STYLE_MEANS: Record<CaptionStyle, string> = {
  karaoke: 'A few words at a time, the spoken one on a pill in your color.',
  pop: 'A few large words, the spoken one springs up in your color.',
  highlighter: 'A marker in your color runs along with the voice.',
  typewriter: 'Words are typed letter by letter as they are said.',
  'big-word': 'One word at a time, as large as it goes.',
  calm: 'Two quiet lines on a dark veil, for long films.',
  underline: 'A line in your color runs in under the spoken word.',
  outline: 'Hollow capitals that fill as they are said.',
  stacked: 'Labels pile up one below the other, the newest in your color.',
  boxed: 'Dark words on a light strip, the spoken one reversed.',
  neon: 'A thin line in your color lights up around the spoken word.',
  bounce: 'The spoken word jumps.',
  ribbon: 'A line on a ribbon in your color, the spoken word cut out.',
  'build-up': 'Each word appears when it is said.',
}

/** What words are set in; the families of each pair stand in draw/fonts.ts. */
export const FONT_PAIR_LABELS = {
  modern: 'Modern',
  classic: 'Classic',
  tech: 'Tech',
  warm: 'Warm',
  bold: 'Bold',
} as const
export type FontPair = keyof typeof FONT_PAIR_LABELS
export const FONT_PAIRS = Object.keys(FONT_PAIR_LABELS) as [FontPair, ...FontPair[]]

/** How a film is drawn, from ground to letters; each has its module in draw/art/looks. */
export const LOOK_LABELS = {
  market: 'Market',
  editorial: 'Editorial',
  spotlight: 'Spotlight',
  block: 'Block',
  sticker: 'Sticker',
  blueprint: 'Blueprint',
  mesh: 'Mesh',
  chalk: 'Chalkboard',
  neon: 'Neon',
  notebook: 'Notebook',
} as const
export type LookName = keyof typeof LOOK_LABELS
export const LOOKS = Object.keys(LOOK_LABELS) as [LookName, ...LookName[]]
/** What each feels like, in a sentence. */
export const LOOK_MEANS: Record<LookName, string> = {
  market: 'Printed paper, a round sun, hearty letters.',
  editorial: 'A page of a magazine, with much air.',
  spotlight: 'A dark stage, one lamp, one thing.',
  block: 'Flat blocks of color, very large letters.',
  sticker: 'A sunburst and cut-out stickers.',
  blueprint: 'A drawing board with a grid and measures.',
  mesh: 'Soft light behind a sheet of glass.',
  chalk: 'A slate, chalk dust, a hand.',
  neon: 'Night, a lit tube, a wet floor.',
  notebook: 'A desk, squared paper, a taped photo.',
}

/**
 * How a stretch of a scene is framed. `card`: what the scene shows, nobody there; `type`: the same, loud; `poster`: its words over
 * a thing; `thing`: one thing, close; `close-up`: whoever presents, close; `left` and `right`: they stand there, under or beside
 * the scene; `inset`: a thing, and they in a circle; `split`: half and half; `wide`: they are seen whole, in the place where they are.
 */
export const SHOT_KINDS = [
  'card',
  'type',
  'poster',
  'thing',
  'close-up',
  'left',
  'right',
  'inset',
  'split',
  'photo',
  'wide',
] as const
export type ShotKind = (typeof SHOT_KINDS)[number]
/** Framings in which no words of the scene stand. */
export const WORDLESS_SHOTS: ReadonlySet<ShotKind> = new Set(['close-up', 'thing', 'inset'])
/** The three grounds of a look: the one it is known by, one that carries large letters, one behind people and cards. */
export const GROUNDS = ['main', 'loud', 'quiet'] as const
export type GroundName = (typeof GROUNDS)[number]

/** What comes before the first words. */
export const INTRO_LABELS = {
  none: 'No intro',
  logo: 'Logo and name',
  title: 'Title card',
} as const
export type Intro = keyof typeof INTRO_LABELS
export const INTROS = Object.keys(INTRO_LABELS) as [Intro, ...Intro[]]

/** What comes with the last words. */
export const OUTRO_LABELS = {
  card: 'Call-to-action card',
  logo: 'Logo and name alone',
  none: 'Nothing: the last words end it',
} as const
export type Outro = keyof typeof OUTRO_LABELS
export const OUTROS = Object.keys(OUTRO_LABELS) as [Outro, ...Outro[]]

export const BACKGROUNDS = ['animated', 'gradient', 'solid', 'office', 'studio', 'outdoor'] as const
export type Background = (typeof BACKGROUNDS)[number]

/** The beds that are generated; what each is made of stands in `audio/mood`. */
export const MOODS = ['calm', 'upbeat', 'hopeful', 'focused', 'playful', 'dramatic', 'warm', 'night'] as const
export type Mood = (typeof MOODS)[number]
export const MOOD_LABELS: Record<Mood, string> = {
  calm: 'Calm',
  upbeat: 'Upbeat',
  hopeful: 'Hopeful',
  focused: 'Focused',
  playful: 'Playful',
  dramatic: 'Dramatic',
  warm: 'Warm',
  night: 'Night',
}
export const MUSIC = ['none', ...MOODS] as const

export const PRESENTER_STYLES = ['professional', 'casual', 'animated', 'realistic'] as const
export type PresenterStyle = (typeof PRESENTER_STYLES)[number]
type Presented = {
  id: string
  name: string
  gender: 'female' | 'male'
  style: PresenterStyle
  seed: number
  about: string
}
/** The drawn presenters: nobody of them is a real person. The same seed moves the same way in every film. */
// biome-ignore format: a table
export const AVATARS = [
  { id: 'maya',   name: 'Maya',   gender: 'female', style: 'professional', seed: 11, about: 'Drawn, professional: long dark hair, a blazer' },
  { id: 'daniel', name: 'Daniel', gender: 'male',   style: 'professional', seed: 12, about: 'Drawn, professional: grey hair and beard, glasses, a suit' },
  { id: 'amina',  name: 'Amina',  gender: 'female', style: 'professional', seed: 19, about: 'Drawn, professional: a hijab in your color, a long coat' },
  { id: 'arjun',  name: 'Arjun',  gender: 'male',   style: 'casual',       seed: 20, about: 'Drawn, casual: a turban in your color, a full beard' },
  { id: 'lena',   name: 'Lena',   gender: 'female', style: 'casual',       seed: 13, about: 'Drawn, casual: red curls, round glasses, a hoodie' },
  { id: 'theo',   name: 'Theo',   gender: 'male',   style: 'casual',       seed: 14, about: 'Drawn, casual: bald, a short beard, a bomber jacket' },
  { id: 'pia',    name: 'Pia',    gender: 'female', style: 'animated',     seed: 15, about: 'Drawn, animated: braids, large eyes, dungarees' },
  { id: 'max',    name: 'Max',    gender: 'male',   style: 'animated',     seed: 16, about: 'Drawn, animated: a blond quiff, large eyes, a jumper' },
  { id: 'ines',   name: 'Ines',   gender: 'female', style: 'realistic',    seed: 17, about: 'Drawn, close to life: a brown bob, a blazer' },
  { id: 'omar',   name: 'Omar',   gender: 'male',   style: 'realistic',    seed: 18, about: 'Drawn, close to life: short black hair, stubble, a shirt' },
] as const satisfies readonly Presented[]
/** The people who present; how each looks stands in `draw/presenter/people.data.ts`. */
export type PersonId = (typeof AVATARS)[number]['id']
export const PERSONS = AVATARS.map(({ id }) => id)

/** How a still picture moves: towards its focus, away from it, or past it. */
export const PAN_LABELS = { in: 'Closer', out: 'Away', left: 'To the left', right: 'To the right' } as const
export type Pan = keyof typeof PAN_LABELS
export const PANS = Object.keys(PAN_LABELS) as [Pan, ...Pan[]]

export const CHART_FORMS = ['bars', 'share', 'line'] as const
export type ChartForm = (typeof CHART_FORMS)[number]

export const SHAPES = ['9:16', '16:9', '1:1', '4:5'] as const
export type Shape = (typeof SHAPES)[number]
/** `clean`: neither name nor logo of the brand, nor a link, lies over the film; its colors and fonts stay. */
export const OVERLAYS = ['all', 'clean'] as const
export type Overlays = (typeof OVERLAYS)[number]

/** What the screen shows while a line is spoken, where that was written with it. */
export type Card =
  | { kind: 'phrase'; text: string }
  | { kind: 'question'; text: string }
  | { kind: 'quote'; text: string }
  /** Of a list: those of the lines that follow each other grow into one; `at` counts from 1. */
  | { kind: 'item'; text: string; at: number }
  | { kind: 'compare'; wrong: string; right: string }
  /** Of a row of steps in time. */
  | { kind: 'step'; when: string; text: string }
  | { kind: 'figure'; value: string; label: string }

/**
 * A line of a script, with what the screen shows with it. `icon` names a drawing; `emphasis`: the words of the card that are marked;
 * `chapter`: one begins here, and is called so.
 */
export type ScriptLine = { spoken: string; card?: Card; icon?: string; emphasis?: string; chapter?: string }
