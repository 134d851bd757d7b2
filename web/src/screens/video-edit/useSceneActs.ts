import type { KeyboardEvent } from 'react'
import { type LineRef, orderOf, refOf } from './film-changes.rules.ts'
import type { Playhead } from './playhead.ts'
import { type Block, blockAt, blocksOf, inOrder, linesOfScene, sceneAt, wordToSplitAt } from './timeline.rules.ts'
import type { Editing } from './useEditing.ts'

/** What can be done with the scene where the film stands. */
export type SceneActs = {
  split(): void
  join(): void
  /** From one place among the blocks of the film to another. */
  move(from: number, to: number): void
  moveBy(by: -1 | 1): void
  addLine(): void
  remove(): void
}

/** `onAdded` is told of a new line, so that it can be written. */
export function useSceneActs(editing: Editing, playhead: Playhead, onAdded: () => void): SceneActs {
  const { film } = editing
  const at = () => sceneAt(film.scenes, playhead.ms)
  const here = () => film.scenes[at()]
  const moveIn = (blocks: readonly Block[], from: number, to: number) => {
    const [block, target] = [blocks[from], blocks[to]]
    const end = to > from ? target?.refs.at(-1) : target?.refs[0]
    if (!block || from === to || end === undefined) return
    editing.moveLines(block.refs, to > from ? { behind: end } : { before: end })
  }
  return {
    move: (from, to) => moveIn(blocksOf(film), from, to),
    moveBy: (by) => {
      const shown = blocksOf(film)
      const block = shown[blockAt(shown, at())]
      const blocks = inOrder(shown, orderOf(editing.changes, editing.saved.lines).map(refOf))
      const place = block ? blocks.indexOf(block) : -1
      if (place >= 0) moveIn(blocks, place, place + by)
    },
    split: () => {
      const scene = here()
      const word = scene && wordToSplitAt(film, scene, playhead.ms)
      if (scene && word !== undefined) editing.splitScene(scene.id, word)
    },
    join: () => {
      const scene = here()
      if (scene && at() < film.scenes.length - 1) editing.joinScene(scene.id)
    },
    addLine: () => {
      const after: LineRef | undefined = blocksOf(film)[blockAt(blocksOf(film), at())]?.refs.at(-1)
      if (after === undefined) return
      editing.addLine(after)
      onAdded()
    },
    remove: () => editing.removeLines(linesOfScene(film, at())),
  }
}

/** Does what a key stands for; answers whether it stands for something. */
export function actOnScene(acts: SceneActs, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return false
  const act = KEYS[`${event.altKey ? 'alt+' : ''}${event.key.toLowerCase()}`]
  act?.(acts)
  return act !== undefined
}

const KEYS: Readonly<Record<string, (acts: SceneActs) => void>> = {
  s: (acts) => acts.split(),
  'alt+arrowleft': (acts) => acts.moveBy(-1),
  'alt+arrowright': (acts) => acts.moveBy(1),
}
