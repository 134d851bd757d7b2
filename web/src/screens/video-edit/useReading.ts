import { RECORDING_LIMITS, recordingFiles } from '@octavo/contract/recording'
import { useEffect, useRef, useState } from 'react'
import { useRecorder } from '#parts/microphone/useRecorder.ts'
import { useSound } from '#parts/sound/useSound.ts'
import type { LineRef } from './film-changes.rules.ts'
import { linesToRead, nextToRead, type ReadLine, recordingFor, spokenBy } from './own-voice.rules.ts'
import type { Editing } from './useEditing.ts'
import { useKeptRecordings } from './useKeptRecordings.ts'
import { useSending } from './useSending.ts'

/** The recorder's start and end take a part of a second each. */
const LONGEST_MS = (RECORDING_LIMITS.line.seconds - 1) * 1000

/** Reading the lines of a film one after the other: where one is, what was read, and what of it the film can be given. */
export function useReading(editing: Editing, startAt: LineRef | undefined) {
  const { saved, changes, film } = editing
  const kept = useKeptRecordings(saved.videoId)
  const lines = linesToRead(changes, saved, film)
  const recordingOf = (line: ReadLine | undefined) => line && recordingFor(kept.recordings, line.text)
  const isRead = (line: ReadLine) => recordingOf(line) !== undefined
  const [at, setAt] = useState(() => placeToStart(lines, startAt, isRead))
  const line = lines[at]
  const sound = useSound()
  const sending = useSending(saved.videoId, kept.keep)
  const addressOf = (recordingId: string) => recordingFiles.file(saved.videoId, recordingId)

  const read = async (of: ReadLine, taken: Blob) => {
    const recording = await sending.send(of, taken)
    // Who has gone on meanwhile is not interrupted.
    if (recording && here.current === of.text && recorder.isFree()) sound.play(addressOf(recording.id))
  }
  const recorder = useRecorder({ longestMs: LONGEST_MS, onTaken: (taken) => void (line && read(line, taken)) })
  const here = useRef<string | undefined>(undefined)
  useEffect(() => {
    here.current = line?.text
  })
  return {
    lines,
    line,
    at,
    isRead,
    readCount: lines.filter(isRead).length,
    recording: recordingOf(line),
    sent: line && sending.sent[line.text],
    sentOf: ({ text }: ReadLine) => sending.sent[text],
    sendAgain: (again: Blob) => void (line && read(line, again)),
    recorder,
    sound,
    addressOf,
    keep: kept.keep,
    recordingFor: recordingOf,
    goTo: (place: number) => {
      if (!lines[place] || recorder.now.is !== 'idle') return
      sound.stop()
      setAt(place)
    },
    press: () => {
      sound.stop()
      recorder.press()
    },
    next: nextToRead(lines, at, isRead),
    /** What the film would speak otherwise than it does. */
    usable: spokenBy(changes, lines, kept.recordings, kept.fresh).filter(
      ({ line: ref, id }) => lines.find((one) => one.ref === ref)?.speaking !== id,
    ),
  }
}
export type Reading = ReturnType<typeof useReading>

/** The line that was asked for, else the first that is not read yet. */
function placeToStart(
  lines: readonly ReadLine[],
  asked: LineRef | undefined,
  isRead: (line: ReadLine) => boolean,
): number {
  const found = lines.findIndex(({ ref }) => ref === asked)
  return Math.max(0, found >= 0 ? found : (nextToRead(lines, -1, isRead) ?? 0))
}
