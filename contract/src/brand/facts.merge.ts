import type { BrandFact } from './schemas.ts'

/** An answer to the interview stays the same fact, whatever its words become; any other is told by its words. */
const keyOf = ({ kind, text, answer = '', interview }: BrandFact): string =>
  interview ?? JSON.stringify([kind, text, answer])
const wordsOf = ({ kind, text, answer = '' }: BrandFact): string => JSON.stringify([kind, text, answer])
const byKey = (facts: readonly BrandFact[]) => new Map(facts.map((fact) => [keyOf(fact), fact]))

/**
 * A list of facts that was changed here while it may have been changed elsewhere: what was typed here stays, and so does what
 * came, changed or went there and was left alone here. `before` is what both began with.
 */
export function mergedFacts(
  before: readonly BrandFact[],
  typed: readonly BrandFact[],
  now: readonly BrandFact[],
): BrandFact[] {
  const [was, is, here] = [byKey(before), byKey(now), byKey(typed)]
  const kept = typed.flatMap((fact) => {
    const old = was.get(keyOf(fact))
    const isLeftAlone = old && wordsOf(old) === wordsOf(fact)
    return isLeftAlone ? (is.get(keyOf(fact)) ?? []) : fact
  })
  return [...kept, ...now.filter((fact) => !was.has(keyOf(fact)) && !here.has(keyOf(fact)))]
}
