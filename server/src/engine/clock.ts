import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Flow } from './flow.ts'
import { startable } from './startables.ts'
import { defineWorkflow } from './workflow.ts'

/** The queue of recurring work: an engine that listens to it keeps the clock. */
export const CLOCK = 'clock'
export const CLOCK_PREFIX = 'every/'

const schedules = new Map<string, string>()

/**
 * Has something done again and again, once for all engines together, at the times of a cron expression (UTC; six
 * fields begin with the second). What falls into a time when no engine runs is left out. Defined before the start.
 */
export function every(cron: string, name: string, run: (flow: Flow, at: Date) => Promise<void>): void {
  schedules.set(`${CLOCK_PREFIX}${name}`, cron)
  defineWorkflow<string, void>({
    name: `${CLOCK_PREFIX}${name}`,
    queue: CLOCK,
    run: (flow, at) => run(flow, new Date(at)),
  })
}

/** Makes the kept schedules the ones defined here, no more and no fewer. */
export async function applySchedules(): Promise<void> {
  const kept = await DBOS.listSchedules()
  const gone = kept.filter(({ scheduleName }) => !schedules.has(scheduleName))
  for (const { scheduleName } of gone) await DBOS.deleteSchedule(scheduleName)
  await DBOS.applySchedules(
    [...schedules].map(([name, cron]) => ({
      scheduleName: name,
      workflowFn: startable({ name }) as (at: Date) => Promise<void>,
      schedule: cron,
      queueName: CLOCK,
      cronTimezone: 'UTC',
    })),
  )
}
