import { messages } from '@octavo/contract/messages'
import { monthlyCredits, PLANS, REFERRAL_CREDITS } from '@octavo/contract/plan'
import { referralRoutes } from '@octavo/contract/referral'
import { useEffect, useState } from 'react'
import { call } from '#api/call.ts'
import { plural } from '#format/number.ts'

const { trialDays } = PLANS.starter
const { freeSignup, paidSignup } = REFERRAL_CREDITS

/** Who invites whoever came by their link, and what both get of it. Nothing for a link that nobody has. */
export function Invitation({ code }: { code: string | undefined }) {
  const [firstName, setFirstName] = useState<string | null>(null)
  useEffect(() => {
    if (!code) return
    // Without an answer the form stands as it does for everybody.
    const told = call(referralRoutes.invitation, { query: { ref: code } })
    void told.then((invitation) => setFirstName(invitation.firstName)).catch(() => undefined)
  }, [code])
  if (!firstName) return null
  return (
    <section aria-label="Invitation" className="mb-6 rounded-lg bg-make-soft px-4 py-3 text-sm">
      <h2 className="text-base">{messages.referral.invited(firstName)}</h2>
      <p className="mt-1 text-ink-2">
        You start with {plural(trialDays, 'free day')} and {plural(monthlyCredits('starter'), 'credit')}. {firstName}{' '}
        gets {freeSignup} credits when you sign up, and {paidSignup} in all if you take a plan.
      </p>
    </section>
  )
}
