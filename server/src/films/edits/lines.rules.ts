/** Pure: a script after some of its lines were changed, and which line every character of it comes from. */
import type { LineSpan } from '#films/make/index.ts'

export type LineChange = { index: number; text: string }
/** A stretch of the new script: the line of the old one that it comes from, and whether it says the same. */
export type Piece = LineSpan & { line: number; same: boolean }
export type Rewritten = { script: string; pieces: Piece[] }

const ENDS = /[.!?…:;]["”’')\]]*$/u
const BREAK = /\n/

/** The script with its lines changed; an empty line goes with the space behind it. Spans are those of the old lines. */
export function rewritten(script: string, lines: LineSpan[], changes: LineChange[]): Rewritten {
  const by = new Map(changes.map(({ index, text }) => [index, text]))
  const pieces: Piece[] = []
  let text = script.slice(0, lines[0]?.start ?? 0)
  let gap = ''
  lines.forEach(({ start, end }, line) => {
    const was = script.slice(start, end)
    const behind = script.slice(end, lines[line + 1]?.start ?? script.length)
    const now = by.get(line) ?? was
    if (now === '') {
      gap = BREAK.test(behind) && !BREAK.test(gap) ? behind : gap
      return
    }
    text += gap
    const same = plain(now) === plain(was)
    const ended = same || ENDS.test(now) || BREAK.test(behind) || line === lines.length - 1 ? now : `${now}.`
    pieces.push({ line, same, start: text.length, end: text.length + ended.length })
    text += same ? was : ended
    if (same) pieces.at(-1)!.end = text.length
    gap = behind
  })
  return { script: text + (lines.length > 0 && pieces.length > 0 ? trailing(gap) : ''), pieces }
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim()
/** What follows the last line is kept only where it is more than space. */
const trailing = (gap: string): string => (gap.trim() ? gap : '')

type Lined = { script: string; lines: LineSpan[] }

/** For each line of the new script the line of the old one that it comes from. */
export function originLines(before: Lined, after: Lined, changes: LineChange[]): number[] {
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
