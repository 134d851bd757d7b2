/** Where a generator shows what comes of an order. */
export const RESULT_PLACE = 'result'

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** On a phone the result stands under the form: who orders is brought to it. */
export function bringResultIntoView() {
  const place = document.getElementById(RESULT_PLACE)
  if (place && place.getBoundingClientRect().top > window.innerHeight / 2)
    place.scrollIntoView({ block: 'start', behavior: reduced() ? 'instant' : 'smooth' })
}
