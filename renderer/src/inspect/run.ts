/** Stretches of hits in a row of things looked at one after the other; parts of a row can be put together. */
export type Run = { count: number; lead: number; tail: number; longest: number }

export const NO_RUN: Run = { count: 0, lead: 0, tail: 0, longest: 0 }

/** The run with one more thing looked at. */
export function extend(run: Run, hit: boolean): Run {
  return joinRuns(run, hit ? { count: 1, lead: 1, tail: 1, longest: 1 } : { count: 1, lead: 0, tail: 0, longest: 0 })
}

/** Two neighbouring parts of a row as one. */
export function joinRuns(a: Run, b: Run): Run {
  return {
    count: a.count + b.count,
    lead: a.lead === a.count ? a.count + b.lead : a.lead,
    tail: b.tail === b.count ? a.tail + b.count : b.tail,
    longest: Math.max(a.longest, b.longest, a.tail + b.lead),
  }
}
