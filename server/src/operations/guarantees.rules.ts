/** Pure: whether posts keep to what a channel bears. */

import { POSTING } from '@octavo/contract/publication'
import { DAY_MS, HOUR_MS } from '#time.ts'

type Post = { channelId: string; at: Date }

/** How many channels there are, and how many posts stand closer or thicker than allowed. The posts come by channel and time. */
export function limitBreaches(posts: readonly Post[]): { channels: number; breaches: number } {
  const channels = groupsOf(posts, (post) => post.channelId)
  const breaches = channels.reduce((sum, ofOne) => sum + tooClose(ofOne) + tooMany(ofOne), 0)
  return { channels: channels.length, breaches }
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string | number): T[][] {
  const groups = new Map<string | number, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

const tooClose = (posts: readonly Post[]): number =>
  posts.filter((post, index) => {
    const before = posts[index - 1]
    return before && post.at.getTime() - before.at.getTime() < POSTING.hoursApart * HOUR_MS
  }).length

const tooMany = (posts: readonly Post[]): number =>
  groupsOf(posts, (post) => Math.floor(post.at.getTime() / DAY_MS)).filter((day) => day.length > POSTING.perDay).length
