/** Pure: which film a ride begins with, what comes after it, which line was heard last. */
import type { FilmEdit } from '@octavo/contract/edit'
import { isMade, isSettled, type Video } from '@octavo/contract/video'

/** What a ride can do with a film where it stands. */
export type RideState = 'making' | 'unmade' | 'asks' | 'waits' | 'out' | 'idle'

export function rideState({ status }: Pick<Video, 'status'>): RideState {
  if (!isSettled(status) || status === 'queued') return 'making'
  if (!isMade(status)) return 'unmade'
  if (status === 'approval') return 'asks'
  if (status === 'scheduled') return 'waits'
  return status === 'published' || status === 'publishing' ? 'out' : 'idle'
}

const LAST = '9999'

/** In the order in which they go out; what has no time comes last. */
export const inRideOrder = (videos: readonly Video[]): Video[] =>
  videos.toSorted((one, other) => (one.scheduledFor ?? LAST).localeCompare(other.scheduledFor ?? LAST))

/** The film of the address, else the first that asks for an eye, else the first that can be watched. */
export const firstOf = (videos: readonly Video[], wanted: string | null): Video | undefined =>
  videos.find(({ id }) => id === wanted) ??
  videos.find((video) => rideState(video) === 'asks') ??
  videos.find(({ status }) => isMade(status)) ??
  videos[0]

/** The next film that asks for an eye, going round once; undefined when none is left. */
export function nextToApprove(videos: readonly Video[], after: string): Video | undefined {
  const at = videos.findIndex(({ id }) => id === after)
  return [...videos.slice(at + 1), ...videos.slice(0, at)].find((video) => rideState(video) === 'asks')
}

type Line = FilmEdit['lines'][number]

/** The line that is heard, or was heard last. */
export const lineAt = (lines: readonly Line[], seconds: number): Line | undefined =>
  lines.findLast(({ startMs }) => startMs <= seconds * 1000) ?? lines[0]
