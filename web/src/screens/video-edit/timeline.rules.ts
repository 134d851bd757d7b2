/** What can be done with the scenes of a film where its playhead stands. */
import type { FilmEdit } from '@octavo/contract/edit'
import type { FilmPlan } from '@octavo/renderer/draw'
import type { LineRef } from './film-changes.rules.ts'

type Scene = FilmEdit['scenes'][number]
/** Scenes that go together, since they share a line; with the lines that go with them. `from` and `to` (not included) are places of scenes. */
export type Block = { from: number; to: number; refs: LineRef[] }

/** Nobody sees what is shorter. */
const SHORTEST_MS = 500

export const sceneAt = (scenes: readonly Scene[], ms: number): number =>
  Math.max(
    0,
    scenes.findLastIndex(({ startMs }) => startMs <= ms),
  )

/** The film in what can be moved. A scene in which nothing is said goes with the one before it. */
export function blocksOf({ scenes, lines }: FilmEdit): Block[] {
  const blocks: Block[] = []
  for (const [at, { lines: heard }] of scenes.entries()) {
    const refs = heard ? lines.slice(heard[0], heard[1] + 1).map(({ from }) => from) : []
    const last = blocks.at(-1)
    const goesOn = last && last.refs.length > 0 && (refs.length === 0 || refs.some((ref) => last.refs.includes(ref)))
    if (goesOn) {
      last.to = at + 1
      last.refs = [...new Set([...last.refs, ...refs])]
    } else blocks.push({ from: at, to: at + 1, refs: [...new Set(refs)] })
  }
  return blocks
}

/** Blocks as their lines follow each other now: the film on the screen may be older than the last move. */
export function inOrder(blocks: readonly Block[], order: readonly LineRef[]): Block[] {
  const place = ({ refs }: Block) => (refs[0] === undefined ? -1 : order.indexOf(refs[0]))
  return blocks.toSorted((a, b) => place(a) - place(b))
}

export const blockAt = (blocks: readonly Block[], scene: number): number =>
  blocks.findIndex(({ from, to }) => scene >= from && scene < to)

/** The number of the word before which the scene can be split at this moment: that which begins nearest to it. */
export function wordToSplitAt({ plan }: Pick<FilmEdit, 'plan'>, scene: Scene, ms: number): number | undefined {
  if (scene.kind === 'intro') return undefined
  const words = (plan as unknown as FilmPlan).sentences
    .flatMap((sentence) => sentence.words)
    .filter(({ startMs }) => startMs >= scene.startMs - 1 && startMs < scene.endMs - 1)
  const places = words.flatMap(({ startMs }, word) => {
    const isRoom = Math.min(startMs - scene.startMs, scene.endMs - startMs) >= SHORTEST_MS
    return word > 0 && isRoom ? [{ word, off: Math.abs(startMs - ms) }] : []
  })
  return places.sort((a, b) => a.off - b.off)[0]?.word
}

/** The lines that are heard in this scene alone: they go when it is taken away. None where it shares one with another scene. */
export function linesOfScene({ scenes, lines }: FilmEdit, at: number): LineRef[] {
  const heard = scenes[at]?.lines
  const isShared = scenes.some(
    (other, place) => place !== at && other.lines && heard && other.lines[0] <= heard[1] && other.lines[1] >= heard[0],
  )
  if (!heard || isShared) return []
  const refs = lines.slice(heard[0], heard[1] + 1).map(({ from }) => from)
  const elsewhere = lines.filter(({ index }) => index < heard[0] || index > heard[1]).map(({ from }) => from)
  return refs.some((ref) => elsewhere.includes(ref)) ? [] : [...new Set(refs)]
}
