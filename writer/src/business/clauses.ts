/** What else an owner's own description says: its clauses, each as something that can be told. */
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { upperFirst, withArticle, withStop } from '#english/grammar.ts'
import type { Kind } from '#trades/trade.ts'
import { firstPhrase, lowerStart, placeIn } from './description.ts'
import { numberOf } from './nouns.ts'
import { PERSON, PLACE } from './offer.ts'

type About = { name: string; description: string; kind: Kind; place?: string }

const SPEAKS = /^(?:we|i|you|our|my|your|they|it|nobody|everybody|no one)\b(?!-)/i
const FINITE =
  /(?<!\b(?:that|who|which|you)(?: \w+)? )\b(?:is|are|was|has|have|does|can|will|goes|comes|opens|closes|starts|runs|stays|takes|gets|keeps|happens|fits|lasts|begins|costs|needs|waits|belongs)\b/i
// What a customer is asked to do.
const ASKS =
  /^(?:bring|eat|mail|come|ask|book|call|text|pick|drop|send|try|order|wear|leave|park|ring|stop|walk|look|meet|join|find|show|tell) (?!and|with|in |by |from )/i
// A clause that hangs on the one before it.
const HANGS = /^(?:which|who|that|than|so|but|because|if|when|not|and|or|where|while|until|then|as)\b/i
// "At your beach, lake or backyard".
const GOES_ON = /^[\p{L}-]+ or [\p{L} -]+$/u
const PREPOSITION =
  /^(?:for|with|from|in|on|by|since|without|within|around|near|across|throughout|at|to|of|inside|between|over|under|after|before|behind)\b/i

