/** Pure: a script after some of its lines were changed, and which line every character of it comes from. */
import type { LineSpan } from '#films/make/index.ts'

export type LineChange = { index: number; text: string }
/** A line of the saved film by its index, or a new one. */
export type PlacedLine = number | { id: string; text: string }
/** The lines that were changed, and all of them in their order where that is another one. */
export type LineChanges = { lines?: readonly LineChange[] | undefined; order?: readonly PlacedLine[] | undefined }
/** A stretch of the new script: the line of the old one that it comes from, or the id of a new one, and whether it says the same. */
export type Piece = LineSpan & { line: number | string; same: boolean }
export type Rewritten = { script: string; pieces: Piece[] }

const ENDS = /[.!?…:;]["”’')\]]*$/u
const BREAK = /\n/

/** Of a line: what it was, what it is now, what stands behind it, and which line that leads to. */
type Row = Pick<Piece, 'line'> & {
  was: string
  now: string
  behind: string
  follows: 'nothing' | 'the same' | 'another'
}

/** The script with its lines changed; an empty line goes with the space behind it. Spans are those of the old lines. */
export function rewritten(script: string, lines: readonly LineSpan[], changes: LineChanges): Rewritten {
  const pieces: Piece[] = []
  let text = script.slice(0, lines[0]?.start ?? 0)
  let gap = ''
  for (const { line, was, now, behind, follows } of rowsOf(script, lines, changes)) {
    if (now === '') {
      gap = BREAK.test(behind) && !BREAK.test(gap) ? behind : gap
      continue
    }
    text += gap
    const same = plain(now) === plain(was)
    const said = same ? was : now
    const ends = follows === 'nothing' || (same && follows === 'the same') || ENDS.test(said) || BREAK.test(behind)
    const ended = ends ? said : `${said}.`
    pieces.push({ line, same, start: text.length, end: text.length + ended.length })
    text += ended
    gap = behind
  }
  return { script: text + (pieces.length > 0 ? trailing(gap) : ''), pieces }
}

/** Space goes with the line before it; a new line takes over what stood behind the one that it follows. */
function rowsOf(
  script: string,
  lines: readonly LineSpan[],
  { lines: changes = [], order = [...lines.keys()] }: LineChanges,
): Row[] {
  const by = new Map(changes.map(({ index, text }) => [index, text]))
  const rows: Row[] = []
  for (const [at, placed] of order.entries()) {
    const last = rows.at(-1)
    const isLast = at === order.length - 1
    if (typeof placed === 'object') {
      rows.push({
        line: placed.id,
        was: '',
        now: placed.text,
        behind: last?.behind ?? ' ',
        follows: isLast ? 'nothing' : 'another',
      })
      if (last && placed.text !== '') last.behind = ' '
      continue
    }
    const { start, end } = lines[placed]!
    const was = script.slice(start, end)
    const behind = script.slice(end, lines[placed + 1]?.start ?? script.length)
    const follows = isLast ? 'nothing' : order[at + 1] === placed + 1 ? 'the same' : 'another'
    rows.push({ line: placed, was, now: by.get(placed) ?? was, behind, follows })
  }
  return rows.map((row, at) => (at === rows.length - 1 ? row : { ...row, behind: row.behind || ' ' }))
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim()
/** What follows the last line is kept only where it is more than space. */
const trailing = (gap: string): string => (gap.trim() ? gap : '')

type Lined = { script: string; lines: LineSpan[] }

/** For each line of the new script the line of the old one that it comes from, or the id of a new one. */
export function originLines(before: Lined, after: Lined, changes: LineChanges): Piece['line'][] {
  const { pieces } = rewritten(before.script, before.lines, changes)
  return after.lines.map(({ start }) => pieceAt(pieces, start)?.line ?? 0)
}

/** The piece that contains a character of the new script; the last one before it where it is between two. */
export function pieceAt(pieces: Piece[], letter: number): Piece | undefined {
  let [low, high] = [0, pieces.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (pieces[middle]!.start <= letter) low = middle
    else high = middle - 1
  }
  return pieces[low]
}
