import { CHECKED_TEXT } from '@octavo/contract/compliance'
import { SCRIPT_LIMITS } from '@octavo/contract/script'
import { describe, expect, it } from 'vitest'
import { applySuggestions, checkText } from '../officer/src/check.rules.ts'
import { isBounded } from '../officer/src/rules/bounded.ts'
import { type FoldedText, foldText } from '../officer/src/rules/folded-text.ts'
import { findHits, phrasePattern } from '../officer/src/rules/matcher.ts'
import { allRules } from '../officer/src/rules/packs.ts'
import type { Rule } from '../officer/src/rules/rule.ts'
import { humanityScore } from '../officer/src/scores/humanity.rules.ts'
import { viralScore } from '../officer/src/scores/viral.rules.ts'
import { addressesIn, renderMail, renderText } from '../server/src/campaigns/render.rules.ts'
import { segmentsOf } from '../server/src/campaigns/sms-segments.rules.ts'
import { wishOf } from '../server/src/campaigns/text-replies.rules.ts'
import { rewritten } from '../server/src/films/edits/lines.rules.ts'
import { pageOf, plainPageOf } from '../server/src/services/page-reader/page.text.ts'
import { normalise } from '../voice/src/normalise/normalise.ts'
import { breathsOf, planScript } from '../voice/src/script.plan.ts'
import { VoiceRefusal } from '../voice/src/speech.ts'
import { plannedSpeech, sentencesOf, spokenSeconds, stemsOf } from '../voice/src/text/index.ts'
import { businessOf } from '../writer/src/business/business.ts'
import { autofix } from '../writer/src/compose/autofix.ts'
import { ownersWords } from '../writer/src/english/owner.words.ts'
import { scriptAboutPage } from '../writer/src/index.ts'
import { brands, requestFor } from '../writer/src/request.fixture.ts'
import { NothingLeftToSay } from '../writer/src/script.ts'
import { BAITS, type Bait, baitOf, baitsOf } from './linear.baits.ts'

/** Half of the longest text that a check takes: what grows shows as well on it as on the whole, at half the time. */
const LONGEST = SCRIPT_LIMITS.body / 2
/** Less than this on the longest text is quick enough, however it grows. */
const MEASURABLE_MS = 8
/** Twice the text takes twice the time where it is linear, and four times where it is quadratic. */
const MOST_GROWTH = 3
/** This is beyond doubt, and needs no second look. */
const PLAIN_GROWTH = 2.5
const TRIES = 5

type Deed = (text: string) => unknown

