import { VIRAL_SHORT_STEPS, type ViralShort } from '@octavo/contract/generation'
import { messages } from '@octavo/contract/messages'
import { areFinished, FinishedSteps } from '#parts/generation/FinishedSteps.tsx'
import type { NamedStep } from '#parts/generation/film-steps.rules.ts'
import { GenerationError } from '#parts/generation/GenerationError.tsx'
import { StepList } from '#parts/generation/GenerationProgress.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import type { ViralShortScreen } from './useViralShort.ts'

const WAITING: NamedStep[] = VIRAL_SHORT_STEPS.map((step) => ({ step, status: 'pending', details: '' }))
/** What was not even begun stops at its first step. */
const REFUSED: NamedStep[] = WAITING.map((step, index) => (index === 0 ? { ...step, status: 'error' } : step))

/** The six steps and how far they are: what each found, as it finds it. */
export function ShortSteps({ screen: { short, film, generation, vary } }: { screen: ViralShortScreen }) {
  const steps = short?.steps ?? (generation.problem ? REFUSED : WAITING)
  const done = steps.filter(({ status }) => status === 'completed').length
  const problem = generation.problem ?? (short?.status === 'failed' ? short.problem : undefined)
  const list = <StepList steps={steps} badges label="Steps of the short" />
  if (short && !problem && areFinished(steps))
    return (
      <FinishedSteps run={short} film={film}>
        {list}
      </FinishedSteps>
    )
  return (
    <Card>
      <CardHead
        title="Progress"
        hint={<span role="status">{says(short, generation.ordering, done)}</span>}
        className="mb-3"
      />
      <Progress
        label="Steps done"
        value={(done / steps.length) * 100}
        tone={done === steps.length ? 'ok' : 'make'}
        className="mb-5"
      />
      {list}
      {problem && (
        <GenerationError
          problem={problem}
          onRetry={generation.problem ? generation.again : short && (() => vary(short))}
          className="mt-5"
        />
      )}
    </Card>
  )
}

function says(short: ViralShort | undefined, ordering: boolean, done: number): string {
  if (!short) return ordering ? messages.generator.onItsWay : 'Six steps, each with what it found. Nothing is running.'
  const now = short.steps.find(({ status }) => status === 'processing')
  const count = `${done} of ${short.steps.length} done`
  return now ? `${count}. ${now.step} is at work.` : `${count}: “${short.topic}”.`
}
