import { type FilmEdit, SCENE_KIND_LABELS } from '@octavo/contract/edit'
import type { FilmPlan } from '@octavo/renderer/draw'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { FilmCanvas } from '#parts/film-preview/FilmCanvas.tsx'
import { cn } from '#ui/cn.ts'
import { type Playhead, usePlayhead } from './playhead.ts'
import { SceneTools } from './SceneTools.tsx'
import { blockAt, blocksOf, sceneAt } from './timeline.rules.ts'
import type { Editing } from './useEditing.ts'
import { actOnScene, type SceneActs } from './useSceneActs.ts'
import { wholeAt } from './whole-moment.ts'

type Scene = FilmEdit['scenes'][number]
type TimelineProps = { editing: Editing; playhead: Playhead; acts: SceneActs }

/** How wide a second is, and a scene at least, in pixels. */
const SECOND = 30
const LEAST = 64

/** The film from left to right: its scenes as long as they last, where it stands, and what can be done there. */
export function Timeline({ editing, playhead, acts }: TimelineProps) {
  const { film, isLocked } = editing
  const here = usePlayhead(playhead, ({ ms }) => sceneAt(film.scenes, ms))
  const [dragged, setDragged] = useState<number>()
  const drop = (at: number) => {
    const blocks = blocksOf(film)
    if (dragged !== undefined && !isLocked) acts.move(blockAt(blocks, dragged), blockAt(blocks, at))
    setDragged(undefined)
  }
  return (
    <section aria-label="Timeline" onKeyDown={pressKey(acts, isLocked)} className="min-w-0 lg:col-span-2">
      <SceneTools film={film} playhead={playhead} acts={acts} isLocked={isLocked} />
      <ol aria-label="Scenes" className="-mx-1 flex gap-1 overflow-x-auto p-1 pb-2">
        {film.scenes.map((scene, at) => (
          <li
            key={scene.id}
            draggable={!isLocked}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event: DragEvent) => dragged !== undefined && event.preventDefault()}
            onDrop={() => drop(at)}
            style={{ width: Math.max(LEAST, ((scene.endMs - scene.startMs) / 1000) * SECOND) }}
            className={cn('relative shrink-0', dragged === at && 'opacity-50')}
          >
            <SceneBlock
              film={film}
              scene={scene}
              chosen={at === here}
              onChoose={() => {
                playhead.pause()
                playhead.jump(wholeAt(film, at))
              }}
            />
            {at === here && <Needle scene={scene} playhead={playhead} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** S splits where the film stands; Alt and an arrow move the scene. */
const pressKey = (acts: SceneActs, isLocked: boolean) => (event: KeyboardEvent) => {
  if (isLocked || !actOnScene(acts, event)) return
  event.preventDefault()
  event.nativeEvent.stopPropagation()
}

/** Where the film stands within a scene. */
function Needle({ scene: { startMs, endMs }, playhead }: { scene: Scene; playhead: Playhead }) {
  const share = usePlayhead(playhead, ({ ms }) => Math.min(1, Math.max(0, (ms - startMs) / (endMs - startMs))))
  return (
    <i
      aria-hidden
      style={{ left: `${share * 100}%` }}
      className="pointer-events-none absolute inset-y-0 w-0.5 bg-make"
    />
  )
}

type SceneBlockProps = { film: FilmEdit; scene: Scene; chosen: boolean; onChoose: () => void }

/** A scene as it looks when it has built up, with how long it lasts. */
function SceneBlock({ film, scene, chosen, onChoose }: SceneBlockProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isSeen = useSeen(button)
  const wide = film.width > film.height
  const seconds = ((scene.endMs - scene.startMs) / 1000).toFixed(1)
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <button
      ref={button}
      type="button"
      onClick={onChoose}
      aria-current={chosen || undefined}
      aria-label={`Scene ${scene.index + 1}, ${SCENE_KIND_LABELS[scene.kind]}, ${formatPlayTime(scene.startMs / 1000)}, ${seconds} seconds`}
      title={SCENE_KIND_LABELS[scene.kind]}
      className={cn(
        'flex h-20 w-full overflow-hidden rounded-md border bg-sunken text-left',
        chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
      )}
    >
      <span className={cn('block h-full shrink-0 overflow-hidden', wide ? 'aspect-video max-w-full' : 'aspect-[9/16]')}>
        {isSeen && <FilmCanvas plan={film.plan as unknown as FilmPlan} atMs={wholeAt(film, scene.index)} label="" />}
      </span>
      <span className="timecode min-w-0 truncate self-end p-1 text-ink-3 text-xs">{seconds}</span>
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
