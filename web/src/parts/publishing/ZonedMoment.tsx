import { clockTime, momentOf } from '@octavo/contract/time-zone'
import { useState } from 'react'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'

const two = (value: number) => String(value).padStart(2, '0')

function shownOf(iso: string, timeZone: string) {
  const { year, month, day, hour, minute } = clockTime(new Date(iso), timeZone)
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` }
}

function momentShown({ date, time }: { date: string; time: string }, timeZone: string): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return momentOf({ year, month, day, hour, minute }, timeZone)
}

type ZonedMomentProps = {
  /** What is shown at first. */
  value: string
  /** Gets the moment; an empty text while a field is not filled in. */
  onChange: (iso: string) => void
  timeZone: string
  error?: string | undefined
}

/** A day and a time on the account's clock, wherever the browser is. */
export function ZonedMoment({ value, onChange, timeZone, error }: ZonedMomentProps) {
  const [{ date, time }, setShown] = useState(() => shownOf(value, timeZone))
  const set = (shown: { date: string; time: string }) => {
    setShown(shown)
    onChange(shown.date && shown.time ? momentShown(shown, timeZone).toISOString() : '')
  }
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label="Day" error={error}>
        {(aria) => (
          <Input {...aria} type="date" value={date} onChange={(event) => set({ date: event.target.value, time })} />
        )}
      </Field>
      <Field label="Time">
        {(aria) => (
          <Input {...aria} type="time" value={time} onChange={(event) => set({ date, time: event.target.value })} />
        )}
      </Field>
    </div>
  )
}
