/** What happens when: sentences or clauses that each name their moment. */
import type { Word } from '#plan.ts'
import type { Beat } from './beats.ts'
import { bare, capital, endsClause, endsSentence, splitWords, trimmed } from './language.ts'
import { phraseOf } from './phrase.ts'

type TimelineItem = { when: string; text: string; atMs: number }
type Told = { items: TimelineItem[]; beats: number; why: string }

const N = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an|half an|a few|some)'
const SPAN = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies))'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|noon|afternoon|evening|night))?'
const MONTH = '(?:january|february|march|april|june|july|august|september|october|november|december)'
/** "At 5 people" is no time of day. */
const CLOCK =
  "\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\b\\.?| o'clock)?(?=[,.;:!]|$| (?:the|a|an|on|in|everyone|everybody|someone|it|you|we|they|he|she|your|our)\\b)"
/** Moments that a clock or a calendar knows. */
const DATED = [
  `(?:in|by|around|since|from|until) (?:early |late )?(?:${MONTH} )?(?:1[5-9]|20)\\d\\d`,
  `(?:in|by|until) (?:early |late |mid-)?${MONTH}`,
  `(?:on |by |until )?${DAY}(?: at ${CLOCK})?`,
  `(?:at|by|from|until) ${CLOCK}(?: on ${DAY})?`,
  `(?:at|by|until|before) (?:noon|midnight|dawn|lunch)`,
  `(?:on |in |by )?(?:the )?(?:day|week|month|year|hour|minute) ${N}`,
  `(?:on|in|by) the (?:first|second|third|fourth|fifth|last|next) (?:day|week|month|year|hour)`,
  `(?:after|within|in|for) (?:about |the first )?${N} (?:more )?${SPAN}`,
  `${N} ${SPAN} (?:later|before|ahead|after that)`,
  `(?:the )?(?:next|following) (?:day|morning|week|month|year|evening)`,
  `(?:this|every|that|in the|by) (?:morning|afternoon|evening|spring|summer|autumn|winter)`,
  '(?:today|tomorrow|yesterday|tonight)',
].join('|')
/** Words that only say what comes after what. */
const FLOWING =
  '(?:first|then|next|after that|afterwards|later|soon after|finally|at last|lastly|last|in the end|at first|to begin|at the start|in the beginning)'

const OPENS_DATED = new RegExp(`^(?:and |but |then )?(${DATED})(?:,|\\s|$)\\s*`, 'iu')
const OPENS_FLOWING = new RegExp(`^(?:and )?(${FLOWING})(?:,|\\s)\\s*`, 'iu')
const ENDS_DATED = new RegExp(`\\s(${DATED})[.,;:!]*$`, 'iu')
const DATED_AGAIN = new RegExp(`\\b(?:${DATED})(?=[,.;:!]|\\s|$)`, 'iu')
/** "Monday begins with work" speaks of Monday; "On Monday" says when. */
const LEADS =
  /^(?:on|in|by|at|around|since|from|until|after|within|for|before|every|this|that|today|tomorrow|yesterday|tonight|the next|next|following|the following)\b|\b(?:later|before|ahead|after that)$/iu
const TEXT = { words: 8, letters: 46 }
const MOST = 5

type Read = TimelineItem & { dated: boolean }

const textOf = (words: Word[]) => words.map((w) => w.text).join(' ')

/** The moment a stretch of words names, at its head or at its end, and what happens then. */
function read(words: Word[]): Read | undefined {
  const text = textOf(words).trim()
  if (/[?？]["”’)]*$/u.test(text)) return undefined
  const opened = OPENS_DATED.exec(text)
  const found = opened ?? OPENS_FLOWING.exec(text)
  const ended = found ? undefined : ENDS_DATED.exec(text)
  const when = (found ?? ended)?.[1]
  if (!when) return undefined
  const rest = trimmed(found ? text.slice(found[0].length) : text.slice(0, ended!.index))
  const bareName = opened && !LEADS.test(opened[1]!) && !/,\s*$/.test(opened[0])
  if (bareName || splitWords(rest).length < (ended ? 1 : 2)) return undefined
  if ((opened ?? ended) && DATED_AGAIN.test(rest)) return undefined
  return {
    when: capital(trimmed(when)),
    text: capital(phraseOf(rest, TEXT)),
    atMs: words[0]!.startMs,
    dated: Boolean(opened ?? ended),
  }
}

function split(words: Word[], ends: (word: string) => boolean): Word[][] {
  const all: Word[][] = [[]]
  for (const word of words) {
    all.at(-1)!.push(word)
    if (ends(word.text)) all.push([])
  }
  return all.filter((part) => part.length > 0)
}

/** "Post on Monday, answer on Wednesday, and count on Friday": each clause with its own moment. */
function clauses(beat: Beat): TimelineItem[] | undefined {
  const parts = split(beat.words, endsClause).flatMap((part) => {
    const joint = part.findIndex((w, at) => at > 1 && /^(?:and|then)$/.test(bare(w.text)))
    const halves = joint > 0 ? [part.slice(0, joint), part.slice(joint)] : [part]
    return halves.every((half) => read(half)) ? halves : [part]
  })
  const items = parts.map((part) =>
    read(/^(?:and|then)$/.test(bare(part[0]!.text)) && part.length > 3 ? part.slice(1) : part),
  )
  const good = items.length >= 3 && items.length <= MOST && items.every((item) => item?.dated)
  return good ? (items as Read[]).map(plain) : undefined
}

const plain = ({ when, text, atMs }: Read): TimelineItem => ({ when, text, atMs })

/** Moments told over beats from `at` on; undefined when they are fewer than three, or two without a date. */
export function timelineFrom(beats: Beat[], at: number): Told | undefined {
  const within = clauses(beats[at]!)
  if (within) return { items: within, beats: 1, why: `${within.length} moments in a row` }
  const items: Read[] = []
  let taken = 0
  for (const beat of beats.slice(at)) {
    if (taken > 0 && (beat.opensParagraph || items.length >= MOST)) break
    const told = beat.opensSentence ? split(beat.words, endsSentence).map(read) : []
    if (beat.opensSentence ? told.some((one) => !one) || told.length === 0 : taken === 0) break
    items.push(...(told as Read[]))
    taken++
  }
  const dated = items.filter((item) => item.dated).length
  const flows = items.some(({ when }) => /^(?:then|next|after|later|finally|soon|at last|in the end)/i.test(when))
  const different = new Set(items.map(({ when }) => when.toLowerCase())).size === items.length
  if (items.length > MOST || !different || !(dated >= 2 || (items.length >= 3 && flows))) return undefined
  return {
    items: items.map(plain),
    beats: taken,
    why: dated >= 2 ? `${items.length} moments in a row` : 'one thing after another',
  }
}