function computingMs(deed: Deed, text: string): number {
  const before = process.cpuUsage()
  deed(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (deed: Deed, text: string): number =>
  [computingMs(deed, text), computingMs(deed, text), computingMs(deed, text)].toSorted((a, b) => a - b)[1] ?? 0

/** By how much the time grows when the text doubles; what looks bad is measured again, so that nothing else is to blame. */
function growth(deed: Deed, bait: Bait): number {
  const [half, whole] = [baitOf(bait, LONGEST / 2), baitOf(bait, LONGEST)]
  const first = computingMs(deed, whole)
  if (first < MEASURABLE_MS || first / computingMs(deed, half) <= PLAIN_GROWTH) return 1
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_GROWTH; tries++) {
    const long = median(deed, whole)
    if (long < MEASURABLE_MS) return 1
    least = Math.min(least, long / median(deed, half))
  }
  return least
}

/** The baits on which a deed takes more than it should, with by how much. */
const stumbles = (deed: Deed, baits: readonly Bait[]): string[] =>
  baits.flatMap((bait) => {
    const grown = growth(deed, bait)
    return grown > MOST_GROWTH ? [`${bait.name}: ${grown.toFixed(1)} times`] : []
  })

/** Folded once for all rules. */
const folded = new Map<string, FoldedText>()
const foldedOnce = (text: string): FoldedText => {
  const known = folded.get(text) ?? foldText(text)
  folded.set(text, known)
  return known
}

const hitsIn =
  (rule: Rule): Deed =>
  (text) => {
    const scene = { everything: foldedOnce(text).folded, gapless: text.startsWith('#') }
    findHits(rule, foldedOnce(text), scene)
  }

const unlessRefused =
  (deed: Deed): Deed =>
  (text) => {
    try {
      deed(text)
    } catch (error) {
      if (!(error instanceof VoiceRefusal || error instanceof NothingLeftToSay)) throw error
    }
  }

const lexicon = { Kiln: 'kill', 'Mill Street': 'mill street', a: 'ay' }
const person = { firstName: 'Ada', lastName: '' }

const scriptOf = (text: string) => ({
  title: 'How we bake',
  hook: text,
  body: text,
  callToAction: text,
  hashtags: ['#bread', '#baking'],
})

const linesOf = (text: string) => sentencesOf(text).map(({ start, end }) => ({ start, end }))

const mailOf = (text: string) => ({
  subject: text,
  body: text,
  businessName: 'Kiln',
  person,
  action: { label: 'Look', url: 'https://kiln.example' },
  tracked: String,
  film: null,
  madeWithUrl: null,
  unsubscribeUrl: null,
  openUrl: null,
  postalAddress: text,
  why: 'You asked for it.',
})

const decided = { decision: 'stop', reason: '' } as const
const OWN_RULES = {
  avoid: ['a', 'a a', 'a - a', '- -', '. .', 'best ever', 'mug'].map((word) => ({ word, replacement: '', ...decided })),
  required: ['a a a a', 'mug'].map((words) => ({ words, when: 'a, a a', ...decided })),
  switches: [],
}

const STAGES: Record<string, Deed> = {
  folding: foldText,
  'the check': (text) => checkText(text, { presenter: true, niche: 'money', hashtags: ['#a'] }),
  "the check by a brand's own rules": (text) => checkText(text, { hashtags: ['#a'], rules: OWN_RULES }),
  'the check of hashtags': (text) => checkText('', { presenter: true, hashtags: [text.replaceAll(' ', '')] }),
  'the mending': (text) => applySuggestions(text, checkText(text, { presenter: true }).issues),
  'the humanity score': humanityScore,
  'the viral score': (text) => viralScore({ ...scriptOf(text), format: 'short' }),
  'sentences and stems': (text) => [sentencesOf(text), stemsOf(text), spokenSeconds(text)],
  'the pace of a text': (text) => plannedSpeech(text, 60),
  'a spoken sentence': unlessRefused((text) => normalise(text, lexicon)),
  'a spoken script': unlessRefused((text) => planScript(text, lexicon).map(({ spoken }) => breathsOf(spoken))),
  'the mending of the writer': (text) =>
    autofix({ ...scriptOf(text), sources: [], ingredients: [] }, checkText(text).issues, requestFor(brands.pottery)),
  "an owner's words": ownersWords,
  'what a brand says of itself': (text) =>
    businessOf({ ...brands.pottery, description: text, facts: [{ kind: 'product', text, answer: text }] }),
  'a page that is told': unlessRefused((text) =>
    scriptAboutPage(
      { title: text, description: text, siteName: 'a', text, url: 'https://a.example' },
      { seconds: 40, seed: 1 },
    ),
  ),
  'a page of HTML': (text) =>
    pageOf(`<title>${text}</title><main><p>${text.replaceAll('<p>', '<br>')}</p></main>`, new URL('https://a.example')),
  'a page of plain text': (text) => plainPageOf(text, new URL('https://a.example')),
  'a mail': (text) => [renderMail(mailOf(text)), addressesIn(text)],
  'a text message': (text) => [renderText(text, person, 'https://a.example'), segmentsOf(text), wishOf(text)],
  'an edited script': (text) => rewritten(text, linesOf(text), { lines: [{ index: 0, text: 'Anew.' }] }),
}

describe('a text twice as long takes at most three times as long', () => {
  it.each(Object.entries(STAGES))('in %s', (_, deed) => {
    expect(stumbles(deed, BAITS)).toEqual([])
  })

  it('in every rule, on its own words and on everything else', () => {
    const common = new Set(BAITS.flatMap((bait) => [baitOf(bait, LONGEST / 2), baitOf(bait, LONGEST)]))
    const slow = allRules.flatMap((rule) => {
      const own = baitsOf(rule)
      // What begins with a '#' is looked at as hashtags are: words without gaps.
      const asTags = own.map(({ name, unit }) => ({ name: `#${name}`, unit: `#${unit.replaceAll(' ', '')}` }))
      const found = stumbles(hitsIn(rule), [...BAITS, ...own, ...asTags])
      for (const text of folded.keys()) if (!common.has(text)) folded.delete(text)
      return found.map((stumble) => `${rule.id}, ${stumble}`)
    })
    expect(slow).toEqual([])
  })
})

describe('a pattern of a rule', () => {
  const patterns = allRules.flatMap((rule) => [
    ...(rule.phrases ?? []).flatMap((phrase) => [phrasePattern(phrase, false), phrasePattern(phrase, true)]),
    ...[rule.clearedBy, rule.clearedAnywhere, rule.onlyFor].filter((one) => one instanceof RegExp),
  ])

  it('repeats nothing without an end', () => {
    expect(patterns.filter((pattern) => !isBounded(pattern)).map(({ source }) => source)).toEqual([])
  })

  it.each(['\\d+', 'a*', '(a|b){2,}', '[a-z]+\\+', '\\\\+'])('is told from %s', (source) => {
    expect(isBounded(new RegExp(source))).toBe(false)
  })

  it.each(['\\+\\*', '[+*]', '[\\]+]', 'a{1,3}', '\\p{L}{2}'])('may be %s', (source) => {
    expect(isBounded(new RegExp(source, 'u'))).toBe(true)
  })
})

describe('a folded text', () => {
  it.each(['\ufdfa', 'ﬃ', '⑽', '㍿', '½', 'İ'])('of nothing but %s is at most twice as long', (letter) => {
    const text = letter.repeat(LONGEST)
    const { folded, startOf, endOf } = foldText(text)
    expect(folded.length).toBeLessThanOrEqual(text.length * CHECKED_TEXT.unfolded + CHECKED_TEXT.spare)
    expect(startOf(0)).toBe(0)
    expect(endOf(folded.length)).toBe(text.length)
  })

  it('unfolds what a text of words has of them', () => {
    expect(foldText('Eﬃcient, ½ oﬀ at ⑽ ﷺ').folded).toBe(`efficient, 1⁄2 off at (10) ${'ﷺ'.normalize('NFKC')}`)
  })
})

describe('a token longer than any word', () => {
  it.each(['7', 'a', '½', '1-', "a's", 'A1'])('of nothing but %s is said in part and shown whole', (unit) => {
    const token = unit.repeat(LONGEST / unit.length)
    const { captions, spoken } = normalise(`It is ${token} long.`)
    expect(captions.map(({ text }) => text)).toEqual(['It', 'is', token, 'long.'])
    expect(spoken.length).toBeLessThan(500)
    expect(spoken.at(-1)).toMatchObject({ word: 'long', caption: 3 })
  })
})
