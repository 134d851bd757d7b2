import type { z } from 'zod'
import { AVATAR_IDS } from './avatar-video.ts'
import type {
  EditState as EditStateSchema,
  editSchemas,
  FilmChanges as FilmChangesSchema,
  FilmEdit as FilmEditSchema,
  SceneWords as SceneWordsSchema,
  TriedEdit as TriedEditSchema,
} from './edit.schemas.ts'
import { GENERATOR_VOICES, VIRAL_VOICES } from './generator.ts'
import { MOODS } from './music.ts'
import { rows } from './route.ts'

/** A film as it can be changed: its lines, its scenes, how it looks and sounds. */
export type FilmEdit = z.output<typeof FilmEditSchema>
/** What a person changes; lines by their index in the saved film, scenes by their id. */
export type FilmChanges = z.input<typeof FilmChangesSchema>
/** What a scene shows, by its kind. */
export type SceneWords = z.output<typeof SceneWordsSchema>
export type TriedEdit = z.output<typeof TriedEditSchema>
export type EditState = z.output<typeof EditStateSchema>

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

export const CHART_FORMS = ['bars', 'share', 'line'] as const
export const PANS = ['in', 'out', 'left', 'right'] as const

/** Letters, and how many of a row. */
export const EDIT_LIMITS = {
  line: 600,
  lines: 200,
  scenes: 200,
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

export const FILM_VOICES = [...GENERATOR_VOICES, ...VIRAL_VOICES] as const
export const FILM_BACKGROUNDS = ['animated', 'gradient', 'solid', 'office', 'studio', 'outdoor'] as const
/** A film's own music besides a piece out of one's own media (`OWN_MUSIC`). */
export const FILM_MUSIC = ['none', ...MOODS] as const
/** Nobody, whom the brand shows, or one of the catalogue. */
export const FILM_PRESENTERS = ['none', 'brand', ...AVATAR_IDS] as const

export const EDIT_STATUSES = ['queued', 'making', 'done', 'failed', 'halted'] as const
export type EditStatus = (typeof EDIT_STATUSES)[number]

export const editRoutes = rows<typeof editSchemas>()({
  get: { method: 'GET', path: '/api/videos/{id}/edit' },
  /** The film as it would be; nothing is kept. */
  try: { method: 'POST', path: '/api/videos/{id}/edit/try' },
  /** Has it made; the old film plays until the new one is whole. */
  save: { method: 'POST', path: '/api/videos/{id}/edit' },
  halt: { method: 'POST', path: '/api/videos/{id}/edit/halt' },
})

/** Where a tried speech is heard. */
export const editFiles = {
  speech: (videoId: string, speechId: string) => `/api/videos/${videoId}/edit/speech/${speechId}`,
}
