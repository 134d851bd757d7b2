/** Pure: who counts as a visitor, and for how long they watched. */

/** Programs that look at a page to index it or to draw its preview say so in their name. */
const PROGRAM =
  /bot\b|bot\/|crawler|spider|slurp|facebookexternalhit|facebookcatalog|embedly|whatsapp|telegram|skypeuripreview|link ?preview|pinterest|vkshare|headless-render|monitoring|uptime/i

export type Asking = { method: string; agent: string | undefined; purpose: string | undefined }

/** A person opens a page; a program indexes it, a browser fetches it in case somebody might. */
export const isPerson = ({ method, agent = '', purpose = '' }: Asking): boolean =>
  method !== 'HEAD' && !PROGRAM.test(agent) && !/prefetch|prerender|preview/i.test(purpose)

/** Milliseconds watched as the page says them: nobody watches more than the film in a day's visit. */
export const watchedMs = (seconds: number, filmMs: number): number =>
  Number.isFinite(seconds) ? Math.round(Math.min(Math.max(seconds * 1000, 0), filmMs)) : 0

/** A page's link as its button says it: the host alone. */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')

/** Black or white, whichever reads better on the color (WCAG 2.2, relative luminance). */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) ** 2 > 1.05 * 0.05 ? '#000000' : '#ffffff'
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
