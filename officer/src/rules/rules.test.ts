import { describe, expect, it } from 'vitest'
import { computingMs } from '#computing.fixture.ts'
import { foldText } from './folded-text.ts'
import { findHits } from './matcher.ts'
import { allRules, rulePacks } from './packs.ts'
import type { Rule } from './rule.ts'

const ruleCalled = (id: string): Rule => {
  const rule = allRules.find((one) => one.id === id)
  if (!rule) throw new Error(`No rule ${id}`)
  return rule
}

const hitsIn = (rule: Rule, text: string) => {
  const folded = foldText(text)
  return findHits(rule, folded, { everything: folded.folded })
}

describe('the rules', () => {
  it('are more than a hundred, each with an id of its own that begins with its field', () => {
    expect(allRules.length).toBeGreaterThanOrEqual(100)
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length)
    for (const { id } of allRules)
      expect(id).toMatch(/^(platform|ftc|health|money|presenter|copyright|family|spam|ai)(-[a-z0-9]+)+$/)
  })

  it.each(rulePacks.map((pack) => [pack.name, pack.rules] as const))(
    'explain themselves in plain sentences: %s',
    (_, rules) => {
      for (const { id, title, explanation, advice, source } of rules) {
        expect(explanation, id).toMatch(/^[A-Z"].{20,180}\.$/)
        expect(advice, id).toMatch(/^[A-Z].{8,160}\.$/)
        expect(title.length, id).toBeLessThan(50)
        expect(source.name.length, id).toBeGreaterThan(5)
        if (source.url) expect(new URL(source.url).protocol).toBe('https:')
      }
    },
  )

  it('look for something, written in lower case as it is matched', () => {
    for (const { id, phrases = [], find } of allRules) {
      expect(phrases.length > 0 || find, id).toBeTruthy()
      for (const [pattern] of phrases) {
        expect(pattern.source.replaceAll(/\\[A-Z]/g, ''), id).not.toMatch(/[A-Z]/)
        expect(pattern.flags, id).toBe('')
      }
    }
  })

  const hits = allRules.flatMap((rule) => rule.cases.hit.map((text) => [rule.id, text] as const))
  const misses = allRules.flatMap((rule) => rule.cases.miss.map((text) => [rule.id, text] as const))

  it.each(hits)('%s finds: %s', (id, text) => {
    const found = hitsIn(ruleCalled(id), text)
    expect(found).not.toEqual([])
    for (const { start, end, quote } of found) expect(text.slice(start, end)).toBe(quote)
  })

  it.each(misses)('%s lets pass: %s', (id, text) => {
    expect(hitsIn(ruleCalled(id), text)).toEqual([])
  })

  it.each(hits)('%s finds it shouted and inside other words of a script: %s', (id, text) => {
    expect(hitsIn(ruleCalled(id), `Quick note\n${text}\nThat is all for today.`)).not.toEqual([])
  })
})

describe('a match', () => {
  const guarantee = ruleCalled('ftc-guaranteed-results')

  it.each([
    ['in capitals', 'GUARANTEED RESULTS'],
    ['with a hyphen', 'guaranteed-results'],
    ['over a line break', 'guaranteed\nresults'],
    ['with a no-break space', 'guaranteed\u00a0results'],
    ['with full-width letters', 'ｇuaranteed results'],
    ['with a zero-width space', 'guaran\u200bteed results'],
    ['with Cyrillic letters that look the same', 'guаrаnteed rеsults'],
  ])('is found %s, and the quote is what was written', (_, written) => {
    const text = `Çelik café: ${written}, you see 🎉`
    const [hit] = hitsIn(guarantee, text)
    expect(hit?.quote).toBe(written)
    expect(text.slice(hit?.start, hit?.end)).toBe(written)
  })

  it.each(['unguaranteed results', 'guaranteed resultsheet', 'éguaranteed results', 'guaranteed resultsé'])(
    'never begins or ends inside a word: %s',
    (text) => {
      expect(hitsIn(guarantee, text)).toEqual([])
    },
  )

  it.each([
    'No one can promise guaranteed results.',
    'Beware of anyone who offers guaranteed results.',
    'We will never sell you guaranteed results.',
    'This isn’t about guaranteed results.',
  ])('is left alone where the sentence denies it: %s', (text) => {
    expect(hitsIn(guarantee, text)).toEqual([])
  })

  it.each([
    "Don't wait, guaranteed results.",
    'You can’t lose. Guaranteed results.',
    "Don't miss our guaranteed results.",
    'Not only guaranteed results but cake.',
  ])('counts where the denial is about something else: %s', (text) => {
    expect(hitsIn(guarantee, text)).toHaveLength(1)
  })
})

describe('a nasty text', () => {
  const nasty = (length: number): [string, string][] =>
    [
      ['one letter', 'a'],
      ['spaces', ' '],
      ['words', 'i very '],
      ['quotes and hyphens', "'-"],
      ['digits', '1 '],
      ['money', '$9,'],
      ['capitals', 'AAAA, '],
      ['half a match', 'guaranteed to get your my the a '],
      ['the same match', 'guaranteed results '],
      ['marks', '!?#♪'],
      ['emoji', '🔥👩‍👩‍👧 '],
      ['links', 'https://a.b/'],
    ].map(([name, unit = '']) => [name ?? '', unit.repeat(Math.ceil(length / unit.length)).slice(0, length)])

  // A pattern that explodes would compute for minutes.
  it.each(nasty(5_000))('of 5,000 characters takes no rule long: %s', (_, text) => {
    const ms = computingMs(() => {
      for (const rule of allRules) hitsIn(rule, text)
    })
    expect(ms).toBeLessThan(10_000)
  })

  it('of 100,000 characters takes no rule long', () => {
    for (const [name, text] of nasty(100_000)) {
      const folded = foldText(text)
      for (const rule of allRules) {
        const ms = computingMs(() => findHits(rule, folded, { everything: folded.folded }))
        expect(ms, `${rule.id} on ${name}`).toBeLessThan(10_000)
      }
    }
  })
})
