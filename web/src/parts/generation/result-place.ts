/** Where a generator shows what comes of an order. */
export const RESULT_PLACE = 'result'

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Of the top bar. */
const BAR_PX = 56

/** Who orders is brought to where it shows: it stands above what one has scrolled to, on a phone below it. The focus stays. */
export function bringResultIntoView() {
  const place = document.getElementById(RESULT_PLACE)
  if (!place) return
  const { top } = place.getBoundingClientRect()
  if (top < BAR_PX || top > window.innerHeight / 2)
    place.scrollIntoView({ block: 'start', behavior: reduced() ? 'instant' : 'smooth' })
}
