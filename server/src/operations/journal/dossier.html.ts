/** Everything the journal says about one film or one contact, as a page that prints. */
import { DOSSIER_ENTRIES, JOURNAL_FLAWS, JOURNAL_KINDS, type JournalProof } from '@octavo/contract/journal'
import { messages } from '@octavo/contract/messages'
import type { SignedIn } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { escapeHtml } from '#text/html.ts'
import { entryView, proveJournal } from './journal.service.ts'
import * as store from './journal.store.ts'

export async function filmDossier(ctx: SignedIn, id: string): Promise<string> {
  const film = await store.titleOfFilm(ctx, id)
  if (!film) throw new Refusal('not-found', messages.video.notFound)
  const ids = film.scriptId === null ? [id] : [id, film.scriptId]
  return dossier(ctx, film.title, await store.entriesAbout(ctx, { ids }, DOSSIER_ENTRIES))
}

export async function contactDossier(ctx: SignedIn, id: string): Promise<string> {
  const contact = await store.addressOfContact(ctx, id)
  if (!contact) throw new Refusal('not-found', messages.contact.notFound)
  return dossier(ctx, contact.email, await store.entriesAbout(ctx, { contactId: id }, DOSSIER_ENTRIES))
}

async function dossier(ctx: SignedIn, about: string, rows: store.ShownEntry[]): Promise<string> {
  const proof = await proveJournal(ctx)
  const when = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'medium', timeZone: ctx.account.timeZone })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dossier: ${escapeHtml(about)}</title><style>${STYLE}</style></head><body>
<h1>${escapeHtml(about)}</h1>
<p>${escapeHtml(`${ctx.account.firstName} ${ctx.account.lastName}`)} · made ${escapeHtml(when.format(ctx.now()))} (${escapeHtml(ctx.account.timeZone)})</p>
<p>${escapeHtml(proofSentence(proof))}</p>
${rows.length === 0 ? '<p>The journal has no entry about this. It began when this version was installed.</p>' : ''}
${rows.map((row) => entrySection(row, when)).join('\n')}
</body></html>`
}

/** What became of looking through the journal, in a sentence or two. */
export function proofSentence({ entries, flaws, erased, head }: JournalProof): string {
  const [first] = flaws
  if (first) return `The journal is not whole: entry ${first.number} ${JOURNAL_FLAWS[first.flaw]}.`
  if (!head) return 'The journal is empty.'
  const gone = erased === 0 ? '' : ` ${erased} of them are about people who were erased.`
  return `The journal is whole: ${entries} entries, each with the hash of the one before.${gone} The last is number ${head.number}, ${head.hash}.`
}

function entrySection(row: store.ShownEntry, when: Intl.DateTimeFormat): string {
  const { details } = JSON.parse(row.entry) as { details: Record<string, unknown> }
  const facts = Object.entries(details).map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</dd></div>`,
  )
  return `<section><h2>${row.number}. ${escapeHtml(JOURNAL_KINDS[row.kind] ?? row.kind)}</h2>
<p>${escapeHtml(when.format(row.at))} · ${escapeHtml(entryView(row).about)}</p><dl>${facts.join('')}</dl><code>${row.hash}</code></section>`
}

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px;color:#181e29;background:#fff;overflow-wrap:anywhere}
h1{font-size:28px;margin:0}h2{font-size:16px;margin:0}section{border-top:1px solid #d9dde3;padding:12px 0;break-inside:avoid}
p{margin:4px 0}dl{margin:4px 0}dl div{display:flex;gap:12px}dt{color:#555e6c;min-width:80px}dd{margin:0}code{font-size:12px;color:#555e6c}`
