/** Pure: how a video stands by its posts, and what is said of a slot. */
import { NETWORK_NAMES, type Network, POSTING, type PublicationStatus, type VideoStatus } from '@octavo/contract'
import type { obstacle } from './slots.rules.ts'

type Standing = { status: PublicationStatus; at: Date; note: string | null; problem: string | null }

/** The most urgent comes first: a video shows what happens, then what a person must do, then what comes, then what was. */
const SHOWS: [PublicationStatus, VideoStatus][] = [
  ['publishing', 'publishing'],
  ['approval', 'approval'],
  ['scheduled', 'scheduled'],
  ['published', 'published'],
]

/** A finished video's status, slot and note. `wantedFor` is the slot it was planned for before it had any post. */
export function videoStanding(posts: readonly Standing[]) {
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

/** A moment as the account's owner says it: `Mon 23 Nov, 09:00`. */
export const sayTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/** Why a channel takes no post then. */
export function sayObstacle(
  found: NonNullable<ReturnType<typeof obstacle>>,
  channel: string,
  timeZone: string,
): string {
  return found.what === 'day'
    ? `${channel} has its ${POSTING.perDay} posts of ${found.day} (UTC) already, the most that one day takes.`
    : `${channel} has a post at ${sayTime(found.post, timeZone)}, and two posts need ${POSTING.hoursApart} hours between them.`
}

export const sayMoved = (from: Date, to: Date, because: string, timeZone: string): string =>
  `Moved from ${sayTime(from, timeZone)} to ${sayTime(to, timeZone)}: ${because}`

export const sayApproval = (network: Network): string =>
  `Waits for your approval before it goes to ${NETWORK_NAMES[network]}.`
