import { useEffect, useRef, useState } from 'react'
import { cn } from '#ui/cn.ts'
import type { FilmCanvasProps } from './FilmCanvas.tsx'
import { FilmScreen } from './film-screen.ts'
import { useFilmClock } from './useFilmClock.ts'

/** The canvas itself, in the chunk that carries the drawing. */
export default function FilmStage(props: FilmCanvasProps) {
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
