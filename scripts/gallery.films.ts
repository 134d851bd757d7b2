/** What the gallery shows: one small film of a pottery studio for each thing that can be chosen. */
import {
  BACKGROUNDS,
  CAPTION_STYLES,
  type CaptionStyle,
  type FilmPlan,
  FONT_PAIRS,
  type GroundName,
  LONG_SIZE,
  LOOKS,
  lookCaptions,
  PERSONS,
  type Presenter,
  renditionOf,
  type Scene,
  type Sentence,
  SHORT_SIZE,
  SHOT_KINDS,
  type ShotKind,
  type View,
  type Viseme,
  wholeFrames,
} from '@octavo/renderer'
import { SHAPES } from '@octavo/renderer/choices'
import { type Sample, samples, TITLE } from './gallery.samples.ts'

/** A frame of the gallery: `marks` are what it can be found by, in the order of the filters. */
export type Exhibit = { section: string; group: string; label: string; brand: string; style: string; plan: FilmPlan }

type Brand = FilmPlan['brand']

/** Late enough that everything of a scene has come, and in the middle of a word. */
export const AT_MS = 3100
const WORD_MS = 310
const FIRST_MS = 150

export const BRANDS: Brand[] = [
  { name: 'Kiln', color: '#c2542d', fonts: 'warm' },
  { name: 'Harbour Clay', color: '#0f766e', fonts: 'tech' },
]
/** Those that are hard: no hue, all light, all dark, and the one that a new brand has. */
const COLOURS = ['#111111', '#ffffff', '#8a8f98', '#facc15', '#dc2626', '#16a34a', '#ec4899', '#6366f1']

/** A sentence at an even pace, and lips that move to it. */
function spoken(text: string): { sentences: Sentence[]; visemes: Viseme[] } {
  const words = text.split(' ').map((word, at) => {
    const startMs = FIRST_MS + at * WORD_MS
    return { text: word, startMs, endMs: startMs + WORD_MS - 40 }
  })
  const shapes = ['C', 'B', 'E', 'B'] as const
  return {
    sentences: [{ text, paragraph: 0, startMs: FIRST_MS, endMs: words.at(-1)!.endMs, words }],
    visemes: words.map(({ startMs, endMs }, at) => ({ shape: shapes[at % shapes.length]!, startMs, endMs })),
  }
}

function filmOf({ says, scene }: Sample, brand: Brand, change: Partial<FilmPlan> = {}): FilmPlan {
  const { sentences, visemes } = spoken(says)
  const durationMs = wholeFrames(sentences[0]!.endMs + 900)
  return {
    ...SHORT_SIZE,
    durationMs,
    seed: 3,
    brand,
    background: 'gradient',
    scenes: [{ ...scene, startMs: 0, endMs: durationMs, reason: '' } as Scene],
    captions: true,
    sentences,
    visemes,
    music: 'none',
    speech: { path: '' },
    title: TITLE,
    ...change,
  }
}

/** A frame for the place of a photograph: the gallery carries none of anybody's. */
export const pictureFilm = (): FilmPlan =>
  filmOf(
    samples('')[1]!,
    { name: '', color: '#65a30d' },
    { ...LONG_SIZE, background: 'outdoor', captions: false, scenes: [] },
  )

/** Everything that is shown. `picture` is the file that stands for one of a user's own. */
export function exhibits(picture: string): Exhibit[] {
  const all = samples(picture)
  const sample = (name: string) => all.find((one) => one.name === name)!
  return [
    ...scenes(all),
    ...presenters(sample('hook')),
    ...backgrounds(sample('number')),
    ...colors(sample('list')),
    ...fonts(all),
    ...shapes(all),
    ...looks(all),
    ...places(all),
  ]
}

type Shown = Pick<Exhibit, 'section' | 'group'> & { label?: string; brand: Brand; style?: CaptionStyle; plan: FilmPlan }

const exhibit = ({ brand, style = 'karaoke', label = '', plan, ...where }: Shown): Exhibit => ({
  ...where,
  label: label || style,
  brand: brand.name,
  style,
  plan: { ...plan, captionStyle: style },
})

const scenes = (all: Sample[]): Exhibit[] =>
  all.flatMap((sample) =>
    BRANDS.flatMap((brand) =>
      CAPTION_STYLES.map((style) =>
        exhibit({ section: 'Scenes', group: sample.name, brand, style, plan: filmOf(sample, brand) }),
      ),
    ),
  )

/** Each of them speaking: from the waist up in a short, from head to foot in a long film. */
const presenters = (sample: Sample): Exhibit[] =>
  PERSONS.flatMap((person) => {
    const presenter: Presenter = { person, style: 'professional', gender: 'female', seed: 4 }
    const ways = [
      { background: 'gradient' },
      { background: 'office' },
      { ...LONG_SIZE, background: 'studio', presenter: { ...presenter, framing: 'full' } },
    ] as const
    return ways.map((way, at) => {
      const brand = BRANDS[at % BRANDS.length]!
      return exhibit({
        section: 'Presenters',
        group: person,
        label: way.background,
        brand,
        plan: filmOf(sample, brand, { presenter, ...way }),
      })
    })
  })

