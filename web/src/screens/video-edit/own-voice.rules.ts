/** Which lines of a film its owner has read, and which of them the film is to speak so. */
import type { FilmChanges, FilmEdit } from '@octavo/contract/edit'
import type { Recording } from '@octavo/contract/recording'
import { type LineRecordings, type LineRef, orderOf, recordingOf, refOf, textOf } from './film-changes.rules.ts'

type Film = Pick<FilmEdit, 'lines'>

/** A line to be read, as it is now. */
export type ReadLine = {
  ref: LineRef
  /** Its place among those that are said, from 1. */
  number: number
  text: string
  /** Of the saved film, if it still says the same. */
  savedIndex: number | undefined
  /** The recording that speaks it; null where the film's voice does. */
  speaking: string | null
  /** Several sentences were written into it: it becomes several lines, each to be read by itself. */
  isSeveral: boolean
}

/** The lines that are said, in their order. `tried` is the film as far as the changes have been tried. */
export function linesToRead(changes: FilmChanges, saved: Film, tried: Film): ReadLine[] {
  const said = orderOf(changes, saved.lines).flatMap((placed) => {
    const line = typeof placed === 'number' ? saved.lines[placed] : undefined
    const text = line ? textOf(changes, line) : typeof placed === 'number' ? '' : placed.text
    if (text.trim() === '') return []
    const ref = refOf(placed)
    const isSaved = line !== undefined && text === line.text
    return {
      ref,
      text,
      savedIndex: isSaved ? line.index : undefined,
      speaking: recordingOf(changes, saved.lines, ref),
      isSeveral: !isSaved && tried.lines.filter(({ from }) => from === ref).length > 1,
    }
  })
  return said.map((line, at) => ({ ...line, number: at + 1 }))
}

/** What is heard of a text: punctuation is only written. */
const spoken = (text: string) => (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ')

/** The newest recording of these words; newest first in the list. */
export const recordingFor = (recordings: readonly Recording[], text: string): Recording | undefined =>
  recordings.find((one) => spoken(one.text) === spoken(text))

/** The list with a new recording at its head, which takes the place of an earlier one of the same words. */
export const withRecording = (recordings: readonly Recording[], newest: Recording): Recording[] => [
  newest,
  ...recordings.filter(({ text }) => spoken(text) !== spoken(newest.text)),
]

/**
 * What the changes say when what was read is used. Who has chosen the film's voice for a line keeps that, unless the line was
 * read after it: `fresh` are the recordings of this visit.
 */
export function spokenBy(
  changes: FilmChanges,
  lines: readonly ReadLine[],
  recordings: readonly Recording[],
  fresh: ReadonlySet<string>,
): LineRecordings {
  const isGivenBack = (ref: LineRef) => changes.recordings?.some(({ line, id }) => line === ref && id === null)
  return lines.flatMap(({ ref, text }) => {
    const recording = recordingFor(recordings, text)
    return recording && (fresh.has(recording.id) || !isGivenBack(ref)) ? [{ line: ref, id: recording.id }] : []
  })
}

/** The line to go on with: the nearest one behind that is not read, else the first that is not; undefined when all are. */
export function nextToRead(
  lines: readonly ReadLine[],
  at: number,
  isRead: (line: ReadLine) => boolean,
): number | undefined {
  const open = (line: ReadLine) => !isRead(line) && !line.isSeveral
  const behind = lines.findIndex((line, place) => place > at && open(line))
  const first = behind >= 0 ? behind : lines.findIndex((line, place) => place !== at && open(line))
  return first >= 0 ? first : undefined
}

export const linesInWords = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)
