import { CHECKED_TEXT, RELEVANCE } from '@octavo/contract/compliance'
import type { HookPull, HookStrength, HookWhy } from '@octavo/contract/script'
import { sentencesOf, spokenSeconds, wordsOf } from '@octavo/voice/text'
import { type Reason, type Score, totalOf } from './humanity.rules.ts'
import { ABSTRACT_NOUN, between, COMMAND, figuresAndNames, isFigure, readingGrade, share } from './wording.ts'

export type ScriptToScore = {
  title: string
  /** The first sentence or two; the body may begin with it or not. */
  hook: string
  body: string
  /** The last sentence or two; the body may end with it or not. */
  callToAction: string
  hashtags: readonly string[]
  format: 'short' | 'long'
}

export type HookKind = 'tension' | 'question' | 'number' | 'how-to' | 'statement'
export type StructureKind = 'list' | 'steps' | 'contrast' | 'explanation'
export type LengthBand = 'under 20 s' | '20 to 40 s' | '40 to 60 s' | '1 to 3 min' | '3 to 4 min' | 'over 4 min'

/** By what traits an account's own results are grouped and learned from. */
export type ScriptTraits = { hook: HookKind; structure: StructureKind; length: LengthBand }

/** What an account's own films taught: points, -5 to 5, for each trait that did better or worse than the rest. */
export type Lessons = {
  hooks?: Partial<Record<HookKind, number>>
  structures?: Partial<Record<StructureKind, number>>
  lengths?: Partial<Record<LengthBand, number>>
}

type Told = ScriptToScore & {
  spoken: string
  sentences: string[]
  words: string[]
  hookSentence: string
  opening: string
  seconds: number
}

/**
 * How well a script is built to be watched to the end, 0 to 100: a ranking signal, never a promise of views.
 *
 * Hook 24 (length 6, pull 14, starts at once 4), pace 12 (spoken length 8, short sentences 4), specificity 10, structure 14
 * (promise 5, proof 5, payoff 4), address 8, curiosity 8 (opened early 4, turned late 4), call to action 10, title 6, hashtags 4,
 * readability 4: together 100. What a trait earns is a straight line or a count of what is there; each stands in TRAITS.
 * Lessons move the sum by -5 to 5 points. A text of low relevance scores no more than it may: below its floor (40) 20 points and as many as
 * its relevance has, from there on a straight line from 60 to 100 where it is clearly about the brand (55).
 *
 * Sources: Loewenstein, The Psychology of Curiosity, 1994 (open questions); Heath and Heath, Made to Stick, 2007 (concrete,
 * unexpected); Caples, Tested Advertising Methods, 1932 (hooks, calls to action); Kincaid et al., 1975 (grade).
 * The weights are ours, set on the table in the test.
 */
export function viralScore(script: ScriptToScore, lessons: Lessons = {}, relevance?: number): Score {
  const told = tell(script)
  if (told.words.length === 0) return { score: 0, reasons: [] }
  const traits = TRAITS.map(({ label, points, measure, quote }): Reason => {
    const effect = Math.round(points * measure(told))
    const words = quote?.(told).trim()
    return words ? { label, effect, quote: words } : { label, effect }
  })
  const built = totalOf([...traits, ...lessonReasons(told, lessons)])
  const most = relevance === undefined ? built.score : mostFor(relevance)
  if (built.score <= most) return built
  return totalOf([...built.reasons, { label: RELEVANCE_LIMITS, effect: most - built.score }])
}

export const RELEVANCE_LIMITS = 'Too little about the brand'
const LIMITED = { least: 20, floor: 60, most: 100 } as const

/** The most that a text of this relevance can score. */
function mostFor(relevance: number): number {
  const { floor, full } = RELEVANCE
  if (relevance < floor) return LIMITED.least + relevance
  return Math.round(LIMITED.floor + (LIMITED.most - LIMITED.floor) * between(floor, full, relevance))
}

