/** The film's page as HTML. It plays, judges and writes without any script; the script brings controls of its own and keeps the film running. */
import { messages } from '@octavo/contract/messages'
import { PICTURE_SOURCE_NAMES, type PictureCredit } from '@octavo/contract/picture'
import { VISITOR_MESSAGE } from '@octavo/contract/ticket'
import { isMade } from '#films/make/index.ts'
import { escapeHtml as text } from '#text/html.ts'
import { STYLE } from './film-page.assets.ts'
import { pageHead, posterOf, sizeOf } from './film-page.head.ts'
import { player } from './film-page.player.ts'
import { hostOf } from './film-page.rules.ts'
import type { FilmOnPage, NextFilm } from './film-page.store.ts'
import { clockOf, type SpokenLine } from './film-page.transcript.rules.ts'

const JUDGED = 'Thanks for the feedback.'

export type Said = 'up' | 'down' | 'written' | 'full'
export const THANKS: Record<Said, string> = {
  up: JUDGED,
  down: JUDGED,
  written: 'Thank you: your message has arrived.',
  full: 'The message box is full right now. Please try again another day.',
}
export const isSaid = (word: unknown): word is Said => typeof word === 'string' && Object.hasOwn(THANKS, word)

export type FilmPageParts = {
  film: FilmOnPage
  /** The page's path, and the address of this installation before it. */
  path: string
  origin: string
  nonce: string
  /** Whose the photos in the film are, and which pictures a model made. */
  credits: readonly PictureCredit[]
  /** What is said in it and when; none where its captions are not there. */
  lines: readonly SpokenLine[]
  /** What else the brand has out. */
  next: readonly NextFilm[]
  said?: Said | undefined
}

/** By how many of its lines a person reads. */
const MADE_WITH_AI = {
  none: 'Made with AI. The words, the voice and the pictures of this film are synthetic; nobody you see or hear in it is a real person.',
  some: 'Made with AI. The words and the pictures of this film are synthetic, and so is a part of its voice; the rest was read by a person. Nobody you see in it is a real person.',
  all: 'Made with AI. The words and the pictures of this film are synthetic; its voice is that of a person. Nobody you see in it is a real person.',
}
/** Photos in it are no pictures of ours. */
const WITH_PHOTOS = {
  none: 'Made with AI. The words and the voice of this film are synthetic, and so are its pictures but for the photos named below; nobody you hear in it is a real person.',
  some: 'Made with AI. The words of this film are synthetic, and so are a part of its voice and its pictures but for the photos named below; the rest was read by a person.',
  all: 'Made with AI. The words of this film are synthetic, and so are its pictures but for the photos named below; its voice is that of a person.',
}

export function filmPage(parts: FilmPageParts): string {
  const { film, path, credits, said, lines, next } = parts
  const brand = film.channelName ?? film.brandName
  return `<!doctype html>
<html lang="en"><head>${pageHead(parts, brand)}</head>
<body class="${film.format}">
<header>${film.logoUrl ? `<img src="${path}/logo" alt="" height="40">` : '<span class="leaf"></span>'}<b>${text(brand)}</b></header>
<main>
${player(film, path)}
<section class="about">
<h1>${text(film.title)}</h1>
${film.publishedAt ? `<p class="quiet">${published(film.publishedAt, film.timeZone)}</p>` : ''}
${about(film)}
<div class="deeds">${link(film, path, brand)}${SHARE}</div>
${thumbs(path, said)}
<p class="made">${(credits.every(isMade) ? MADE_WITH_AI : WITH_PHOTOS)[film.madeBy.read ?? 'none']}</p>
${transcript(film.words, lines)}
${sources(film.sources ?? [])}
${pictures(credits)}
${letterBox(path, brand, said)}
</section>
${nextFilms(next, brand)}
</main></body></html>`
}

const published = (at: Date, timeZone: string): string =>
  `<time datetime="${at.toISOString()}">${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(at)}</time>`

/** The words that its owner sent along. */
const about = ({ about: words }: FilmOnPage): string =>
  (words ?? '')
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph) => `<p>${text(paragraph)}</p>`)
    .join('')

/** Only the script can share: it shows the button. */
const SHARE =
  '<button type="button" class="share" data-do="share" hidden><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M12 2l5 5-1.4 1.4L13 5.8V15h-2V5.8L8.4 8.4 7 7zM5 11h3v2H6v7h12v-7h-2v-2h4v11H4V11z"/></svg> Share</button><span class="shared" role="status"></span>'

