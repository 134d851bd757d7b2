import type { MasterControl, PeaceOfMind } from '@octavo/contract/system-status'

/** How the account's operation stands, whichever call told it. */
export type OperationStatus = Pick<MasterControl, 'state' | 'since' | 'reason' | 'stoppedByOperator' | 'config'> & {
  /** Milliseconds that the server has been up. */
  uptime: number
  /** Something is being made right now. */
  atWork: boolean
}

/** As Master Control tells it. */
export const operationStatusOf = (control: MasterControl): OperationStatus => ({
  ...control,
  uptime: control.systemStatus.uptime,
  atWork: control.realtimeMetrics.videosGeneratingNow > 0,
})

/** As the reassurance dashboard tells it. */
export const operationStatusOfPeace = (peace: PeaceOfMind): OperationStatus => ({
  ...peace,
  atWork: peace.autonomousOperations.videosInTheMaking > 0,
})

/** Nothing is worked at until Start, or until the operator takes their switch back. */
export const isStopped = ({
  state,
  stoppedByOperator,
}: Pick<OperationStatus, 'state' | 'stoppedByOperator'>): boolean => state === 'halted' || stoppedByOperator
