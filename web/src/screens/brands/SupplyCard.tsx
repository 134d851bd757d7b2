import type { Interview } from '@octavo/contract/interview'
import { useId, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useInterview } from '#api/interview.queries.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { InterviewDialog } from './InterviewDialog.tsx'
import { SupplyLine } from './SupplyLine.tsx'

/** How much there is to say about a brand, and the questions that make it more. */
export function SupplyCard({ brandId }: { brandId: string }) {
  const { data: interview, error, refetch } = useInterview(brandId)
  const [open, setOpen] = useState(false)
  const helps = useId()
  return (
    <Card aria-label="How much there is to say">
      <CardHead title="How much there is to say" hint="Your facts and your trade, told once each." />
      {error && !interview && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!error && !interview && <Skeleton className="h-16" />}
      {interview && (
        <>
          <SupplyLine supply={interview.supply} />
          {interview.supply.add.length > 0 && (
            <div className="mt-4 text-ink-2 text-sm">
              <p id={helps}>What would help most:</p>
              <ul aria-labelledby={helps} className="mt-1 list-disc pl-5">
                {interview.supply.add.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
          <Button variant="solid" onClick={() => setOpen(true)} className="mt-4">
            {invitation(interview)}
          </Button>
          {open && <InterviewDialog brandId={brandId} interview={interview} onClose={() => setOpen(false)} />}
        </>
      )}
    </Card>
  )
}

function invitation({ questions }: Interview): string {
  const answered = questions.filter((question) => question.answered).length
  if (answered === 0) return 'Answer ten questions'
  return answered === questions.length ? 'Look through your answers' : `Go on: ${answered} of 10 answered`
}
