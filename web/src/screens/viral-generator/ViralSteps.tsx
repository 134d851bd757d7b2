import { VIRAL_CONTENT_STEPS, type ViralGeneration } from '@octavo/contract/generation'
import { messages } from '@octavo/contract/messages'
import { isRunUnderWay } from '#api/generation.queries.ts'
import { areFinished, FinishedSteps } from '#parts/generation/FinishedSteps.tsx'
import type { NamedStep } from '#parts/generation/film-steps.rules.ts'
import { GenerationError } from '#parts/generation/GenerationError.tsx'
import { GenerationProgress, StepList } from '#parts/generation/GenerationProgress.tsx'
import { GENERATED_STATUS } from '#parts/generation/generation-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import type { ViralScreen } from './useViral.ts'

const WAITING: NamedStep[] = VIRAL_CONTENT_STEPS.map((step) => ({ step, status: 'pending', details: '' }))
/** What was not even begun stops at its first step. */
const REFUSED: NamedStep[] = WAITING.map((step, index) => (index === 0 ? { ...step, status: 'error' } : step))

/** The status of the generation: its steps, what each found, and why it ended early if it did. */
export function ViralSteps({ screen: { run, film, generation, isWorking, vary } }: { screen: ViralScreen }) {
  const steps = run?.steps ?? (generation.problem ? REFUSED : WAITING)
  const problem = generation.problem ?? (run?.status === 'failed' ? (run.problem ?? undefined) : undefined)
  const list = <StepList steps={steps} badges label="Steps of the generation" />
  if (run && !problem && !isWorking && areFinished(steps))
    return (
      <FinishedSteps run={run} film={film}>
        {list}
      </FinishedSteps>
    )
  const look = generation.ordering ? GENERATED_STATUS.generating : run && lookOf(run)
  return (
    <Card>
      <CardHead
        title="Generation status"
        action={
          look && (
            <Badge tone={look.tone} {...(look.live && { live: true })}>
              {look.word}
            </Badge>
          )
        }
      />
      {isWorking && (
        <GenerationProgress
          label="Generation"
          value={run ? shareDone(run) * 100 : 0}
          says={run ? nowDoing(run) : messages.generator.onItsWay}
          className="mb-5"
        />
      )}
      {list}
      {problem && (
        <GenerationError
          problem={problem}
          onRetry={generation.problem ? generation.again : run && (() => vary(run))}
          className="mt-5"
        />
      )}
    </Card>
  )
}

/** It is not done before its film is. */
const lookOf = (run: ViralGeneration) => {
  const broken = run.steps.some(({ status }) => status === 'error')
  return GENERATED_STATUS[isRunUnderWay(run) ? 'generating' : broken ? 'failed' : run.status]
}

const shareDone = ({ steps }: ViralGeneration): number =>
  steps.filter(({ status }) => status === 'completed').length / (steps.length || 1)

function nowDoing({ steps }: ViralGeneration): string {
  const now = steps.find(({ status }) => status !== 'completed')
  if (now?.status === 'processing') return `${now.details || now.step}.`
  return now && now !== steps[0] ? `${now.step} comes next.` : 'It begins as soon as it is its turn.'
}