const link = ({ linkUrl }: FilmOnPage, path: string, brand: string): string =>
  linkUrl
    ? `<a class="go" href="${path}/go" rel="noopener nofollow">Visit ${text(brand)} <small>${text(hostOf(linkUrl))}</small></a>`
    : ''

const THUMB =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M3 11h4v9H3zM9 20V11l3-8c1.7 0 2.6 1.3 2.3 2.9L13.5 10H19c1.4 0 2.3 1.3 1.9 2.6l-1.7 5.7c-.3 1-1.2 1.7-2.2 1.7z"/></svg>'

const status = (said: Said | undefined, which: Said[]): string =>
  `<p class="thanks" role="status">${said && which.includes(said) ? THANKS[said] : ''}</p>`

const thumbs = (path: string, said: Said | undefined): string => {
  const thumb = (which: 'up' | 'down', label: string) =>
    `<button name="thumb" value="${which}" aria-pressed="${said === which}">${THUMB} ${label}</button>`
  return `<form class="thumbs" method="post" action="${path}/thumb">${thumb('up', 'Helpful')}${thumb('down', 'Not for me')}${status(said, ['up', 'down'])}</form>`
}

const sources = (all: string[]): string =>
  all.length === 0
    ? ''
    : `<h2>Sources</h2><ul class="sources">${all.map((one) => `<li>${source(one)}</li>`).join('')}</ul>`

const pictures = (credits: readonly PictureCredit[]): string => {
  const photos = credits.flatMap((one) => (isMade(one) ? [] : [photo(one)]))
  const lines = [...new Set([...photos, ...(credits.some(isMade) ? [messages.pictures.made] : [])])]
  return lines.length === 0
    ? ''
    : `<h2>Pictures</h2><ul class="sources">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

const photo = ({ author, source: from, page }: PictureCredit): string =>
  `<a href="${text(page)}" rel="noopener nofollow noreferrer">${text(messages.pictures.credit(author, PICTURE_SOURCE_NAMES[from]))}</a>`

const source = (one: string): string =>
  /^https?:\/\/\S+$/.test(one)
    ? `<a href="${text(one)}" rel="noopener nofollow noreferrer">${text(one)}</a>`
    : text(one)

/** What is said, line by line where the times are known; the script makes each line a way to its moment. */
function transcript(words: string | null, lines: readonly SpokenLine[]): string {
  if (lines.length > 0)
    return `<section class="transcript"><h2 id="transcript">Transcript</h2><ol tabindex="0" aria-labelledby="transcript">${lines
      .map(
        ({ at, text: said }) =>
          `<li><span class="line" data-at="${at}"><time>${clockOf(at)}</time><span>${text(said)}</span></span></li>`,
      )
      .join('')}</ol></section>`
  const paragraphs = (words ?? '').split(/\n+/).filter(Boolean)
  return paragraphs.length === 0
    ? ''
    : `<details><summary>Transcript</summary>${paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`).join('')}</details>`
}

const nextFilms = (films: readonly NextFilm[], brand: string): string =>
  films.length === 0
    ? ''
    : `<section class="next"><h2>More from ${text(brand)}</h2><ul>${films.map(nextFilm).join('')}</ul></section>`

function nextFilm(film: NextFilm): string {
  const { width, height } = sizeOf(film)
  return `<li><a href="${film.path}"><img src="${text(posterOf(film, film.path))}" alt="" width="${width}" height="${height}" loading="lazy" decoding="async"><span>${text(film.title)}</span>${film.durationMs ? `<small>${clockOf(film.durationMs / 1000)}</small>` : ''}</a></li>`
}

/** The field that no person sees catches programs that fill in everything. */
const letterBox = (
  path: string,
  brand: string,
  said: Said | undefined,
): string => `<details id="write"${said === 'written' || said === 'full' ? ' open' : ''}><summary>Write to ${text(brand)}</summary>
<form class="letter" method="post" action="${path}/message">
<label>Message<textarea name="text" required maxlength="${VISITOR_MESSAGE.text}" rows="4"></textarea></label>
<label>Name (optional)<input name="name" maxlength="${VISITOR_MESSAGE.name}" autocomplete="name"></label>
<label>Email for an answer (optional)<input name="email" type="email" maxlength="${VISITOR_MESSAGE.email}" autocomplete="email"></label>
<label class="trap" aria-hidden="true">Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>
<button>Send</button>${status(said, ['written', 'full'])}</form></details>`

/** A page with one sentence, where there is no film or nothing more is accepted. */
export const sentencePage = (title: string, sentence: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text(title)}</title><link rel="stylesheet" href="${STYLE.address}"></head>
<body class="sentence"><main><h1>${text(title)}</h1><p>${text(sentence)}</p></main></body></html>`
