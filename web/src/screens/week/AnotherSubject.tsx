import { batchRoutes, type ChosenSubject, SUBJECT_KIND_LABELS } from '@octavo/contract/batch'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import type { Video } from '@octavo/contract/video'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshStats, useStats } from '#api/analytics.queries.ts'
import { refreshBatches } from '#api/batch.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { plural } from '#format/number.ts'
import { SubjectForm } from '#parts/week/SubjectForm.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'

const PROPOSED = { short: [1, 2, 3], long: [1] } as const

type Props = { film: Video; onClose: () => void; onFilmed: (film: Video) => void }

/** Three other subjects for this place of the week, or the owner's own; the price stands before the click. */
export function AnotherSubject({ film, onClose, onFilmed }: Props) {
  const proposals = useProposals(film)
  const filming = useFilming(film, onFilmed)
  const { data: stats } = useStats()
  const cost = CREDIT_COSTS[film.format]
  const lacks = stats !== undefined && stats.creditsRemaining < cost
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Another subject"
      description={`Filming one uses ${plural(cost, 'credit')}${stats ? ` of your ${stats.creditsRemaining}` : ''}. The film you have stays in your library.`}
    >
      {lacks && (
        <p className="mb-3 text-bad text-sm">You don’t have enough credits for it. Choose a larger plan first.</p>
      )}
      {filming.problem && <ErrorNote what={filming.problem} className="mb-3" />}
      {proposals.error && <ErrorNote what={sentenceOf(proposals.error)} onRetry={() => void proposals.refetch()} />}
      {proposals.isPending && <Skeleton className="h-48" />}
      <ul className="grid gap-2">
        {proposals.data?.films.map(({ kind, subject }) => (
          <li key={subject.title} className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-ink-3 text-xs">{SUBJECT_KIND_LABELS[kind]}</p>
              <h3 className="font-semibold text-sm">{subject.title}</h3>
              <p className="text-ink-2 text-sm">{subject.firstLine}</p>
            </div>
            <Button
              size="sm"
              disabled={lacks}
              aria-busy={filming.isPending}
              aria-label={`Film this: ${subject.title}`}
              onClick={() => filming.film(subject)}
            >
              Film this
            </Button>
          </li>
        ))}
      </ul>
      <OwnSubject isBusy={filming.isPending} disabled={lacks} onFilm={filming.film} />
    </Dialog>
  )
}

function OwnSubject(props: { isBusy: boolean; disabled: boolean; onFilm: (subject: ChosenSubject) => void }) {
  const [isOpen, open] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" className="mt-3" onClick={() => open(true)}>
        Write my own
      </Button>
    )
  return (
    <SubjectForm onSubmit={props.onFilm} className="mt-3 rounded-lg border border-line p-3">
      <Button type="submit" size="sm" variant="solid" disabled={props.disabled} aria-busy={props.isBusy}>
        Film this
      </Button>
    </SubjectForm>
  )
}

/** What else this place could be about; nothing is kept or spent. */
function useProposals({ id, brandId, format }: Video) {
  return useQuery({
    queryKey: ['another subject', id],
    queryFn: () => {
      const films = PROPOSED[format].map((number) => ({ format, number }))
      return call(batchRoutes.plan, { body: { brandId: brandId ?? '', films } })
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Orders it at most once: pressing again after a lost answer asks for the same film. */
function useFilming(film: Video, onFilmed: (film: Video) => void) {
  const cache = useQueryClient()
  const [requestId] = useState(() => crypto.randomUUID())
  const order = useMutation({
    mutationFn: (subject: ChosenSubject) =>
      call(batchRoutes.anotherSubject, { params: { id: film.id }, body: { subject, requestId } }),
    onSuccess: async (made) => {
      await Promise.all([refreshBatches(cache), refreshVideos(cache), refreshStats(cache)])
      toast({ title: 'Filming another subject', description: `“${film.title}” stays in your library.` })
      onFilmed(made)
    },
  })
  return {
    isPending: order.isPending,
    problem: order.error ? sentenceOf(order.error) : undefined,
    film: (subject: ChosenSubject) => order.isPending || order.mutate(subject),
  }
}
