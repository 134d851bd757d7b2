/** A campaign's words as one person gets them. Pure: what is said goes in, mail and text come out. */
import { OPT_OUT_WORDS } from '@octavo/contract/campaign'
import { escapeHtml } from '#text/html.ts'

export type Person = { firstName: string; lastName: string }

export type MailParts = {
  subject: string
  body: string
  businessName: string
  person: Person
  /** The film that it shows, with the address that counts a click on it. */
  film: { title: string; posterUrl: string; url: string } | null
  /** What the button leads to; null for none. */
  action: { label: string; url: string } | null
  /** The address that counts a click on the nth address of the body, beginning with 1. */
  tracked: (place: number) => string
  /** Where the line leads that says what it was made with; null leaves it away. */
  madeWithUrl: string | null
  /** Null for mail that cannot be unsubscribed from, such as a request to confirm. */
  unsubscribeUrl: string | null
  openUrl: string | null
  postalAddress: string
  /** Why this person gets it. */
  why: string
}

export const STRANGER = 'there'
const MADE_WITH = 'Made with Octavo'
/** Paragraphs before the film. */
const FILM_AFTER = 2
const ADDRESS = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/g

/** The person's names in place of the merge fields. */
export const merge = (text: string, { firstName, lastName }: Person): string =>
  text.replaceAll('{{firstName}}', () => firstName || STRANGER).replaceAll('{{lastName}}', () => lastName)

/** The web addresses a body names, in their order. */
export const addressesIn = (body: string): string[] => [...body.matchAll(ADDRESS)].map(([address]) => address)

export function renderMail(parts: MailParts): { subject: string; text: string; html: string } {
  const words = { ...parts, body: merge(parts.body, parts.person) }
  return { subject: merge(parts.subject, parts.person).trim(), text: plainText(words), html: htmlText(words) }
}

function plainText(parts: MailParts): string {
  const { body, film, action, businessName, postalAddress, why, unsubscribeUrl, madeWithUrl } = parts
  const footer = [why, [businessName, postalAddress].filter(Boolean).join(', ')]
  if (unsubscribeUrl) footer.push(`Unsubscribe: ${unsubscribeUrl}`)
  if (madeWithUrl) footer.push(`${MADE_WITH}: ${madeWithUrl}`)
  const links = [
    film && film.url !== action?.url && `${film.title}: ${film.url}`,
    action && `${action.label}: ${action.url}`,
  ]
  return `${[body, ...links].filter(Boolean).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

const FONT = "font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SMALL = "font:13px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#667085"

function htmlText(parts: MailParts): string {
  const { subject, action, businessName, postalAddress, why, unsubscribeUrl, openUrl, madeWithUrl } = parts
  const link = (url: string, label: string, style = '') =>
    `<a href="${escapeHtml(url)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d2939;color:#fff;text-decoration:none'
  const footer = [escapeHtml(why), escapeHtml([businessName, postalAddress].filter(Boolean).join(', '))]
  if (unsubscribeUrl) footer.push(link(unsubscribeUrl, 'Unsubscribe or change what you get', 'color:#667085'))
  if (madeWithUrl) footer.push(link(madeWithUrl, MADE_WITH, 'color:#667085'))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;${FONT}"><div style="max-width:560px;margin:0 auto">
${content(parts)}
${action ? `<p style="margin:24px 0">${link(action.url, action.label, button)}</p>\n` : ''}<hr style="border:0;border-top:1px solid #d0d5dd;margin:32px 0 16px">
<p style="margin:0;${SMALL}">${footer.join('<br>')}</p>
</div>${openUrl ? `<img src="${escapeHtml(openUrl)}" alt="" width="1" height="1">` : ''}</body></html>
`
}

/** The words, and the film behind the greeting and what is said of it; behind all words where those are few. */
function content({ body, film, tracked }: MailParts): string {
  const written = paragraphs(body, tracked)
  if (!film) return written.join('\n')
  const place = written.length > FILM_AFTER ? FILM_AFTER : written.length
  const url = escapeHtml(film.url)
  const poster = `<p style="margin:0 0 16px"><a href="${url}"><img src="${escapeHtml(film.posterUrl)}" alt="${escapeHtml(film.title)}" width="270" style="display:block;max-width:100%;height:auto;border:0;border-radius:8px"></a><a href="${url}" style="color:inherit">${escapeHtml(film.title)}</a></p>`
  return [...written.slice(0, place), poster, ...written.slice(place)].join('\n')
}

/** Paragraphs stand apart by empty lines; web addresses become links that count. */
function paragraphs(body: string, tracked: (place: number) => string): string[] {
  let place = 0
  const linked = (text: string): string => {
    let html = ''
    let end = 0
    for (const { 0: address, index } of text.matchAll(ADDRESS)) {
      html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(tracked(++place))}">${escapeHtml(address)}</a>`
      end = index + address.length
    }
    return html + escapeHtml(text.slice(end))
  }
  return body
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
}

/** A text with its link, if it has one, and the words that end it. */
export const renderText = (body: string, person: Person, url: string | null): string =>
  [merge(body, person).trim(), url, OPT_OUT_WORDS].filter(Boolean).join(' ')
