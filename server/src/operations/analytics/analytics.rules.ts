/** Pure: shares, averages and scores from what was counted. Null where there is nothing to divide by, shares and scores also where little is. */
import { shareOfViews, viralScoreOf } from '@octavo/contract/analytics'
import type { Counted } from '#publishing/film-pages/index.ts'

export const NOTHING: Counted = { views: 0, clicks: 0, watchMs: 0, thumbsUp: 0, thumbsDown: 0, messages: 0, engaged: 0 }

export const sumOf = (all: readonly Counted[]): Counted =>
  all.reduce(
    (sum, one) => ({
      views: sum.views + one.views,
      clicks: sum.clicks + one.clicks,
      watchMs: sum.watchMs + one.watchMs,
      thumbsUp: sum.thumbsUp + one.thumbsUp,
      thumbsDown: sum.thumbsDown + one.thumbsDown,
      messages: sum.messages + one.messages,
      engaged: sum.engaged + one.engaged,
    }),
    NOTHING,
  )

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Everything a tile or a table row says about these films. */
export function figuresOf(counted: Counted, films: number) {
  const { views, clicks, watchMs, thumbsUp, thumbsDown, messages, engaged } = counted
  return {
    views,
    clicks,
    watchSeconds: tenths(watchMs / 1000),
    thumbsUp,
    thumbsDown,
    messages,
    avgCtr: shareOfViews(clicks, views),
    engagement: shareOfViews(engaged, views),
    viralScore: viralScoreOf(counted, films),
  }
}

export const averageWatchSeconds = ({ watchMs, views }: Counted): number | null =>
  views === 0 ? null : tenths(watchMs / 1000 / views)
