import { BRAND_MUSIC_LABELS, MOOD_LABELS, MOODS, type Mood, moodSample, OWN_MUSIC } from '@octavo/contract/music'
import { useMediaLibrary } from '#api/media.queries.ts'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import { Listen } from './Listen.tsx'

type Offered = keyof typeof BRAND_MUSIC_LABELS

const MEANS: Record<Offered, string> = {
  library: 'Each video gets a mood that suits the niche and tone.',
  none: 'Voice only.',
  calm: 'Seventh chords on an electric piano.',
  upbeat: 'Bright, four beats to the floor.',
  hopeful: 'A soft piano, joined by strings.',
  focused: 'Muted notes that tick over a pulse.',
  playful: 'Marimba and plucked strings with a hop.',
  dramatic: 'Driving strings over low drums.',
  warm: 'A guitar picked in threes.',
  night: 'A slow, swinging beat under dark chords.',
}
const OWN = 'Your own music, from My media.'

type MusicSelectProps = {
  value: string
  onChange: (music: string) => void
  /** What is offered before the account's own pieces, in order. */
  choices: readonly Offered[]
  error?: string | undefined
  disabled?: boolean
}

/** What is heard under the voice, with a button that plays it. */
export function MusicSelect({ value, onChange, choices, error, disabled = false }: MusicSelectProps) {
  const own = useOwnMusic(value)
  const options = choices.map((choice) => ({ value: choice, label: BRAND_MUSIC_LABELS[choice] }))
  return (
    <Field label="Music" hint={MEANS[value as Offered] ?? OWN} error={error}>
      {(aria) => (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Select {...aria} value={value} onChange={onChange} options={[...options, ...own]} disabled={disabled} />
          </div>
          <Listen key={value} {...sampleOf(value)} />
        </div>
      )}
    </Field>
  )
}

function sampleOf(music: string): { name?: string; address?: string } {
  const mood = MOODS.find((one): one is Mood => one === music)
  if (mood) return { name: MOOD_LABELS[mood], address: moodSample(mood) }
  return OWN_MUSIC.test(music) ? { name: 'your music', address: music } : {}
}

/** The account's own pieces; one that was chosen and is gone stays to be seen. */
function useOwnMusic(chosen: string): Option[] {
  const { data: library } = useMediaLibrary()
  const pieces = (library?.media ?? []).filter(({ kind }) => kind === 'music')
  const options = pieces.map(({ url, name }) => ({ value: url, label: name }))
  const isGone = OWN_MUSIC.test(chosen) && !options.some(({ value }) => value === chosen)
  return isGone
    ? [...options, { value: chosen, label: library ? 'Music that was deleted' : 'Your own music' }]
    : options
}
