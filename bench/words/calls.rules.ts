/** Whether the end of a script leads to the business: an act that a customer can do, with something that is this business's alone. */
import type { BenchBrand } from './brands.data.ts'
import { ownWordsIn } from './own-words.rules.ts'
import type { Script } from './script.ts'
import { MASK, saidOf, sentencesOf, withoutName } from './text.rules.ts'

type Brand = Pick<BenchBrand, 'name' | 'ownWords' | 'places' | 'closeLink'>

/** Acts that go to a business. */
const GOES_TO_IT =
  'ask|book|bring|call|claim|come|drop (?:by|in|it|off|round|them|your)|email|join|message|order|phone|pop|reserve|ring|send|sign up|stop (?:by|in|at)|swing|talk to|tell|text|try(?! this)|visit|walk in|whatsapp|write(?! (?:down|on|out|your|half|it))'
/** Acts that any good advice asks for: they go to a business where it says so. */
const MAY_GO_TO_IT =
  'buy|check|choose|collect|find|get|grab|hand|hold|knock|leave|let|look|meet|park|pick|reach|request|save|see|show|swap|take|taste|touch'
const TO_US =
  /\b(?:us|our|with the link|the link|your (?:spot|seat|place|slot|table|copy|date)|the (?:shop|counter|studio|number))\b/i

/** An act is told to somebody: it begins a clause. */
const told = (acts: string): RegExp =>
  new RegExp(
    `(?:^|[,;:.!?–—-]\\s*|\\b(?:and|or|then|just|please|simply|so|now|can|could|first|instead|always|today|here)\\s+)(?:${acts})\\b`,
    'i',
  )
const ACT = told(GOES_TO_IT)
const ADVICE = told(MAY_GO_TO_IT)

/** What a viewer does with a film, or with other people. */
const WITH_THE_FILM =
  /\b(?:(?:send|save|share|show|keep|forward|pass|take)\s+(?:this|it)\b(?! (?:to us|over|in|by|round|with you|with it))|to a friend|tag someone|someone you know|in the comments|with a friend who|what (?:they|others) think|your own rule|talk to someone)/i

const isNumber = (link: string): boolean => /^[\d\s+()-]+$/.test(link)

function namesIt(text: string, { name, ownWords, places, closeLink }: Brand): boolean {
  const masked = withoutName(text, name)
  if (masked.includes(MASK) || ownWordsIn(text, { name, ownWords }).length > 0 || saidOf(masked, places).length > 0)
    return true
  if (!closeLink) return false
  if (isNumber(closeLink))
    return text.replace(/\D/g, '').includes(closeLink.replace(/\D/g, '')) || /\b(?:the|our|this) number\b/i.test(text)
  return text.toLowerCase().includes(closeLink.toLowerCase()) || /\b(?:the|our) link\b/i.test(text)
}

function isCall(sentence: string, brand: Brand): boolean {
  if (WITH_THE_FILM.test(sentence) && !/\b(?:ask|tell|write to|message|call|bring|send) us\b/i.test(sentence))
    return false
  if (TO_US.test(sentence)) return ACT.test(sentence) || ADVICE.test(sentence)
  return ACT.test(sentence) && namesIt(sentence, brand)
}

/** In the last two sentences: one asks for an act that goes to the business, and one says which business that is. */
export function leadsToIt({ body }: Pick<Script, 'body'>, brand: Brand): boolean {
  const last = sentencesOf(body).slice(-2)
  return last.some((sentence) => isCall(sentence, brand)) && namesIt(last.join(' '), brand)
}
