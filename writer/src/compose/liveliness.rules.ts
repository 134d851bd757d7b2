import { sentencesOf, wordsOf } from '@octavo/voice/text'
import type { WrittenScript } from '#script.ts'
import { pullOf } from './pull.rules.ts'

const ADDRESS = /\b(?:you|your|yours|yourself)\b|you'|\?$/i
// An instruction begins with its verb: most of the writer's do with one of these.
const INSTRUCTION =
  /^(?:ask|write|take|give|put|try|look|read|count|list|choose|pick|make|keep|send|save|find|think|say|tell|hold|turn|open|check|watch|start|begin|add|cut|draw|mark|note|visit|follow|come|drop|talk|test|do|set|let)\b/i
const TURN =
  /\b(?:but|because|instead|so|then|here is|here's|that is why|that's why|only|even|until|for example|for instance)\b/i
const ABSTRACT = /.{3}(?:tion|sion|ment|ness|ity|ance|ence|ship|ism)s?$/i

const share = <Item>(all: readonly Item[], holds: (one: Item) => boolean): number =>
  all.length === 0 ? 0 : all.filter(holds).length / all.length

/** How far lengths lie apart, as a share of their mean. */
function variation(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean
}

/**
 * How alive a script sounds, in points without a scale of their own: how its opening pulls, how often it speaks to somebody,
 * how its second half turns, how its sentences differ in length, less its abstract nouns. It only chooses between texts about
 * the same thing.
 */
export function livelinessOf({ hook, body }: Pick<WrittenScript, 'hook' | 'body'>): number {
  const sentences = sentencesOf(body).map(({ text }) => text)
  const later = sentences.slice(Math.floor(sentences.length / 2))
  const turns = later.filter((sentence) => TURN.test(sentence)).length
  return (
    pullOf(hook) +
    8 * share(sentences, (sentence) => ADDRESS.test(sentence) || INSTRUCTION.test(sentence)) +
    Math.min(2, turns) +
    3 * variation(sentences.map((sentence) => wordsOf(sentence).length)) -
    60 * share(wordsOf(body), (word) => ABSTRACT.test(word))
  )
}
