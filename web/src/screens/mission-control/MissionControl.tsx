import { sentenceOf } from '#api/call.ts'
import { useOperation } from '#api/operation.queries.ts'
import { useProduction } from '#api/production.queries.ts'
import { OperationHeader } from '#parts/operation/OperationHeader.tsx'
import { OperationsNav } from '#parts/operation/OperationsNav.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { AutoPilot } from './AutoPilot.tsx'
import { ControlPanel } from './ControlPanel.tsx'
import { DailyProgress } from './DailyProgress.tsx'
import { ProductionSettings } from './ProductionSettings.tsx'
import { ProductionTiles } from './ProductionTiles.tsx'
import { Queue } from './Queue.tsx'
import { RecentProduction } from './RecentProduction.tsx'
import { useMassProduction } from './useMassProduction.ts'

/** Mass production: what it has made, what it makes now, and its switch. */
export default function MissionControl() {
  const { data: operation } = useOperation()
  const { data: production, error, refetch } = useProduction()
  const orders = useMassProduction(production)
  return (
    <>
      <PageHeader
        title="Mission Control"
        subtitle="Scripts in bulk, each one checked, the good ones filmed"
        actions={<OperationsNav />}
      />
      <OperationHeader stopBy="emergency-shutdown" />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} className="mb-4" />}
      <ProductionTiles production={production} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-4 xl:col-start-2">
          <AutoPilot production={production} config={operation?.config} orders={orders} />
          <ControlPanel production={production} orders={orders} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <DailyProgress production={production} />
          <RecentProduction production={production} />
          <Queue production={production} />
        </div>
        <ProductionSettings production={production} orders={orders} />
      </div>
    </>
  )
}
