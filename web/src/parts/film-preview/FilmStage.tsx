import type { FilmPlan } from '@octavo/renderer/draw'
import { useEffect, useRef, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { FilmScreen } from './film-screen.ts'
import { useFilmClock } from './useFilmClock.ts'

export type FilmStageProps = {
  plan: FilmPlan
  /** The moment that is shown; while it plays, a value that `onTime` has not told is a jump. */
  atMs?: number
  playing?: boolean
  /** What is heard and gives the time while it plays; without it the film runs silently. */
  soundUrl?: string | undefined
  muted?: boolean
  /** Every moment that is shown while it plays; the film's whole length once, at its end. */
  onTime?: (ms: number) => void
  /** What a reader who does not see it is told; nothing where the words beside it say it all. */
  label: string
  className?: string
}

/** The canvas itself, in the chunk that carries the drawing. */
export default function FilmStage(props: FilmStageProps) {
  const { plan, atMs = 0, playing = false, soundUrl, muted = false, onTime, label, className } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const sound = useRef<HTMLAudioElement>(null)
  const screen = useRef<FilmScreen | null>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const made = new FilmScreen(element)
    screen.current = made
    made.fit(element.clientWidth)
    const watch = new ResizeObserver(() => made.fit(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    void screen.current?.show(plan).then(() => setDrawn(true))
  }, [plan])
  const show = (ms: number) => screen.current?.at(ms)
  useFilmClock({ atMs, durationMs: plan.durationMs, playing, sound, soundUrl, show, onTime })
  return (
    <>
      <canvas
        ref={canvas}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
        className={cn('block w-full bg-sunken', !drawn && 'animate-pulse', className)}
      />
      {soundUrl && <audio ref={sound} src={soundUrl} muted={muted} preload="auto" />}
    </>
  )
}
