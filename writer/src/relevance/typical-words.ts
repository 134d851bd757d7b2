/** Which words are typical of which subject: of each trade by its own pieces and names, of each niche by what is known in it. */
import { stemOf, stemsBy } from '#business/topic-stems.ts'
import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'
import { NICHE_ITEMS } from '#knowledge/niches.ts'
import { trades } from '#trades/index.ts'
import type { Trade } from '#trades/trade.ts'

export type Subject = {
  /** Of the trade, or the niche. */
  id: string
  /** Told to owners and readers, and to no trade's customers. */
  isTheory: boolean
  /** How often its texts say a word. */
  counts: ReadonlyMap<string, number>
  /** All counts together. */
  total: number
  /** How much of all that is told it is. */
  size: number
}

export type Word = {
  /** How likely a telling word of a text is this one, summed over the subjects by their sizes. */
  sum: number
  /** The same squared, subject by subject. */
  squares: number
  /** The subjects that say it, with what each adds to the sum. */
  subjects: Subject[]
  parts: number[]
}

export type TypicalWords = {
  subjects: readonly Subject[]
  words: ReadonlyMap<string, Word>
  /** The sizes of all subjects together. */
  size: number
}

let read: TypicalWords | undefined

/** Read when the first text is measured, and kept. */
export const typicalWords = (): TypicalWords => {
  read ??= readTypicalWords()
  return read
}

/** How likely a telling word of a text on a subject is this one. */
export const shareIn = ({ counts, total }: Subject, stem: string): number => (counts.get(stem) ?? 0) / total

function readTypicalWords(): TypicalWords {
  const stems = rememberedStems()
  const subjects = [
    ...trades.map((trade) => subjectOfTrade(trade, stems)),
    ...Object.entries(NICHE_ITEMS).map(([niche, items]) => subjectOfNiche(niche, items, stems)),
  ]
  const words = new Map<string, Word>()
  for (const subject of subjects)
    for (const [stem, count] of subject.counts) {
      const part = (count / subject.total) * subject.size
      const word = words.get(stem)
      if (!word) words.set(stem, { sum: part, squares: part * part, subjects: [subject], parts: [part] })
      else {
        word.sum += part
        word.squares += part * part
        word.subjects.push(subject)
        word.parts.push(part)
      }
    }
  return { subjects, words, size: subjects.reduce((sum, { size }) => sum + size, 0) }
}

type Stems = (text: string) => Set<string>

/** The same few thousand words come again and again. */
function rememberedStems(): Stems {
  const known = new Map<string, string>()
  const remembered = (word: string): string => {
    const stem = known.get(word) ?? stemOf(word)
    known.set(word, stem)
    return stem
  }
  return (text) => stemsBy(remembered, text)
}

// A word by which owners and customers call the trade says as much as so many of its pieces.
const NAMED = 4
// A trade that is known by name only is a few words, and should not make them its own.
const SIZE = { told: 1, named: 0.3, niche: 12 } as const

function subjectOfTrade({ id, name, also, words, customers, things, notation }: Trade, stems: Stems): Subject {
  const pieces = notation ? notation.trim().split(/\n\s*\n/) : []
  const counts = countOf(pieces.map((piece) => stems(spokenIn(piece))))
  for (const stem of stems([name, ...also, ...words, customers, things].join(' ')))
    counts.set(stem, (counts.get(stem) ?? 0) + NAMED)
  return { id, isTheory: false, ...counted(counts), size: pieces.length > 0 ? SIZE.told : SIZE.named }
}

/** Without the names of its drawings, its kind and its slots. What a card says is spoken too, and a piece counts a word once. */
const spokenIn = (piece: string): string =>
  piece
    .replace(/\|\s*[a-z0-9-]+\s*$/gm, '')
    .replace(/^[a-z-]+(?:\([\d,-]+\))?:/, '')
    .replaceAll('{brand}', '')

function subjectOfNiche(id: string, items: readonly KnowledgeItem[], stems: Stems): Subject {
  const told = items.map(({ topic, fact, why, action, example, keywords }) =>
    stems([topic, ...fact, why, ...action, example, ...keywords].join(' ')),
  )
  return { id, isTheory: true, ...counted(countOf(told)), size: SIZE.niche }
}

function countOf(texts: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function counted(counts: ReadonlyMap<string, number>): Pick<Subject, 'counts' | 'total'> {
  let total = 0
  for (const count of counts.values()) total += count
  return { counts, total }
}
