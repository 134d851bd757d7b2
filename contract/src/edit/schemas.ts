import { CAPTION_STYLES } from '#caption/index.ts'
import { FILM_ORDER_LIMITS, FILM_VOICES } from '#film-order/limits.ts'
import { LOOKS } from '#look/index.ts'
import { messages } from '#messages.ts'
import { OWN_MUSIC } from '#music/index.ts'
import { PANS } from '#picture/limits.ts'
import type { RowSchemas } from '#route.ts'
import { voiceAmong } from '#speaker/schemas.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { z } from '#zod.ts'
import {
  CHART_FORMS,
  EDIT_LIMITS,
  EDIT_STATUSES,
  FILM_BACKGROUNDS,
  FILM_MUSIC,
  FILM_PRESENTERS,
  SCENE_KINDS,
} from './limits.ts'

const { items, ...letters } = EDIT_LIMITS

/** One line of plain words: line breaks and runs of spaces become one space. */
const line = z.string().transform((text) => text.replace(/\s+/gu, ' ').trim())
const words = (most: number) => line.pipe(z.string().max(most))
const some = (most: number) => line.pipe(z.string().min(1, messages.edit.missingWords).max(most))
const share = z.number().min(0).max(1)

type Rule = {
  words: (most: number) => z.ZodType<string, string>
  some: (most: number) => z.ZodType<string, string>
  row: <T extends z.ZodType>(item: T) => z.ZodArray<T>
}
/** What a person may write, and what the storyboard has written: that may be longer. */
const WRITTEN: Rule = { words, some, row: (item) => z.array(item).min(items.min).max(items.max) }
const SHOWN: Rule = { words: () => z.string(), some: () => z.string(), row: (item) => z.array(item) }

const sceneWords = ({ words, some, row }: Rule) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('intro'), title: words(letters.title).optional() }),
    z.object({ kind: z.literal('hook'), text: some(letters.text), icon: words(letters.title).optional() }),
    z.object({ kind: z.literal('statement'), text: some(letters.text) }),
    z.object({ kind: z.literal('number'), value: some(letters.value), label: words(letters.label) }),
    z.object({
      kind: z.literal('list'),
      title: words(letters.title),
      items: row(z.object({ text: some(letters.item) })),
    }),
    z.object({ kind: z.literal('question'), text: some(letters.text) }),
    z.object({ kind: z.literal('quote'), text: some(letters.text), by: words(letters.by).optional() }),
    z.object({ kind: z.literal('compare'), left: some(letters.label), right: some(letters.label) }),
    z.object({
      kind: z.literal('before-after'),
      before: some(letters.label),
      after: some(letters.label),
      tags: z.tuple([some(letters.tag), some(letters.tag)]).optional(),
    }),
    z.object({ kind: z.literal('icon'), icon: some(letters.title), label: words(letters.label) }),
    z.object({
      kind: z.literal('chart'),
      form: z.enum(CHART_FORMS),
      title: words(letters.title),
      /** `shown` as it is read, like "1,200" or "35 %"; it holds a number. */
      items: row(
        z.object({
          label: some(letters.item),
          shown: some(letters.value).refine((text) => /\d/.test(text), messages.edit.noFigure),
        }),
      ),
    }),
    z.object({
      kind: z.literal('timeline'),
      title: words(letters.title),
      items: row(z.object({ when: some(letters.when), text: some(letters.item) })),
    }),
    z.object({
      kind: z.literal('media'),
      /** One of the account's own pictures. */
      mediaId: z.uuid(),
      /** What stays in view: parts of its width and height. */
      focus: z.object({ x: share, y: share }).optional(),
      pan: z.enum(PANS).optional(),
      label: words(letters.label).optional(),
    }),
    z.object({ kind: z.literal('chapter'), title: some(letters.title) }),
    z.object({ kind: z.literal('close'), text: some(letters.text), link: words(letters.link).optional() }),
  ])

/** What a scene shows, by its kind. */
export const SceneWords = sceneWords(WRITTEN)
export type SceneWords = z.output<typeof SceneWords>

const choices = {
  captionStyle: z.enum(CAPTION_STYLES),
  captions: z.boolean(),
  voiceId: voiceAmong(FILM_VOICES),
  /** None, a mood, or the address of music of one's own. */
  music: z.union([z.enum(FILM_MUSIC), z.string().regex(OWN_MUSIC)], 'Please choose music from the list'),
  backgroundStyle: z.enum(FILM_BACKGROUNDS),
  presenter: z.enum(FILM_PRESENTERS),
  look: z.enum(LOOKS),
}
/** Films that were made before there were looks have none until they are given one. */
const FilmChoices = z.object({ ...choices, look: choices.look.nullable() })

const sceneId = z.string().max(letters.id)
const NewLine = z.object({ id: z.string().min(1).max(letters.id), text: words(letters.line) })

