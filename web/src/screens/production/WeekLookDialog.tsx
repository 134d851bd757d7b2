import { type Batch, batchRoutes } from '@octavo/contract/batch'
import { LOOK_LABELS, LOOK_MEANS, LOOKS, type LookName } from '@octavo/contract/look'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { toast } from '#ui/toast.ts'

type Choice = LookName | 'each'

const CHOICES: readonly { value: Choice; label: string; means: string }[] = [
  { value: 'each', label: 'Each its own', means: 'No two films of the week look alike.' },
  ...LOOKS.map((value) => ({ value, label: LOOK_LABELS[value], means: LOOK_MEANS[value] })),
]

/** Another look for all finished films of a week. */
export function WeekLookDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const [look, setLook] = useState<Choice>('each')
  // Pressing again after a broken line asks for the same.
  const [requestIds] = useState(() => new Map(CHOICES.map(({ value }) => [value, crypto.randomUUID()])))
  const cache = useQueryClient()
  const change = useMutation({
    mutationFn: () =>
      call(batchRoutes.changeLook, {
        params: { id: batch.id },
        body: { look, requestId: requestIds.get(look) as string },
      }),
    onSuccess: ({ changed, left }) => {
      void refreshVideos(cache)
      toast({
        title: changed === 0 ? 'Nothing to change' : `Changing ${changed} ${changed === 1 ? 'film' : 'films'}`,
        description: left.map(({ title, why }) => `${title}: ${why}`).join(' ') || undefined,
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change the look of this week"
      description="Words, voices and timing stay. Each film plays as it is until the new one is ready. Uses no credits."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="make" aria-busy={change.isPending} onClick={() => change.mutate()}>
            {change.isPending ? 'Ordering...' : 'Change the look'}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="sr-only">Look</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {CHOICES.map(({ value, label, means }) => (
            <label
              key={value}
              className={cn(
                'cursor-pointer rounded-md border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
                value === look ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
                value === 'each' && 'sm:col-span-2',
              )}
            >
              <input
                type="radio"
                name="weekLook"
                checked={value === look}
                onChange={() => setLook(value)}
                className="sr-only"
              />
              <span className="block font-medium text-sm">{label}</span>
              <span className="block text-ink-2 text-xs">{means}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {change.error && <ErrorNote className="mt-4" what={sentenceOf(change.error)} />}
    </Dialog>
  )
}
