import type { Chance } from '#chance.ts'
import type { Trade } from '#knowledge/trade.ts'
import { isPlural, upperFirst, withArticle } from './grammar.ts'

/** What stands between braces in a pattern: one wording or several to choose from. */
export type Slots = Readonly<Record<string, readonly string[]>>

/** The slots that speak of a trade in its own words. */
export const tradeSlots = (trade: Trade): Slots => ({
  trade: [trade.name],
  aTrade: [withArticle(trade.name)],
  subject: trade.subject ? [trade.subject] : [],
  people: [trade.people],
  visitor: [trade.visitor],
  aVisitor: [withArticle(trade.visitor)],
  offer: trade.offers,
  spot: trade.spots,
  moment: trade.moments,
})

// What one does ("reading copy aloud") is no thing to be met or spotted.
const isDoing = (topic: string): boolean => /^\w+ing\b/.test(topic) && !isPlural(topic)

// A clause ("how spam filters learn") follows "about" and little else.
const isClause = (topic: string): boolean => /^(?:what|how|where|why|whether|who|when|which|not)\b/.test(topic)

/** The slots for a topic, with the verbs that agree with it: {topic} after "about", {thing} wherever a noun can
 * stand, {noun} where only a thing fits. */
export function topicSlots(topic: string | undefined): Slots {
  if (!topic) return {}
  const thing = isClause(topic) ? [] : [topic]
  const [is, does, was, s] = isPlural(topic) ? ['are', 'do', 'were', ''] : ['is', 'does', 'was', 's']
  return {
    topic: [topic],
    thing,
    noun: isDoing(topic) ? [] : thing,
    is: [is],
    does: [does],
    was: [was],
    comes: [`come${s}`],
    shows: [`show${s}`],
    looks: [`look${s}`],
    matters: [`matter${s}`],
  }
}

const SLOT = /\{(\w+)\}/g

/** The pattern with every slot filled and its sentences capitalised; nothing when a slot has no filling. */
export function fill(pattern: string, slots: Slots, chance: Chance): string | undefined {
  const filled = new Map<string, string>()
  for (const [, name = ''] of pattern.matchAll(SLOT)) {
    const wordings = slots[name.charAt(0).toLowerCase() + name.slice(1)]
    if (!wordings || wordings.length === 0) return undefined
    if (!filled.has(name)) filled.set(name, chance.pick(wordings))
  }
  const text = pattern.replace(SLOT, (_, name: string) => {
    const wording = filled.get(name) ?? ''
    return /^[A-Z]/.test(name) ? upperFirst(wording) : wording
  })
  return upperFirst(text)
}

// How often a pattern with several wordings is filled before the writer looks elsewhere.
const ROUNDS = 5

/** Fillings of the patterns in chance order, each once: candidates for one place in a script. */
export function fillings(patterns: readonly string[], slots: Slots, chance: Chance): string[] {
  const all = new Set<string>()
  for (let round = 0; round < ROUNDS; round++)
    for (const pattern of chance.shuffled(patterns)) {
      const text = fill(pattern, slots, chance)
      if (text) all.add(text)
    }
  return [...all]
}
