import { messages } from '@octavo/contract/messages'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { onOwnClock, ownClockZone } from './clock-field.ts'

const HOUR_MS = 3_600_000

type WhenDialogProps = {
  title: string
  description?: string
  /** What is proposed; an hour from now unless given. */
  start?: string | null
  hint?: string
  busy: boolean
  problem?: string | undefined
  onChoose: (iso: string) => void
  onClose: () => void
}

/** Asks for a date and a time to come. */
export function WhenDialog({ title, description, start, hint, busy, problem, onChoose, onClose }: WhenDialogProps) {
  const [at, setAt] = useState(() => onOwnClock(start ? new Date(start) : new Date(Date.now() + HOUR_MS)))
  const moment = new Date(at)
  const past = !Number.isNaN(moment.getTime()) && moment.getTime() <= Date.now()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <Button variant="solid" disabled={!at || past || busy} onClick={() => onChoose(moment.toISOString())}>
          {busy ? 'Scheduling...' : 'Schedule'}
        </Button>
      }
    >
      {problem && <ErrorNote what={problem} className="mb-4" />}
      <Field
        label="Date and time"
        hint={`On this device's clock (${ownClockZone()}). ${hint ?? ''}`}
        error={past ? messages.posting.timePast : undefined}
      >
        {(aria) => <Input {...aria} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
