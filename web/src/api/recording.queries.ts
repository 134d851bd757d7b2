import { type Narration, type Recording, recordingFiles, recordingRoutes } from '@octavo/contract/recording'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, keyOf, queryOf } from './call.ts'
import { sendFile } from './send-file.ts'

const ofFilm = (videoId: string) => ({ params: { id: videoId } })

/** What the owner has read of a film, newest first, of each text the newest. */
export const useRecordings = (videoId: string) => useQuery(queryOf(recordingRoutes.list, ofFilm(videoId)))

/** Puts what has just been kept into the list. */
export const noteRecordings = (
  cache: QueryClient,
  videoId: string,
  change: (recordings: readonly Recording[]) => Recording[],
) =>
  cache.setQueryData<{ recordings: Recording[] }>(keyOf(recordingRoutes.list, ofFilm(videoId)), (old) => ({
    recordings: change(old?.recordings ?? []),
  }))

/** A line of the saved film by its index, or any other words. */
export type LineWords = { index: number } | { text: string }

/** Sends what somebody has read of a line; answers what was kept of it. */
export function sendLine(videoId: string, words: LineWords, sound: Blob): Promise<Recording> {
  const path = 'index' in words ? recordingFiles.line(videoId, words.index) : recordingFiles.text(videoId, words.text)
  return sendFile<Recording>(path, sound, { type: sound.type, onProgress: () => undefined })
}

type How = { onProgress: (sentBytes: number) => void; signal: AbortSignal }

/** Sends a whole script that was read in one go; answers the lines that were found in it. */
export const sendNarration = (videoId: string, sound: File, how: How): Promise<Narration> =>
  // What the browser does not know by its name is looked into all the same.
  sendFile<Narration>(recordingFiles.narration(videoId), sound, { type: sound.type || 'audio/mp4', ...how })

/** Deletes a recording for good. */
export function useForgetRecording(videoId: string, onError: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (recordingId: string) => call(recordingRoutes.remove, { params: { id: videoId, recordingId } }),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(recordingRoutes.list, ofFilm(videoId)) }),
  })
}
