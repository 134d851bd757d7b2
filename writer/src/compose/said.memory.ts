import { plainSentence, sentencesOf } from '@octavo/voice/text'
import { spellOut } from '#english/contraction.rules.ts'
import { hooks } from '#patterns/hooks.ts'
import { actionLeads, exampleLeads, ordinalLeads, whyLeads } from '#patterns/leads.ts'
import { traits } from '#patterns/persona.traits.ts'

/**
 * What may not be said again. A sentence counts as said in its contracted form too, and behind any lead-in that was put
 * before it ("Try this: ...") or without one that was there before.
 */
export type Said = {
  /** None of the text's sentences was said, and none comes twice in it. */
  allNew(text: string): boolean
  /** None of its sentences was said word for word; what an owner wrote may come again in another frame. */
  allUnspoken(text: string): boolean
  add(text: string): void
  /** A memory that goes on from this one without changing it. */
  branch(): Said
}

// A lead-in has at most this many words, and what follows it at least so many that it is a sentence of its own.
const LONGEST_LEAD = 10
const SHORTEST_REST = 4

/** A sentence as it is compared, without the lead-in it may have, and what is left of it without its first words. */
type Key = { plain: string; core: string; endings: readonly string[] }

function keyOf(plain: string): Key {
  const words = plain.split(' ')
  const cuts = Math.max(0, Math.min(LONGEST_LEAD, words.length - SHORTEST_REST))
  return {
    plain,
    core: withoutLead(plain),
    endings: Array.from({ length: cuts }, (_, cut) => words.slice(cut + 1).join(' ')),
  }
}

const folded = (sentence: string): string => plainSentence(spellOut(sentence))

const LEADS: readonly string[] = [
  ...[actionLeads, exampleLeads, whyLeads].flatMap((table) => table.map(([text]) => text)),
  ...ordinalLeads.flat(),
  ...traits.flatMap(({ leads }) => leads),
  ...hooks.flatMap(({ text }) => /^[^{}]+:(?= \{)/.exec(text)?.[0] ?? []),
]
  .map((lead) => `${folded(lead)} `)
  .toSorted((a, b) => b.length - a.length)

function withoutLead(plain: string): string {
  const lead = LEADS.find((one) => plain.startsWith(one))
  return lead && plain.split(' ').length - lead.split(' ').length + 1 >= SHORTEST_REST
    ? plain.slice(lead.length)
    : plain
}

// The same texts are asked about again and again; cutting them into sentences is what takes the time.
const CACHED_TEXTS = 40_000
const cache = new Map<string, readonly Key[]>()

function keysOf(text: string): readonly Key[] {
  const known = cache.get(text)
  if (known) return known
  const keys = sentencesOf(text).map((sentence) => keyOf(folded(sentence.text)))
  if (cache.size >= CACHED_TEXTS) cache.clear()
  cache.set(text, keys)
  return keys
}

type Memory = { sentences: Set<string>; cores: Set<string>; endings: Set<string> }

const emptyMemory = (): Memory => ({ sentences: new Set(), cores: new Set(), endings: new Set() })

function learn(memory: Memory, { plain, core, endings }: Key): void {
  memory.sentences.add(plain)
  memory.cores.add(core)
  for (const ending of endings) memory.endings.add(ending)
}

// Several texts are written from one set of used sentences, of which the best is taken.
const learned = new WeakMap<ReadonlySet<string>, { size: number; memory: Memory }>()

function memoryOf(used: ReadonlySet<string>): Memory {
  const known = learned.get(used)
  if (known?.size === used.size) return known.memory
  const memory = emptyMemory()
  for (const sentence of used) learn(memory, keyOf(folded(sentence)))
  learned.set(used, { size: used.size, memory })
  return memory
}

/** `used` holds sentences as `plainSentence` gives them. */
export const saidMemory = (used: ReadonlySet<string>): Said => memoryFrom([memoryOf(used)], emptyMemory())

function memoryFrom(before: readonly Memory[], own: Memory): Said {
  const all = [...before, own]
  const known = ({ plain, core, endings }: Key): boolean =>
    all.some(
      (one) => one.cores.has(core) || one.endings.has(plain) || endings.some((ending) => one.sentences.has(ending)),
    )
  return {
    allNew(text) {
      const keys = keysOf(text)
      return new Set(keys.map(({ plain }) => plain)).size === keys.length && !keys.some(known)
    },
    allUnspoken: (text) => !keysOf(text).some(({ plain }) => all.some((one) => one.sentences.has(plain))),
    add(text) {
      for (const key of keysOf(text)) learn(own, key)
    },
    branch: () => memoryFrom(all, emptyMemory()),
  }
}
