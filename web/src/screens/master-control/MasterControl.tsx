import { messages } from '@octavo/contract/messages'
import type { OperationStatus } from '@octavo/contract/operation'
import type { MasterControl as Control } from '@octavo/contract/system-status'
import { useMasterControl, useOperation } from '#api/operation.queries.ts'
import { OperationHeader, StopButton } from '#parts/operation/OperationHeader.tsx'
import { OperationsNav } from '#parts/operation/OperationsNav.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ControlTabs } from './ControlTabs.tsx'
import { Guarantees } from './Guarantees.tsx'
import { StartForm } from './StartForm.tsx'
import { StatusTiles } from './StatusTiles.tsx'
import { SystemInfo } from './SystemInfo.tsx'

/** Everything that runs for the account: begun, stopped and looked at in one place. */
export default function MasterControl() {
  const dashboard = useMasterControl()
  const stands = useOperation()
  const [control, operation, error] = [dashboard.data, stands.data, dashboard.error ?? stands.error]
  const retry = () => void Promise.all([dashboard.refetch(), stands.refetch()])
  return (
    <>
      <PageHeader
        title="Master Control Dashboard"
        subtitle="Start and stop everything, and see what it is doing"
        actions={<OperationsNav />}
      />
      {error && <ErrorNote what={messages.operation.dashboardFailed} onRetry={retry} className="mb-4" />}
      {control && operation && <Room control={control} operation={operation} />}
      {!(control && operation) && (error ? <WithoutFigures /> : <Loading />)}
    </>
  )
}

const Room = ({ control, operation }: { control: Control; operation: OperationStatus }) => (
  <>
    <OperationHeader stopBy="emergency-shutdown" />
    <StatusTiles control={control} />
    <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px] xl:grid-rows-[auto_1fr]">
      <StartForm operation={operation} />
      <div className="grid min-w-0 grid-cols-1 gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <ControlTabs control={control} />
        <SystemInfo control={control} />
      </div>
      <div className="min-w-0 xl:col-start-2">
        <Guarantees control={control} />
      </div>
    </div>
  </>
)

/** What runs can be stopped without seeing it. */
const WithoutFigures = () => (
  <Card className="flex flex-wrap items-center justify-between gap-4">
    <p className="min-w-0 flex-1 basis-64 text-sm">Work continues. You can still stop it from here.</p>
    <StopButton stopBy="emergency-shutdown" />
  </Card>
)

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-17 rounded-xl" />
    <Skeleton className="mt-4 h-30 rounded-xl max-md:h-60" />
    <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </div>
)
