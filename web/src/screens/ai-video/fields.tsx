import {
  AVATAR_STYLES,
  BACKGROUND_STYLES,
  GENERATOR_LIMITS,
  GENERATOR_VOICES,
  type VideoFormat,
} from '@octavo/contract'
import { Controller, useWatch } from 'react-hook-form'
import { BrandSelect } from '#shared/BrandSelect.tsx'
import { count } from '#shared/figure-words.ts'
import { filmSeconds } from '#shared/speaking-time.ts'
import { playTime } from '#shared/time-words.ts'
import { VoiceSelect } from '#shared/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import type { AiVideoFormApi } from './useAiVideoForm.ts'

type FieldsProps = { form: AiVideoFormApi }

const TYPES: readonly { value: VideoFormat; label: string }[] = [
  { value: 'short', label: 'Short, upright' },
  { value: 'long', label: 'Long, wide' },
]
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: capital(value) }))
const AVATARS = optionsOf(AVATAR_STYLES)
const BACKGROUNDS = optionsOf(BACKGROUND_STYLES)
const { duration, script } = GENERATOR_LIMITS

export const BrandField = ({ form }: FieldsProps) => (
  <Controller
    control={form.control}
    name="brandId"
    render={({ field, fieldState }) => (
      <Field label="Brand" error={fieldState.error?.message}>
        {(aria) => <BrandSelect {...aria} value={field.value} onChange={field.onChange} />}
      </Field>
    )}
  />
)

/** What kind of film, how long, and the words. */
export function ContentFields({ form }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="videoType"
        render={({ field }) => (
          <div className="grid gap-1.5">
            <span className="font-medium text-sm">Video type</span>
            <Segmented
              label="Video type"
              value={field.value}
              onChange={field.onChange}
              options={TYPES}
              className="*:flex-1 *:justify-center"
            />
          </div>
        )}
      />
      <ScriptField form={form} />
      <Field
        label="Duration in seconds"
        error={errors.duration?.message}
        hint={`${duration.min} to ${duration.max}. The voice goes slower or faster to meet it.`}
        aside={<Asked form={form} />}
      >
        {(aria) => (
          <Input
            {...aria}
            type="number"
            inputMode="numeric"
            min={duration.min}
            max={duration.max}
            {...form.register('duration', { valueAsNumber: true })}
          />
        )}
      </Field>
    </>
  )
}

function ScriptField({ form }: FieldsProps) {
  const words = useWatch({ control: form.control, name: 'script' })
  const seconds = filmSeconds(words)
  return (
    <Field
      label="Script"
      error={form.formState.errors.script?.message}
      hint={
        seconds ? `About ${playTime(seconds)} when spoken.` : 'The words to be spoken, from hook to call to action.'
      }
      aside={`${count(words.length)}/${count(script.max)}`}
    >
      {(aria) => (
        <Textarea
          {...aria}
          rows={9}
          maxLength={script.max}
          placeholder="Start with the sentence that makes people stay."
          {...form.register('script')}
        />
      )}
    </Field>
  )
}

/** The seconds that are asked for, as a player would show them. */
function Asked({ form }: FieldsProps) {
  const seconds = useWatch({ control: form.control, name: 'duration' })
  return seconds ? playTime(seconds) : ''
}

export const LookFields = ({ form }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Controller
      control={form.control}
      name="avatarStyle"
      render={({ field }) => (
        <Field label="Avatar style">
          {(aria) => <Select {...aria} value={field.value} onChange={field.onChange} options={AVATARS} />}
        </Field>
      )}
    />
    <Controller
      control={form.control}
      name="backgroundStyle"
      render={({ field }) => (
        <Field label="Background">
          {(aria) => <Select {...aria} value={field.value} onChange={field.onChange} options={BACKGROUNDS} />}
        </Field>
      )}
    />
  </div>
)

export const VoiceField = ({ form }: FieldsProps) => (
  <Controller
    control={form.control}
    name="voiceId"
    render={({ field }) => (
      <Field label="Voice style">
        {(aria) => <VoiceSelect {...aria} value={field.value} onChange={field.onChange} voices={GENERATOR_VOICES} />}
      </Field>
    )}
  />
)
