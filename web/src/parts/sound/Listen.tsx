import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Square, Volume2 } from '#ui/icons/index.ts'

type Hearing = 'silent' | 'playing' | 'broken'

/** A button that plays a sample and stops it; without an address there is nothing to hear. */
export function Listen({ name, address }: { name?: string; address?: string }) {
  const sound = useRef<HTMLAudioElement | null>(null)
  const [hearing, setHearing] = useState<Hearing>('silent')
  useEffect(() => () => sound.current?.pause(), [])
  const press = () => {
    if (hearing === 'playing') {
      sound.current?.pause()
      return setHearing('silent')
    }
    const audio = new Audio(address)
    sound.current = audio
    audio.onended = () => setHearing('silent')
    audio.onerror = () => setHearing('broken')
    setHearing('playing')
    audio.play().catch(() => setHearing('broken'))
  }
  const label = hearing === 'playing' ? 'Stop the sample' : name ? `Listen to ${name}` : 'Listen'
  return (
    <Button
      size="icon"
      disabled={!address}
      onClick={press}
      aria-label={hearing === 'broken' ? `${label}: the sample could not be played` : label}
      title={hearing === 'broken' ? 'The sample could not be played' : label}
      className="shrink-0"
    >
      {hearing === 'playing' ? <Square /> : <Volume2 />}
    </Button>
  )
}
