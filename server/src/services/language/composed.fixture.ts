/** What the double of a language model answers: a script really composed out of what it was told, the same for the same words. */
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import type { ScriptAnswer } from './answer.schema.ts'
import type { OpinionAnswer } from './opinion.schema.ts'

type Told = { id: string; text: string }
type Line = ScriptAnswer['lines'][number]

const CARD = { letters: 40, words: 7 }
// So much of what was asked for is written at least.
const SHARE = 0.8
const LINE_WORDS = 24

const valueOfRow = (text: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? ''
const rows = (text: string, letter: string): Told[] =>
  [...text.matchAll(new RegExp(`^(${letter}\\d+) \\([^)]*\\): (.+)$`, 'gm'))].map(([, id = '', told = '']) => ({
    id,
    text: told,
  }))

const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)

const withStop = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** Written anew for each turn, so that a remark leads to other words. */
export function composedScript(system: string, turns: readonly string[]): ScriptAnswer {
  const [told = ''] = turns
  const icons = /One of: ([^.]+)\./.exec(system)?.[1]?.split(' ') ?? []
  const brand = valueOfRow(told, 'Brand')
  const subject =
    valueOfRow(told, 'Asked for') || valueOfRow(told, 'Trend to start from') || valueOfRow(told, 'Subject')
  const [, id] = / \(([FP]\d+)\)$/.exec(subject) ?? []
  const about = subject.replace(/ \([FP]\d+\)$/, '').replace(/[.?!]+$/, '')
  const isLong = valueOfRow(told, 'Film') === 'long'
  const words = Number(/about (\d+)/.exec(valueOfRow(told, 'Words'))?.[1] ?? 90)
  const turn = hashOf(told) + turns.length
  const lines = [
    { ...opening(about || brand, turn, isLong), facts: id ? [id] : [] },
    ...middle(told, words * SHARE, isLong, turn),
    { ...ending(brand, about, turn), facts: id ? [id] : [] },
  ]
  return {
    title: titled(about || `A word from ${brand}`, turn),
    lines: lines.map((line, at) => ({ ...line, icon: at % 3 === 1 ? pick(icons, turn + at) : null })),
    hashtags: ['smallbusiness', brand],
  }
}

const plain = (spoken: string, facts: string[] = [], chapter: string | null = null): Line => ({
  spoken,
  facts,
  card: cardOf(spoken),
  icon: null,
  emphasis: null,
  chapter,
})

/** A short line is its own card; a longer one has none. */
function cardOf(spoken: string): Line['card'] {
  const text = spoken.replace(/[.!]$/, '')
  const isShort = text.length <= CARD.letters && text.split(/\s+/).length <= CARD.words
  return isShort ? { kind: text.endsWith('?') ? 'question' : 'phrase', text, other: null } : null
}

const pick = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const OPENINGS = [
  'Have you thought about this',
  'Here is a question worth a minute',
  'Stop for a second',
  'Think of this',
]
const opening = (about: string, turn: number, isLong: boolean): Line =>
  plain(`${pick(OPENINGS, turn)}: ${lowered(about)}.`, [], isLong ? 'First things first' : null)

const ENDINGS = [
  'Ask {brand} about it',
  'Send {brand} your question',
  'Tell {brand} what you have in mind',
  'Start with {brand}',
]
const ending = (brand: string, about: string, turn: number): Line =>
  plain(`${pick(ENDINGS, turn).replace('{brand}', brand)}${about ? `: ${lowered(about)}` : ''}.`)

const titled = (about: string, turn: number): string => `${about.slice(0, 50).trim()}${turn % 2 ? ', in short' : ''}`

// The same fact is told in other words in the next film.
const FRAMES = [
  'Good to know',
  'One more thing',
  'By the way',
  'Worth a note',
  'Remember this',
  'And then',
  'A small thing',
  'To be clear',
]
const REASONS = [
  'for you',
  'before you come',
  'in one sentence',
  'because people ask',
  'as it is',
  'plainly',
  'for once',
  'for everybody',
]

/** What is known, then what the owner says, sentence by sentence until it is enough; words of no one in particular where it is not. */
function middle(told: string, words: number, isLong: boolean, turn: number): Line[] {
  const lines: Line[] = []
  const count = () => lines.reduce((sum, { spoken }) => sum + wordsOf(spoken).length, 0)
  const [known, owned] = [rows(told, 'P'), rows(told, 'F').slice(1)]
  const framed = (sentence: string, at: number) =>
    `${pick(FRAMES, turn + at)}, ${pick(REASONS, (turn >> 3) + at)}: ${lowered(sentence)}`
  for (const [at, { id, text }] of [...known.slice(0, 1), ...owned, ...known.slice(1)].entries()) {
    if (count() >= words) break
    for (const [index, { text: sentence }] of sentencesOf(withStop(text)).entries()) {
      const isSaid = lines.some(({ spoken }) => spoken === sentence)
      if (isSaid || wordsOf(sentence).length > LINE_WORDS || count() >= words) continue
      const chapter = isLong && index === 0 && at > 0 ? `Part ${at}` : null
      lines.push(plain(id.startsWith('F') ? framed(sentence, at + index) : sentence, [id], chapter))
    }
  }
  for (let at = 0; count() < words; at++) lines.push(plain(framed(pick(THOUGHTS, turn + at), at)))
  return lines
}

const THOUGHTS = [
  'Take your time with this and look at it twice.',
  'What looks simple from outside often has a reason behind it.',
  'Write down what matters to you before you ask anybody.',
  'Then compare the answers with what you wrote.',
  'A good answer is one that you can repeat to a friend.',
  'If it still sounds strange tomorrow, ask once more.',
  'Nobody minds a small question.',
  'It is easier to change a plan than to change what is finished.',
  'Keep the answer where you will find it again.',
  'And when somebody asks you, pass it on.',
]

/** A plan of the subjects that it was told, the last ones first, in words of its own. */
export function composedPlan([told = '']: readonly string[]) {
  const formats = valueOfRow(told, 'Films').split(', ')
  const subjects = [...told.matchAll(/^(S\d+) \((short|long), [^)]*\): ([^/\n]+) \//gm)].reverse()
  return {
    films: formats.map((format) => {
      const at = subjects.findIndex(([, , one]) => one === format)
      const [[, subject = '', , title = ''] = []] = subjects.splice(at, 1)
      const about = (title.split(': ').at(-1) ?? '').trim().replace(/[.?!]+$/, '')
      return { subject, title: about, firstLine: `Have you ever wondered: ${lowered(about)}?` }
    }),
  }
}

/** Finds one thing, and quotes it. */
export function composedOpinion([told = '']: readonly string[]): OpinionAnswer {
  const { text = '' } = JSON.parse(told.slice(told.indexOf('{')))
  return {
    findings: sentencesOf(text)
      .filter((sentence) => sentence.text.includes('secret formula'))
      .map(({ text: quote }) => ({
        ...{ about: 'misleading', quote, likely: 0.8 },
        explanation: 'Nobody can check what a secret formula does.',
      })),
  }
}