/** The description as it can be read aloud: with the capitals of days, of "I" and of the place. */
function tidy(description: string, place: string | undefined): string {
  const text = description
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\bi(?=['’]m\b|['’]ll\b|['’]ve\b|\s|,)/g, 'I')
    .replace(
      /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/g,
      upperFirst,
    )
    .replace(
      /\b(?:english|spanish|french|german|italian|portuguese|dutch|polish|turkish|arabic|hindi|chinese|japanese|korean|swahili|russian|greek|irish|welsh|scottish|british|american|african|indian|thai)\b/g,
      upperFirst,
    )
    .replace(/(?<=\d) ?(am|pm)\b/g, ' $1')
  if (!place) return text
  // In small letters nobody can tell where the name of a second place ends.
  const one = /\p{Lu}\p{Ll}/u.test(description)
    ? text
    : text.replace(new RegExp(`(?<= ${escaped(place)}) and [^,.;]+`, 'iu'), '')
  return one.replace(new RegExp(`(?<![\\p{L}])${escaped(place)}(?![\\p{L}])`, 'giu'), place)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a description says, in sentences; what it begins with is told of the business by its name. */
export function clausesOf({ name, description, kind, place = placeIn(description) }: About): string[] {
  const [first = '', ...rest] = sentencesOf(tidy(description, place)).map(({ text }) => text.replace(/[.!\s]+$/, ''))
  const told = SPEAKS.test(first)
    ? spoken(first, place)
    : begun({ name, kind, description, ...(place && { place }) }, first)
  return [...told, ...rest.flatMap((sentence) => spoken(sentence, place))]
    .map((text) => withStop(upperFirst(text)))
    .filter((text) => wordsOf(text).length <= LONGEST_SENTENCE)
}

const LONGEST_SENTENCE = 26

/** A sentence of the owner's, without the place that may be noted behind it. */
function spoken(sentence: string, place: string | undefined): string[] {
  const parts = sentence.split(', ')
  while (parts.length > 1 && isPlace(parts.at(-1) ?? '', place)) parts.pop()
  const text = parts.join(', ')
  return wordsOf(text).length > 2 ? [text] : []
}

const isPlace = (part: string, place: string | undefined): boolean =>
  part === place ||
  /^(?:\p{Lu}[\p{L}.'’-]*|of|the|and|de|la)(?: (?:\p{Lu}[\p{L}.'’-]*|of|the|and|de|la|del))*$/u.test(part)

/** "Stargazing nights near San Pedro, twelve guests, four telescopes": what it is, then what belongs to it. */
function begun({ name, kind, description, place }: About, sentence: string): string[] {
  const phrase = firstPhrase(description)
  const at = phrase ? sentence.toLowerCase().indexOf(phrase.toLowerCase()) : -1
  if (at < 0 || SAYS_NOTHING.test(phrase)) return []
  const behind = sentence.slice(at + phrase.length)
  const { main, notes } = partsOf(behind, place)
  const isTyped = /\p{Lu}\p{Ll}/u.test(description)
  const where = main.filter(
    (part) => isTyped || !/^(?:in|near|around|at|across|of)\b/i.test(part) || (place && part.includes(place)),
  )
  const head = lowerStart(phrase)
  const hasArticle = /^(?:an?|our|my)\s/i.test(sentence)
  const belonging = notes.filter((note) => /^(?:for|with|from) /i.test(note))
  const intros = [...introsOf(where, place), ...belonging].map(
    (part) => `${introOf(name, kind, head, hasArticle)}${part && ` ${part}`}`,
  )
  return [
    ...intros,
    ...notesTold(
      name,
      notes.filter((note) => !belonging.includes(note)),
      place,
    ),
  ]
}

const SAYS_NOTHING = /^(?:things|stuff|goods|products|services|everything|all kinds)$/i

/** What stands behind the name of the business: what belongs to that name, and the notes after it. */
function partsOf(behind: string, place: string | undefined): { main: string[]; notes: string[] } {
  const [first = '', ...others] = behind.split(/\s*[,;:]\s+|\s+[–—-]\s+/)
  const main = first.trim() ? prepositional(first.trim()) : []
  const last = main.at(-1)
  // "For gardens, walls and school yards": the list belongs to the word before it.
  const end = others.findIndex((part) => / and | & /.test(part))
  const items = others.slice(0, end + 1)
  const isOneList =
    last &&
    end >= 0 &&
    /^(?:for|with|of|from|in) /.test(last) &&
    !/ and /.test(last) &&
    !(place && last.includes(place)) &&
    items.every((part) => !NO_ITEM.test(part) && !PREPOSITION.test(part) && !FINITE.test(part)) &&
    items.every((part) => part.split(/ and | & /).every((item) => wordsOf(item).length <= LONGEST_ITEM))
  if (isOneList) {
    main[main.length - 1] = [last, ...items].join(', ')
    return { main, notes: others.slice(end + 1) }
  }
  return { main, notes: others }
}

const LONGEST_ITEM = 4
const NO_ITEM =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|online|no)\b| (?:in|at|on|from|with|to) /i

/** "In slate and brass for gardens": each part with its own preposition; what belongs to a place stays with it. */
function prepositional(text: string): string[] {
  const parts: string[] = []
  for (const part of text.split(/\s+(?=(?:for|with|in|on|that|who|where)\s)/i)) {
    const last = parts.at(-1)
    // "With quiet horses for nervous adults", "just for children".
    if (last !== undefined && (/^with\b/i.test(last) || !PREPOSITION.test(last)))
      parts[parts.length - 1] = `${last} ${part}`
    else parts.push(part)
  }
  return parts.filter(Boolean)
}

/** By what a description may be told of the business more than once, each time with another part of it. */
function introsOf(parts: readonly string[], place: string | undefined): string[] {
  const telling = parts.filter(
    (part) => !(place && part.includes(place) && /^(?:in|near|around|at|from)\b/i.test(part)),
  )
  const isWhole = telling.some((part) => /^(?:that|who|where|on)\b/i.test(part)) || telling.length < 2
  return (isWhole ? [parts.join(' ')] : telling).filter(Boolean)
}

/** "Keen Line offers knife sharpening", "Latchkey Lil is a locksmith". */
function introOf(name: string, kind: Kind, head: string, hasArticle: boolean): string {
  const number = numberOf(head)
  const [first = ''] = head.split(/ and | & |, /)
  if (first !== head)
    return BUSINESS_NAME.test(first) && numberOf(first) === 'one'
      ? `At ${name} you'll find ${withArticle(head)}`
      : `${name} ${VERB[kind]} ${head}`
  const isNamed = kind !== 'hire' && [PERSON, PLACE, BUSINESS_NAME].some((named) => named.test(head))
  if (isNamed && number !== 'mass')
    return number === 'one' ? `${name} is ${withArticle(head)}` : `At ${name} you'll find ${head}`
  // What one eats is matter, unless its owner counts it.
  const isCounted = number === 'one' && (hasArticle || kind !== 'food')
  return `${name} ${VERB[kind]} ${isCounted ? withArticle(head) : head}`
}

const BUSINESS_NAME =
  /(?:shop|store|studio|salon|bakery|school|stable|clinic|agency|company|firm|garage|workshop|cafe|café|restaurant|gym|farm|hotel|daycare|center|centre|market|practice|club|bar|directors?|surgeons?|accountants?|midwives|midwife|sweep|maker|smith|groomer|dentist|optician|plumber|tailor|locksmith)s?$/i

/** What it is called with what belongs to it: "sundials in slate and brass", "burst pipes, geysers and blocked drains". */
export type Names = {
  /** As it stands after "about". */
  about: string[]
  /** As it stands after "need": who or where it is. */
  wanted: string[]
}

export function namesIn({ description, place = placeIn(description) }: Pick<About, 'description' | 'place'>): Names {
  const phrase = firstPhrase(description)
  const text = sentencesOf(tidy(description, place))[0]?.text.replace(/[.!\s]+$/, '') ?? ''
  const at = phrase ? text.toLowerCase().indexOf(phrase.toLowerCase()) : -1
  if (at < 0 || /^(?:we|i)\b/i.test(phrase) || TAUGHT.test(phrase)) return { about: [], wanted: [] }
  const isTyped = /\p{Lu}\p{Ll}/u.test(description)
  const { main, notes } = partsOf(text.slice(at + phrase.length), place)
  const behind = [...main, ...notes.filter((note) => /^(?:for|with|from) /i.test(note))]
    .map((part) =>
      isTyped || (place && part.includes(place))
        ? part
        : part.replace(/^((?:in|near|around|on) the [\p{L}-]+) .*$/u, '$1'),
    )
    .filter((part) => PREPOSITION.test(part) && wordsOf(part).length <= LONGEST_PART)
    .filter(
      (part) => isTyped || (place && part.includes(place)) || !/^(?:in|near|around|at|across) (?!the )/i.test(part),
    )
  const head = lowerStart(phrase)
  const isSomebody = [PERSON, PLACE, BUSINESS_NAME].some((named) => named.test(head))
  const called = behind.map((part) => `${isSomebody && numberOf(head) === 'one' ? withArticle(head) : head} ${part}`)
  return { about: [...(isSomebody ? [] : called), ...listsIn(notes)], wanted: isSomebody ? called : [] }
}

const LONGEST_PART = 9
// Who is taught is not what is taught.
const TAUGHT =
  /^(?:women|men|girls|boys|kids|children|people|adults|beginners|teens|seniors|families|parents|owners|students)\b/i

/** Notes that are lists of things, and nothing else. */
const listsIn = (notes: readonly string[]): string[] =>
  asLists(
    notes.filter(
      (note) => !SPEAKS.test(note) && !FINITE.test(note) && !PREPOSITION.test(note) && !isPlace(note, undefined),
    ),
  )
    .map((list) => lowerStart(/ and | & /.test(list) ? list : list.replace(/, ([^,]+)$/, ' and $1')))
    .filter((list) => !/(?:day|night|morning|evening|week|weekend|hour|year|minute)s\b/i.test(list))
    .filter((list) => list.split(/, | and | & /).every((item) => numberOf(item) !== 'one' && !NO_ITEM.test(item)))

const VERB: Record<Kind, string> = {
  thing: 'has',
  food: 'has',
  service: 'offers',
  care: 'offers',
  place: 'has',
  experience: 'offers',
  person: 'has',
  supply: 'supplies',
  hire: 'has',
  online: 'has',
}

/** Clauses that say something stand by themselves; notes are told together, as the owner's. */
function notesTold(name: string, notes: readonly string[], place: string | undefined): string[] {
  const kept = joined(notes.map((note) => note.trim()).filter((note) => note && !isPlace(note, undefined)))
  const sentences: string[] = []
  const bits: string[] = []
  for (const note of kept) {
    if ((HANGS.test(note) || GOES_ON.test(note)) && sentences.length + bits.length > 0) {
      const list = bits.length > 0 ? bits : sentences
      list.push(`${list.pop()}, ${note}`)
    } else if (ASKS.test(note)) sentences.push(note)
    else if (SPEAKS.test(note) || (FINITE.test(note) && wordsOf(note).length > 3))
      sentences.push(...spoken(note, place))
    else bits.push(note)
  }
  return [...sentences, ...asLists(bits).map((bit, at) => leadTo(name, bit, at))]
}

/** "We build", "install and maintain": the verbs of one sentence. */
function joined(notes: readonly string[]): string[] {
  const all: string[] = []
  for (const note of notes) {
    const last = all.at(-1)
    const goesOn = last && /^(?:we|i) \w+(?: \w+)?$/i.test(last) && / and /.test(note) && !SPEAKS.test(note)
    if (goesOn) all[all.length - 1] = `${last}, ${note}`
    else all.push(note)
  }
  return all
}

/** "Burst pipes", "geysers and blocked drains": one list. Other notes go in twos. */
function asLists(bits: readonly string[]): string[] {
  const end = bits.findLastIndex((bit) => / and | & /.test(bit))
  const isList = end > 0 && bits.slice(0, end).every((bit) => wordsOf(bit).length <= LONGEST_ITEM && !/ and /.test(bit))
  if (isList) return [bits.slice(0, end + 1).join(', '), ...asLists(bits.slice(end + 1))]
  const [first, second, ...rest] = bits
  if (!first) return []
  return second ? [`${first}, ${second}`, ...asLists(rest)] : [first]
}

const LEADS = [
  'The way {name} puts it:',
  'Good to know about {name}:',
  '{name} says it in few words:',
  'What to know about {name}:',
  'At {name}:',
]

const leadTo = (name: string, bit: string, at: number): string =>
  `${(LEADS[(name.length + at) % LEADS.length] ?? '').replace('{name}', name)} ${lowerStart(bit)}`
