/** The owner's notes put into a sentence as they were typed, where they do not fit. */
import type { Slip, SlipBrand } from './slip.ts'
import { sentencesOf, tokensOf } from './text.rules.ts'

/** Ends the noun phrase with which a description begins. */
const ENDS_PHRASE = /[,.;:]| (?:that|who|which|in|for|with|to|on|at|around|from|of|and|where|within|just|near|by)\b/
const BEGINS_SENTENCE = /^(?:we|i|our|my|the|an?|two|three|four|it|you)\b/i
/** One of a kind that takes an article: somebody who does something, or a place where it is done. */
const ONE_OF_A_KIND =
  /(?:smith|ist|er|or|man|woman|wright|shop|store|studio|salon|bakery|school|stable|clinic|agency|company|firm|van|garage|workshop|cafe|restaurant|sweep|gym|farm|hotel|sauna|daycare|yard|service|centre|center|market|kitchen|practice|starter|tour)$/
/** What may stand before such a phrase in the place of an article. */
const INTRODUCES = new Set(
  `a an the our your my their his her its this that these those every each any no one another some what which whose same only first new good best local
  little small big real own favourite favorite's`.split(/\s+/),
)

/** "Kitchen and bathroom tiles": what stands before the "and" is no one of a kind but a kind of what stands behind it. */
const SHARED_HEAD = /^[^,.;:]+? and \w+ \w+s(?=[,.;:]|$| (?:that|who|which|in|for|with|to|on|at|from|of)\b)/i

/** "It is all about mobile bike repair van": the phrase as it begins the description, and no article before it. */
function withoutArticle(sentence: string, description: string): Slip[] {
  if (BEGINS_SENTENCE.test(description)) return []
  if (SHARED_HEAD.test(description)) return []
  const phrase = tokensOf(description.split(ENDS_PHRASE)[0] ?? '')
  const typed = tokensOf(description)
  if (phrase.length === 0 || !ONE_OF_A_KIND.test(phrase.at(-1) ?? '')) return []
  // A single word is pasted where the next one of the description follows it.
  const pasted = phrase.length > 1 ? phrase : typed.slice(0, 2)
  const tokens = tokensOf(sentence)
  const at = tokens.findIndex((_, from) => pasted.every((token, offset) => tokens[from + offset] === token))
  if (at < 1 || INTRODUCES.has(tokens[at - 1]!) || tokens[at - 1]!.endsWith("'s")) return []
  return [{ rule: 'pasted without article', words: tokens.slice(at - 1, at + pasted.length).join(' ') }]
}

/** A note this long is no exclamation. */
const NOTE_WORDS = 7
const HAS_VERB =
  /\b(?:am|are|is|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|i|we|you|they|he|she|it|who|that['’]s|it['’]s|comes?|gets?|makes?|takes?|fits?|costs?|pays?|keeps?|needs?|save|seats|open|opens|fills?|peel|fly|beats|outlives|learned|worked|redid|began|started|taught|made|found|put|sits|tears|hiss|pulled|dug|sold|drove|wanted|tuned|came|lose|lies|order|text|bring|book|lift|hand|stay|drop|light|text us|send|pour|starts|sit|outlive)\b/i

/** A fragment of the owner's notes that is said as if it were a sentence. */
function noteReadOut(sentence: string, { facts }: SlipBrand): Slip[] {
  const plain = tokensOf(sentence).join(' ')
  const isNote = facts.some(({ text }) => {
    const note = tokensOf(text)
    return note.length >= NOTE_WORDS && !HAS_VERB.test(text) && note.join(' ') === plain
  })
  return isNote ? [{ rule: 'note read out', words: sentence.split(' ').slice(0, 4).join(' ') }] : []
}

/** A note behind the words that a sentence needs: "about we fire twice", "one fact: Same oven". */
function noteInSentence(sentence: string, { facts }: SlipBrand): Slip[] {
  const notes = facts
    .flatMap(({ text, answer = '' }) => [text, answer])
    .flatMap(sentencesOf)
    .filter((text) => tokensOf(text).length >= 4)
  const plain = tokensOf(sentence).join(' ')
  return notes.flatMap((note) => {
    const said = tokensOf(note).join(' ')
    const before = plain.indexOf(said)
    if (before <= 0) return []
    // A question may be quoted behind a colon, and a note that goes on in small letters is no paste.
    const lead = sentence.slice(0, sentence.toLowerCase().indexOf(note.slice(0, 8).toLowerCase()))
    const fits = /[:,]\s*["“]?$/.test(lead) && (note.endsWith('?') || !/^\p{Lu}/u.test(sentence.slice(lead.length)))
    return fits
      ? []
      : [{ rule: 'note in a sentence', words: sentence.slice(lead.length).split(' ').slice(0, 4).join(' ') }]
  })
}

export const pastedIn = (sentence: string, brand: SlipBrand): Slip[] => [
  ...withoutArticle(sentence, brand.description),
  ...noteReadOut(sentence, brand),
  ...noteInSentence(sentence, brand),
]
