/** Where a scene is cut: at sentences and commas, on words that name a thing, on beats, and never inside a word. */
import type { LookName, Scene, Word } from '#plan.ts'
import { FRAME_MS, frameAt, msAt } from '#timing.ts'

type Span = { startMs: number; endMs: number }

export type CutRules = {
  words: readonly Word[]
  /** Places of words that name something which can be drawn. */
  named: ReadonlySet<number>
  beats: readonly number[]
  look?: LookName
  /** Nobody and nothing is there to cut to. */
  alone: boolean
}

/** A picture that one has read goes on within so much, in milliseconds. */
const USUAL_MS = 1900
const SHORTEST_MS = 1100
const LONGEST_MS = 2500
/** What grows point by point, or counts, may stay a little longer. */
const GROWING_MS = 2600
/** Loud looks are cut faster and calm ones slower. */
const PACE: Partial<Record<LookName, number>> = { block: 0.88, sticker: 0.88, editorial: 1.15, chalk: 1.05 }
/** A cut comes so many frames before the word it belongs to. */
const AHEAD = 2
/** A cut comes no earlier than that for a beat. */
const FARTHEST_BEAT_MS = 400

/** Costs of a cut in the middle of a clause, after a comma, after a sentence; what a thing that is named is worth. */
const COST = { inside: 0.45, comma: 0.12, sentence: 0, named: -0.35, aloneCut: 0.5 }

/** How long the last card stands at least. */
const CARD_MS = 2500

const GROWS = new Set<Scene['kind']>(['list', 'timeline', 'chart', 'number'])

/** The scene in stretches that follow each other, each at least a second long where the scene is. */
export function cutsIn(scene: Scene, rules: CutRules): Span[] {
  const { startMs, endMs } = scene
  const isWhole = scene.kind === 'media' && (scene.clip || !rules.look)
  if (scene.kind === 'intro' || isWhole) return [{ startMs, endMs }]
  const usual = (GROWS.has(scene.kind) ? GROWING_MS : USUAL_MS) * ((rules.look && PACE[rules.look]) ?? 1)
  const moments = [startMs, ...places(scene, rules).map(({ ms }) => ms), endMs]
  const costs = [0, ...places(scene, rules).map(({ cost }) => cost), 0]
  const best: { cost: number; from: number }[] = [{ cost: 0, from: -1 }]
  for (let to = 1; to < moments.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: 0 }
    for (let from = to - 1; from >= 0; from--) {
      const cost = best[from]!.cost + lengthCost(moments[to]! - moments[from]!, usual) + costs[to]!
      if (cost < found.cost) found = { cost, from }
    }
    best.push(found)
  }
  const cuts: number[] = []
  for (let at = moments.length - 1; at > 0; at = best[at]!.from) cuts.unshift(at)
  return cuts.map((at) => ({ startMs: moments[best[at]!.from]!, endMs: moments[at]! }))
}

function lengthCost(ms: number, usual: number): number {
  const off = (ms - usual) / usual
  const short = ms < SHORTEST_MS ? 4 + (SHORTEST_MS - ms) / 100 : 0
  const long = ms > LONGEST_MS ? (ms - LONGEST_MS) / 500 : 0
  return off * off + short + long
}

/** Every place for a cut, with what it costs. */
function places(
  { startMs, endMs, kind }: Scene,
  { words, named, beats, alone }: CutRules,
): { ms: number; cost: number }[] {
  // The last card is read: it stays for so long.
  const latest = kind === 'close' ? endMs - CARD_MS : endMs - FRAME_MS
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    if (!before) return []
    const ms = onBeat(msAt(frameAt(word.startMs) - AHEAD), before, word, beats)
    if (ms <= startMs + FRAME_MS || ms > latest) return []
    const mark = /[.!?…]["”’)]*$/u.test(before.text) ? 'sentence' : /[,;:–—]$/u.test(before.text) ? 'comma' : 'inside'
    const cost = COST[mark] + (named.has(at) ? COST.named : 0) + (alone ? COST.aloneCut : 0)
    return [{ ms, cost }]
  })
}

/** A beat in the rest before the word takes the cut: no word is cut in two by it. */
function onBeat(ms: number, before: Word, word: Word, beats: readonly number[]): number {
  const rests = [Math.max(before.endMs - FRAME_MS, word.startMs - FARTHEST_BEAT_MS), word.startMs] as const
  const [beat] = beats
    .filter((one) => one >= rests[0] && one <= rests[1])
    .sort((a, b) => Math.abs(a - ms) - Math.abs(b - ms))
  if (beat !== undefined) return msAt(frameAt(beat))
  return Math.max(ms, Math.min(msAt(frameAt(before.endMs)), ms + 2 * FRAME_MS))
}
