/** A script about a page: what the page itself says, in its own sentences, with the page named as where they stand. */
import { paragraphsOf, plainSentence, sentencesOf, spokenSeconds, stemsOf, wordsOf } from '@octavo/voice/text'
import { NothingLeftToSay, type PageToTell, type WrittenScript } from '#script.ts'

// What stands on pages and is no part of what they tell.
const BOILERPLATE =
  /cookie|privacy|javascript|subscribe|newsletter|sign (?:up|in)|log ?in|copyright|©|all rights reserved|terms (?:of|and)|click (?:here|to)|add to (?:cart|basket)|skip to|your browser|read more|share (?:this|on)|https?:|www\./i
// Whoever wrote the page speaks of themselves: in another's mouth it would be a claim of their own.
const FIRST_PERSON = /\b(?:i|i'm|i've|my|me|mine|myself|we|we're|we've|our|ours|us)\b/i
const WORDS = { fewest: 5, most: 28 } as const
const LONGEST_TITLE = 90

const OPENINGS = [
  'What is worth knowing about this? {title}.',
  'One page, in short: {title}.',
  'Read for you: {title}.',
  'Here is what one page says. {title}.',
]
const SOURCES = ['All of this stands on {site}.', 'That is what {site} writes.', 'So it says on {site}.']
const CALLS = [
  'Read the whole page on {site} before you decide.',
  'Look it up on {site}, and see for yourself.',
  'The rest stands on {site}. Take two minutes for it.',
]

/** As many of the page's sentences as fit the seconds, in the page's order. Throws NothingLeftToSay where it has too few. */
export function scriptAboutPage(page: PageToTell, { seconds, seed }: { seconds: number; seed: number }): WrittenScript {
  const title = page.title.slice(0, LONGEST_TITLE).replace(/[.!?\s]+$/, '')
  const pick = (from: readonly string[], step: number) =>
    (from[(seed + step) % from.length] as string).replace('{title}', title).replace('{site}', page.siteName)
  const [hook, source, callToAction] = [pick(OPENINGS, 0), pick(SOURCES, 1), pick(CALLS, 2)]
  const frame = `${hook}\n${source} ${callToAction}`
  const told = sentencesToTell(page, title, seconds - spokenSeconds(frame))
  if (told.length === 0)
    throw new NothingLeftToSay(
      'This page holds too little text to make a film from. Paste what it should say into the script instead.',
    )
  return {
    title,
    body: [hook, ...inBlocks(told), `${source} ${callToAction}`].join('\n'),
    hook,
    callToAction,
    hashtags: stemsToTags(title),
    sources: [`${page.title}, ${page.url}`],
    ingredients: [`page:${page.url}`],
  }
}

type Told = { text: string; at: number; score: number }

/** The most telling sentences, as many as fit, back in the page's order. */
function sentencesToTell(page: PageToTell, title: string, room: number): string[] {
  const chosen: Told[] = []
  let left = room
  for (const sentence of ranked(page, title)) {
    const seconds = spokenSeconds(sentence.text)
    if (seconds > left && chosen.length > 0) continue
    chosen.push(sentence)
    left -= seconds
    if (left < 2) break
  }
  return chosen.toSorted((a, b) => a.at - b.at).map(({ text }) => text)
}

function ranked({ description, text }: PageToTell, title: string): Told[] {
  const seen = new Set<string>()
  const candidates = paragraphsOf(`${description}\n${text}`)
    .flatMap((paragraph) => sentencesOf(paragraph))
    .map((span) => span.text)
    .filter(
      (sentence) => isTellable(sentence) && !seen.has(plainSentence(sentence)) && seen.add(plainSentence(sentence)),
    )
  const weights = weightsOf(candidates, title)
  return candidates
    .map((sentence, at) => ({ text: sentence, at, score: scoreOf(sentence, at, weights) }))
    .toSorted((a, b) => b.score - a.score)
}

function isTellable(sentence: string): boolean {
  const words = wordsOf(sentence).length
  const whole = /^[\p{Lu}\p{N}"“'].*[.!?]["”']?$/u.test(sentence)
  return (
    whole && words >= WORDS.fewest && words <= WORDS.most && !BOILERPLATE.test(sentence) && !FIRST_PERSON.test(sentence)
  )
}

/** A word weighs as often as the page says it; the words of its title weigh more. */
function weightsOf(sentences: string[], title: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const sentence of sentences)
    for (const stem of stemsOf(sentence)) weights.set(stem, (weights.get(stem) ?? 0) + 1)
  for (const stem of stemsOf(title)) weights.set(stem, (weights.get(stem) ?? 0) + 5)
  return weights
}

/** Telling words for each word, a little more for what stands early and for figures. */
function scoreOf(sentence: string, at: number, weights: Map<string, number>): number {
  const stems = stemsOf(sentence)
  const weight = stems.reduce((sum, stem) => sum + Math.min(6, weights.get(stem) ?? 0), 0)
  return weight / Math.sqrt(wordsOf(sentence).length) + 3 / (1 + at) + (/\d/.test(sentence) ? 1 : 0)
}

const SENTENCES_A_BLOCK = 3

const inBlocks = (sentences: string[]): string[] =>
  Array.from({ length: Math.ceil(sentences.length / SENTENCES_A_BLOCK) }, (_, block) =>
    sentences.slice(block * SENTENCES_A_BLOCK, (block + 1) * SENTENCES_A_BLOCK).join(' '),
  )

const stemsToTags = (title: string): string[] =>
  [...new Set(wordsOf(title.toLowerCase()).filter((word) => /^[a-z]{5,}$/.test(word)))].slice(0, 4)
