import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hearFirstSentence } from '#api/brand.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useSound } from '#parts/sound/useSound.ts'
import { Button } from '#ui/Button.tsx'
import { LoaderCircle, Square, Volume2 } from '#ui/icons/index.ts'

type HearFirstProps = {
  /** What is said first, in whose voice and how fast, as JSON: a change of it stops what is heard. */
  wanted: string
}

/** Says the first sentence of a film before it is ordered, and stops by itself. */
export function HearFirst({ wanted }: HearFirstProps) {
  const sound = useSound()
  const [address, keep] = useKeptAddress()
  const hear = useMutation({ mutationFn: () => hearFirstSentence(JSON.parse(wanted)) })
  const isPlaying = sound.isPlaying(address)
  const press = () => {
    if (isPlaying) sound.stop()
    else if (address) sound.play(address)
    else hear.mutate(undefined, { onSuccess: (spoken) => sound.play(keep(spoken)) })
  }
  return (
    <div className="mt-3 grid justify-items-start gap-1.5">
      <Button
        size="sm"
        disabled={hear.isPending}
        aria-busy={hear.isPending}
        onClick={press}
        className="h-auto min-h-8 max-w-full whitespace-normal py-1 text-left"
      >
        {hear.isPending ? <LoaderCircle className="animate-spin" /> : isPlaying ? <Square /> : <Volume2 />}
        {hear.isPending ? 'Preparing the voice...' : isPlaying ? 'Stop' : 'Hear the first sentence'}
      </Button>
      <p role="status" className="text-bad text-sm empty:hidden">
        {hear.error && sentenceOf(hear.error)}
        {sound.isBroken(address) && 'This browser could not play it.'}
      </p>
    </div>
  )
}

/** An address within this page for a sound, given back when the sound is no longer wanted. */
function useKeptAddress() {
  const [address, setAddress] = useState<string>()
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  const keep = (sound: Blob) => {
    const made = URL.createObjectURL(sound)
    setAddress(made)
    return made
  }
  return [address, keep] as const
}
