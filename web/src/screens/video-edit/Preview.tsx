import type { FilmPlan } from '@octavo/renderer/draw'
import { type KeyboardEvent, useState } from 'react'
import { useFilm } from '#api/generation.queries.ts'
import { formatPlayTime } from '#format/date.ts'
import { FilmCanvas } from '#parts/film-preview/FilmCanvas.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from '#ui/icons/index.ts'
import { type Playhead, usePlayhead } from './playhead.ts'
import type { Editing } from './useEditing.ts'
import { actOnScene, type SceneActs } from './useSceneActs.ts'

type PreviewProps = { editing: Editing; playhead: Playhead; acts: SceneActs }

const FRAME_MS = 1000 / 30
/** A pressed arrow goes this far. */
const STEP_MS = 100

/** The film as it would be, drawn in the page: to play, to go through by hand, to step from scene to scene. */
export function Preview({ editing, playhead, acts }: PreviewProps) {
  const { film, saved } = editing
  const [muted, setMuted] = useState(false)
  const sound = useSound(editing)
  const ms = Math.min(
    usePlayhead(playhead, ({ ms }) => ms),
    film.durationMs,
  )
  const playing = usePlayhead(playhead, ({ playing }) => playing)
  const wide = film.width > film.height
  const tell = (now: number) => {
    playhead.jump(now)
    if (now >= film.durationMs) playhead.pause()
  }
  return (
    <section
      aria-label="Preview"
      onKeyDown={pressKey(playhead, film.durationMs, editing.isLocked ? undefined : acts)}
      className={cn(
        'top-14 z-20 min-w-0 bg-bg lg:top-20',
        'sticky max-lg:-mx-4 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-x-4 max-lg:border-line max-lg:border-b max-lg:px-4 max-lg:pt-1 max-lg:pb-3',
      )}
    >
      <div className={cn('overflow-hidden rounded-frame bg-black', wide ? 'max-lg:w-36' : 'max-lg:w-26')}>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => toggle(playhead, film.durationMs)}
          className="block w-full"
        >
          <FilmCanvas
            plan={film.plan as unknown as FilmPlan}
            atMs={ms}
            playing={playing}
            soundUrl={sound.url}
            muted={muted}
            onTime={tell}
            label={`${saved.title}, as it would be`}
          />
        </button>
      </div>
      <div className="min-w-0">
        <Position editing={editing} playhead={playhead} ms={ms} />
        <div className="flex flex-wrap items-center gap-0.5">
          <Button
            size="icon"
            variant="solid"
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => toggle(playhead, film.durationMs)}
          >
            {playing ? <Pause /> : <Play />}
          </Button>
          <Button size="icon" variant="ghost" aria-label="Scene before" onClick={() => toScene(editing, playhead, -1)}>
            <SkipBack />
          </Button>
          <Button size="icon" variant="ghost" aria-label="Next scene" onClick={() => toScene(editing, playhead, 1)}>
            <SkipForward />
          </Button>
          <span className="timecode ml-1 whitespace-nowrap text-ink-2 text-xs max-lg:order-last max-lg:basis-full">
            {formatPlayTime(ms / 1000)} / {formatPlayTime(film.durationMs / 1000)}
          </span>
          <Button
            size="icon"
            variant="ghost"
            className="ml-auto"
            aria-label={muted ? 'Unmute' : 'Mute'}
            onClick={() => setMuted(!muted)}
          >
            {muted ? <VolumeX /> : <Volume2 />}
          </Button>
        </div>
        {sound.note && <p className="mt-1 text-ink-3 text-xs">{sound.note}</p>}
      </div>
    </section>
  )
}

type PositionProps = Pick<PreviewProps, 'editing' | 'playhead'> & { ms: number }

/** The film's length with a tick where each scene begins. */
const Position = ({ editing: { film }, playhead, ms }: PositionProps) => (
  <div className="relative mt-2 mb-1">
    <div aria-hidden className="pointer-events-none absolute inset-x-2 top-1/2 h-3 -translate-y-1/2">
      {film.scenes.slice(1).map(({ id, startMs }) => (
        <i
          key={id}
          className="absolute h-full w-px bg-line-strong"
          style={{ left: `${(startMs / film.durationMs) * 100}%` }}
        />
      ))}
    </div>
    <input
      type="range"
      aria-label="Position"
      aria-valuetext={`${formatPlayTime(ms / 1000)} of ${formatPlayTime(film.durationMs / 1000)}`}
      min={0}
      max={film.durationMs}
      step={STEP_MS}
      value={ms}
      onChange={(event) => playhead.jump(Number(event.target.value))}
      className="relative block h-6 w-full cursor-pointer bg-transparent accent-make pointer-coarse:h-9"
    />
  </div>
)

/** What is heard now: the tried speech, or the film as it is; and what of it is not as it will be. */
function useSound({ latest, saved }: Editing): { url: string | undefined; note: string | undefined } {
  const { data: video } = useFilm(saved.videoId)
  const asItIs = video?.streamUrl ?? undefined
  if (!latest) return { url: asItIs, note: undefined }
  if (latest.speechUrl) return { url: latest.speechUrl, note: 'Preview without music and sounds.' }
  if (latest.durationMs !== saved.durationMs) return { url: undefined, note: 'Silent until it is made.' }
  return { url: asItIs, note: latest.remakes.sound ? 'Preview with the sound as it is now.' : undefined }
}

function toggle(playhead: Playhead, durationMs: number) {
  if (playhead.playing) return playhead.pause()
  if (playhead.ms >= durationMs) playhead.jump(0)
  playhead.play()
}

function toScene({ film }: Editing, playhead: Playhead, by: 1 | -1) {
  const starts = film.scenes.map(({ startMs }) => startMs)
  // Shortly after a scene began, the way back leads to the one before.
  const [next, before] = [
    starts.find((start) => start > playhead.ms + 1),
    starts.findLast((start) => start < playhead.ms - 400),
  ]
  playhead.jump((by === 1 ? next : before) ?? (by === 1 ? playhead.ms : 0))
}

const KEYS: Readonly<Record<string, (playhead: Playhead, durationMs: number) => void>> = {
  k: toggle,
  ',': (playhead) => {
    playhead.pause()
    playhead.jump(playhead.ms - FRAME_MS)
  },
  '.': (playhead, durationMs) => {
    playhead.pause()
    playhead.jump(Math.min(durationMs, playhead.ms + FRAME_MS))
  },
}

const pressKey = (playhead: Playhead, durationMs: number, acts: SceneActs | undefined) => (event: KeyboardEvent) => {
  const act = KEYS[event.key.toLowerCase()]
  const isMine = Boolean(act) && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isMine) act?.(playhead, durationMs)
  else if (!acts || !actOnScene(acts, event)) return
  event.preventDefault()
  // The app's own single keys must not hear what was meant for the film.
  event.nativeEvent.stopPropagation()
}
