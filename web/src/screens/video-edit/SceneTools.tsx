import type { FilmEdit } from '@octavo/contract/edit'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { ArrowLeft, ArrowRight, Link2, Plus, Scissors, Trash2 } from '#ui/icons/index.ts'
import { type Playhead, usePlayhead } from './playhead.ts'
import { blockAt, blocksOf, linesOfScene, sceneAt, wordToSplitAt } from './timeline.rules.ts'
import type { SceneActs } from './useSceneActs.ts'

type SceneToolsProps = { film: FilmEdit; playhead: Playhead; acts: SceneActs; isLocked: boolean }

/** What can be done with the scene where the film stands. */
export function SceneTools({ film, playhead, acts, isLocked }: SceneToolsProps) {
  const at = usePlayhead(playhead, ({ ms }) => sceneAt(film.scenes, ms))
  const scene = film.scenes[at]
  const canSplit = usePlayhead(playhead, ({ ms }) => !!scene && wordToSplitAt(film, scene, ms) !== undefined)
  const blocks = blocksOf(film)
  const place = blockAt(blocks, at)
  const canMove = (by: number) => Boolean(blocks[place]?.refs.length && blocks[place + by]?.refs.length)
  const said = new Set(film.lines.map(({ from }) => from))
  const gone = linesOfScene(film, at)
  const canJoin = scene?.kind !== 'intro' && at < film.scenes.length - 1
  return (
    <div role="toolbar" aria-label="Scene at the playhead" className="mb-1 flex gap-1 overflow-x-auto py-1">
      <Tool label="Split" title="Split at the playhead (S)" on={canSplit && !isLocked} act={acts.split}>
        <Scissors />
      </Tool>
      <Tool label="Join with next" on={canJoin && !isLocked} act={acts.join}>
        <Link2 />
      </Tool>
      <Tool label="Earlier" title="Move earlier (Alt+Left)" on={canMove(-1) && !isLocked} act={() => acts.moveBy(-1)}>
        <ArrowLeft />
      </Tool>
      <Tool label="Later" title="Move later (Alt+Right)" on={canMove(1) && !isLocked} act={() => acts.moveBy(1)}>
        <ArrowRight />
      </Tool>
      <Tool label="Add a line" title="Add a line after this scene" on={place >= 0 && !isLocked} act={acts.addLine}>
        <Plus />
      </Tool>
      <Tool
        label="Remove"
        title={
          gone.length > 0 ? 'Remove this scene and its words' : 'It shares a line with another scene: join them instead'
        }
        on={gone.length > 0 && gone.length < said.size && !isLocked}
        act={acts.remove}
      >
        <Trash2 />
      </Tool>
    </div>
  )
}

type ToolProps = { label: string; title?: string; on: boolean; act: () => void; children: ReactNode }

const Tool = ({ label, title = label, on, act, children }: ToolProps) => (
  <Button size="sm" variant="ghost" title={title} disabled={!on} onClick={act}>
    {children}
    {label}
  </Button>
)
