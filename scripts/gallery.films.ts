/** What the gallery shows: one small film of a pottery studio for each thing that can be chosen. */
import {
  BACKGROUNDS,
  CAPTION_STYLES,
  type CaptionStyle,
  type FilmPlan,
  FONT_PAIRS,
  FPS,
  LONG_SIZE,
  PERSONS,
  type Presenter,
  renditionOf,
  type Scene,
  type Sentence,
  SHAPES,
  SHORT_SIZE,
  type Viseme,
} from '@octavo/renderer'

/** A frame of the gallery: `marks` are what it can be found by, in the order of the filters. */
export type Exhibit = { section: string; group: string; label: string; brand: string; style: string; plan: FilmPlan }

type Kind = Scene extends infer S ? (S extends Scene ? Omit<S, 'startMs' | 'endMs' | 'reason'> : never) : never
type Sample = { name: string; says: string; scene: Kind }
type Brand = FilmPlan['brand']

/** Late enough that everything of a scene has come, and in the middle of a word. */
export const AT_MS = 3100
const WORD_MS = 310
const FIRST_MS = 150
const TITLE = 'Your first bowl'

export const BRANDS: Brand[] = [
  { name: 'Kiln', color: '#c2542d', fonts: 'warm' },
  { name: 'Harbour Clay', color: '#0f766e', fonts: 'tech' },
]
/** Those that are hard: no hue, all light, all dark, and the one that a new brand has. */
const COLOURS = ['#111111', '#ffffff', '#8a8f98', '#facc15', '#dc2626', '#16a34a', '#ec4899', '#6366f1']

const samples = (picture: string): Sample[] => [
  {
    name: 'intro',
    says: 'Welcome to the studio, today you will throw your very first bowl.',
    scene: { kind: 'intro', title: TITLE },
  },
  {
    name: 'hook',
    says: 'Your first bowl will be crooked, and that is how it should be.',
    scene: { kind: 'hook', text: 'Your first bowl will be crooked', icon: 'potters-wheel' },
  },
  {
    name: 'statement',
    says: 'Clay remembers every touch of your hands, even the ones you smooth away.',
    scene: { kind: 'statement', text: 'Clay remembers every touch of your hands', emphasis: ['remembers'] },
  },
  {
    name: 'number',
    says: 'Stoneware is fired at about 1,220 degrees until it rings like a bell.',
    scene: { kind: 'number', value: '1,220\u00a0°C', label: 'and stoneware rings like a bell' },
  },
  {
    name: 'list',
    says: 'You need three things: soft clay, clean water and a lot of patience.',
    scene: {
      kind: 'list',
      title: 'You need three things',
      items: [
        { text: 'Soft clay', atMs: 600 },
        { text: 'Clean water', atMs: 1100 },
        { text: 'A lot of patience', atMs: 1700 },
      ],
    },
  },
  {
    name: 'question',
    says: 'Do you know why the handle of a mug cracks while it dries?',
    scene: { kind: 'question', text: 'Why does the handle of a mug crack?' },
  },
  {
    name: 'quote',
    says: 'Have nothing in your houses that you do not know to be useful.',
    scene: {
      kind: 'quote',
      text: 'Have nothing in your houses that you do not know to be useful, or believe to be beautiful.',
      by: 'William Morris',
    },
  },
  {
    name: 'compare',
    says: 'Instead of drying your bowl by the stove, dry it slowly under a cloth.',
    scene: { kind: 'compare', left: 'Drying it by the stove', right: 'Drying it slowly under a cloth' },
  },
  {
    name: 'icon',
    says: 'Give the kiln a whole day to cool before you open its door.',
    scene: { kind: 'icon', icon: 'clock', label: 'A whole day to cool' },
  },
  {
    name: 'chapter',
    says: 'The third part is glazing, and it is where most people hurry.',
    scene: { kind: 'chapter', title: 'Glazing without hurry', number: 3 },
  },
  {
    name: 'chart: bars',
    says: 'Throwing takes 40 percent of our week, glazing 25 percent and firing 15 percent.',
    scene: {
      kind: 'chart',
      form: 'bars',
      title: 'Where our week goes',
      items: [item('Throwing', '40%', 40, 400), item('Glazing', '25%', 25, 900), item('Firing', '15%', 15, 1400)],
    },
  },
  {
    name: 'chart: share',
    says: 'Half of the price is time, 30 percent is rent and 20 percent is clay.',
    scene: {
      kind: 'chart',
      form: 'share',
      title: 'What a mug costs us',
      items: [item('Time', '50%', 50, 400), item('Rent', '30%', 30, 900), item('Clay', '20%', 20, 1400)],
    },
  },
  {
    name: 'chart: line',
    says: 'We sold 20 bowls in January, 45 in March and 80 of them in June.',
    scene: {
      kind: 'chart',
      form: 'line',
      title: 'Bowls sold',
      items: [item('January', '20', 20, 400), item('March', '45', 45, 900), item('June', '80', 80, 1400)],
    },
  },
  {
    name: 'timeline',
    says: 'On Monday we throw, on Wednesday we trim, and on Friday we fire the kiln.',
    scene: {
      kind: 'timeline',
      title: 'A bowl in a week',
      items: [
        { when: 'On Monday', text: 'We throw', atMs: 400 },
        { when: 'On Wednesday', text: 'We trim', atMs: 1000 },
        { when: 'On Friday', text: 'We fire the kiln', atMs: 1700 },
      ],
    },
  },
  {
    name: 'before and after',
    says: 'Nine weeks of waiting became 3 weeks after we had bought a second wheel.',
    scene: { kind: 'before-after', before: '9 weeks', after: '3 weeks', tags: ['One wheel', 'Two wheels'] },
  },
  {
    name: 'own picture',
    says: 'These are the hills that all of our clay comes from, an hour away.',
    scene: { kind: 'media', path: picture, label: 'Where our clay comes from', pan: 'in' },
  },
  {
    name: 'close',
    says: 'Save this for your first evening at the wheel, and bring a friend.',
    scene: { kind: 'close', text: 'Bring a friend', link: '@firstbowl' },
  },
]

function item(label: string, shown: string, value: number, atMs: number) {
  return { label, shown, value, atMs }
}

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
  const durationMs = (Math.ceil(((sentences[0]!.endMs + 900) * FPS) / 1000) * 1000) / FPS
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
    ...colours(sample('list')),
    ...fonts(all),
    ...shapes(all),
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

const colours = (sample: Sample): Exhibit[] =>
  COLOURS.flatMap((color) => {
    const brand = { name: 'Kiln', color }
    const presenter: Presenter = { person: 'lena', style: 'casual', gender: 'female', seed: 4 }
    const ways: Partial<FilmPlan>[] = [
      { background: 'solid' },
      { background: 'animated', presenter },
      { background: 'outdoor', presenter },
    ]
    return ways.map((way) =>
      exhibit({ section: 'Colours', group: color, label: way.background!, brand, plan: filmOf(sample, brand, way) }),
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
