import { type FilmEdit, SCENE_KIND_LABELS } from '@octavo/contract/edit'
import type { FilmPlan } from '@octavo/renderer/draw'
import { useEffect, useRef, useState } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { FilmCanvas } from '#parts/film-preview/FilmCanvas.tsx'
import { cn } from '#ui/cn.ts'
import { type Playhead, usePlayhead } from './playhead.ts'
import { SceneForm } from './SceneForm.tsx'
import type { Editing } from './useEditing.ts'

type Scene = FilmEdit['scenes'][number]
type TabProps = { editing: Editing; playhead: Playhead }

/** When most of a scene is there: a list has built up, a figure has been counted. */
const WHOLE_AT = 0.8
const whole = ({ startMs, endMs }: Scene): number => startMs + (endMs - startMs) * WHOLE_AT
const indexAt = (scenes: readonly Scene[], ms: number): number =>
  Math.max(
    0,
    scenes.findLastIndex(({ startMs }) => startMs <= ms),
  )

/** The scenes in a row, and what the one where the film stands shows. */
export function ScenesTab({ editing, playhead }: TabProps) {
  const { scenes } = editing.film
  const here = usePlayhead(playhead, ({ ms }) => indexAt(scenes, ms))
  const scene = scenes[here]
  return (
    <div className="grid gap-5">
      <ol aria-label="Scenes" className="-mx-1 flex gap-2 overflow-x-auto p-1 pb-2">
        {scenes.map((one, at) => (
          <li key={one.id}>
            <Thumb
              editing={editing}
              scene={one}
              chosen={at === here}
              onChoose={() => {
                playhead.pause()
                playhead.jump(whole(one))
              }}
            />
          </li>
        ))}
      </ol>
      {scene && <SceneForm key={scene.id} editing={editing} scene={scene} />}
    </div>
  )
}

type ThumbProps = { editing: Editing; scene: Scene; chosen: boolean; onChoose: () => void }

/** A scene as it looks when it has built up. */
function Thumb({ editing: { film }, scene, chosen, onChoose }: ThumbProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isSeen = useSeen(button)
  const wide = film.width > film.height
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <button
      ref={button}
      type="button"
      onClick={onChoose}
      aria-current={chosen || undefined}
      aria-label={`Scene ${scene.index + 1}, ${SCENE_KIND_LABELS[scene.kind]}, ${formatPlayTime(scene.startMs / 1000)}`}
      className={cn('grid gap-1 text-left', wide ? 'w-32' : 'w-17')}
    >
      <span
        className={cn(
          'block overflow-hidden rounded-md border',
          wide ? 'aspect-video' : 'aspect-[9/16]',
          chosen ? 'border-ink ring-1 ring-ink' : 'border-line',
        )}
      >
        {isSeen && <FilmCanvas plan={film.plan as unknown as FilmPlan} atMs={whole(scene)} label="" />}
      </span>
      <span className="timecode text-ink-3 text-xs">{formatPlayTime(scene.startMs / 1000)}</span>
    </button>
  )
}

/** Whether it has come into view: a long film has more scenes than are drawn in a moment. */
function useSeen(ref: { current: HTMLElement | null }): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !ref.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [seen, ref])
  return seen
}
