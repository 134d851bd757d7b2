import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useVoices } from '#api/avatar-video.queries.ts'
import { Button } from '#ui/Button.tsx'
import type { FieldAria } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'

type VoiceSelectProps = Partial<FieldAria> & {
  value: string
  onChange: (voiceId: string) => void
  /** The ids to choose from, in order. */
  voices: readonly string[]
  /** A choice before the voices, such as the one that suits the brand. */
  first?: Option
  disabled?: boolean
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** One of several voices, and a button that lets it speak. */
export function VoiceSelect({ value, onChange, voices, first, disabled = false, ...aria }: VoiceSelectProps) {
  const { data: known } = useVoices()
  const named = (id: string) => known?.find((voice) => voice.id === id)
  const labelOf = (id: string) => {
    const voice = named(id)
    return voice ? `${voice.name}: ${voice.description.toLowerCase()}` : capital(id)
  }
  const options = [...(first ? [first] : []), ...voices.map((id) => ({ value: id, label: labelOf(id) }))]
  const chosen = named(value)
  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">
        <Select {...aria} value={value} onChange={onChange} options={options} disabled={disabled} />
      </div>
      <Listen key={value} {...(chosen && { name: chosen.name, address: chosen.sampleUrl })} />
    </div>
  )
}

type Hearing = 'silent' | 'speaking' | 'broken'

function Listen({ name, address }: { name?: string; address?: string }) {
  const sound = useRef<HTMLAudioElement | null>(null)
  const [hearing, setHearing] = useState<Hearing>('silent')
  useEffect(() => () => sound.current?.pause(), [])
  const press = () => {
    if (hearing === 'speaking') {
      sound.current?.pause()
      return setHearing('silent')
    }
    const audio = new Audio(address)
    sound.current = audio
    audio.onended = () => setHearing('silent')
    audio.onerror = () => setHearing('broken')
    setHearing('speaking')
    audio.play().catch(() => setHearing('broken'))
  }
  const label = hearing === 'speaking' ? 'Stop the sample' : name ? `Listen to ${name}` : 'Listen'
  return (
    <Button
      size="icon"
      disabled={!address}
      onClick={press}
      aria-label={hearing === 'broken' ? `${label}: the sample could not be played` : label}
      title={hearing === 'broken' ? 'The sample could not be played' : label}
      className="shrink-0"
    >
      {hearing === 'speaking' ? <Square /> : <Volume2 />}
    </Button>
  )
}
