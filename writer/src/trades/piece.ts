import type { Card } from '@octavo/contract/script'

/** A thought of a film, written line by line with what the screen shows: how it is noted down, and how that is read. */

export const PIECE_KINDS = [
  'tip',
  'mistake',
  'myth',
  'how',
  'before-after',
  'question',
  'comparison',
  'choose',
  'first',
  'care',
  'checklist',
  'cost',
  'season',
] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

export type PieceLine = {
  spoken: string
  card?: Card
  /** The name of a drawing. */
  icon?: string
  /** May be left out where time is short. */
  optional: boolean
}

export type Piece = {
  /** Unique within its trade: from its title. */
  id: string
  kind: PieceKind
  /** For what belongs to a time of the year: its months, 1 to 12. */
  months?: number[]
  title: string
  /** First lines to choose from: one opens the film. */
  openings: PieceLine[]
  lines: PieceLine[]
  /** Last lines to choose from, which lead to the business: `{brand}` is its name. */
  turns: PieceLine[]
}

const HEAD = /^([a-z-]+)(?:\(([\d,-]+)\))?: (.+)$/

/**
 * Reads pieces from their notation: a head `kind: Title` (`season(11-12): Title`), then a line each. `*` marks an opening, `>` a
 * turn, `~` what may be left out. After the spoken words may stand `| card | icon`. A blank line ends a piece.
 */
export function readPieces(text: string): Piece[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => readPiece(block.trim().split('\n')))
}

function readPiece([head = '', ...rows]: string[]): Piece {
  const [, kind, months, title = ''] = HEAD.exec(head.trim()) ?? []
  if (!PIECE_KINDS.includes(kind as PieceKind)) throw new Error(`No head of a piece: ${head}`)
  const marked = (mark: string) =>
    rows.filter((row) => row.trim().startsWith(mark)).map((row) => readLine(row.trim().slice(1)))
  const lines = rows.filter((row) => !/^\s*[*>]/.test(row)).map((row) => readLine(row))
  return {
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    kind: kind as PieceKind,
    title,
    ...(months && { months: readMonths(months) }),
    openings: marked('*'),
    lines,
    turns: marked('>'),
  }
}

function readMonths(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 1, to = from] = part.split('-').map(Number)
    const length = ((to - from + 12) % 12) + 1
    return Array.from({ length }, (_, at) => ((from - 1 + at) % 12) + 1)
  })
}

export function readLine(row: string): PieceLine {
  const optional = /^\s*~/.test(row)
  const [spoken = '', card = '', icon = ''] = row
    .replace(/^\s*~/, '')
    .split('|')
    .map((part) => part.trim())
  return { spoken, ...(card && { card: readCard(card) }), ...(icon && { icon }), optional }
}

function readCard(text: string): Card {
  const [, at, item] = /^(\d)\. (.+)$/.exec(text) ?? []
  if (item) return { kind: 'item', text: item, at: Number(at) }
  const [, wrong, right] = /^no: (.+) \/ yes: (.+)$/.exec(text) ?? []
  if (wrong && right) return { kind: 'compare', wrong, right }
  const [, when, step] = /^at: (.+) \/ (.+)$/.exec(text) ?? []
  if (when && step) return { kind: 'step', when, text: step }
  const [, value, label] = /^(.+?) = (.+)$/.exec(text) ?? []
  if (value && label) return { kind: 'figure', value, label }
  const [, quoted] = /^"(.+)"$/.exec(text) ?? []
  if (quoted) return { kind: 'quote', text: quoted }
  return { kind: text.endsWith('?') ? 'question' : 'phrase', text }
}
