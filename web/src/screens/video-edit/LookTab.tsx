import { AVATARS } from '@octavo/contract/avatar-video'
import { FILM_BACKGROUNDS, FILM_MUSIC, FILM_PRESENTERS, FILM_VOICES } from '@octavo/contract/edit'
import { useId } from 'react'
import { PresenterAbout } from '#parts/presenter/PresenterHints.tsx'
import { MusicSelect } from '#parts/sound/MusicSelect.tsx'
import { VoiceSelect } from '#parts/sound/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { CaptionSamples } from './CaptionSamples.tsx'
import { choicesOf, type FilmChoices, issueAt } from './film-changes.rules.ts'
import { LookSamples } from './LookSamples.tsx'
import { linesInWords, linesToRead } from './own-voice.rules.ts'
import type { Playhead } from './playhead.ts'
import type { Editing } from './useEditing.ts'

const BACKGROUND_LABELS: Record<FilmChoices['backgroundStyle'], string> = {
  animated: 'Moving shapes',
  gradient: 'Soft light',
  solid: 'Plain',
  office: 'Office',
  studio: 'Studio',
  outdoor: 'Outdoors',
}
const BACKGROUNDS: Option[] = FILM_BACKGROUNDS.map((value) => ({ value, label: BACKGROUND_LABELS[value] }))
const OWN_PRESENTERS: Partial<Record<FilmChoices['presenter'], string>> = {
  none: 'Nobody',
  brand: 'As the brand has it',
}
const PRESENTERS: Option[] = FILM_PRESENTERS.map((value) => ({
  value,
  label: OWN_PRESENTERS[value] ?? presenterName(value),
}))

function presenterName(id: string): string {
  const avatar = AVATARS.find((one) => one.id === id)
  return avatar ? `${avatar.name}, ${avatar.style}` : id
}

/** Who speaks besides the film's voice. */
function ownLines({ changes, saved, film }: Editing): string | undefined {
  const lines = linesToRead(changes, saved, film)
  const own = lines.filter(({ speaking }) => speaking !== null).length
  return own > 0 ? `You speak ${own} of ${linesInWords(lines.length)} yourself.` : undefined
}

/** How the film looks and sounds as a whole. */
export function LookTab({ editing }: { editing: Editing; playhead: Playhead }) {
  const captionsId = useId()
  const now = choicesOf(editing.changes, { ...editing.film.choices, title: editing.saved.title })
  const problemOf = (name: keyof FilmChoices) => issueAt(editing.issues, name)
  return (
    <div className="grid max-w-3xl gap-6">
      <LookSamples
        film={editing.film}
        value={now.look}
        onChange={(look) => editing.choose('look', look)}
        error={problemOf('look')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Voice" hint={ownLines(editing)} error={problemOf('voiceId')}>
          {(aria) => (
            <VoiceSelect
              {...aria}
              value={now.voiceId}
              onChange={(id) => editing.choose('voiceId', id)}
              voices={FILM_VOICES}
              disabled={editing.isLocked}
            />
          )}
        </Field>
        <MusicSelect
          value={now.music}
          onChange={(music) => editing.choose('music', music)}
          choices={FILM_MUSIC}
          error={problemOf('music')}
          disabled={editing.isLocked}
        />
        {!now.look && (
          <Field label="Background" error={problemOf('backgroundStyle')}>
            {(aria) => (
              <Select
                {...aria}
                value={now.backgroundStyle}
                onChange={(style) => editing.choose('backgroundStyle', style as FilmChoices['backgroundStyle'])}
                options={BACKGROUNDS}
                disabled={editing.isLocked}
              />
            )}
          </Field>
        )}
        <Field
          label="Presenter"
          error={problemOf('presenter')}
          hint={OWN_PRESENTERS[now.presenter] ? undefined : <PresenterAbout id={now.presenter} />}
        >
          {(aria) => (
            <Select
              {...aria}
              value={now.presenter}
              onChange={(presenter) => editing.choose('presenter', presenter as FilmChoices['presenter'])}
              options={PRESENTERS}
              disabled={editing.isLocked}
            />
          )}
        </Field>
      </div>
      <div className="flex items-center gap-3">
        <Switch
          id={captionsId}
          checked={now.captions}
          disabled={editing.isLocked}
          onChange={(captions) => editing.choose('captions', captions)}
        />
        <label htmlFor={captionsId} className="flex items-center text-sm tap">
          Captions in the picture
        </label>
      </div>
      {now.captions && (
        <CaptionSamples
          film={editing.film}
          value={now.captionStyle}
          onChange={(style) => editing.choose('captionStyle', style)}
        />
      )}
    </div>
  )
}
