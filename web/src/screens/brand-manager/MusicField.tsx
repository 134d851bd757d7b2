import { BRAND_MUSIC, BRAND_MUSIC_LABELS, MOOD_LABELS, MOODS, type Mood, moodSample, OWN_MUSIC } from '@octavo/contract'
import { Controller, useWatch } from 'react-hook-form'
import { useShelf } from '#api/media.queries.ts'
import { Listen } from '#shared/Listen.tsx'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const OPTIONS: Option[] = BRAND_MUSIC.map((value) => ({ value, label: BRAND_MUSIC_LABELS[value] }))

const MEANS: Record<string, string> = {
  library: 'Each video gets a mood that suits niche and tone.',
  none: 'The voice alone.',
  calm: 'Seventh chords on an electric piano.',
  upbeat: 'Bright, four beats to the floor.',
  hopeful: 'A soft piano that strings come to.',
  focused: 'Muted notes that tick over a pulse.',
  playful: 'Marimba and plucked strings with a hop.',
  dramatic: 'Driving strings over low drums.',
  warm: 'A guitar picked in threes.',
  night: 'A slow, swinging beat under dark chords.',
}
const OWN = 'Your own music, from My media.'

/** What is heard under the voice, with a button that plays it. */
export function MusicField({ form }: { form: BrandFormApi }) {
  const { errors } = form.formState
  const music = useWatch({ control: form.control, name: 'music' }) ?? 'library'
  const own = useOwnMusic(music)
  const mood = MOODS.find((one): one is Mood => one === music)
  const heard = mood
    ? { name: MOOD_LABELS[mood], address: moodSample(mood) }
    : OWN_MUSIC.test(music)
      ? { name: 'your music', address: music }
      : {}
  return (
    <Field label="Music" hint={MEANS[music] ?? OWN} error={errors.music?.message}>
      {(aria) => (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Controller
              control={form.control}
              name="music"
              render={({ field }) => (
                <Select {...aria} value={field.value} onChange={field.onChange} options={[...OPTIONS, ...own]} />
              )}
            />
          </div>
          <Listen key={music} {...heard} />
        </div>
      )}
    </Field>
  )
}

/** The account's own pieces; one that was chosen and is gone stays to be seen. */
function useOwnMusic(chosen: string): Option[] {
  const { data: shelf } = useShelf()
  const pieces = (shelf?.media ?? []).filter(({ kind }) => kind === 'music')
  const options = pieces.map(({ url, name }) => ({ value: url, label: name }))
  const isGone = OWN_MUSIC.test(chosen) && !options.some(({ value }) => value === chosen)
  return isGone ? [...options, { value: chosen, label: shelf ? 'Music that was deleted' : 'Your own music' }] : options
}
