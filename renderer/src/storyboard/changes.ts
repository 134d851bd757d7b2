/** Sentences that say what something was and what it is now. */
import { capital, LONGEST_SENTENCE, splitWords, trimmed } from './language.ts'
import { phraseOf } from './phrase.ts'

type Change = { before: string; after: string; tags: [string, string]; why: string }

const NOW = '(now|today|these days|after that|afterwards|by winter|by summer|since then)'
const CHANGES =
  '(?:go|goes|went|grow|grows|grew|rise|rises|rose|fall|falls|fell|drop|drops|dropped|climb|climbs|climbed|jump|jumps|jumped|shrink|shrinks|shrank|move|moves|moved|shift|shifts|shifted|change|changes|changed|cut|cuts|bring|brings|brought|reduce|reduces|reduced|lower|lowers|lowered|raise|raises|raised|improve|improves|improved)'

/** Groups: what was, what is; and what each time is called, when the text says so. */
const PATTERNS: { form: RegExp; why: string; sides(found: RegExpExecArray): [string, string, string?, string?] }[] = [
  {
    form: new RegExp(`^(.+?) used to (.+?)[.;,]\\s+(?:but )?${NOW},?\\s+(.+)$`, 'isu'),
    why: 'how it used to be, and now',
    sides: ([, who = '', did = '', tag = '', is = '']) => [
      splitWords(who).length > 4 ? did : `${who} had to ${did}`.replace(' had to ', ' used to '),
      is,
      'Before',
      tag,
    ],
  },
  {
    form: new RegExp(
      `^(before|once|yesterday|at first|in the past|last year),?:? (.+?)[.,;!]\\s+(?:but |and )?${NOW},?:? (.+)$`,
      'isu',
    ),
    why: 'what was, and what is now',
    sides: ([, was = '', before = '', is = '', after = '']) => [before, after, was, is],
  },
  {
    form: /^(?:(?!.*\b(?:that|which|who) turn).*?\b)?(?:turn(?:s|ed)?|makes?|made) ([^,.;:!]{3,40}?)(?: back)? into ([^,.;:!]{3,48}?)(?:[,.;:!].*| (?:when|while|before|after|because|so|if|with|without|by) .*)?$/isu,
    why: 'one thing turns into another',
    sides: ([, before = '', after = '']) => [before, after],
  },
  {
    form: new RegExp(
      `^.*?\\b${CHANGES}\\b(?: [^,.;]{0,40}?)? from (?:about |around )?(.{1,36}?) to (?:about |around )?(.{1,36}?)(?:[,.;!]| (?:in|after|when|while|within|by|over) .*)?$`,
      'isu',
    ),
    why: 'from what it was to what it is',
    sides: ([, before = '', after = '']) => [before, sameUnit(before, after)],
  },
]
const SIDE = { words: 8, letters: 48 }
const MOST_WORDS = 14

/** "From 3 hours to 2" counts hours on both sides. */
function sameUnit(before: string, after: string): string {
  const unit = /^\d[\d.,]*\s+(\p{L}+)$/u.exec(before.trim())?.[1]
  return unit && /^\d[\d.,]*$/.test(after.trim()) ? `${after.trim()} ${unit}` : after
}

/** Hours of opening and the like lead from one moment to another and change nothing. */
const CLOCK =
  /^(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|one \p{L}+|time|start|door|place|place to place|page|there|here)$/iu

/** Sides that point at something said before, or that are themselves a span. */
const UNCLEAR =
  /^(?:it|them|that|this|these|those|one|each|several|something|anything|everything|far more of it)$|^(?:that|it|them) |\bto \d|\d to |\b(?:straight|right|those|these|his|her)\b/iu

/** What does not happen, or can't, is not shown happening: "nobody turns mince back into steak". */
const DENIED = /\b(?:not|never|no|nobody|none|nothing|cannot|without|hardly|rarely|\p{L}+n['\u2019]t)\b/iu

/** Both states in short form, or undefined when the text tells of no change. */
export function changeOf(text: string): Change | undefined {
  const plain = text.trim().replace(/^(?:so|and|but|then),?\s+/iu, '')
  if (plain.length > LONGEST_SENTENCE || /\?["”]?$/.test(plain) || DENIED.test(plain)) return undefined
  for (const { form, why, sides } of PATTERNS) {
    const found = form.exec(plain)
    if (!found) continue
    const [was, is, tagWas = 'Before', tagIs = 'After'] = sides(found)
    if ([was, is].some((side) => !trimmed(side) || splitWords(side).length > MOST_WORDS)) continue
    if (tagIs !== 'After' && [was, is].some((side) => splitWords(side).length < 3)) continue
    if ([was, is].some((side) => UNCLEAR.test(side.trim()))) continue
    if (/\bfrom\b/i.test(why) && CLOCK.test(was.trim()) && CLOCK.test(is.trim())) continue
    const [before, after] = [was, is].map((side) => capital(phraseOf(trimmed(side), SIDE))) as [string, string]
    if (before.toLowerCase() === after.toLowerCase()) continue
    return { before, after, tags: [capital(tagWas), capital(tagIs)], why }
  }
  return undefined
}
