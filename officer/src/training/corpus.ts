/** The labelled corpus (`officer/corpus`), author by author. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export type Row = {
  author: string
  pair: string
  label: 'breach' | 'clean'
  category: string
  kind: string
  text: string
  /** What offends, as parts of the text. */
  words: string[]
}

const FOLDER = new URL('../../corpus/', import.meta.url)
const ENDING = '.jsonl'

const files = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .sort()
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

/** Every text, by author. */
export const readCorpus = (): Row[] =>
  files().flatMap((file) =>
    textOf(file)
      .trim()
      .split('\n')
      .map((line): Row => ({ ...JSON.parse(line), author: file.slice(0, -ENDING.length) })),
  )

/** What films say on an ordinary day, a text a line: all of it clean. */
const ORDINARY = 'ordinary.txt'
export const readOrdinary = (): string[] => textOf(ORDINARY).trim().split('\n')

/** A name of what the corpus holds: another as soon as a letter of it is another. */
export const corpusEdition = (): string =>
  createHash('sha256')
    .update(JSON.stringify([...files(), ORDINARY].map((file) => [file, textOf(file)])))
    .digest('hex')
    .slice(0, 12)

/** The authors whom nothing is trained or set by: what they wrote measures the officer. */
export const TEST_AUTHORS = ['kofi', 'nina', 'tove', 'zoe']
