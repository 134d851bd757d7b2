/** A scene with what a person wants it to show. */
import type { ChartForm } from '#choices.ts'
import type { Picture, Scene, Sentence } from '#plan.ts'
import { scaled } from './charts.ts'
import { bare, isSmall, splitWords } from './language.ts'
import { emphasisOf } from './phrase.ts'

/** What a person may say of a scene; the rest follows from the words and the moments they are spoken. */
export type SceneContent =
  | { kind: 'intro'; title?: string | undefined }
  | { kind: 'hook'; text: string; icon?: string | undefined }
  | { kind: 'statement' | 'question'; text: string }
  | { kind: 'number'; value: string; label: string }
  | { kind: 'list'; title: string; items: { text: string }[] }
  | { kind: 'quote'; text: string; by?: string | undefined }
  | { kind: 'compare'; left: string; right: string }
  | { kind: 'icon'; icon: string; label: string }
  | { kind: 'chapter'; title: string }
  | { kind: 'chart'; form: ChartForm; title: string; items: { label: string; shown: string }[] }
  | { kind: 'timeline'; title: string; items: { when: string; text: string }[] }
  | { kind: 'before-after'; before: string; after: string; tags?: [string, string] | undefined }
  | ({ kind: 'media'; path: string } & {
      [K in 'clip' | 'focus' | 'pan' | 'label' | 'origin']?: Picture[K] | undefined
    })
  | { kind: 'close'; text: string; link?: string | undefined }

/** The scene that stood there before, and what is said in the film. */
type SceneContext = { scene: Scene; scenes: Scene[]; sentences: Sentence[] }

/** The same stretch of the film with other contents. */
export function filled(content: SceneContent, place: SceneContext): Scene {
  const { startMs, endMs, take, clock, id } = place.scene
  const frame = { startMs, endMs, take, clock, id, own: true, reason: 'chosen by you' }
  return withoutGaps({ ...frame, ...completed(content, place) }) as Scene
}

function completed(content: SceneContent, place: SceneContext): object {
  switch (content.kind) {
    case 'statement':
      return { ...content, emphasis: emphasisOf(content.text) }
    case 'chapter':
      return { ...content, number: chapterNumber(place) }
    case 'list':
      return { ...content, items: timed(content.items, ({ text }) => text, place) }
    case 'timeline':
      return { ...content, items: timed(content.items, ({ when, text }) => `${when} ${text}`, place) }
    case 'chart': {
      const items = content.items.map((item) => ({ ...item, value: numberIn(item.shown) }))
      return { ...content, items: timed(items, ({ label, shown }) => `${shown} ${label}`, place) }
    }
    default:
      return content
  }
}

/** What was left out is not there at all: plans are compared as text. */
const withoutGaps = (scene: object): object => JSON.parse(JSON.stringify(scene)) as object

function chapterNumber({ scene, scenes }: SceneContext): number {
  if (scene.kind === 'chapter') return scene.number
  return 1 + scenes.filter((one) => one.kind === 'chapter' && one.startMs < scene.startMs).length
}

const NUMBER = /(\d[\d,]*(?:\.\d+)?)\s*(k|m|bn|thousand|million|billion)?\b/i

/** A figure as it is read, as a number: "1,200" is 1200, "3.5 million" is 3500000. */
export function numberIn(shown: string): number {
  const [, digits = '0', mark = ''] = NUMBER.exec(shown) ?? []
  return scaled(Number(digits.replaceAll(',', '')), mark.toLowerCase(), '')
}

/** Room before the first item and after the last, as parts of the scene. */
const FIRST_AT = 0.06
const LAST_AT = 0.72

/** Each item comes with its words, else in its turn; where a scene had as many items, at the same moments. */
function timed<Item extends object>(items: Item[], textOf: (item: Item) => string, place: SceneContext) {
  const { scene, sentences } = place
  const before = 'items' in scene && scene.items.length === items.length ? scene.items : undefined
  const heard = sentences
    .flatMap(({ words }) => words)
    .filter(({ startMs }) => startMs >= scene.startMs - 1 && startMs < scene.endMs)
  const lasts = scene.endMs - scene.startMs
  let earliest = scene.startMs
  return items.map((item, at) => {
    const own = new Set(
      splitWords(textOf(item))
        .filter((word) => !isSmall(word))
        .map(bare),
    )
    const turn = scene.startMs + lasts * (FIRST_AT + ((LAST_AT - FIRST_AT) * at) / Math.max(1, items.length - 1))
    const word = heard.find(({ text, startMs }) => startMs >= earliest && own.has(bare(text)))
    const atMs = before?.[at]?.atMs ?? Math.max(earliest, word?.startMs ?? turn)
    earliest = atMs + 1
    return { ...item, atMs: Math.min(atMs, scene.startMs + lasts * LAST_AT) }
  })
}
