import type { Niche } from '@octavo/contract/brand'
import type { ComplianceCheck } from '@octavo/contract/compliance'
import type { Script } from '@octavo/contract/script'
import { type Video, videoRoutes } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshStats } from '#api/analytics.queries.ts'
import { useBrands } from '#api/brand.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshScripts, useScripts } from '#api/script.queries.ts'
import { keepVideo } from '#api/video.queries.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { MarkedTextarea } from './MarkedTextarea.tsx'
import { OfficerPanel } from './OfficerPanel.tsx'
import { useOfficer } from './useOfficer.ts'

type Decision =
  | { decision: 'approve'; reason: string; words?: string | undefined }
  | { decision: 'edit'; body: string }
  | { decision: 'discard' }

const REASON_MIN = 3
const DONE: Record<Decision['decision'], string> = {
  approve: 'Script approved',
  edit: 'Script changed and approved',
  discard: 'Script discarded',
}

function useReview(video: Video, onClose: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => call(videoRoutes.review, { params: { id: video.id }, body }),
    onSuccess: (changed, { decision }) => {
      keepVideo(cache, changed)
      void refreshScripts(cache)
      void refreshStats(cache)
      // An edit that still breaks a rule stays here, with the reason.
      if (changed.status === 'review') return
      toast({ title: DONE[decision], description: changed.title })
      onClose()
    },
  })
}

/** A script that the officer held back: what was found, and a person's decision about it. */
export function ReviewSheet({ video, onClose }: { video: Video; onClose: () => void }) {
  const scripts = useScripts()
  const { data: brands } = useBrands()
  const script = scripts.data?.scripts.find(({ id }) => id === video.scriptId)
  const niche = brands?.find(({ id }) => id === video.brandId)?.niche
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Requires review" description={video.title}>
      {scripts.error && <ErrorNote what={sentenceOf(scripts.error)} onRetry={() => void scripts.refetch()} />}
      {script ? (
        <ReviewForm key={script.id} video={video} script={script} niche={niche} onClose={onClose} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Sheet>
  )
}

/** The script as it stands keeps the viral score it was given: what was learned since changes none. */
const asKept = (check: ComplianceCheck, { viralScore }: Script): ComplianceCheck =>
  check.viralScore === viralScore ? check : { ...check, viralScore, viralReasons: [] }

type ReviewFormProps = { video: Video; script: Script; niche: Niche | undefined; onClose: () => void }

function ReviewForm({ video, script, niche, onClose }: ReviewFormProps) {
  const [body, setBody] = useState(script.body)
  const review = useReview(video, onClose)
  const { title, hashtags } = script
  const officer = useOfficer({
    text: body,
    onChange: setBody,
    about: { title, hashtags, niche, brandId: video.brandId },
  })
  const edited = body.trim() !== script.body.trim()
  return (
    <div className="grid gap-6">
      {video.problem && <p className="rounded-lg bg-warn-soft px-4 py-3 text-sm">{video.problem}</p>}
      {script.writerNote && <p className="text-ink-2 text-sm">{script.writerNote}</p>}
      {review.error && <ErrorNote what={sentenceOf(review.error)} />}
      <Field label="Change the words" hint="Checked again as you type.">
        {(aria) => (
          <MarkedTextarea {...aria} rows={10} officer={officer} onChange={(event) => setBody(event.target.value)} />
        )}
      </Field>
      <OfficerPanel
        officer={edited || !officer.check ? officer : { ...officer, check: asKept(officer.check, script) }}
      />
      <Button
        variant="solid"
        disabled={!edited || review.isPending}
        onClick={() => review.mutate({ decision: 'edit', body })}
        className="justify-self-start"
      >
        Use this text
      </Button>
      <ApproveForm busy={review.isPending} words={script.words} onDecide={review.mutate} />
    </div>
  )
}

type ApproveFormProps = { busy: boolean; words: string | undefined; onDecide: (decision: Decision) => void }

/** `words`: those that are shown, so that no others are approved with them. */
function ApproveForm({ busy, words, onDecide }: ApproveFormProps) {
  const [reason, setReason] = useState('')
  const enough = reason.trim().length >= REASON_MIN
  return (
    <section aria-label="Without a change" className="grid gap-3 border-line border-t pt-5">
      <Field label="Or approve it as it is" hint="Your reason is saved with the decision and shown in the report.">
        {(aria) => (
          <Input
            {...aria}
            value={reason}
            placeholder="Why is it right as it stands?"
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-between gap-2">
        <Button disabled={!enough || busy} onClick={() => onDecide({ decision: 'approve', reason, words })}>
          Approve with this reason
        </Button>
        <ConfirmButton
          variant="danger"
          disabled={busy}
          question="Discard this script?"
          consequence="Its film is not made, and its credits come back. This cannot be undone."
          confirmLabel="Discard"
          onConfirm={() => onDecide({ decision: 'discard' })}
        >
          Discard
        </ConfirmButton>
      </div>
    </section>
  )
}
