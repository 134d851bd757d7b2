/** What the reader thinks likely, as findings beside those of the rules. */
import { sentencesOf } from '@octavo/voice/text'
import type { CheckedField, Finding } from '#check.rules.ts'
import { CATEGORY_TEXTS } from './categories.ts'
import { model } from './model.ts'
import { type Reading, readText } from './reader.ts'

/** Begins the id of what the reader found; behind it stands the category. */
const READER = 'reader:'

/** A name of what the reader has learned: another name, another reader. */
export const readerVersion = (): string => model().version

/** What is likely in breach in these fields where no rule is sure already. Nothing can be put in its place: it waits for a person. */
export function likelyIn(fields: Partial<Record<CheckedField, string>>, certain: readonly Finding[]): Finding[] {
  return Object.entries(fields).flatMap(([name, text]) => {
    const field = name as CheckedField
    const known = certain.filter((one) => one.field === field && one.severity !== 'low')
    return readText(without(text, known)).map((reading) => findingOf(reading, field))
  })
}

/** The text with blanks for the sentences in which these were found: all others stay where they are. */
function without(text: string, found: readonly Finding[]): string {
  if (found.length === 0) return text
  const inOrder = found.toSorted((a, b) => a.start - b.start)
  const pieces: string[] = []
  let at = 0
  let next = 0
  for (const { start, end } of sentencesOf(text)) {
    while ((inOrder[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    if ((inOrder[next]?.start ?? end) >= end) continue
    pieces.push(text.slice(at, start), ' '.repeat(end - start))
    at = end
  }
  return [...pieces, text.slice(at)].join('')
}

function findingOf({ category, probability, sentence, words }: Reading, field: CheckedField): Finding {
  const { title, explanation, advice, source } = CATEGORY_TEXTS[category]
  const heard = words.map(({ text }) => `“${text}”`).join(', ')
  return {
    ...{ ruleId: `${READER}${category}`, title, severity: 'low', field, likely: probability },
    ...{ quote: sentence.text, start: sentence.start, end: sentence.end },
    explanation: `${explanation} What made it look so: ${heard}.`,
    suggestion: advice,
    ...{ source: source.name, sourceKind: source.kind, ...(source.url && { sourceUrl: source.url }) },
  }
}