const backgrounds = (sample: Sample): Exhibit[] =>
  BACKGROUNDS.flatMap((background) =>
    [SHORT_SIZE, LONG_SIZE].flatMap((size) =>
      BRANDS.map((brand) =>
        exhibit({
          section: 'Backgrounds',
          group: background,
          label: brand.name,
          brand,
          plan: filmOf(sample, brand, { background, ...size }),
        }),
      ),
    ),
  )

const colors = (sample: Sample): Exhibit[] =>
  COLOURS.flatMap((color) => {
    const brand = { name: 'Kiln', color }
    const presenter: Presenter = { person: 'lena', style: 'casual', gender: 'female', seed: 4 }
    const ways: Partial<FilmPlan>[] = [
      { background: 'solid' },
      { background: 'animated', presenter },
      { background: 'outdoor', presenter },
    ]
    return ways.map((way) =>
      exhibit({ section: 'Colors', group: color, label: way.background!, brand, plan: filmOf(sample, brand, way) }),
    )
  })

const fonts = (all: Sample[]): Exhibit[] =>
  FONT_PAIRS.flatMap((pair) => {
    const brand = { name: 'Kiln', color: '#c2542d', fonts: pair }
    return ['hook', 'number', 'list', 'quote', 'timeline'].map((name) =>
      exhibit({
        section: 'Fonts',
        group: pair,
        label: name,
        brand,
        plan: filmOf(all.find((one) => one.name === name)!, brand),
      }),
    )
  })

/** What each framing is shown with, on the ground that it mostly has. */
const FRAMED: Record<ShotKind, { name: string; ground: GroundName; thing?: string; view?: View }> = {
  poster: { name: 'hook', ground: 'main', thing: 'vase' },
  type: { name: 'statement', ground: 'loud' },
  thing: { name: 'statement', ground: 'main', thing: 'pottery-wheel' },
  card: { name: 'list', ground: 'quiet' },
  'close-up': { name: 'statement', ground: 'quiet' },
  left: { name: 'number', ground: 'main', thing: 'thermometer' },
  right: { name: 'question', ground: 'quiet' },
  inset: { name: 'statement', ground: 'loud', thing: 'vase' },
  split: { name: 'statement', ground: 'main', thing: 'pottery-wheel' },
  photo: { name: 'own picture', ground: 'main', view: { zoom: 1, x: 0.5, y: 0.42 } },
  wide: { name: 'statement', ground: 'main' },
}
const PLACES = ['office', 'studio', 'outdoor'] as const
const IN_PLACE = ['wide', 'close-up', 'left', 'right', 'inset', 'thing', 'type', 'card'] as const
const LOOK_COLORS = ['#c2542d', '#0f766e', '#E5A50A']

/** Every look in every framing, in three colors; what has a thing shows one that is on every machine. */
const looks = (all: Sample[]): Exhibit[] =>
  LOOKS.flatMap((look) =>
    LOOK_COLORS.flatMap((color) =>
      SHOT_KINDS.map((kind) => {
        const { name, ground, thing, view } = FRAMED[kind]
        const brand = { name: 'Kiln', color }
        const film = filmOf(all.find((one) => one.name === name)!, brand, {
          art: { look },
          presenter: { person: 'lena', style: 'casual', gender: 'female', seed: 4 },
        })
        const shot = {
          startMs: 0,
          endMs: film.durationMs,
          kind,
          ground,
          ...(thing && { thing }),
          ...(view && { view }),
        }
        const scenes = film.scenes.map((scene) => ({ ...scene, shots: [shot] }))
        const style = lookCaptions(look, color)
        return exhibit({
          section: 'Looks',
          group: look,
          label: `${kind}, ${color}`,
          brand,
          style,
          plan: { ...film, scenes },
        })
      }),
    ),
  )

/** The places in the framings that they are cut into. */
const places = (all: Sample[]): Exhibit[] =>
  PLACES.flatMap((background) =>
    IN_PLACE.map((kind) => {
      const { name, thing } = FRAMED[kind]
      const brand = { name: 'Kiln', color: '#0f766e' }
      const film = filmOf(all.find((one) => one.name === name)!, brand, {
        background,
        staging: 2,
        presenter: { person: 'theo', style: 'casual', gender: 'male', seed: 4 },
      })
      const shot = { startMs: 0, endMs: film.durationMs, kind, ground: 'main' as const, ...(thing && { thing }) }
      const scenes = film.scenes.map((scene) => ({ ...scene, shots: [shot] }))
      const plan = { ...film, scenes }
      return exhibit({ section: 'Places', group: background, label: kind, brand, style: 'karaoke', plan })
    }),
  )

/** With a name under the scene, and once without anything of the brand's. */
const shapes = (all: Sample[]): Exhibit[] =>
  SHAPES.flatMap((shape) =>
    ['hook', 'chart: line', 'own picture', 'close'].flatMap((name) => {
      const brand = BRANDS[1]!
      const film = filmOf(all.find((one) => one.name === name)!, brand, {
        presenter: { person: 'theo', style: 'casual', gender: 'male', seed: 4 },
        ...(name === 'hook' && { lowerThird: { name: 'Theo Lindqvist', line: 'Potter', startMs: 0, endMs: 9000 } }),
      })
      return (['all', 'clean'] as const).map((overlays) =>
        exhibit({
          section: 'Shapes',
          group: shape,
          label: `${name}, ${overlays}`,
          brand,
          plan: renditionOf(film, { shape, overlays }),
        }),
      )
    }),
  )
