import type { Recording } from '@octavo/contract/recording'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#api/call.ts'
import { sendLine } from '#api/recording.queries.ts'
import { isWorthRetrying } from '#parts/upload/upload.rules.ts'
import type { ReadLine } from './own-voice.rules.ts'

/** What became of what was read of a line on this visit. */
export type Sent =
  | { is: 'sending' }
  | { is: 'kept'; problem: string | null }
  /** With what was read, where sending it once more may help. */
  | { is: 'refused'; why: string; sound: Blob | undefined }

/** Sends what was read, line by line; one may go on while the next is read. */
export function useSending(videoId: string, keep: (recordings: readonly Recording[]) => void) {
  const [sent, setSent] = useState<Readonly<Record<string, Sent>>>({})
  const note = (text: string, what: Sent) => setSent((old) => ({ ...old, [text]: what }))
  return {
    /** By the words of the line. */
    sent,
    /** Answers what was kept; undefined when it was not taken. */
    send: async ({ text, savedIndex }: ReadLine, sound: Blob): Promise<Recording | undefined> => {
      note(text, { is: 'sending' })
      try {
        const recording = await sendLine(videoId, savedIndex === undefined ? { text } : { index: savedIndex }, sound)
        keep([recording])
        note(text, { is: 'kept', problem: recording.problem })
        return recording
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined
        note(text, { is: 'refused', why: sentenceOf(error), sound: isWorthRetrying(status) ? sound : undefined })
        return undefined
      }
    },
  }
}
