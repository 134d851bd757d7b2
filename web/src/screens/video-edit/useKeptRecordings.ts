import type { Recording } from '@octavo/contract/recording'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noteRecordings, useRecordings } from '#api/recording.queries.ts'
import { withRecording } from './own-voice.rules.ts'

/** What was read of a film, newest first, with what comes now. */
export function useKeptRecordings(videoId: string) {
  const cache = useQueryClient()
  const { data } = useRecordings(videoId)
  /** Those of this visit, by their ids. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  return {
    recordings: data?.recordings ?? [],
    fresh,
    keep: (come: readonly Recording[]) => {
      noteRecordings(cache, videoId, (old) => come.reduce(withRecording, [...old]))
      setFresh((old) => new Set([...old, ...come.map(({ id }) => id)]))
    },
  }
}
