/** The small pages that strangers reach from a message: no script, nothing loaded, readable on any phone. */
import { escapeHtml } from '#text/html.ts'
import type { Preferences } from './tracking.service.ts'

const STYLE = `:root{color-scheme:light dark;--ink:#101828;--paper:#fff;--soft:#475467;--line:#d0d5dd}
@media(prefers-color-scheme:dark){:root{--ink:#f2f4f7;--paper:#0c111d;--soft:#98a2b3;--line:#344054}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:12vh 24px 48px}h1{font-size:1.6rem;line-height:1.25;margin:0 0 16px}
p{margin:0 0 16px}.soft{color:var(--soft);font-size:.9rem}b{overflow-wrap:anywhere}
button{font:inherit;font-weight:600;padding:12px 20px;border-radius:10px;border:1px solid var(--line);cursor:pointer;background:var(--ink);color:var(--paper);min-height:48px}
button.quiet{background:none;color:var(--ink)}button:focus-visible{outline:3px solid #6366f1;outline-offset:2px}`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>
`

const button = (wish: string, label: string, quiet = false): string =>
  `<form method="post"><input type="hidden" name="wish" value="${wish}"><button${quiet ? ' class="quiet"' : ''}>${escapeHtml(label)}</button></form>`

const WORDS = { email: 'mail', sms: 'texts' } as const

/** Looking changes nothing: programs follow links too, so a button has to be pressed. */
export function preferencesPage({ businessName, address, channel, subscribed }: Preferences, done: boolean): string {
  const [name, to, what] = [escapeHtml(businessName), escapeHtml(address), WORDS[channel]]
  if (subscribed)
    return page(
      done ? 'You are back on the list' : `Stop ${what} from ${businessName}?`,
      `<p><b>${to}</b> gets ${what} from ${name}.</p>${button('stop', 'Unsubscribe', done)}
<p class="soft" style="margin-top:24px">It takes effect at once. No sign-in, no questions.</p>`,
    )
  return page(
    done ? 'You are unsubscribed' : `No ${what} from ${businessName}`,
    `<p><b>${to}</b> gets no more ${what} from ${name}.</p>
<p class="soft">Was that a mistake? You can come back, and leave again, whenever you like.</p>
${button('return', 'Subscribe again', true)}`,
  )
}

export function confirmPage({ businessName, address, subscribed }: Preferences): string {
  const [name, to] = [escapeHtml(businessName), escapeHtml(address)]
  if (subscribed) return page('Thank you', `<p><b>${to}</b> gets mail from ${name}. Each one has a link to leave.</p>`)
  return page(
    `Mail from ${businessName}?`,
    `<p>${name} would like to write to <b>${to}</b>.</p>${button('confirm', 'Yes, send me mail')}
<p class="soft" style="margin-top:24px">If you did not expect this, close the page and nothing happens.</p>`,
  )
}

export const sorryPage = (title: string, sentence: string): string => page(title, `<p>${escapeHtml(sentence)}</p>`)
