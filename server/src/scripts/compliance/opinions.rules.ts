/** Pure: under what name the words of a text are kept, and how far a second opinion and the reader agree. */
import type { Finding } from '@octavo/contract/compliance'

/** The same words, the same text; whether its hashtags bear their sign is of no weight. */
export const wordsNamed = ({ title = '', body, hashtags = [] }: Words): string =>
  JSON.stringify([title, body, hashtags.map((tag) => tag.replace(/^#/, ''))])
export type Words = { title?: string; body: string; hashtags?: readonly string[] }

export type Agreement = { both: number; onlyReader: number; onlyModel: number }

type Found = Pick<Finding, 'field' | 'start' | 'end' | 'likely' | 'saidBy'>

const touches = (one: Found, other: Found): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end

/** Findings of the reader in places that the model names too, and those of either alone. What a rule is sure of counts for neither. */
export function agreementOf(issues: readonly Found[], said: readonly Found[]): Agreement {
  const certain = issues.filter(({ likely }) => likely === undefined)
  const readers = issues.filter(({ likely, saidBy }) => likely !== undefined && saidBy === undefined)
  const models = said.filter((one) => !certain.some((rule) => touches(rule, one)))
  const both = readers.filter((one) => models.some((other) => touches(one, other))).length
  const onlyModel = models.filter((one) => !readers.some((other) => touches(one, other))).length
  return { both, onlyReader: readers.length - both, onlyModel }
}

/** Findings of earlier words whose own words still stand, where they stand now. */
export function stillStanding<F extends Finding>(found: readonly F[], body: string): F[] {
  return found.flatMap((one) => {
    if (one.field !== 'text') return [one]
    const start = body.indexOf(one.quote)
    return start < 0 ? [] : [{ ...one, start, end: start + one.quote.length }]
  })
}
