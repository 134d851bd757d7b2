import type { AvatarVoice } from '@octavo/contract/avatar-video/schemas'
import { FILM_VOICES } from '@octavo/contract/film-order'
import { useVoices } from '#api/avatar-video.queries.ts'
import type { FieldAria } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import { Listen } from './Listen.tsx'
import { NaturalVoice } from './NaturalVoice.tsx'

type VoiceSelectProps = Partial<FieldAria> & {
  value: string
  onChange: (voiceId: string) => void
  /** The ids to choose from, in order; voices that this installation has besides the twelve come after them. */
  voices: readonly string[]
  /** A choice before the voices, such as the one that suits the brand. */
  first?: Option
  disabled?: boolean
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const ACCENTS: Record<string, string> = { 'en-GB': ', British', 'en-AU': ', Australian' }
const accentOf = (language: string) => ACCENTS[language] ?? ''

const priceOf = ({ by, dollarsAMinute }: NonNullable<AvatarVoice['paid']>) =>
  dollarsAMinute === null
    ? `${by} speaks, and charges for it.`
    : `${by} speaks, for about $${dollarsAMinute.toFixed(dollarsAMinute < 0.1 ? 3 : 2)} a minute.`

/** Voices that this installation has besides the twelve. */
const furtherIn = (known: readonly AvatarVoice[] = []): string[] =>
  known.map(({ id }) => id).filter((id) => !FILM_VOICES.some((one) => one === id))

/** One of several voices, and a button that lets it speak. */
export function VoiceSelect({ value, onChange, voices, first, disabled = false, ...aria }: VoiceSelectProps) {
  const { data: known } = useVoices()
  const named = (id: string) => known?.find((voice) => voice.id === id)
  const labelOf = (id: string) => {
    const voice = named(id)
    return voice ? `${voice.name}: ${voice.description.toLowerCase()}${accentOf(voice.language)}` : capital(id)
  }
  const ids = [...new Set([...voices, ...furtherIn(known), ...(value === first?.value ? [] : [value])])]
  const options = [...(first ? [first] : []), ...ids.map((id) => ({ value: id, label: labelOf(id) }))]
  const chosen = named(value)
  const paid = (chosen ?? known?.[0])?.paid
  return (
    <div>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <Select {...aria} value={value} onChange={onChange} options={options} disabled={disabled} />
        </div>
        <Listen key={value} {...(chosen && { name: chosen.name, address: chosen.sampleUrl })} />
      </div>
      {paid && <p className="mt-1.5 text-ink-2 text-sm">{priceOf(paid)}</p>}
      <NaturalVoice />
    </div>
  )
}
