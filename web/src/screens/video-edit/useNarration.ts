import { messages } from '@octavo/contract/messages'
import { RECORDING_LIMITS, type Recording } from '@octavo/contract/recording'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { sendNarration } from '#api/recording.queries.ts'

const BYTES_PER_MB = 1_048_576
const { bytes: MOST_BYTES } = RECORDING_LIMITS.narration

/** Sends one recording of the whole script, and keeps the lines that were found in it. */
export function useNarration(videoId: string, keep: (recordings: readonly Recording[]) => void) {
  const [sent, setSent] = useState(0)
  const line = useRef<AbortController>(null)
  useEffect(() => () => line.current?.abort(), [])
  const sending = useMutation({
    mutationFn: async (file: File) => {
      // What would be refused when it is there is not sent at all.
      if (file.size > MOST_BYTES) throw new TooLarge()
      setSent(0)
      line.current = new AbortController()
      return sendNarration(videoId, file, { onProgress: setSent, signal: line.current.signal })
    },
    onSuccess: ({ recordings }) => keep(recordings),
  })
  const { error } = sending
  return {
    start: (file: File) => void (sending.isPending || sending.mutate(file)),
    giveUp: () => line.current?.abort(),
    isPending: sending.isPending,
    file: sending.variables,
    /** Bytes that have left. */
    sent,
    found: sending.data,
    problem: problemOf(error),
  }
}
export type NarrationSending = ReturnType<typeof useNarration>

class TooLarge extends Error {}

function problemOf(error: Error | null): string | undefined {
  if (!error || error.name === 'AbortError') return undefined
  return error instanceof TooLarge ? messages.recording.tooLarge(MOST_BYTES / BYTES_PER_MB) : sentenceOf(error)
}
