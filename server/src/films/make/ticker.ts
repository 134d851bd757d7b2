const EVERY_MS = 1000

/** Takes progress as often as it is told and has it written down once a second. */
export function ticker(write: (share: number) => Promise<unknown>) {
  let share = 0
  let written = 0
  let writing: Promise<unknown> = Promise.resolve()
  const tick = async () => {
    if (share === written) return
    written = share
    await write(share)
  }
  // Progress is a courtesy: a write that fails must not fail the film.
  const timer = setInterval(() => {
    writing = writing.then(tick).catch(() => undefined)
  }, EVERY_MS)
  return {
    report: (now: number) => {
      share = Math.max(share, Math.min(1, now))
    },
    end: () => {
      clearInterval(timer)
      return writing
    },
  }
}
