import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFilmsPlay } from '#parts/film-preview/film-motion.ts'
import type { ShowcaseFilm } from '#parts/week/showcase-week.ts'
import { cn } from '#ui/cn.ts'
import { useInView } from '#ui/useInView.ts'

// Less than half of it to be seen is not worth its bytes.
const SEEN = 0.5

/** A film's picture; over it, once it is in view, the film itself, over and over and without sound. Fills its box. */
export function FilmLoop({ film, stopped }: { film: ShowcaseFilm; stopped?: boolean | undefined }) {
  const video = useRef<HTMLVideoElement>(null)
  const [moves, setMoves] = useState(false)
  const [width, height] = film.wide ? [640, 360] : [360, 640]
  usePlaying(video, !stopped)
  return (
    <>
      <img
        src={film.poster}
        alt=""
        {...{ width, height }}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <video
        ref={video}
        src={film.src}
        {...{ width, height }}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        onPlaying={() => setMoves(true)}
        className={cn('pointer-events-none absolute inset-0 size-full object-cover', !moves && 'opacity-0')}
      />
    </>
  )
}

/** Plays while it may and can be seen. Until then nothing of the film is fetched. */
function usePlaying(ref: RefObject<HTMLVideoElement | null>, may: boolean): void {
  const play = useFilmsPlay() && may
  const seen = useInView(ref, SEEN)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    // The finished HTML does not carry `muted`, and a film with sound may not start by itself.
    video.muted = true
    if (play && seen) void video.play().catch(() => undefined)
    else video.pause()
  }, [ref, play, seen])
}
