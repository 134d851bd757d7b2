/** The compliance report as one page that prints: every decision that was kept, with its reasons. */
import type { Finding, SetAside } from '@octavo/contract/compliance'
import type { SignedIn } from '#context.ts'
import { escapeHtml } from '#text/html.ts'
import { complianceFigures } from './compliance.service.ts'
import { type CheckRow, latestChecks } from './compliance.store.ts'

const MOST_REPORTED = 1000

const SAID: Record<CheckRow['action'], string> = {
  approved: 'Approved as written',
  improved: 'Improved, then approved',
  review: 'Requires review',
  'approved-by-person': 'Approved by a person',
  discarded: 'Discarded by a person',
}

const saidLikely = (probability: number): string => `likely, ${Math.floor(probability * 100)}%`
const saidTwice = ({ model, prompt, cost, missing }: NonNullable<CheckRow['opinion']>): string =>
  missing ??
  `Second opinion by ${model} (prompt ${prompt}, ${cost.tokens} tokens, $${(cost.microdollars / 1e6).toFixed(4)})`
const shown = (value: number | null): string => (value === null ? 'No data yet' : `${value}%`)

export async function complianceReport(ctx: SignedIn): Promise<string> {
  const [figures, rows] = await Promise.all([complianceFigures(ctx), latestChecks(ctx, MOST_REPORTED)])
  const when = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: ctx.account.timeZone })
  const owner = `${ctx.account.firstName} ${ctx.account.lastName}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Compliance report</title><style>${STYLE}</style></head><body>
<h1>Compliance report</h1>
<p>${escapeHtml(owner)} · made ${escapeHtml(when.format(ctx.now()))}</p>
<dl><div><dt>Scripts checked</dt><dd>${figures.checked}</dd></div>
<div><dt>Approved in the end</dt><dd>${shown(figures.complianceRate)}</dd></div>
<div><dt>Passed as written</dt><dd>${shown(figures.passRate)}</dd></div>
<div><dt>Fixed automatically</dt><dd>${shown(figures.autoFixedRate)}</dd></div></dl>
${rows.length === 0 ? '<p>No script has been checked yet. Generate a weekly batch and come back.</p>' : rows.map((row) => entry(row, when)).join('\n')}
</body></html>`
}

const entry = (row: CheckRow, when: Intl.DateTimeFormat): string => `<section>
<h2>${escapeHtml(row.scriptTitle)}</h2>
<p>${SAID[row.action]} · score ${row.scoreBefore} to ${row.scoreAfter} · ${row.rounds} ${row.rounds === 1 ? 'round' : 'rounds'} · ${escapeHtml(when.format(row.createdAt))}</p>
${row.opinion ? `<p>${escapeHtml(saidTwice(row.opinion))}</p>` : ''}
${row.reason ? `<p>Reason: ${escapeHtml(row.reason)}</p>` : ''}
${list(row.issues.map((issue) => `<li>${found(issue)} ${escapeHtml(issue.explanation)}</li>`))}
${row.setAside.length > 0 ? '<p>Set aside, because the owner switched off these rules:</p>' : ''}
${list(row.setAside.map((issue) => `<li>${found(issue)} ${escapeHtml(becauseOf(issue, when))}</li>`))}
</section>`

const list = (items: readonly string[]): string => (items.length > 0 ? `<ul>${items.join('')}</ul>` : '')

const found = ({ title, ruleId, likely, severity, source, quote, saidBy }: Finding): string =>
  `<b>${escapeHtml(title)}</b> (${escapeHtml(ruleId)}, ${likely === undefined ? severity : saidLikely(likely)}, ${escapeHtml(source)}${saidBy ? `, found by ${escapeHtml(saidBy)}` : ''})${quote ? `: “${escapeHtml(quote)}”` : ''}.`

const becauseOf = ({ because: { reason, by, at } }: SetAside, when: Intl.DateTimeFormat): string =>
  `${by}, ${when.format(new Date(at))}: ${reason}`

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px;color:#181e29;background:#fff}
h1{font-size:28px;margin:0}h2{font-size:16px;margin:0}section{border-top:1px solid #d9dde3;padding:12px 0;break-inside:avoid}
p{margin:4px 0}dl{display:flex;flex-wrap:wrap;gap:24px;margin:24px 0}dt{font-size:13px;color:#555e6c}dd{margin:0;font-size:24px}`
