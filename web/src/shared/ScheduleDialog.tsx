import { publicationRoutes, type Video } from '@octavo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { keepVideo } from '#api/video.queries.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { toast } from '#ui/toast.ts'
import { onOwnClock, ownClockZone } from './clock-field.ts'
import { momentWords } from './time-words.ts'

const HOUR_MS = 3_600_000

/** Asks when a finished film is to go out. What the limits move, the server says. */
export function ScheduleDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const cache = useQueryClient()
  const { data: account } = useAccount()
  const start = video.scheduledFor ? new Date(video.scheduledFor) : new Date(Date.now() + HOUR_MS)
  const [at, setAt] = useState(() => onOwnClock(start))
  const schedule = useMutation({
    mutationFn: () =>
      call(publicationRoutes.schedule, { params: { id: video.id }, body: { at: new Date(at).toISOString() } }),
    onSuccess: (changed) => {
      keepVideo(cache, changed)
      const when = changed.scheduledFor ? momentWords(changed.scheduledFor, account?.timeZone) : ''
      toast({ title: 'Scheduled', description: changed.note ?? `${changed.title}: ${when}` })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Schedule"
      description={video.title}
      footer={
        <Button variant="solid" disabled={!at || schedule.isPending} onClick={() => schedule.mutate()}>
          {schedule.isPending ? 'Scheduling...' : 'Schedule'}
        </Button>
      }
    >
      {schedule.error && <ErrorNote what={sentenceOf(schedule.error)} className="mb-4" />}
      <Field
        label="Date and time"
        hint={`On this device's clock (${ownClockZone()}). A channel takes two posts a day, four hours apart; what does not fit is moved to the next free slot.`}
      >
        {(aria) => <Input {...aria} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
