import { plainSentence, sentencesOf } from '@octavo/voice/text'
import type { ScriptRequest, WrittenScript } from './script.ts'
import { writeScript } from './write.ts'

type Brand = ScriptRequest['brand']

/** Brands as unlike each other as owners are. */
export const brands = {
  pottery: {
    name: 'Kiln',
    niche: 'Marketing & Sales',
    tone: 'Friendly & Approachable',
    persona: '',
    description: 'Pottery studio',
    facts: [],
  },
  dentist: {
    name: 'Northlight Dental',
    niche: 'Business & Entrepreneurship',
    tone: 'Professional & Authoritative',
    persona: 'A calm dentist who explains every step',
    description: 'Family dental practice in a small town',
    facts: [
      { kind: 'product', text: 'Check-ups, cleanings and fillings for all ages' },
      { kind: 'price', text: 'A check-up with cleaning costs $95' },
      { kind: 'proof', text: 'In the same house on Mill Street since 1998' },
      {
        kind: 'question',
        text: 'Do you treat small children?',
        answer: 'Yes. The first visit is only a look around and a ride in the chair.',
      },
      { kind: 'offer', text: 'Families who book three check-ups on one day get the earliest slot on Saturday' },
    ],
  },
  coffee: {
    name: 'Bytebrew',
    niche: 'AI & Technology',
    tone: 'Energetic & Enthusiastic',
    persona: '',
    description: 'A coffee bar with free repair evenings for laptops',
    facts: [],
  },
  subject: {
    name: 'Quiet Focus',
    niche: 'Personal Development',
    tone: 'Educational & Informative',
    persona: 'A thoughtful coach who prefers small steps',
    description: 'Attention, habits and learning for busy people',
    facts: [],
  },
} satisfies Record<string, Brand>

/** A request for a short film, changed as a test needs it. */
export const requestFor = (brand: Brand, changes: Partial<ScriptRequest> = {}): ScriptRequest => ({
  brand,
  format: 'short',
  seconds: changes.format === 'long' ? { aim: 230, min: 180, max: 300 } : { aim: 40, min: 15, max: 60 },
  presenter: false,
  seed: 1,
  usedSentences: new Set(),
  recentIngredients: [],
  ...changes,
})

/** What an account remembers from script to script. */
export type Memory = { used: Set<string>; recent: string[] }
export const emptyMemory = (): Memory => ({ used: new Set(), recent: [] })

/** Seven shorts and a long one, each of which knows what the earlier ones said. */
export function writeBatch(
  brand: Brand,
  memory: Memory,
  week: number,
  changes: Partial<ScriptRequest> = {},
): WrittenScript[] {
  const scripts: WrittenScript[] = []
  for (let index = 0; index < 8; index++) {
    const format = index === 2 ? 'long' : 'short'
    const request = requestFor(brand, { format, seed: week * 100 + index, ...changes })
    const script = writeScript({
      ...request,
      usedSentences: new Set(memory.used),
      recentIngredients: [...memory.recent],
    })
    for (const { text } of sentencesOf(script.body)) memory.used.add(plainSentence(text))
    memory.recent.unshift(...script.ingredients)
    scripts.push(script)
  }
  return scripts
}
