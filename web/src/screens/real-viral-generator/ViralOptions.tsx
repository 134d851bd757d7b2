import { type ReactNode, useId } from 'react'
import { MoreOptions } from '#parts/generation/MoreOptions.tsx'
import { FilmPictures } from '#parts/picture/FilmPictures.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { BACKGROUND_OPTIONS, type ViralBackground } from './choices.ts'
import type { RealViralForm } from './useRealViralForm.ts'

/** Who is seen, what is behind it, whether the words stand in the picture. */
export function ViralOptions({ form }: { form: RealViralForm }) {
  const { useAIAvatar, includeSubtitles, backgroundType } = form.values
  return (
    <>
      <SwitchRow
        label="AI avatar"
        tag={<Badge tone="day">STUDIO</Badge>}
        hint="A drawn presenter speaks the script. Without one, words and scenes carry it."
        checked={useAIAvatar}
        onChange={(on) => form.change({ useAIAvatar: on })}
      />
      <SwitchRow
        label="Subtitles"
        hint="In the picture, word by word. SRT and VTT files are beside the film either way."
        checked={includeSubtitles}
        onChange={(on) => form.change({ includeSubtitles: on })}
      />
      <Field label="Background style">
        {(aria) => (
          <Select
            {...aria}
            value={backgroundType}
            onChange={(value) => form.change({ backgroundType: value as ViralBackground })}
            options={BACKGROUND_OPTIONS}
          />
        )}
      </Field>
    </>
  )
}

/** What other starts ask for too. */
export const FurtherOptions = ({ form: { values, change } }: { form: RealViralForm }) => (
  <MoreOptions isUsed={Boolean(values.pictures?.length)}>
    <FilmPictures value={values.pictures} onChange={(pictures) => change({ pictures })} />
  </MoreOptions>
)

type SwitchRowProps = {
  label: string
  hint: string
  tag?: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
}

function SwitchRow({ label, hint, tag, checked, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="font-medium text-sm">
            {label}
          </label>
          {tag}
        </div>
        <p id={`${id}-hint`} className="text-ink-2 text-sm">
          {hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={checked} onChange={onChange} />
    </div>
  )
}
