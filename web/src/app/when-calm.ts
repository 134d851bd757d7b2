/** What nobody waits for is fetched after the first press or key, or this long after the start. */
const CALM_AFTER_MS = 4000
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const

const idle: (work: () => void) => void =
  'requestIdleCallback' in window ? (work) => void requestIdleCallback(work) : (work) => void setTimeout(work, 50)

let calm: Promise<void> | undefined

/** The first screen is there and somebody is about to use it, or looks at it quietly. */
function becomesCalm(): Promise<void> {
  calm ??= new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, done)
      resolve()
    }
    for (const sign of SIGNS) window.addEventListener(sign, done, { passive: true })
    setTimeout(done, CALM_AFTER_MS)
  })
  return calm
}

/** Does the work when the browser has nothing better to do; the function that is returned calls it off. */
export function whenCalm(work: () => void): () => void {
  let off = false
  void becomesCalm().then(() => idle(() => !off && work()))
  return () => {
    off = true
  }
}
