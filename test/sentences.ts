/** The sentences of ours that people read on screens, in mails and in answers: found in the sources, and judged. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['web/src', 'contract/src', 'server/src']
/** What tests say, and what is told to a language model. */
const NOBODY_READS = /\.(test|fixture|samples|conformance|mocked)\.|\/testing\/|\.prompt\.ts$/
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const BETWEEN_TAGS = />\s*([^<>{}=;]*?)\s*(?=[<{])/g
const LEAST_WORDS = 4

export type Sentence = { file: string; text: string }

/** What of a source reads as words: in quotation marks, and between tags. */
export function wordsIn(source: string): string[] {
  const bare = source.replace(COMMENT, '')
  const quoted = [...bare.matchAll(QUOTED)].map(([, single, double, template]) => single ?? double ?? template ?? '')
  const between = [...bare.matchAll(BETWEEN_TAGS)].map(([, text = '']) => text)
  return [...quoted, ...between]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' ') && !text.includes('<'))
}

const isSentence = (text: string): boolean => /^[A-Z“].*[.!?…”]$/.test(text) && text.split(' ').length >= LEAST_WORDS

export function allWords(): Sentence[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ).filter((file) => /\.tsx?$/.test(file) && !NOBODY_READS.test(file))
  return files.flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
}

/** Whole sentences that stand in more than one place, with these places. */
export function saidTwice(words: readonly Sentence[]): string[] {
  const places = new Map<string, string[]>()
  for (const { file, text } of words) if (isSentence(text)) places.set(text, [...(places.get(text) ?? []), file])
  return [...places].filter(([, files]) => files.length > 1).map(([text, files]) => `${text} (${files.join(', ')})`)
}

/** Turns of phrase that a reading by ear has rejected, each with how it is said. */
export const REJECTED: readonly [turn: RegExp, better: string][] = [
  [/\bstands? here\b/i, 'appears here'],
  [/\bstands? in the (footer|mail|report)\b/i, 'goes in, is shown in'],
  [/\bin (its|the) place of your\b/i, 'replaces your'],
  [/\bletter ?box\b/i, 'message box'],
  [/\bof this name already\b/i, 'You already have … with this name'],
  [/\bnetworks? outside\b/i, 'outside networks'],
  [/\bare asked for\b/i, 'you asked for'],
  [/\b(one|a|the) (person|time|film) before\b/i, 'previous'],
  [/\bwhere each person is\b/i, 'in each person’s own time zone'],
  [/\b(nothing|none of them|nobody) at the moment\b/i, 'nothing right now'],
  [/\bin this time\b/i, 'in this period'],
  [/\bwears the look\b/i, 'uses the look'],
  [/\bwhat (fails|is finished|waits|needs you|became)\b.*\bwhat\b/i, 'one thing a sentence'],
  [/\bby itself before there is\b/i, 'add … first'],
  [/\bis held against\b/i, 'is checked against'],
  [/\bno more\.$/i, 'anymore'],
  [/\bgot and never\b/i, 'didn’t'],
  [/\b(what|that) one does not\b/i, 'unexpected'],
  [/\bwhen you have pressed\b/i, 'after you press'],
  [/\bis what it is\b/i, 'checking the file'],
  [/\bjust answer this mail\b/i, 'reply to this email'],
  [/\b(days?|views|films|parts|channels) an? (hour|channel|text|brand)\b/i, 'per'],
  [/\bthe (asked|said) (predicted|score)\b/i, 'your threshold'],
]

export const rejectedIn = (words: readonly Sentence[]): string[] =>
  words.flatMap(({ file, text }) =>
    REJECTED.filter(([turn]) => turn.test(text)).map(([, better]) => `${text} (${file}): ${better}`),
  )
