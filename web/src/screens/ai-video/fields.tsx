import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import type { VideoFormat } from '@octavo/contract/video'
import { formatPlayTime } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { filmSeconds } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { ScriptBox } from '#parts/script/ScriptBox.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import type { AiVideoFormApi } from './useAiVideoForm.ts'

type FieldsProps = { form: AiVideoFormApi }

const TYPES: readonly { value: VideoFormat; label: string }[] = [
  { value: 'short', label: 'Short, upright' },
  { value: 'long', label: 'Long, wide' },
]
const { duration, script } = FILM_ORDER_LIMITS

export const BrandField = ({ form: { values, problems, change } }: FieldsProps) => (
  <Field label="Brand" error={problems.brandId}>
    {(aria) => <BrandSelect {...aria} value={values.brandId} onChange={(brandId) => change({ brandId })} />}
  </Field>
)

/** What kind of film, the words, and how long. */
export const ContentFields = ({ form }: FieldsProps) => (
  <>
    <div className="grid gap-1.5">
      <span className="font-medium text-sm">Video type</span>
      <Segmented
        label="Video type"
        value={form.values.videoType}
        onChange={(videoType) => form.change({ videoType })}
        options={TYPES}
        className="*:flex-1 *:justify-center"
      />
    </div>
    <ScriptField form={form} />
    <DurationField form={form} />
  </>
)

function ScriptField({ form: { values, problems, change } }: FieldsProps) {
  const seconds = filmSeconds(values.script)
  return (
    <Field
      label="Script"
      error={problems.script}
      hint={
        seconds
          ? `About ${formatPlayTime(seconds)} when spoken.`
          : 'The words to be spoken, from hook to call to action.'
      }
      aside={`${formatCount(values.script.length)}/${formatCount(script.max)}`}
    >
      {(aria) => (
        <ScriptBox
          {...aria}
          rows={9}
          maxLength={script.max}
          value={values.script}
          placeholder="Start with the sentence that makes people stay."
          about={{ brandId: values.brandId }}
          onChange={(script) => change({ script })}
        />
      )}
    </Field>
  )
}

/** An emptied field is no number: it stays empty until one is typed. */
function DurationField({ form: { values, problems, change } }: FieldsProps) {
  const seconds = values.duration
  return (
    <Field
      label="Duration in seconds"
      error={problems.duration}
      hint={`${duration.min} to ${duration.max}. The voice slows down or speeds up to fit.`}
      aside={seconds ? formatPlayTime(seconds) : ''}
    >
      {(aria) => (
        <Input
          {...aria}
          type="number"
          inputMode="numeric"
          min={duration.min}
          max={duration.max}
          value={Number.isFinite(seconds) ? seconds : ''}
          onChange={(event) => change({ duration: event.target.valueAsNumber })}
        />
      )}
    </Field>
  )
}
