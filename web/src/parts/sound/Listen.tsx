import { Button } from '#ui/Button.tsx'
import { Square, Volume2 } from '#ui/icons/index.ts'
import { useSound } from './useSound.ts'

/** A button that plays a sample and stops it; without an address there is nothing to hear. */
export function Listen({ name, address }: { name?: string; address?: string }) {
  const sound = useSound()
  const isPlaying = sound.isPlaying(address)
  const label = isPlaying ? 'Stop the sample' : name ? `Listen to ${name}` : 'Listen'
  const isBroken = sound.isBroken(address)
  return (
    <Button
      size="icon"
      disabled={!address}
      onClick={() => (isPlaying ? sound.stop() : address && sound.play(address))}
      aria-label={isBroken ? `${label}: the sample could not be played` : label}
      title={isBroken ? 'The sample could not be played' : label}
      className="shrink-0"
    >
      {isPlaying ? <Square /> : <Volume2 />}
    </Button>
  )
}
