import { AVATAR_VIDEO_LIMITS } from '@octavo/contract/avatar-video'
import { filmSeconds } from '#format/speaking-time.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { fittingDuration, secondsOf } from './avatar-form.rules.ts'
import type { AvatarForm } from './useAvatarForm.ts'

const { min, max } = AVATAR_VIDEO_LIMITS.duration

/** How long it is to last. What is no number becomes the standard when the field is left. */
export function DurationField({ form }: { form: AvatarForm }) {
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
