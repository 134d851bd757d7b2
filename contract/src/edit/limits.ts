import { AVATAR_IDS } from '#avatar-video/limits.ts'

/** The kinds of scenes, in the order in which they are offered, with what a person reads. */
export const SCENE_KIND_LABELS = {
  intro: 'Intro card',
  hook: 'Hook card',
  statement: 'Statement',
  number: 'Big number',
  list: 'List that builds',
  question: 'Question',
  quote: 'Quote',
  compare: 'Comparison',
  'before-after': 'Before and after',
  icon: 'Icon',
  chart: 'Chart',
  timeline: 'Timeline',
  media: 'Your own picture',
  chapter: 'Chapter',
  close: 'Logo close',
} as const
export type SceneKind = keyof typeof SCENE_KIND_LABELS
export const SCENE_KINDS = Object.keys(SCENE_KIND_LABELS) as [SceneKind, ...SceneKind[]]

export { CHART_FORMS } from '@octavo/renderer/choices'
/** Letters, and how many of a row. */
export const EDIT_LIMITS = {
  line: 600,
  lines: 200,
  scenes: 200,
  /** Of a scene, a new line or an illustration. */
  id: 60,
  text: 140,
  label: 90,
  value: 18,
  title: 70,
  by: 50,
  tag: 20,
  link: 80,
  when: 24,
  item: 70,
  items: { min: 2, max: 6 },
} as const

/** A film's own music besides a piece out of one's own media (`OWN_MUSIC`). */
export { BACKGROUNDS as FILM_BACKGROUNDS, MUSIC as FILM_MUSIC } from '@octavo/renderer/choices'
export { FILM_VOICES } from '#film-order/limits.ts'
/** Nobody, whom the brand shows, or one of the catalogue. */
export const FILM_PRESENTERS = ['none', 'brand', ...AVATAR_IDS] as const

export const EDIT_STATUSES = ['queued', 'making', 'done', 'failed', 'halted'] as const
export type EditStatus = (typeof EDIT_STATUSES)[number]
