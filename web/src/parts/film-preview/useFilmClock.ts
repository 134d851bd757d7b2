import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Clock = { now(): number; jump(ms: number): void; stop(): void }

function timer(fromMs: number): Clock {
  let zero = performance.now() - fromMs
  return {
    now: () => performance.now() - zero,
    jump: (ms) => {
      zero = performance.now() - ms
    },
    stop: () => undefined,
  }
}

/** The picture follows what is heard; where nothing can be heard, the time. */
function soundClock(sound: HTMLAudioElement, fromMs: number): Clock {
  let mute: Clock | undefined
  sound.currentTime = fromMs / 1000
  sound.play().catch((error: Error) => {
    // A play() that a pause has cut short is no failure.
    if (error.name !== 'AbortError') mute = timer(sound.currentTime * 1000 || fromMs)
  })
  return {
    now: () => mute?.now() ?? (sound.ended ? Number.POSITIVE_INFINITY : sound.currentTime * 1000),
    jump: (ms) => {
      mute?.jump(ms)
      sound.currentTime = ms / 1000
    },
    stop: () => sound.pause(),
  }
}

type FilmTime = {
  atMs: number
  durationMs: number
  playing: boolean
  /** What is heard with the film; without one its time runs silently. */
  sound: RefObject<HTMLAudioElement | null>
  soundUrl: string | undefined
  show: (ms: number) => void
  onTime: ((ms: number) => void) | undefined
}

/** Keeps a film at `atMs`, and while it plays moves on from there; tells every moment it shows, the end at the latest. */
export function useFilmClock({ atMs, durationMs, playing, sound, soundUrl, show, onTime }: FilmTime) {
  const clock = useRef<Clock | null>(null)
  const told = useRef<number | null>(null)
  const now = useRef(atMs)
  const moveTo = useEffectEvent((ms: number) => {
    now.current = ms
    told.current = ms
    show(ms)
    onTime?.(ms)
  })
  const jump = useEffectEvent((ms: number) => {
    if (ms === told.current) return
    now.current = ms
    clock.current?.jump(ms)
    show(ms)
  })
  useEffect(() => jump(atMs), [atMs])
  useEffect(() => {
    if (!playing) return
    const running = soundUrl && sound.current ? soundClock(sound.current, now.current) : timer(now.current)
    clock.current = running
    let frame = requestAnimationFrame(function tick() {
      const ms = Math.min(running.now(), durationMs)
      moveTo(ms)
      if (ms < durationMs) frame = requestAnimationFrame(tick)
    })
    return () => {
      cancelAnimationFrame(frame)
      running.stop()
      clock.current = null
    }
  }, [playing, durationMs, sound, soundUrl])
}
