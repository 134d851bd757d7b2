/** The four guarantees: each is looked at when it is asked for, and says what was looked at. */

import { HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import { START_DEFAULTS } from '@octavo/contract/operation'
import { POSTING } from '@octavo/contract/publication'
import type { Guarantee } from '@octavo/contract/system-status'
import { refuseWhileSuspended } from '#accounts/suspension/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { checkSignature } from '#signing.ts'
import { DAY_MS, earlier } from '#time.ts'
import { limitBreaches } from './guarantees.rules.ts'
import * as guaranteed from './guarantees.store.ts'
import { putOperation } from './operations.store.ts'

type Looked = { ok: boolean; lookedAt: string }

const LOOKS: Record<Guarantee['name'], (ctx: Owned) => Promise<Looked>> = {
  postingLimitsEnforced: postingLimits,
  humanityScoresValidated: humanityScores,
  vulnerabilityProtectionActive: protection,
  emergencySystemsArmed: rehearsal,
}

/** Looks at all four now. */
export const checkGuarantees = (ctx: Owned): Promise<Guarantee[]> =>
  Promise.all(
    Object.entries(LOOKS).map(async ([name, look]) => {
      const looked = await look(ctx)
      return { name: name as Guarantee['name'], ...looked, checkedAt: ctx.now().toISOString() }
    }),
  )

const LOOK_BACK_DAYS = 30

async function postingLimits(ctx: Owned): Promise<Looked> {
  const posts = await guaranteed.postTimes(ctx, earlier(ctx.now(), LOOK_BACK_DAYS * DAY_MS))
  const { channels, breaches } = limitBreaches(posts)
  const found = breaches === 0 ? 'none breaks the limit' : `${breaches} break the limit`
  return {
    ok: breaches === 0,
    lookedAt: `Looked at ${posts.length} posts on ${channels} channels, the last ${LOOK_BACK_DAYS} days and all planned: ${found} of ${POSTING.perDay} a day and ${POSTING.hoursApart} hours apart.`,
  }
}

async function humanityScores(ctx: Owned): Promise<Looked> {
  const { filmed, tooLow } = await guaranteed.filmedScripts(ctx)
  const found = tooLow === 0 ? 'none is' : `${tooLow} are`
  return {
    ok: tooLow === 0,
    lookedAt: `Looked at the scripts of ${filmed} films that the studio wrote: ${found} under ${HUMANITY_THRESHOLD} without a person's approval.`,
  }
}

/** Words that no officer on duty lets pass. */
const PLANTED = 'Our tea cures cancer. Guaranteed, or your money back. Doctors hate it.'

/** Plants what must be refused, and sees it refused. */
async function protection(ctx: Owned): Promise<Looked> {
  const tries = {
    'a planted false health claim was refused': !(await scoreText(ctx, { body: PLANTED })).approved,
    'a forged link was refused':
      checkSignature(ctx.secret, '/films/x', { expires: '9999999999', signature: 'forged' }, ctx.now()) === 'forged',
    'the password is kept as an argon2id hash only': (await guaranteed.passwordKept(ctx)).startsWith('$argon2id$'),
  }
  const failed = Object.entries(tries).filter(([, good]) => !good)
  const results = Object.entries(tries).map(([what, good]) => (good ? what : `NOT TRUE: ${what}`))
  return { ok: failed.length === 0, lookedAt: `Tried just now: ${results.join('; ')}.` }
}

class TakenBack extends Error {}

/** Suspends the account in a transaction that is rolled back, and sees new work refused. */
async function rehearsal(ctx: Owned): Promise<Looked> {
  let refused = false
  const rehearsed = inTransaction(ctx, async (within) => {
    await putOperation(within, { state: 'halted', config: START_DEFAULTS })
    await refuseWhileSuspended(within).catch((error: unknown) => {
      refused = error instanceof Refusal
    })
    throw new TakenBack()
  })
  await rehearsed.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return {
    ok: refused,
    lookedAt: `A stop was rehearsed and taken back: new work was ${refused ? 'refused while it lasted' : 'NOT refused'}.`,
  }
}
