/** Stretches of hits in a row of things looked at one after the other; parts of a row can be put together. `at` is where the longest begins. */
export type Run = { count: number; lead: number; tail: number; longest: number; at: number }

export const NO_RUN: Run = { count: 0, lead: 0, tail: 0, longest: 0, at: 0 }

/** The run with one more thing looked at. */
export function extend(run: Run, hit: boolean): Run {
  const length = hit ? 1 : 0
  return joinRuns(run, { count: 1, lead: length, tail: length, longest: length, at: 0 })
}

/** Two neighbouring parts of a row as one. */
export function joinRuns(a: Run, b: Run): Run {
  const stretches = [
    { longest: a.longest, at: a.at },
    { longest: a.tail + b.lead, at: a.count - a.tail },
    { longest: b.longest, at: a.count + b.at },
  ]
  return {
    count: a.count + b.count,
    lead: a.lead === a.count ? a.count + b.lead : a.lead,
    tail: b.tail === b.count ? a.tail + b.count : b.tail,
    ...stretches.reduce((best, one) => (one.longest > best.longest ? one : best)),
  }
}