/** What a person changes; lines by their index in the saved film, scenes by their id. */
export const FilmChanges = z
  .object(choices)
  .partial()
  .extend({
    title: some(FILM_ORDER_LIMITS.title).optional(),
    /** By the index in the saved film. Empty text removes the line; text of several sentences becomes several lines. */
    lines: z
      .array(z.object({ index: z.int().min(0), text: words(letters.line) }))
      .max(letters.lines)
      .optional(),
    /** All lines as they are to follow each other: those of the saved film by their index, new ones by an id of the caller's own. */
    order: z
      .array(z.union([z.int().min(0), NewLine]))
      .max(letters.lines)
      .optional(),
    /** One after the other: with `word` a scene is split before its word of that number, from 0; without it is joined with the next. */
    cuts: z
      .array(z.object({ id: sceneId, word: z.int().min(1).optional() }))
      .max(letters.scenes)
      .optional(),
    /** By the id that the view gives, of the saved film or of the tried one. */
    scenes: z
      .array(z.object({ id: sceneId, to: SceneWords }))
      .max(letters.scenes)
      .optional(),
    /**
     * Who speaks a line: a recording of its words, or with null the film's voice. By the index in the saved film, or the id of a
     * new line. A line whose words change loses its recording unless it is given another here.
     */
    recordings: z
      .array(z.object({ line: z.union([z.int().min(0), sceneId]), id: z.uuid().nullable() }))
      .max(letters.lines)
      .optional(),
    /** Which illustration stands for a scene. */
    things: z
      .array(z.object({ id: sceneId, thing: z.string().max(letters.id) }))
      .max(letters.scenes)
      .optional(),
  })
  .refine(
    (changes) =>
      Object.values(changes).some((change) => (Array.isArray(change) ? change.length > 0 : change !== undefined)),
    messages.edit.nothing,
  )
export type FilmChanges = z.input<typeof FilmChanges>

export const EditState = z.object({
  id: z.string(),
  status: z.enum(EDIT_STATUSES),
  /** Share of it that is done, 0 to 1. */
  progress: z.number(),
  /** Why it failed, as a sentence. */
  problem: z.string().nullable(),
})
export type EditState = z.output<typeof EditState>

export const FilmLine = z.object({
  index: z.number(),
  /** The line of the saved film that it is or comes of, by its index; a new one by its id. */
  from: z.union([z.number(), z.string()]),
  text: z.string(),
  /** Counts from 0. */
  paragraph: z.number(),
  startMs: z.number(),
  endMs: z.number(),
  /** The recording that speaks it; null where the film's voice does. */
  recording: z.string().nullable(),
})

export const FilmScene = z.object({
  id: z.string(),
  index: z.number(),
  kind: z.enum(SCENE_KINDS),
  startMs: z.number(),
  endMs: z.number(),
  /** Why this kind was chosen for these words. */
  reason: z.string(),
  words: sceneWords(SHOWN),
  /** The first and the last line that are heard in it; null where nothing is said. */
  lines: z.tuple([z.number(), z.number()]).nullable(),
  /** The illustrations that fit what is said in it, the most telling first; icons in a film without a look. */
  things: z.array(z.string()),
  /** The one that is shown. */
  thing: z.string().nullable(),
})

/** A film as it can be changed: its lines, its scenes, how it looks and sounds. */
export const FilmEdit = z.object({
  videoId: z.string(),
  title: z.string(),
  /** Goes up with every edit that was made. */
  revision: z.number(),
  format: z.enum(VIDEO_FORMATS),
  width: z.number(),
  height: z.number(),
  durationMs: z.number(),
  /** The renderer's plan, with addresses a browser may load in place of files. */
  plan: z.record(z.string(), z.unknown()),
  lines: z.array(FilmLine),
  scenes: z.array(FilmScene),
  choices: FilmChoices,
  /** The latest edit; null when there was none. */
  edit: EditState.nullable(),
})
export type FilmEdit = z.output<typeof FilmEdit>

export const TriedEdit = FilmEdit.extend({
  remakes: z.object({
    /** How many of the film's scenes are drawn again. */
    scenes: z.number(),
    ofScenes: z.number(),
    sound: z.boolean(),
    /** Null before this installation has made a film to judge by. */
    aboutSeconds: z.number().nullable(),
  }),
  /** Why these changes will not be made, as sentences; empty when they may be. */
  refused: z.array(z.string()),
  /** What the owner should know, as sentences. */
  problems: z.array(z.string()),
  /** The speech as it would be, as WAV, for an hour; null where it stays as it is. */
  speechUrl: z.string().nullable(),
})
export type TriedEdit = z.output<typeof TriedEdit>

const Revision = z.int().min(1)

export const editSchemas = {
  get: { reply: FilmEdit },
  try: { body: z.object({ changes: FilmChanges, revision: Revision.optional() }), reply: TriedEdit },
  save: {
    /** `revision` is the one the changes were made on; the same requestId finds the edit it ordered. */
    body: z.object({ changes: FilmChanges, revision: Revision, requestId: z.uuid() }),
    reply: z.object({ revision: z.number(), editId: z.string() }),
  },
  halt: { reply: z.object({ edit: EditState.nullable() }) },
} satisfies Record<string, RowSchemas>
