import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { cn } from '#ui/cn.ts'
import { Captions, Maximize, TriangleAlert, X } from '#ui/icons/index.ts'
import { MuteButton, PlayButton, PlayerButton, PositionSlider } from './player-controls.tsx'
import { PLAYER_KEYS, toggleCaptions, toggleFullScreen, togglePlay } from './player-keys.ts'
import { type Playback, usePlayback } from './usePlayback.ts'

export type Film = {
  title: string
  streamUrl: string
  vttUrl: string
  posterUrl: string | null
  format: 'short' | 'long'
}

type VideoPlayerProps = { film: Film; onClose?: () => void; className?: string }

const pressKey = (ref: RefObject<HTMLVideoElement | null>) => (event: KeyboardEvent) => {
  const act = PLAYER_KEYS[event.key.toLowerCase()]
  const onControl = event.key === ' ' && event.target !== event.currentTarget
  if (!act || !ref.current || onControl || event.metaKey || event.ctrlKey || event.altKey) return
  event.preventDefault()
  // The app's own single keys must not hear what was meant for the film.
  event.nativeEvent.stopPropagation()
  act(ref.current)
}

/** Plays a film in place. Keys while it has the focus: K or space, J and L, arrows, comma and point for single frames, M, F, C. */
export function VideoPlayer({ film, onClose, className }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const box = useRef<HTMLElement>(null)
  const playback = usePlayback(video)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the player belong to whatever of it has the focus
      tabIndex={0}
      aria-label={`Player: ${film.title}`}
      onKeyDown={pressKey(video)}
      className={cn(
        'group/player relative overflow-hidden rounded-frame bg-black',
        film.format === 'long' ? 'aspect-video' : 'aspect-[9/16]',
        className,
      )}
    >
      <video
        ref={video}
        src={film.streamUrl}
        poster={film.posterUrl ?? undefined}
        playsInline
        preload="metadata"
        onClick={() => video.current && togglePlay(video.current)}
        className="size-full object-contain"
      >
        <track kind="captions" src={film.vttUrl} srcLang="en" label="English" />
      </video>
      {playback.broken ? <Broken /> : <Controls video={video} playback={playback} />}
      {onClose && (
        <PlayerButton label="Close player" onPress={onClose} className="absolute top-2 right-2 bg-black/55">
          <X />
        </PlayerButton>
      )}
    </section>
  )
}

const Broken = () => (
  <div role="alert" className="absolute inset-0 grid place-items-center bg-black/80 p-4 text-center text-sm text-white">
    <p>
      <TriangleAlert className="mx-auto mb-2 size-5" />
      This video could not be loaded. Close it and try again, or download it.
    </p>
  </div>
)

type ControlsProps = { video: RefObject<HTMLVideoElement | null>; playback: Playback }

function Controls({ video, playback: { time, duration, playing, muted } }: ControlsProps) {
  const on = (act: (video: HTMLVideoElement) => void) => () => video.current && act(video.current)
  return (
    <div
      className={cn(
        'scrim absolute inset-x-0 bottom-0 grid gap-1 px-2.5 pt-10 pb-2 text-white transition-opacity',
        playing &&
          'pointer-fine:opacity-0 pointer-fine:group-focus-within/player:opacity-100 pointer-fine:group-hover/player:opacity-100',
      )}
    >
      <PositionSlider video={video} time={time} duration={duration} className="h-4 w-full cursor-pointer accent-make" />
      <div className="flex items-center">
        <PlayButton video={video} playing={playing} />
        <span className="timecode ml-1 text-xs">
          {formatPlayTime(time)} / {formatPlayTime(duration)}
        </span>
        <MuteButton video={video} muted={muted} className="ml-auto" />
        <PlayerButton label="Captions" onPress={on(toggleCaptions)}>
          <Captions />
        </PlayerButton>
        <PlayerButton label="Full screen" onPress={on(toggleFullScreen)}>
          <Maximize />
        </PlayerButton>
      </div>
    </div>
  )
}
