/** The pages of the test checkout: small, without any script, and labeled on each that no money moves. */
import { type BillingPeriod, PLANS, TEST_CHECKOUT_PATH, TEST_PORTAL_PATH } from '@octavo/contract/plan'
import { escapeHtml as text } from '#text/html.ts'
import type { Bought } from './prices.rules.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

export const NO_SUBSCRIPTION = 'There is no subscription.'
const LABEL = 'Test checkout: no money moves. Nothing is charged, and no card is asked for.'

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(title)}</title><style>${STYLE}</style></head><body><main>
<p class="label" role="note">${LABEL}</p>
<h1>${text(title)}</h1>
${content}
</main></body></html>`

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)

export const priceLine = ({ plan, period }: Bought, currency: string): string =>
  period === 'monthly'
    ? `${money(PLANS[plan].monthlyPrice, currency)} a month`
    : `${money(PLANS[plan].annualPrice, currency)} a year`

const action = (path: string, fields: Record<string, string>, label: string, quiet = false): string =>
  `<form method="post" action="${path}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${text(value)}">`)
    .join('')}<button${quiet ? ' class="quiet"' : ''}>${text(label)}</button></form>`

export function checkoutPage(bought: Bought, currency: string, buyer: { email: string } | undefined): string {
  const { name, creditsPerYear, brands, contacts } = PLANS[bought.plan]
  const summary = `<p class="price">${priceLine(bought, currency)}</p>
<ul><li>${creditsPerYear.toLocaleString('en')} credits a year</li><li>${brands} brands</li><li>${contacts.toLocaleString('en')} contacts</li></ul>`
  if (!buyer)
    return page(
      name,
      `${summary}<p>Sign in or create an account first, then choose the plan again.</p>
<p><a class="button" href="/api/login">Sign in or create an account</a></p>`,
    )
  return page(
    name,
    `${summary}<p>For ${text(buyer.email)}.</p>
${action(TEST_CHECKOUT_PATH, bought, `Subscribe to ${name}`)}
<p><a href="/pricing">Back to the plans</a></p>`,
  )
}

export const donePage = ({ plan, period }: Bought): string =>
  page(
    `You are on ${PLANS[plan].name}`,
    `<p>The ${period} subscription is active and its credits are there. No money has moved.</p>
<p><a class="button" href="/pricing">See your plan</a></p>`,
  )

export function portalPage(row: SubscriptionRow | undefined, currency: string, timeZone: string): string {
  if (!row)
    return page('Billing', `<p>${NO_SUBSCRIPTION}</p><p><a class="button" href="/pricing">See the plans</a></p>`)
  const until = row.paidUntil
    ? new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(row.paidUntil)
    : 'further notice'
  const other: BillingPeriod = row.period === 'monthly' ? 'annual' : 'monthly'
  const actions = [
    row.cancelled
      ? action(TEST_PORTAL_PATH, { do: 'resume' }, 'Go on with the subscription')
      : action(TEST_PORTAL_PATH, { do: 'cancel' }, `End it on ${until}`, true),
    action(
      TEST_CHECKOUT_PATH,
      { plan: row.plan, period: other },
      `Pay ${other === 'annual' ? 'a year' : 'a month'} at a time`,
      true,
    ),
    action(TEST_PORTAL_PATH, { do: 'end' }, 'End it now', true),
  ]
  return page(
    'Billing',
    `<p class="price">${PLANS[row.plan].name}, ${priceLine(row, currency)}</p>
<p>${row.cancelled ? `It ends on ${until}.` : `It renews on ${until}.`}</p>
${actions.join('\n')}
<p><a href="/pricing">Back to the plans</a></p>`,
  )
}

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem}
.label{border:2px dashed;border-radius:.5rem;padding:.5rem .75rem;font-weight:600}
h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .25rem}.price{font-size:1.25rem;margin:.25rem 0 1rem}
form{margin:.75rem 0}button,.button{display:inline-block;font:inherit;font-weight:600;padding:.6rem 1.1rem;min-height:44px;border-radius:.5rem;border:1px solid;background:CanvasText;color:Canvas;text-decoration:none;cursor:pointer}
button.quiet{background:none;color:inherit;font-weight:400}`
