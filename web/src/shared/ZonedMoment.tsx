import { clockTime, momentOf } from '@octavo/contract'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'

const two = (value: number) => String(value).padStart(2, '0')

type ZonedMomentProps = {
  /** The moment; empty while a field is not filled in. */
  value: string
  onChange: (iso: string) => void
  timeZone: string
  error?: string | undefined
}

/** A day and a time on the account's clock, wherever the browser is. */
export function ZonedMoment({ value, onChange, timeZone, error }: ZonedMomentProps) {
  const shown = value ? clockTime(new Date(value), timeZone) : undefined
  const date = shown ? `${shown.year}-${two(shown.month)}-${two(shown.day)}` : ''
  const time = shown ? `${two(shown.hour)}:${two(shown.minute)}` : ''
  const set = (nextDate: string, nextTime: string) => {
    const [year = 0, month = 0, day = 0] = nextDate.split('-').map(Number)
    const [hour = 0, minute = 0] = nextTime.split(':').map(Number)
    if (nextDate && nextTime) onChange(momentOf({ year, month, day, hour, minute }, timeZone).toISOString())
  }
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label="Day" error={error}>
        {(aria) => <Input {...aria} type="date" value={date} onChange={(event) => set(event.target.value, time)} />}
      </Field>
      <Field label="Time">
        {(aria) => <Input {...aria} type="time" value={time} onChange={(event) => set(date, event.target.value)} />}
      </Field>
    </div>
  )
}
