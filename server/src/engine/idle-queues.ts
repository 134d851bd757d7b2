import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor'
import { engine } from './running.ts'

type Claim<How extends unknown[]> = (queue: { name: string }, ...how: How) => Promise<string[]>

/**
 * DBOS looks at each queue several times a second in a transaction of four statements, also when nothing waits, which is nearly
 * always: an idle installation computed mostly for that. Here one question asks for all queues at once what waits where, and only
 * a queue in which something does is looked at.
 */
export function spareIdleQueues(sharedMs: number): void {
  const claims = DBOSExecutor.globalInstance?.systemDatabase
  if (!claims) return
  const claim = claims.findAndMarkStartableWorkflows.bind(claims) as Claim<unknown[]>
  claims.findAndMarkStartableWorkflows = whereWorkWaits(claim, queuesWithWork, sharedMs)
}

/** Looks where work waits. An answer serves for so long; where the question fails the engine looks, and says what is wrong in its own way. */
export function whereWorkWaits<How extends unknown[]>(
  claim: Claim<How>,
  ask: () => Promise<Set<string>>,
  sharedMs: number,
): Claim<How> {
  let asked: { at: number; answer: Promise<Set<string> | undefined> } | undefined
  return async (queue, ...how) => {
    if (!asked || Date.now() - asked.at >= sharedMs) asked = { at: Date.now(), answer: ask().catch(() => undefined) }
    const waiting = await asked.answer
    return !waiting || waiting.has(queue.name) ? claim(queue, ...how) : []
  }
}

async function queuesWithWork(): Promise<Set<string>> {
  const { rows } = await engine().pool.query<{ name: string }>({
    name: 'octavo queues with work',
    text: `select distinct queue_name as name from dbos.workflow_status where status = 'ENQUEUED' and queue_name is not null`,
  })
  return new Set(rows.map(({ name }) => name))
}