function tell(written: ScriptToScore): Told {
  const script = { ...written, ...straightQuotes(written) }
  const spoken = spokenText(script)
  const sentences = sentencesOf(spoken).map(({ text }) => text)
  const opening = wordsOf(script.hook || (sentences[0] ?? ''))
    .slice(0, OPENING_WORDS)
    .join(' ')
  const hookSentence = firstSentence(script.hook)
  return { ...script, spoken, sentences, words: wordsOf(spoken), hookSentence, opening, seconds: spokenSeconds(spoken) }
}

const straight = (text: string): string => text.replaceAll('’', "'").trim()

const straightQuotes = ({ title, hook, body, callToAction }: ScriptToScore) => ({
  title: straight(title),
  hook: straight(hook),
  body: straight(body),
  callToAction: straight(callToAction),
})

function spokenText({ hook, body, callToAction }: ScriptToScore): string {
  const started = body.includes(hook) ? body : `${hook}\n${body}`
  return started.includes(callToAction) ? started : `${started}\n${callToAction}`
}

const OPENING_WORDS = 14

const QUESTION = /\?|^(?:who|what|why|when|where|which|how|is|are|do|does|did|can|could|would|should|have|has|ever)\b/i
const TENSION =
  /\b(?:stop|don't|never|not|isn't|aren't|won't|can't|wrong|mistakes?|worst|worse|los(?:e|es|ing|t)|wast(?:e|es|ing|ed)|fail(?:s|ed)?|costs?|costing|break(?:s|ing)?|broke|but|yet|nobody|no one|most people|too|instead|before you|without|hurts?|kills?|problem|myth|lie|less|skip|quit|ignore|forget|only)\b/i
const CURIOSITY =
  /\b(?:why|how|what|here's|here is|this is|the one|one (?:thing|word|line|step|question|habit|change)|secret|reason|turns out|until|actually|hidden|real|trick)\b/i
const YOU = /\b(?:you|your|yours|yourself)\b|you'/i
const THROAT_CLEARING =
  /^(?:hi|hey|hello|welcome|what's up|good (?:morning|evening))\b|\b(?:in this video|in today's|today (?:we|i)(?:'re| are|'m| am|'ll| will)|welcome (?:back|to)|my name is|let's talk about|we(?:'re| are) going to (?:talk|discuss|explore)|are you ready|have you ever wondered)\b/i
const PROMISE =
  /\b(?:here's|here is|this is|how|why|what|these|tips?|save|saving|start|help|ways?|steps?|reasons?|rules?|signs?|the one|one (?:thing|word|line|step|question|habit|change|rule)|so you|you'll|you can|because|trick|fix)\b|\?|\p{N}/iu
const PROOF =
  /\b(?:because|for example|say|take a|think of|picture|imagine|according to|found|measured|study|studied|research|wrote|tested|test|counted|experiment|survey|university|that's why|which means|says|once|when)\b|\b(?:1[5-9]|20)\d\d\b|\d ?(?:%|percent|out of|in \d)/i
const PAYOFF =
  /\b(?:so|that's|now|next time|tonight|today|tomorrow|this week|which means|then|and you|you'll|you can|result|in the end|done)\b/i
const TURN =
  /\b(?:but|instead|turns out|except|yet|still|only|here's|here is|that's why|the trick|the last|the catch|then|because|until|actually|one more|unless|even)\b|\?/i
const VAGUE =
  /^(?:things?|stuff|very|really|various|many|several|numerous|some|something|somehow|lots?|great|good|nice|better|best|important|essential|effective|powerful|quality|successful|success|solutions?|valuable|significant|overall|different|certain)$/i
const ACTIONS =
  /\b(?:like|share|subscribe|follow|comment|save|send|tap|click|visit|book|order|call|write|tell|reply|try|download|sign up|join|message|email|hit the bell|check out|buy|ask)\b/gi
// What everybody says; it asks for nothing in particular.
const STOCK_CALL =
  /\b(?:follow (?:us |me )?for more|(?:like|share|comment),? (?:and |or )?(?:share|subscribe|comment|follow)|subscribe (?:now|for more)|thanks for watching|check (?:us )?out|come by this|share this with your|let (?:us|me) know what you think|visit our website|contact us)\b/i
const WHAT_FOR =
  /\b(?:for|to|if|so|and|below|link|tomorrow|tonight|next|this week|with|when|before|which|your|you'll|today)\b/i
const STOP_WORD =
  /^(?:the|and|for|with|that|this|your|you|are|how|why|what|when|from|into|not|its|it's|one|our|out|can|will|have|has|more|than|was|but|all|any|who|get|make)$/i

/** Points for each means by which the first words pull a viewer in. */
// biome-ignore format: a table
const PULLS: readonly { points: number; by?: HookPull; pulls: (opening: string, hookSentence: string) => boolean }[] = [
  { points: 3, pulls: (opening) => !THROAT_CLEARING.test(opening) },
  { points: 6, by: 'tension', pulls: (opening) => TENSION.test(opening) },
  { points: 5, by: 'question', pulls: (opening, hookSentence) => QUESTION.test(opening) || hookSentence.endsWith('?') },
  { points: 5, by: 'figure', pulls: (opening) => hasFigure(opening) },
  { points: 4, by: 'you', pulls: (opening) => YOU.test(opening) },
  { points: 4, by: 'curiosity', pulls: (opening) => CURIOSITY.test(opening) },
]
const PULL_POINTS = 20

// biome-ignore format: a table
const TRAITS: readonly { label: string; points: number; measure: (told: Told) => number; quote?: (told: Told) => string }[] = [
  { label: 'Hook: short enough to catch',        points: 6,  measure: ({ hookSentence }) => hookLength(wordsOf(hookSentence).length), quote: ({ hookSentence }) => hookSentence },
  { label: 'Hook: question, figure or tension',  points: 14, measure: pull, quote: ({ opening }) => opening },
  { label: 'Hook: starts at once',               points: 4,  measure: ({ hook, hookSentence, sentences }) => THROAT_CLEARING.test(hook ? hookSentence : (sentences[0] ?? '')) ? 0 : 1 },
  { label: 'Pace: spoken length',                points: 8,  measure: ({ seconds, format }) => lengthFit(seconds, format), quote: ({ seconds }) => `${Math.round(seconds)} seconds` },
  { label: 'Pace: short sentences',              points: 4,  measure: ({ words, sentences }) => between(22, 12, words.length / sentences.length) },
  { label: 'Specific: figures and names',        points: 5,  measure: ({ sentences }) => between(0, 0.05, figuresAndNames(sentences.map(wordsOf))) },
  { label: 'Specific: no vague or abstract words', points: 5, measure: ({ words }) => between(0.14, 0.04, share(words, (word) => VAGUE.test(word) || ABSTRACT_NOUN.test(word))) },
  { label: 'Structure: a promise at the start',  points: 5,  measure: (told) => PROMISE.test(`${told.title} ${part(told, 0, 0.3)}`) ? 1 : 0 },
  { label: 'Structure: proof or example',        points: 5,  measure: (told) => between(0, 3, told.sentences.filter((sentence) => PROOF.test(sentence)).length) },
  { label: 'Structure: a payoff at the end',     points: 4,  measure: (told) => PAYOFF.test(part(told, 0.6, 1)) ? 1 : 0 },
  { label: 'Speaks to the viewer',               points: 8,  measure: ({ sentences }) => between(0.05, 0.5, share(sentences, isSpokenToYou)) },
  { label: 'Curiosity: opened early',            points: 4,  measure: (told) => TURN.test(part(told, 0, 0.4)) || CURIOSITY.test(part(told, 0, 0.3)) ? 1 : 0 },
  { label: 'Curiosity: a turn in the second half', points: 4, measure: (told) => between(0, 3, turnsLate(told)) },
  { label: 'Call to action',                     points: 10, measure: callStrength, quote: ({ callToAction }) => callToAction },
  { label: 'Title: length',                      points: 3,  measure: ({ title }) => titleFit(title), quote: ({ title }) => title },
  { label: 'Title: words of the script',         points: 3,  measure: titleInScript },
  { label: 'Hashtags: three to six',             points: 2,  measure: ({ hashtags }) => Math.min(between(0, 3, hashtags.length), between(12, 6, hashtags.length)) },
  { label: 'Hashtags: about the subject',        points: 2,  measure: ({ hashtags, title, spoken }) => isAbout(hashtags, `${title} ${spoken}`) ? 1 : 0 },
  { label: 'Easy to follow by ear',              points: 4,  measure: ({ sentences, words }) => between(12, 7, readingGrade(sentences.length, words)) },
]

/** The most that each part of the score can earn. */
export const TRAIT_POINTS: Readonly<Record<string, number>> = Object.fromEntries(
  TRAITS.map(({ label, points }) => [label, points]),
)

const HOOK_TRAITS = TRAITS.filter(({ label }) => label.startsWith('Hook:'))
const HOOK_POINTS = HOOK_TRAITS.reduce((sum, { points }) => sum + points, 0)
/** In this order one of several means is the one that is told. */
const TELLING: readonly HookPull[] = ['tension', 'curiosity', 'figure', 'you', 'question']
/** A first sentence that keeps less than this of what its length can earn is too long to be heard out. */
const HEARD_OUT = 0.5

/** How strong a script's first line is, 0 to 100: the share of the hook's own points in the viral score. And what it lives on, or risks. */
export function hookStrength(script: ScriptToScore): HookStrength {
  const told = tell(script)
  const points = HOOK_TRAITS.reduce((sum, { points, measure }) => sum + points * measure(told), 0)
  return { strength: Math.round((100 * points) / HOOK_POINTS), why: whyOf(told) }
}

function whyOf({ opening, hookSentence }: Told): HookWhy {
  if (hookLength(wordsOf(hookSentence).length) < HEARD_OUT) return 'long'
  if (THROAT_CLEARING.test(hookSentence)) return 'slow'
  if (hookSentence.endsWith('?')) return 'question'
  const by = PULLS.filter(({ pulls }) => pulls(opening, hookSentence)).map((one) => one.by)
  return TELLING.find((one) => by.includes(one)) ?? 'plain'
}

const firstSentence = (text: string): string => sentencesOf(text)[0]?.text ?? ''
const hasFigure = (text: string): boolean => wordsOf(text).some(isFigure)
const isSpokenToYou = (sentence: string): boolean =>
  YOU.test(sentence) || COMMAND.test(sentence) || sentence.endsWith('?')

function pull({ opening, hookSentence }: Told): number {
  const points = PULLS.filter(({ pulls }) => pulls(opening, hookSentence)).reduce((sum, one) => sum + one.points, 0)
  return Math.min(1, points / PULL_POINTS)
}

const turnsLate = ({ sentences }: Told): number =>
  sentences.slice(Math.floor(sentences.length / 2)).filter((sentence) => TURN.test(sentence)).length

function titleInScript({ title, spoken }: Told): number {
  const said = spoken.toLowerCase()
  return between(
    0,
    0.5,
    share(topicWords(title), (word) => said.includes(stem(word))),
  )
}

const hookLength = (words: number): number => (words < 3 ? words / 4 : between(22, 12, words))

/** Seconds between which a script loses nothing, and those at which it has lost all. */
const LENGTHS = { short: [8, 20, 50, 75], long: [60, 185, 290, 420] } as const

function lengthFit(seconds: number, format: 'short' | 'long'): number {
  const [none, from, to, over] = LENGTHS[format]
  return Math.min(between(none, from, seconds), between(over, to, seconds))
}

/** The sentences between two shares of the script, at least one. */
function part({ sentences }: Told, from: number, to: number): string {
  const first = Math.min(sentences.length - 1, Math.floor(sentences.length * from))
  return sentences.slice(first, Math.max(first + 1, Math.ceil(sentences.length * to))).join(' ')
}

/** Words of a call to action: up to a few it loses nothing, at the most of them all. */
const CALL_WORDS = { few: 22, most: 60 } as const

/** The tenths that a call to action earns for what it is; long ones lose up to a third. */
function callStrength({ callToAction, title, spoken }: Told): number {
  const sentences = sentencesOf(callToAction)
  const words = wordsOf(callToAction).length
  // So many words earn nothing, and need not be looked for in the rest.
  if (sentences.length === 0 || words >= CALL_WORDS.most) return 0
  const rest = `${title} ${spoken.replace(callToAction, '')}`.toLowerCase()
  const tenths =
    3 +
    (sentences.some(({ text }) => COMMAND.test(text)) ? 2 : 0) +
    (new Set(callToAction.toLowerCase().match(ACTIONS) ?? []).size <= 2 ? 1 : 0) +
    (WHAT_FOR.test(callToAction) ? 1 : 0) +
    (topicWords(callToAction).some((word) => word.length > 3 && rest.includes(stem(word))) ? 1 : 0) +
    (STOCK_CALL.test(callToAction) ? 0 : 2)
  return (tenths / 10) * between(CALL_WORDS.most, CALL_WORDS.few, words)
}

function titleFit(title: string): number {
  const words = wordsOf(title).length
  return Math.min(between(0, 3, words), between(14, 9, words), between(90, 60, title.length))
}

const topicWords = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter(
    ({ length }, at, words) => length > 2 && length <= CHECKED_TEXT.run && !STOP_WORD.test(words[at] ?? ''),
  )

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ings?|ers?|ed|es|s|e)$/, '') : word)

const isAbout = (hashtags: readonly string[], text: string): boolean => {
  const tags = hashtags.map((tag) => tag.replace(/^#/, '').toLowerCase())
  const stems =
    tags.length === 0
      ? []
      : topicWords(text)
          .filter(({ length }) => length > 3)
          .map(stem)
  return tags.some((tag) => stems.some((one) => tag.includes(one)))
}

const LESSON_LIMIT = 5
const within = (limit: number, value: number): number => Math.min(limit, Math.max(-limit, value))

function lessonReasons(told: Told, { hooks = {}, structures = {}, lengths = {} }: Lessons): Reason[] {
  const { hook, structure, length } = traitsTold(told)
  const learned = [hooks[hook], structures[structure], lengths[length]].map((one = 0) => within(LESSON_LIMIT, one))
  const sum = learned.reduce((total, one) => total + one, 0)
  const effect = Math.round(within(LESSON_LIMIT, sum))
  if (effect === 0) return []
  return [{ label: 'Learned from your own films', effect, quote: `${hook} hook, ${structure}, ${length}` }]
}

/** Hook, structure and length of a script, as results are grouped by. The first kind that fits counts. */
export const traitsOf = (script: ScriptToScore): ScriptTraits => traitsTold(tell(script))

const traitsTold = (told: Told): ScriptTraits => ({
  hook: hookKind(told),
  structure: structureKind(told),
  length: lengthBand(told.seconds),
})

function hookKind({ opening, hookSentence }: Told): HookKind {
  if (hookSentence.endsWith('?')) return 'question'
  if (hasFigure(opening)) return 'number'
  if (/\bhow\b|^here/i.test(opening)) return 'how-to'
  return TENSION.test(opening) ? 'tension' : 'statement'
}

function structureKind({ sentences }: Told): StructureKind {
  const count = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length
  if (count(/^(?:first|second|third|one|two|three|number|next|last|finally|\d)\b/i) >= 3) return 'list'
  if (count(COMMAND) >= Math.max(3, sentences.length / 3)) return 'steps'
  return count(/\b(?:but|instead|versus|rather|yet|except|unlike|than)\b/i) >= 2 ? 'contrast' : 'explanation'
}

const LENGTH_BANDS: readonly [below: number, band: LengthBand][] = [
  [20, 'under 20 s'],
  [40, '20 to 40 s'],
  [61, '40 to 60 s'],
  [180, '1 to 3 min'],
  [240, '3 to 4 min'],
]

const lengthBand = (seconds: number): LengthBand => LENGTH_BANDS.find(([below]) => seconds < below)?.[1] ?? 'over 4 min'
