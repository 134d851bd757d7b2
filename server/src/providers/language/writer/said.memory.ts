import { plainSentence, sentencesOf } from '#text/sentences.ts'
import { spellOut } from './grammar.ts'

/**
 * What may not be said again. A sentence counts as said in its contracted form too, and behind any of the lead-ins
 * that the writer puts before a sentence ("Try this: ...").
 */
export type Said = {
  has(sentence: string): boolean
  /** None of its sentences was said, and none comes twice in it. */
  allNew(text: string): boolean
  add(text: string): void
  /** A memory that goes on from this one without changing it. */
  branch(): Said
}

const folded = (sentence: string): string => plainSentence(spellOut(sentence))

/** `leads` are the lead-ins as written, with or without their colon. */
export function saidMemory(used: ReadonlySet<string>, leads: readonly string[]): Said {
  const plainLeads = leads.map((lead) => `${folded(lead)} `).toSorted((a, b) => b.length - a.length)
  const core = (sentence: string): string => {
    const plain = folded(sentence)
    const lead = plainLeads.find((one) => plain.startsWith(one) && plain.length > one.length)
    return lead ? plain.slice(lead.length) : plain
  }
  const before = new Set<string>()
  for (const sentence of used) before.add(folded(sentence)).add(core(sentence))
  return memory(new Set(), before, core)
}

function memory(own: Set<string>, before: ReadonlySet<string>, core: (sentence: string) => string): Said {
  const known = (key: string) => before.has(key) || own.has(key)
  const has = (sentence: string) => known(folded(sentence)) || known(core(sentence))
  return {
    has,
    allNew(text) {
      const cores = sentencesOf(text).map((sentence) => core(sentence.text))
      return new Set(cores).size === cores.length && sentencesOf(text).every((sentence) => !has(sentence.text))
    },
    add(text) {
      for (const { text: sentence } of sentencesOf(text)) own.add(folded(sentence)).add(core(sentence))
    },
    branch: () => memory(new Set(own), before, core),
  }
}
