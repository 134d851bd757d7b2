/** What somebody else says of a text, as findings beside the officer's own: it may add and explain, and never silences. */
import { type Finding as AnyFinding, CATEGORIES, type Category, OPINION } from '@octavo/contract/compliance'
import { CATEGORY_TEXTS, type CategoryTexts } from '#reader/categories.ts'
import { type FoldedText, foldText } from '#rules/folded-text.ts'
import { allRules } from '#rules/packs.ts'
import { type CheckedField, type Finding, hashtagLine } from './check.rules.ts'

/** Begins the id of what was found so; behind it stands the category, or the rule. */
const SAID = 'opinion:'

/** One thing that was said of a text, as it was said. */
export type Remark = { about: string; quote: string; explanation: string; likely: number }

/** Words that somebody else may be asked about. */
export type Words = { title?: string; body: string; hashtags?: readonly string[] }

/** What of it may be told, and how much may not. */
export type Opinion = { findings: AnyFinding[]; dropped: number }

/** Each category with what it means, for whoever is asked. */
export const categoryMeanings = (): { category: Category; meaning: string }[] =>
  CATEGORIES.map((category) => ({
    category,
    meaning: `${CATEGORY_TEXTS[category].title}. ${CATEGORY_TEXTS[category].explanation}`,
  }))

/** Of what was said: what quotes words of the text and names a category or a rule. All else is counted and told nobody. */
export function opinionOf(remarks: readonly Remark[], words: Words, by: string): Opinion {
  const fields = Object.entries(fieldsOf(words)).map(([name, text]) => [name as CheckedField, foldText(text)] as const)
  const found = new Map<string, AnyFinding>()
  let dropped = Math.max(0, remarks.length - OPINION.findings)
  for (const remark of remarks.slice(0, OPINION.findings)) {
    const finding = findingOf(remark, fields)
    if (finding) found.set(`${finding.ruleId} ${finding.field} ${finding.start}`, { ...finding, saidBy: by })
    else dropped += 1
  }
  return { findings: [...found.values()], dropped }
}

/** What was said of these very words and still stands there. Where a rule fails them for sure already, nothing is added. */
export function opinionBeside(
  said: readonly AnyFinding[],
  words: Words,
  certain: readonly Finding[],
): readonly AnyFinding[] {
  const fields = fieldsOf(words)
  return said.filter(
    (one) =>
      fields[one.field].slice(one.start, one.end) === one.quote &&
      !certain.some((rule) => rule.severity === 'high' && touches(rule, one)),
  )
}

type Place = Pick<AnyFinding, 'field' | 'start' | 'end'>

const touches = (one: Place, other: Place): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end

const fieldsOf = ({ title = '', body, hashtags = [] }: Words): Record<CheckedField, string> => ({
  text: body,
  title,
  hashtags: hashtagLine(hashtags),
})

function findingOf(
  { about, quote, explanation, likely }: Remark,
  fields: readonly (readonly [CheckedField, FoldedText])[],
): Finding | undefined {
  const texts = textsOf(about)
  const place = placeOf(quote, fields)
  const probability = Math.min(1, Math.max(0, likely))
  if (!texts || !place || !(probability >= OPINION.likely)) return undefined
  const { title, advice, source } = texts
  return {
    ...{ ruleId: `${SAID}${about}`, title, severity: 'low', likely: probability, ...place },
    explanation: plain(explanation) || texts.explanation,
    suggestion: advice,
    ...{ source: source.name, sourceKind: source.kind, ...(source.url && { sourceUrl: source.url }) },
  }
}

const textsOf = (about: string): CategoryTexts | undefined =>
  CATEGORIES.some((one) => one === about) ? CATEGORY_TEXTS[about as Category] : allRules.find(({ id }) => id === about)

const LEAST_QUOTE = 3
const PART_OF_A_WORD = /[\p{L}\p{N}]/u

/** Where the quote stands as whole words, in the text before title and hashtags: letter by letter, or as the rules read it. */
function placeOf(quote: string, fields: readonly (readonly [CheckedField, FoldedText])[]) {
  const wanted = quote.trim()
  if (wanted.length < LEAST_QUOTE || wanted.length > OPINION.quote) return undefined
  const { folded } = foldText(wanted)
  for (const [field, text] of fields) {
    const at = wholeWords(text.folded, folded)
    if (at === undefined) continue
    const [start, end] = [text.startOf(at), text.endOf(at + folded.length)]
    return { field, start, end, quote: text.original.slice(start, end) }
  }
  return undefined
}

function wholeWords(text: string, wanted: string): number | undefined {
  for (let at = text.indexOf(wanted); wanted && at >= 0; at = text.indexOf(wanted, at + 1)) {
    const cutsBefore = PART_OF_A_WORD.test(text[at - 1] ?? '') && PART_OF_A_WORD.test(wanted[0] ?? '')
    const cutsBehind = PART_OF_A_WORD.test(text[at + wanted.length] ?? '') && PART_OF_A_WORD.test(wanted.at(-1) ?? '')
    if (!cutsBefore && !cutsBehind) return at
  }
  return undefined
}

/** One line of words, without signs that steer how it is shown. */
function plain(text: string): string {
  const line = text
    .slice(0, OPINION.explanation * 2)
    .replace(/[\p{Cc}\p{Cf}\s]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return line.length > OPINION.explanation ? `${line.slice(0, OPINION.explanation - 1).trimEnd()}…` : line
}
