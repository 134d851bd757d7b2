const EVERY_MS = 1000

/** Takes progress as often as it is told while the work goes on, and has it written down once a second. */
export async function withProgress<T>(
  write: (share: number) => Promise<unknown>,
  work: (report: (share: number) => void) => Promise<T>,
): Promise<T> {
  let share = 0
  let written = 0
  let writing: Promise<unknown> = Promise.resolve()
  const writeDown = async () => {
    if (share === written) return
    written = share
    await write(share)
  }
  // Progress is a courtesy: a write that fails must not fail the film.
  const timer = setInterval(() => {
    writing = writing.then(writeDown).catch(() => undefined)
  }, EVERY_MS)
  try {
    return await work((now) => {
      share = Math.max(share, Math.min(1, now))
    })
  } finally {
    clearInterval(timer)
    await writing
  }
}
