import { useVoices } from '#api/avatar-video.queries.ts'
import type { FieldAria } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import { Listen } from './Listen.tsx'

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
