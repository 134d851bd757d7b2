/** What every writer promises, whoever writes. An adapter's test calls this with a way to make the adapter. */
import { plainSentence, sentencesOf, spokenSeconds } from '@octavo/voice/text'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectHonestService } from '#services/service.conformance.ts'
import type { Language, ScriptRequest, WrittenScript } from './language.ts'
import type { Spending } from './spending.ts'

export type LanguageBench = { language: Language; end: () => Promise<void> }

type Brand = ScriptRequest['brand']

/** A book without an end; what stands in it is looked at. */
export function openBook(): Spending & { total: { tokens: number; microdollars: number } } {
  const total = { tokens: 0, microdollars: 0 }
  const add = (cost: typeof total, sign: 1 | -1) => {
    total.tokens += sign * cost.tokens
    total.microdollars += sign * cost.microdollars
  }
  return {
    total,
    async take(_, about, { unit, most }) {
      if (total[unit] + about[unit] > most) return undefined
      add(about, 1)
      return async (used) => {
        add(about, -1)
        add(used, 1)
      }
    },
  }
}

/** A shop with facts, one that says next to nothing of itself, and one that speaks about a subject. */
export const someBrands = {
  bakery: {
    name: 'Corner Crumb',
    niche: 'Business & Entrepreneurship',
    tone: 'Friendly & Approachable',
    persona: '',
    description: 'A neighborhood bakery in Leeds that bakes sourdough overnight',
    facts: [
      { kind: 'price', text: 'A country loaf costs £4.80' },
      { kind: 'how', text: 'We let the dough rest for eighteen hours' },
      { kind: 'question', text: 'Do you slice the bread?', answer: 'Yes. Tell us how thick you like it.' },
      { kind: 'season', text: 'Hot cross buns come out at 7 am on Good Friday' },
      { kind: 'story', text: 'My grandmother opened the shop in 1962' },
    ],
  },
  dentist: {
    name: 'Northlight Dental',
    niche: 'Business & Entrepreneurship',
    tone: 'Professional & Authoritative',
    persona: 'A calm dentist who explains every step',
    description: 'Family dental practice',
    facts: [],
  },
  subject: {
    name: 'Quiet Focus',
    niche: 'Personal Development',
    tone: 'Educational & Informative',
    persona: '',
    description: 'Attention, habits and learning for busy people',
    facts: [],
  },
} satisfies Record<string, Brand>

export const someRequest = (changes: Partial<ScriptRequest> = {}): ScriptRequest => ({
  brand: someBrands.bakery,
  format: 'short',
  seconds: changes.format === 'long' ? { aim: 230, min: 180, max: 300 } : { aim: 40, min: 15, max: 60 },
  presenter: false,
  seed: 7,
  usedSentences: new Set(),
  recentIngredients: [],
  account: '00000000-0000-4000-8000-000000000001',
  brandId: '00000000-0000-4000-8000-000000000002',
  ...changes,
})

/** So many weeks of seven shorts and a long one, each of which knows what the earlier ones said. */
export async function writeWeeks(language: Language, brand: Brand, weeks: number): Promise<WrittenScript[]> {
  const scripts: WrittenScript[] = []
  const [used, recent] = [new Set<string>(), [] as string[]]
  for (let number = 0; number < weeks * 8; number++) {
    const format = number % 8 === 2 ? 'long' : 'short'
    const asked = someRequest({
      brand,
      format,
      seed: number,
      usedSentences: new Set(used),
      recentIngredients: [...recent],
    })
    const script = await language.writeScript(asked)
    for (const { text } of sentencesOf(script.body)) used.add(plainSentence(text))
    recent.unshift(...script.ingredients)
    scripts.push(script)
  }
  return scripts
}

export function languagePromises(name: string, make: () => Promise<LanguageBench>): void {
  describe(`${name}, as a writer,`, () => {
    let bench: LanguageBench
    beforeEach(async () => {
      bench = await make()
    })
    afterEach(() => bench.end())

    it('says who it is and what it costs', () => {
      expectHonestService(bench.language)
      expect(bench.language.can.languages).toContain('en')
      expect(bench.language.candidates).toBeGreaterThan(0)
    })

    it.each(Object.entries(someBrands))(
      'writes scripts for the %s that fit their time and repeat nothing',
      async (_, brand) => {
        const scripts = await writeWeeks(bench.language, brand, 1)
        const sentences = scripts.flatMap(({ body }) => sentencesOf(body).map(({ text }) => plainSentence(text)))
        expect(new Set(sentences).size).toBe(sentences.length)
        for (const [at, script] of scripts.entries()) {
          const [min, max] = at === 2 ? [180, 300] : [15, 60]
          expect(spokenSeconds(script.body)).toBeGreaterThanOrEqual(min)
          expect(spokenSeconds(script.body)).toBeLessThanOrEqual(max)
          expect(script.title.trim()).not.toBe('')
          expect(script.body.startsWith(script.hook)).toBe(true)
          expect(script.body.endsWith(script.callToAction)).toBe(true)
          expect(script.ingredients.length).toBeGreaterThan(0)
        }
      },
    )

    it('mends what was found and leaves the rest as it is', async () => {
      const script = await bench.language.writeScript(someRequest())
      const [, second] = sentencesOf(script.body)
      const finding = {
        ruleId: 'a-rule',
        quote: second!.text,
        start: second!.start,
        end: second!.end,
        suggestion: 'Say it otherwise',
      }
      const mended = await bench.language.improveScript(script, [finding], someRequest())
      expect(mended.body).not.toContain(second!.text)
      expect(mended.callToAction).toBe(script.callToAction)
    })

    it('says about what a second opinion takes, where it gives any; whoever is embedded gives none', () => {
      const { embedded, opinions } = bench.language
      expect(opinions ? opinions.about.tokens : 1).toBeGreaterThan(0)
      expect(embedded && opinions !== undefined).toBe(false)
    })

    it('knows of a niche what speaks of some words', () => {
      const { found, total } = bench.language.knowledgeOn('Marketing & Sales', 'price')
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(total)
    })
  })
}
