/** What holds for every trade and every piece; each answer is a sentence about what to mend. */
import type { Card } from '@octavo/contract/script'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { slipsOf } from '#english/slips.ts'
import type { Piece, PieceLine } from './piece.ts'
import type { Trade } from './trade.ts'

export const LIMITS = {
  title: 60,
  openings: [2, 3],
  openingWords: 14,
  lines: [4, 8],
  lineWords: 24,
  bodyWords: [34, 80],
  turns: [2, 3],
  turnWords: 20,
  cardLetters: 40,
  cardWords: 7,
  pieces: [15, 20],
} as const

const within = (n: number, [least, most]: readonly [number, number]) => n >= least && n <= most
const count = (text: string) => wordsOf(text).length

/** What is wrong with a trade and its pieces. */
export function faultsOf(trade: Trade): string[] {
  const { pieces, words, also } = trade
  const titles = pieces.map(({ title }) => title)
  return [
    ...(within(pieces.length, LIMITS.pieces) ? [] : [`has ${pieces.length} pieces`]),
    ...(words.length < 12 ? ['needs at least 12 words'] : []),
    ...(also.length < 6 ? ['needs at least 6 other names'] : []),
    ...(/^(?:an?|the|some) /.test(trade.thing) ? [] : [`thing needs its article: ${trade.thing}`]),
    ...titles.filter((title, at) => titles.indexOf(title) !== at).map((title) => `two pieces are called "${title}"`),
    ...pieces.flatMap((piece) => pieceFaults(piece, trade).map((fault) => `"${piece.title}": ${fault}`)),
  ]
}

function pieceFaults(piece: Piece, trade: Trade): string[] {
  const { openings, lines, turns, title, kind, months } = piece
  const body = lines.reduce((sum, { spoken }) => sum + count(spoken), 0)
  return [
    ...(title.length > LIMITS.title ? ['title too long'] : []),
    ...(within(openings.length, LIMITS.openings) ? [] : [`${openings.length} openings`]),
    ...(within(lines.length, LIMITS.lines) ? [] : [`${lines.length} lines`]),
    ...(within(turns.length, LIMITS.turns) ? [] : [`${turns.length} turns`]),
    ...(within(body, LIMITS.bodyWords) ? [] : [`${body} words in its lines`]),
    ...(kind === 'season' && !months ? ['a season needs its months: season(11-12): Title'] : []),
    ...openings.flatMap((line) => openingFaults(line, trade)),
    ...lines.filter(({ spoken }) => count(spoken) > LIMITS.lineWords).map(({ spoken }) => `too long: ${spoken}`),
    ...turns.flatMap(turnFaults),
    ...(lines.filter(({ card }) => card).length < 3 ? ['fewer than 3 lines have a card'] : []),
    ...(lines.filter(({ icon }) => icon).length < 2 ? ['fewer than 2 lines have a picture'] : []),
    ...[...openings, ...lines, ...turns].flatMap(lineFaults),
    ...itemFaults(lines),
  ]
}

function openingFaults({ spoken }: PieceLine, { words }: Trade): string[] {
  return [
    ...(count(spoken) > LIMITS.openingWords ? [`opening too long: ${spoken}`] : []),
    ...(holdsOne(spoken, words) ? [] : [`opening without a word of the trade: ${spoken}`]),
    ...(spoken.includes('{') ? [`an opening has no slot: ${spoken}`] : []),
  ]
}

const turnFaults = ({ spoken }: PieceLine): string[] => [
  ...(count(spoken) > LIMITS.turnWords ? [`turn too long: ${spoken}`] : []),
  ...(spoken.includes('{brand}') ? [] : [`a turn names {brand}: ${spoken}`]),
]

function lineFaults({ spoken, card }: PieceLine): string[] {
  const shown = card ? textsOf(card) : []
  return [
    ...slipsOf(spoken.replaceAll('{brand}', 'Octavo')).map((slip) => `${slip}: ${spoken}`),
    ...(/\d/.test(spoken) ? [`no figures: ${spoken}`] : []),
    ...(/\{(?!brand\})/.test(spoken) ? [`unknown slot: ${spoken}`] : []),
    ...(/\b(?:we|us|our|ours|we're|we'll)\b/i.test(spoken) ? [`nobody knows who "we" is: ${spoken}`] : []),
    ...(/[.!?]["”]?$/.test(spoken) ? [] : [`no full stop: ${spoken}`]),
    ...(sentencesOf(spoken).some(({ text }) => /^[a-z]/.test(text)) ? [`small letter: ${spoken}`] : []),
    ...shown.filter((text) => text.length > LIMITS.cardLetters).map((text) => `card too long: ${text}`),
    ...shown.filter((text) => text.split(/\s+/).length > LIMITS.cardWords).map((text) => `card too wordy: ${text}`),
    ...shown
      .filter(
        (text) =>
          /[|]|\.$/.test(text) && !/^\S+\.$/.test(text) && text.split('. ').length < 2 && text.split(' ').length > 3,
      )
      .map((text) => `card with a full stop: ${text}`),
  ]
}

/** Every text that a card shows. */
export function textsOf(card: Card): string[] {
  if (card.kind === 'compare') return [card.wrong, card.right]
  if (card.kind === 'step') return [card.when, card.text]
  if (card.kind === 'figure') return [card.value, card.label]
  return [card.text]
}

/** Items are counted from 1, one after the other. */
function itemFaults(lines: readonly PieceLine[]): string[] {
  const places = lines.flatMap(({ card }) => (card?.kind === 'item' ? [card.at] : []))
  if (places.length === 0) return []
  return places.length >= 2 && places.every((place, at) => place === at + 1) ? [] : [`items count ${places.join(', ')}`]
}

const plain = (word: string) => word.toLowerCase().replace(/['’]s?$/, '')

/** Whether a text holds one of these words, in the singular or the plural. */
export function holdsOne(text: string, words: readonly string[]): boolean {
  const said = ` ${wordsOf(text).map(plain).join(' ')} `
  return words.some((word) => formsOf(word.toLowerCase()).some((form) => said.includes(` ${form} `)))
}

function formsOf(word: string): string[] {
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie').concat('s')
  return [
    word,
    plural,
    ...(word.endsWith('fe') ? [word.replace(/fe$/, 'ves')] : []),
    ...(word.endsWith('f') ? [word.replace(/f$/, 'ves')] : []),
  ]
}
