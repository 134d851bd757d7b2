import type { MusicChoice } from '@octavo/contract/avatar-video'
import type { Platform } from '@octavo/contract/network'
import { useId } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { MUSIC_OPTIONS, PLATFORM_OPTIONS } from './choices.ts'
import type { AvatarForm } from './useAvatarForm.ts'

/** Where it will be seen, what is heard and read along. */
export function LookFields({ form }: { form: AvatarForm }) {
  const { platform, music, captions } = form.values
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
      <div className="flex items-center gap-2.5 text-sm">
        <Checkbox id={captionsId} checked={captions} onChange={(on) => form.change({ captions: on })} />
        <label htmlFor={captionsId} className="flex items-center tap">
          Captions in the picture
        </label>
      </div>
    </>
  )
}
