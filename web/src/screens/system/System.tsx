import { sentenceOf } from '#api/call.ts'
import { useLearning } from '#api/learning.queries.ts'
import { useDailyCompliance, usePeaceOfMind } from '#api/operation.queries.ts'
import { usePostingLimits } from '#api/publication.queries.ts'
import { OperationHeader } from '#parts/operation/OperationHeader.tsx'
import { OperationsNav } from '#parts/operation/OperationsNav.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { AutonomousOperations } from './AutonomousOperations.tsx'
import { EmergencyFacts } from './EmergencyFacts.tsx'
import { EthicalCompliance } from './EthicalCompliance.tsx'
import { Needs } from './Needs.tsx'
import { PostingLimits } from './PostingLimits.tsx'
import { SelfImproving } from './SelfImproving.tsx'
import { StatusTiles } from './StatusTiles.tsx'

/** Whether one can sleep: what needs a person, and that everything else keeps to its limits. */
export default function System() {
  const peace = usePeaceOfMind()
  const compliance = useDailyCompliance()
  const learning = useLearning()
  const limits = usePostingLimits()
  const failed = [peace, compliance, learning, limits].find(({ error }) => error)
  const retry = () => void Promise.all([peace, compliance, learning, limits].map(({ refetch }) => refetch()))
  return (
    <>
      <PageHeader
        title="Sleep Peacefully Dashboard"
        subtitle="What needs you, and how everything else is doing"
        actions={<OperationsNav />}
      />
      {failed && <ErrorNote what={sentenceOf(failed.error)} onRetry={retry} className="mb-4" />}
      <OperationHeader title="Emergency Controls" stopBy="kill-switch">
        {peace.data && <EmergencyFacts peace={peace.data} />}
      </OperationHeader>
      <Needs peace={peace.data} />
      <StatusTiles peace={peace.data} compliance={compliance.data} learning={learning.data} limits={limits.data} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <EthicalCompliance peace={peace.data} compliance={compliance.data} />
          <PostingLimits limits={limits.data} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <SelfImproving learning={learning.data} />
          <AutonomousOperations peace={peace.data} />
        </div>
      </div>
    </>
  )
}
