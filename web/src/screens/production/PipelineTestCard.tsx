import { batchRoutes } from '@octavo/contract/batch'
import { useMutation } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { CircleCheck, CircleX } from '#ui/icons/index.ts'

/** Tries the pipeline out on a few seconds of film and says what each step took. */
export function PipelineTestCard() {
  const test = useMutation({ mutationFn: () => call(batchRoutes.testPipeline) })
  return (
    <Card>
      <CardHead
        title="Test the pipeline"
        hint="Runs a few seconds of film through all three steps. It costs nothing and leaves nothing behind."
        className="mb-3"
      />
      <Button disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? 'Testing...' : 'Test Production Pipeline'}
      </Button>
      <div aria-live="polite">
        {test.error && <ErrorNote what={sentenceOf(test.error)} className="mt-4" />}
        {test.data && (
          <>
            <ul className="mt-4 grid gap-2">
              {test.data.steps.map((step) => (
                <li key={step.name} className="flex items-start gap-2.5 text-sm">
                  {step.ok ? (
                    <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" aria-label="Passed" />
                  ) : (
                    <CircleX className="mt-0.5 size-4 shrink-0 text-bad" aria-label="Failed" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="font-medium">{step.name}</span>
                    <span className="block text-ink-2">{step.detail}</span>
                  </span>
                  <span className="num text-ink-2">{step.seconds.toFixed(1)} s</span>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm">
              {test.data.ok
                ? 'All three steps work.'
                : 'The pipeline does not work right now; the step above says where.'}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
