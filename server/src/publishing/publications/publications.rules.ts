/** Pure: a video's state as its posts make it, and what is said about a slot. */
import { NETWORK_NAMES, type Network } from '@octavo/contract/network'
import { type PublicationStatus, saySlot } from '@octavo/contract/publication'
import type { VideoStatus } from '@octavo/contract/video'

type PostState = { status: PublicationStatus; at: Date; note: string | null; problem: string | null }

/** The most urgent comes first: a video shows what happens, then what a person must do, then what comes, then what was. */
const SHOWS: [PublicationStatus, VideoStatus][] = [
  ['publishing', 'publishing'],
  ['approval', 'approval'],
  ['scheduled', 'scheduled'],
  ['published', 'published'],
]

/** A finished video's status, slot and note. `wantedFor` is the slot it was planned for before it had any post. */
export function videoState(posts: readonly PostState[]) {
  const [, status] = SHOWS.find(([one]) => posts.some((post) => post.status === one)) ?? [undefined, 'ready' as const]
  const shows = posts.filter((post) => post.status !== 'withdrawn')
  const next = shows
    .filter((post) => post.status === 'scheduled' || post.status === 'approval')
    .sort((one, other) => one.at.getTime() - other.at.getTime())[0]
  const out = posts.find((post) => post.status === 'published')
  return {
    status,
    scheduledFor: next?.at ?? out?.at ?? null,
    publishedAt: out?.at ?? null,
    note: shows.find((post) => post.note)?.note ?? null,
    problem: shows.find((post) => post.status === 'failed')?.problem ?? null,
  }
}

export const sayMoved = (from: Date, to: Date, because: string, timeZone: string): string =>
  `Moved from ${saySlot(from, timeZone)} to ${saySlot(to, timeZone)}: ${because}`

export const sayBusy = (network: Network): string =>
  `${NETWORK_NAMES[network]} takes no more posts just now. It goes out as soon as it does again.`

export const sayApproval = (network: Network): string =>
  `Waits for your approval before it goes to ${NETWORK_NAMES[network]}.`
