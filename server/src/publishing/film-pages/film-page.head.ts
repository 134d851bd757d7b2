/** What a film's page says to browsers, search engines and those who draw previews of links. */
import { BRAND_DEFAULTS } from '@octavo/contract/brand'
import { fontFile } from '@octavo/contract/font'
import { LOOKS, type LookName } from '@octavo/contract/look'
import { chainsOf, fontName } from '@octavo/renderer'
import { escapeHtml as text } from '#text/html.ts'
import { SCRIPT, STYLE } from './film-page.assets.ts'
import { inkOn } from './film-page.rules.ts'
import type { FilmOnPage } from './film-page.store.ts'
import { isoDuration, type SpokenLine } from './film-page.transcript.rules.ts'

type HeadParts = {
  film: FilmOnPage
  path: string
  origin: string
  nonce: string
  lines: readonly SpokenLine[]
}

/** A search result shows some 160 characters of it. */
const ABOUT_LENGTH = 300

export function pageHead(parts: HeadParts, brand: string): string {
  const { film, path, origin } = parts
  const title = text(film.title)
  const about = text(aboutOf(film, brand))
  const poster = text(origin + posterOf(film, path))
  const measures = film.width && film.height ? { 'og:video:width': film.width, 'og:video:height': film.height } : {}
  const picture = film.width && film.height ? { 'og:image:width': film.width, 'og:image:height': film.height } : {}
  const graph = {
    'og:type': 'video.other',
    'og:title': title,
    'og:description': about,
    'og:site_name': text(brand),
    'og:url': text(origin + path),
    'og:image': poster,
    ...picture,
    'og:image:alt': title,
    'og:video': text(`${origin}${path}/film.mp4?v=${film.revision}`),
    'og:video:type': 'video/mp4',
    ...measures,
  }
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': about,
    'twitter:image': poster,
    'twitter:image:alt': title,
  }
  const meta =
    (kind: 'name' | 'property') =>
    ([name, content]: [string, string | number]) =>
      `<meta ${kind}="${name}" content="${content}">`
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${text(brand)}</title><meta name="description" content="${about}">
<link rel="canonical" href="${text(origin + path)}"><link rel="icon" href="/favicon.svg">
<meta name="color-scheme" content="light dark"><meta name="theme-color" content="${text(film.brandColor)}">
${Object.entries(graph).map(meta('property')).join('\n')}
${Object.entries(twitter).map(meta('name')).join('\n')}
${looks(parts)}
<script type="application/ld+json">${schemaOf(parts, brand)}</script>
<script src="${SCRIPT.address}" defer></script>`
}

/** The address of a film's picture; another moment is another picture. */
export const posterOf = ({ revision, posterMs }: Pick<FilmOnPage, 'revision' | 'posterMs'>, path: string): string =>
  `${path}/poster.jpg?v=${revision}${posterMs === null ? '' : `&at=${posterMs}`}`

const aboutOf = ({ about, hook }: FilmOnPage, brand: string): string =>
  (about || hook || `A film by ${brand}`).slice(0, ABOUT_LENGTH)

/** The page's colors and letters: the brand's own, or those in which the film is set. */
function looks({ film, nonce }: HeadParts): string {
  const font = pageFont(film)
  const address = text(fontFile(fontName(font)))
  const { width, height } = sizeOf(film)
  // What is not there at once stays away, so that nothing jumps; the next page has it.
  return `<link rel="preload" href="${address}" as="font" type="font/ttf" crossorigin>
<link rel="stylesheet" href="${STYLE.address}">
<style nonce="${nonce}">@font-face{font-family:Film;src:url(${address}) format("truetype");font-weight:400 900;font-display:optional}
:root{--brand:${text(film.brandColor)};--on-brand:${inkOn(film.brandColor)};--width:${width};--height:${height}}</style>`
}

/** The measures that the page keeps free for the film, before anything of it is there. */
export const sizeOf = ({
  width,
  height,
  format,
}: Pick<FilmOnPage, 'width' | 'height' | 'format'>): { width: number; height: number } =>
  width && height
    ? { width, height }
    : format === 'long'
      ? { width: 1920, height: 1080 }
      : { width: 1080, height: 1920 }

const isLook = (name: string | null): name is LookName => LOOKS.some((look) => look === name)

/** What large words are set in: as the brand chose, else as the film's own look has them. */
function pageFont({ fonts, look }: FilmOnPage) {
  const set = fonts === BRAND_DEFAULTS.fonts && isLook(look) ? look : fonts
  const [display = []] = chainsOf(set)
  const [first] = display
  if (!first) throw new Error(`There is no font for ${set}.`)
  return first
}

/** The film as search engines read it (schema.org VideoObject). Nothing in it can end the element it stands in. */
function schemaOf({ film, path, origin, lines }: HeadParts, brand: string): string {
  const about = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: film.title,
    description: aboutOf(film, brand),
    thumbnailUrl: [origin + posterOf(film, path)],
    ...(film.publishedAt && { uploadDate: film.publishedAt.toISOString() }),
    ...(film.durationMs && { duration: isoDuration(film.durationMs) }),
    ...(film.width && film.height && { width: film.width, height: film.height }),
    contentUrl: `${origin}${path}/film.mp4?v=${film.revision}`,
    url: origin + path,
    inLanguage: 'en',
    ...(lines.length > 0 && { transcript: lines.map((line) => line.text).join(' ') }),
    publisher: {
      '@type': 'Organization',
      name: brand,
      ...(film.linkUrl && { url: film.linkUrl }),
      ...(film.logoUrl && { logo: `${origin}${path}/logo` }),
    },
  }
  return JSON.stringify(about).replaceAll('<', '\\u003c')
}
