import type { OperationStatus } from '@octavo/contract/operation'
import { useHealth, useOperation } from '#api/operation.queries.ts'
import { plural } from '#format/number.ts'
import { isStopped } from '#parts/operation/operation-status.ts'

type Seen = { operation: OperationStatus | undefined; failing: readonly string[] }

/** What under System needs a person, in sentences; nothing while it is not known. */
export function systemNeeds({ operation, failing }: Seen): string[] {
  const held = operation?.campaignsHeld ?? 0
  return [
    ...(operation && isStopped(operation) ? ['All work is stopped.'] : []),
    ...(failing.length > 0 ? [`Failing: ${failing.join(', ')}.`] : []),
    ...(held > 0 ? [`${plural(held, 'campaign')} ${held === 1 ? 'waits' : 'wait'} for you.`] : []),
  ]
}

/** The same, kept up to date. */
export function useSystemNeeds(): string[] {
  const { data: operation } = useOperation()
  const { data: health } = useHealth()
  const failing = health?.checks.flatMap(({ name, ok }) => (ok ? [] : [name])) ?? []
  return systemNeeds({ operation, failing })
}
