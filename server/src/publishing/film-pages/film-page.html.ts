/** The film's page as HTML. It plays, judges and writes without any script; the script adds watch time and keeps the film running. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { VISITOR_MESSAGE } from '@octavo/contract/ticket'
import { escapeHtml as text } from '#text/html.ts'
import { hostOf, inkOn } from './film-page.rules.ts'
import type { FilmOnPage } from './film-page.store.ts'

/** What the page loads beside itself; the version in the address lets browsers keep it. */
const asset = (file: URL, name: string, type: string) => {
  const body = readFileSync(file, 'utf8')
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  return { name, body, type, address: `/film/assets/${name}?v=${version}` }
}
export const STYLE = asset(new URL('./film-page.style.css', import.meta.url), 'page.css', 'text/css; charset=utf-8')
export const SCRIPT = asset(
  new URL('./film-page.client.js', import.meta.url),
  'page.js',
  'text/javascript; charset=utf-8',
)

export type Said = 'up' | 'down' | 'written' | 'full'
export const THANKS: Record<Said, string> = {
  up: 'Thank you: your thumb up is counted.',
  down: 'Thank you: your thumb down is counted.',
  written: 'Thank you: your message has arrived.',
  full: 'The letter box is full at the moment. Please try again another day.',
}
export const isSaid = (word: unknown): word is Said => typeof word === 'string' && Object.hasOwn(THANKS, word)

export type FilmPageParts = {
  film: FilmOnPage
  /** The page's path, and the address of this installation before it. */
  path: string
  origin: string
  nonce: string
  said?: Said | undefined
}

const MADE_WITH_AI =
  'Made with AI. The words, the voice and the pictures of this film are synthetic; nobody you see or hear in it is a real person.'

export function filmPage(parts: FilmPageParts): string {
  const { film, path, nonce, said } = parts
  const brand = film.channelName ?? film.brandName
  const color = film.brandColor
  return `<!doctype html>
<html lang="en"><head>${head(parts, brand)}
<style nonce="${nonce}">:root{--brand:${text(color)};--on-brand:${inkOn(color)}}</style></head>
<body class="${film.format}">
<header>${film.logoUrl ? `<img src="${path}/logo" alt="" height="36">` : '<span class="leaf"></span>'}<b>${text(brand)}</b></header>
<main>
<video controls playsinline preload="metadata" poster="${path}/poster.jpg?v=${film.revision}"${size(film)} aria-label="${text(film.title)}">
<source src="${path}/film.mp4?v=${film.revision}" type="video/mp4"><track kind="captions" srclang="en" label="English" src="${path}/captions.vtt?v=${film.revision}">
<a href="${path}/film.mp4?v=${film.revision}">Watch the film</a></video>
<section class="about">
<h1>${text(film.title)}</h1>
${film.publishedAt ? `<p class="quiet">${published(film.publishedAt, film.timeZone)}</p>` : ''}
<p class="made">${MADE_WITH_AI}</p>
${link(film, path, brand)}
${thumbs(path, said)}
${sources(film.sources ?? [])}
${transcript(film.words)}
${letterBox(path, brand, said)}
</section></main>
<script src="${SCRIPT.address}" defer></script></body></html>`
}

const size = ({ width, height }: FilmOnPage): string => (width && height ? ` width="${width}" height="${height}"` : '')

const published = (at: Date, timeZone: string): string =>
  `<time datetime="${at.toISOString()}">${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(at)}</time>`

function head({ film, path, origin }: FilmPageParts, brand: string): string {
  const title = text(film.title)
  const about = text(film.hook || `A film by ${brand}`)
  const meta = (name: string, content: string | number) => `<meta property="${name}" content="${content}">`
  const measures = film.width && film.height ? { 'og:video:width': film.width, 'og:video:height': film.height } : {}
  const graph = {
    'og:type': 'video.other',
    'og:title': title,
    'og:description': about,
    'og:site_name': text(brand),
    'og:url': text(origin + path),
    'og:image': text(`${origin}${path}/poster.jpg?v=${film.revision}`),
    'og:video': text(`${origin}${path}/film.mp4?v=${film.revision}`),
    'og:video:type': 'video/mp4',
    ...measures,
  }
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${text(brand)}</title><meta name="description" content="${about}">
<link rel="canonical" href="${text(origin + path)}">
${Object.entries(graph)
  .map(([name, content]) => meta(name, content))
  .join('\n')}
<meta name="twitter:card" content="summary_large_image"><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${STYLE.address}">`
}

const link = ({ linkUrl }: FilmOnPage, path: string, brand: string): string =>
  linkUrl
    ? `<p><a class="go" href="${path}/go" rel="noopener nofollow">Visit ${text(brand)} <small>${text(hostOf(linkUrl))}</small></a></p>`
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

const source = (one: string): string =>
  /^https?:\/\/\S+$/.test(one)
    ? `<a href="${text(one)}" rel="noopener nofollow noreferrer">${text(one)}</a>`
    : text(one)

const transcript = (words: string | null): string =>
  words
    ? `<details><summary>Read the film</summary>${words
        .split(/\n+/)
        .map((paragraph) => `<p>${text(paragraph)}</p>`)
        .join('')}</details>`
    : ''

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

/** A page with one sentence, where there is no film or nothing more is taken. */
export const sentencePage = (title: string, sentence: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text(title)}</title><link rel="stylesheet" href="${STYLE.address}"></head>
<body class="sentence"><main><h1>${text(title)}</h1><p>${text(sentence)}</p></main></body></html>`
