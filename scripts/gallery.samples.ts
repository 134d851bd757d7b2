/** A scene of each kind, and what is said meanwhile: a potter's, for none of it is anybody's. */
import type { Scene } from '@octavo/renderer'

type Content = Scene extends infer S ? (S extends Scene ? Omit<S, 'startMs' | 'endMs' | 'reason'> : never) : never
export type Sample = { name: string; says: string; scene: Content }

export const TITLE = 'Your first bowl'

/** `picture`: a file that stands for one of the user's own. */
export const samples = (picture: string): Sample[] => [
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
