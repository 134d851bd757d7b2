/** The film on its page. It plays by the browser's own controls; the page's script puts these in their place. */
import { escapeHtml as text } from '#text/html.ts'
import { posterOf, sizeOf } from './film-page.head.ts'
import type { FilmOnPage } from './film-page.store.ts'
import { clockOf } from './film-page.transcript.rules.ts'

const svg = (paths: string, kind = ''): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"${kind && ` class="${kind}"`}>${paths}</svg>`

const ICONS = {
  play: '<path d="M7 4.5v15l12.5-7.5z"/>',
  pause: '<path d="M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z"/>',
  captions:
    '<path fill-rule="evenodd" d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm1 7h6v2H5zm8 0h6v2h-6zM5 15.5h10v2H5z"/>',
  loud: '<path d="M4 9v6h4l5 4.5v-15L8 9zM16 7.5a6 6 0 0 1 0 9l-1.2-1.3a4.2 4.2 0 0 0 0-6.4z"/>',
  mute: '<path d="M4 9v6h4l5 4.5v-15L8 9zM15.3 9.3l1.4-1.4 1.9 1.9 1.9-1.9 1.4 1.4-1.9 1.9 1.9 1.9-1.4 1.4-1.9-1.9-1.9 1.9-1.4-1.4 1.9-1.9z"/>',
  full: '<path d="M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z"/>',
}

const control = (what: string, label: string, inside: string, more = ''): string =>
  `<button type="button" data-do="${what}" aria-label="${label}"${more}>${inside}</button>`

const bar = (seconds: number): string => `<div class="bar" hidden>
<input type="range" min="0" max="${seconds.toFixed(1)}" step="0.1" value="0" aria-label="Position" aria-valuetext="0:00 of ${clockOf(seconds)}">
<div>${control('play', 'Play', svg(ICONS.play, 'off') + svg(ICONS.pause, 'on'))}
<span class="time"><span>0:00</span> / ${clockOf(seconds)}</span>
${control('captions', 'Captions', svg(ICONS.captions), ' aria-pressed="false"')}
${control('sound', 'Mute', svg(ICONS.loud, 'off') + svg(ICONS.mute, 'on'))}
${control('speed', 'Speed: 1×', '1×')}
${control('full', 'Full screen', svg(ICONS.full))}</div></div>`

/** The film with its poster, captions and controls, in a place of its own size. */
export function player(film: FilmOnPage, path: string): string {
  const { width, height } = sizeOf(film)
  const version = `?v=${film.revision}`
  return `<div class="player" role="group" aria-label="Film">
<video controls playsinline preload="metadata" poster="${text(posterOf(film, path))}" width="${width}" height="${height}" aria-label="${text(film.title)}">
<source src="${path}/film.mp4${version}" type="video/mp4"><track kind="captions" srclang="en" label="English" src="${path}/captions.vtt${version}">
<a href="${path}/film.mp4${version}">Watch the film</a></video>
<button type="button" class="start" data-do="play" aria-hidden="true" tabindex="-1" hidden>${svg(ICONS.play)}</button>
<p class="said" aria-hidden="true"></p>
${bar((film.durationMs ?? 0) / 1000)}</div>`
}
