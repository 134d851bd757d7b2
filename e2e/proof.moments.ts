/** Pure: at which moments of a batch everything is killed. */

/**
 * asked: after the order was sent, before its answer. starting: while the server comes up again. shelving: while a film's
 * files are put into their place. The others: while a video is at that stage.
 */
export type MomentName = 'asked' | 'writing' | 'voicing' | 'rendering' | 'shelving' | 'starting'

export type Moment = {
  name: MomentName
  /** Not before so many films are ready: that spreads the kills over the batch. */
  ready: number
  /** So long after the moment was seen. */
  delayMs: number
  /** PostgreSQL is killed too; otherwise it is left to find out by itself. */
  withDatabase: boolean
}

const LATER: MomentName[] = ['rendering', 'shelving', 'starting', 'voicing', 'rendering']

/** The longest wait after the moment was seen: writing lasts as long as there are scripts, rendering as its film. */
const longestDelay = (name: MomentName, { filmSeconds, videos }: { filmSeconds: number; videos: number }): number =>
  ({ asked: 400, writing: videos * 100, voicing: 2500, rendering: filmSeconds * 300, shelving: 25, starting: 2500 })[
    name
  ]

/** The first two fall on the order and on the writing; the rest is spread evenly over the films as they get ready. */
export function planMoments(plan: { kills: number; videos: number; filmSeconds: number; seed: number }): Moment[] {
  const chance = chanceOf(plan.seed)
  const databaseFirst = chance() < 0.5
  return Array.from({ length: plan.kills }, (_, index) => {
    const name = index === 0 ? 'asked' : index === 1 ? 'writing' : LATER[(index - 2) % LATER.length]!
    const spread = Math.floor(((index - 2) * plan.videos) / Math.max(1, plan.kills - 2))
    return {
      name,
      ready: Math.max(0, Math.min(plan.videos - 1, spread)),
      delayMs: Math.round(chance() * longestDelay(name, plan)),
      withDatabase: index % 2 === (databaseFirst ? 0 : 1),
    }
  })
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
