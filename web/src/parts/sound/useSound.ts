import { useEffect, useRef, useState } from 'react'

type Heard = { address: string; is: 'playing' | 'broken' } | undefined

/** One sound at a time. */
export function useSound() {
  const element = useRef<HTMLAudioElement | null>(null)
  const [heard, setHeard] = useState<Heard>()
  useEffect(() => () => element.current?.pause(), [])
  const stop = () => {
    element.current?.pause()
    setHeard(undefined)
  }
  const play = (address: string) => {
    element.current?.pause()
    // The same element every time: a phone lets it play by itself once a press has let it play.
    const audio = element.current ?? new Audio()
    element.current = audio
    audio.onended = () => setHeard(undefined)
    audio.onerror = () => setHeard({ address, is: 'broken' })
    audio.src = address
    setHeard({ address, is: 'playing' })
    audio.play().catch((error: Error) => {
      // What was stopped, and what may not begin without a press, is not broken.
      if (error.name === 'NotAllowedError') setHeard(undefined)
      else if (error.name !== 'AbortError') setHeard({ address, is: 'broken' })
    })
  }
  const is = (what: 'playing' | 'broken') => (address: string | undefined) =>
    heard?.is === what && heard.address === address
  return { play, stop, isPlaying: is('playing'), isBroken: is('broken') }
}
