/** Pure: what makes scripts score, read from the reasons of their scores. */
import type { ScoreReason } from '@octavo/contract/compliance'

export type Element = {
  /** The part of the score, as the reasons name it. */
  element: string
  /** Share of its points that the scripts earn on average, 0 to 1. */
  strength: number
}

export type Intelligence = {
  /** Scripts that were read. */
  from: number
  patterns_applied: number
  /** The parts that carry, the strongest first. */
  elements: Element[]
  /** The parts that leave the most points behind. */
  weakest: Element[]
  /** Mean strength of the carrying parts, 0 to 1. */
  confidence: number
}

const CARRIES = 0.75
const MOST_SHOWN = 5

/** `points` names the most that each part can earn; reasons that are no part of it (what was learned) are left out. */
export function extractIntelligence(
  reasons: readonly ScoreReason[][],
  points: Readonly<Record<string, number>>,
): Intelligence {
  const parts = Object.entries(points).map(([element, most]) => ({
    element,
    strength: round(mean(reasons.map((of) => (of.find(({ label }) => label === element)?.effect ?? 0) / most))),
    lost: most,
  }))
  const elements = parts.filter(({ strength }) => strength >= CARRIES).toSorted((a, b) => b.strength - a.strength)
  const weakest = parts
    .filter(({ strength }) => strength < CARRIES)
    .toSorted((a, b) => b.lost * (1 - b.strength) - a.lost * (1 - a.strength))
  const plain = ({ element, strength }: Element): Element => ({ element, strength })
  return {
    from: reasons.length,
    patterns_applied: elements.length,
    elements: elements.slice(0, MOST_SHOWN).map(plain),
    weakest: weakest.slice(0, MOST_SHOWN).map(plain),
    confidence: round(mean(elements.map(({ strength }) => strength))),
  }
}

/** Points that a script earns in the named parts: what decides between two of the same score. */
export const pointsIn = (reasons: readonly ScoreReason[], parts: readonly Element[]): number =>
  reasons
    .filter(({ label }) => parts.some(({ element }) => element === label))
    .reduce((sum, one) => sum + one.effect, 0)

const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const round = (share: number): number => Math.round(share * 100) / 100
