import { topicSlots } from '#english/slots.ts'
import type { Material } from '#topics/material.ts'

export type Source = { authors: string; work: string; year: string }

/** "Robert Cialdini, Influence, 1984" in its parts; nothing where a source is no single dated work by named people. */
export function parseSource(source: string): Source | undefined {
  const parts = source.split(', ')
  const year = parts.at(-1) ?? ''
  const work = parts.at(-2) ?? ''
  const authors = parts.slice(0, -2).join(', ')
  // A comma among the authors belongs to a list that ends in "and"; else it belongs to the title.
  if (authors.includes(',') && !/, [^,]+ and [^,]+$/.test(authors)) return undefined
  if (!/^\d{4}$/.test(year) || !/^[A-Z][\w'’ -]+$/.test(work) || !authors) return undefined
  if (/\b(?:lecture|interview|speech|University|Institute|Bureau|W3C|ISO|IETF|others)\b|\b[A-Z]\./.test(source))
    return undefined
  return { authors, work, year }
}

/** Sentences that name who the material comes from, unless it names them itself. */
export function sourceSentences({ source, topic, facts, why }: Material): string[] {
  const parsed = source ? parseSource(source) : undefined
  if (!parsed) return []
  const surname = parsed.authors.split(' ').at(-1) ?? ''
  if (`${facts.join(' ')} ${why}`.includes(surname)) return []
  const { authors, work, year } = parsed
  const named = topicSlots(topic).thing ?? []
  return [
    ...named.flatMap((thing) => [
      `${authors} wrote about ${thing} in ${work}, in ${year}.`,
      `In ${year}, ${authors} wrote about ${thing}.`,
    ]),
    `The thought comes from ${authors}, who wrote ${work}.`,
    `You can read about it in ${work}, by ${authors}.`,
    `It goes back to ${authors}, in ${year}.`,
  ]
}
