/** Mails before a trial ends: once two days and once a day before. */

import type { Ctx } from '#context.ts'
import type { Flow } from '#engine/index.ts'
import { HOUR_MS, later } from '#time.ts'
import * as store from './subscriptions.store.ts'

const KINDS = [
  { hours: '48', from: 24, to: 48, says: 'in two days' },
  { hours: '24', from: 0, to: 24, says: 'tomorrow' },
] as const

/** Every hour, where trials end: each reminder is written down when it is sent, and a sent step is not sent again. */
export async function remindOfTrials(ctx: Ctx, flow: Flow): Promise<void> {
  if (!ctx.config.payments.trialEnds) return
  for (const { hours, from, to, says } of KINDS) {
    const at = (inHours: number) => later(ctx.now(), inHours * HOUR_MS)
    const due = await flow.dbStep(`trials ${hours}`, (db) =>
      store.trialsToRemind({ ...ctx, db }, { hours, from: at(from), to: at(to) }),
    )
    for (const { id, email, firstName } of due) {
      await flow.step(`mail ${hours} ${id}`, () =>
        ctx.services.systemMail.send({ to: email, ...words(ctx, firstName, says) }),
      )
      await flow.dbStep(
        `note ${hours} ${id}`,
        async (db) => void (await store.insertReminder({ ...ctx, db }, id, hours)),
      )
    }
  }
}

const words = ({ config }: Ctx, firstName: string, says: string) => ({
  subject: `Your Octavo trial ends ${says}`,
  text: `Hello ${firstName},\n\nyour trial ends ${says}. To go on making and sending, choose a plan:\n\n${config.publicUrl}/pricing\n\nWithout one nothing is lost: reading, exporting and deleting always work.\n`,
})
