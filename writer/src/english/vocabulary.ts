import { NICHE_ITEMS } from '#knowledge/niches.ts'
import { generalTrade } from '#knowledge/trades/any.ts'
import { trades } from '#knowledge/trades/index.ts'

let known: Set<string> | undefined

/** Every word that stands in lower case somewhere in what the writer knows, and so is no name. */
function lowerCaseWords(): Set<string> {
  if (known) return known
  const items = Object.values(NICHE_ITEMS).flat()
  const texts = [
    ...items.flatMap(({ topic, fact, why, action, example }) => [topic, ...fact, why, ...action, example]),
    ...[...trades, generalTrade].flatMap(({ items }) => items.map(({ detail }) => detail)),
    ...trades.flatMap(({ items }) => items.flatMap(({ topic, ask, fact, why, tip }) => [topic, ask, fact, why, tip])),
    ...trades.flatMap(({ name, subject, words, offers }) => [name, subject, ...words, ...offers]),
  ]
  known = new Set(texts.flatMap((text) => ` ${text}`.match(/(?<=\s)[a-z][a-z']*(?![A-Za-z])/g) ?? []))
  return known
}

/** The text as it goes on after a colon: its first letter in lower case, unless the first word may be a name. */
export function lowerFirst(text: string): string {
  const [, first = '', rest = ''] = /^([A-Z][a-z']*)([^A-Za-z\d].*)?$/s.exec(text) ?? []
  const nameFollows = /^ (?!I\b)[A-Z]/.test(rest)
  const isNoName = lowerCaseWords().has(first.toLowerCase()) || /^[A-Z][a-z]{3,}ing$/.test(first)
  return first && first !== 'I' && !nameFollows && isNoName
    ? first.charAt(0).toLowerCase() + first.slice(1) + rest
    : text
}
