import { type RefObject, useEffect, useState } from 'react'

export type Playback = { time: number; duration: number; playing: boolean; muted: boolean; broken: boolean }

const START: Playback = { time: 0, duration: 0, playing: false, muted: false, broken: false }
const TELLING = ['timeupdate', 'play', 'pause', 'loadedmetadata', 'volumechange', 'seeked', 'ended', 'error'] as const

/** The one video of the page that plays; another that starts stops it. */
let current: HTMLVideoElement | null = null

function takeTurn(video: HTMLVideoElement) {
  if (current && current !== video) current.pause()
  current = video
}

const stateOf = (video: HTMLVideoElement): Playback => ({
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  playing: !video.paused && !video.ended,
  muted: video.muted,
  broken: video.error !== null,
})

/** Follows a video element, and starts it. Where the element may come later or make room for another, the source tells. */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>, source?: string | null): Playback {
  const [state, setState] = useState(START)
  useEffect(() => {
    const video = source === null ? null : ref.current
    setState(START)
    if (!video) return
    const look = () => setState(stateOf(video))
    const start = () => takeTurn(video)
    for (const name of TELLING) video.addEventListener(name, look)
    video.addEventListener('play', start)
    video.play()?.catch(() => undefined)
    return () => {
      for (const name of TELLING) video.removeEventListener(name, look)
      video.removeEventListener('play', start)
      if (current === video) current = null
    }
  }, [ref, source])
  return state
}
