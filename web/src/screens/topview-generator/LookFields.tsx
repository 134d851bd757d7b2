import { AVATAR_VIDEO_LIMITS, type MusicChoice } from '@octavo/contract/avatar-video'
import type { Platform } from '@octavo/contract/network'
import { useId } from 'react'
import { filmSeconds } from '#format/speaking-time.ts'
import { FilmPictures } from '#parts/picture/FilmPictures.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Select } from '#ui/Select.tsx'
import { fittingDuration, secondsOf } from './avatar-form.rules.ts'
import { MUSIC_OPTIONS, PLATFORM_OPTIONS } from './choices.ts'
import type { AvatarForm } from './useAvatarForm.ts'

const { min, max } = AVATAR_VIDEO_LIMITS.duration

/** Where it will be seen, how long it lasts, what is heard and read along. */
export function LookFields({ form }: { form: AvatarForm }) {
  const { platform, music, captions, pictures } = form.values
  const captionsId = useId()
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Target platform">
          {(aria) => (
            <Select
              {...aria}
              value={platform}
              onChange={(value) => form.change({ platform: value as Platform })}
              options={PLATFORM_OPTIONS}
            />
          )}
        </Field>
        <Field label="Background music">
          {(aria) => (
            <Select
              {...aria}
              value={music}
              onChange={(value) => form.change({ music: value as MusicChoice })}
              options={MUSIC_OPTIONS}
            />
          )}
        </Field>
      </div>
      <DurationField form={form} />
      <div className="flex items-center gap-2.5 text-sm">
        <Checkbox id={captionsId} checked={captions} onChange={(on) => form.change({ captions: on })} />
        <label htmlFor={captionsId} className="flex items-center tap">
          Captions in the picture
        </label>
      </div>
      <FilmPictures value={pictures} onChange={(chosen) => form.change({ pictures: chosen })} />
    </>
  )
}

/** What is no number becomes the standard when the field is left. */
function DurationField({ form }: { form: AvatarForm }) {
  const { duration } = form.values
  return (
    <Field label="Duration in seconds" hint={<TimeOfWords form={form} />} error={form.problems.duration}>
      {(aria) => (
        <Input
          {...aria}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={duration}
          onChange={(event) => form.change({ duration: event.target.value })}
          onBlur={() => form.change({ duration: String(secondsOf(duration)) })}
        />
      )}
    </Field>
  )
}

/** How long the words take, and the way to ask for just that. */
function TimeOfWords({ form }: { form: AvatarForm }) {
  const spoken = filmSeconds(form.values.script)
  if (spoken === undefined) return `${min} to ${max} seconds.`
  const fitting = fittingDuration(spoken)
  const fits = fitting === secondsOf(form.values.duration)
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      Your words take about {spoken} seconds.
      {!fits && (
        <Button variant="link" className="h-auto" onClick={() => form.change({ duration: String(fitting) })}>
          Use {fitting}
        </Button>
      )}
    </span>
  )
}
