import type { CalendarPost } from '@octavo/contract/publication'
import { POST_STATUS } from '#parts/publishing/post-status.ts'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Badge } from '#ui/Badge.tsx'
import { dateOf } from './calendar.rules.ts'
import type { DaysProps } from './DayGrid.tsx'
import { formatTime, formatWholeDay } from './date-formats.ts'
import { usePostFact } from './PostChip.tsx'
import { PostMenu } from './PostMenu.tsx'

/** The same days as a list, for a phone: only those on which something goes out. */
export function Agenda({ days, posts, timeZone, today, onOpen }: DaysProps) {
  const busy = days
    .map((date) => ({ date, due: posts.filter((post) => dateOf(post, timeZone) === date) }))
    .filter(({ due }) => due.length > 0)
  return (
    <div className="sm:hidden">
      {busy.length === 0 && <p className="py-6 text-center text-ink-2 text-sm">Nothing goes out in this time.</p>}
      <ol aria-label="Days with posts" className="grid gap-5">
        {busy.map(({ date, due }) => (
          <li key={date}>
            <h3 className="mb-1 font-medium font-sans text-ink-2 text-sm">
              {formatWholeDay(date)}
              {date === today && ', today'}
            </h3>
            <ul>
              {due.map((post) => (
                <Row key={post.id} post={post} around={{ posts, timeZone }} onOpen={() => onOpen(post.videoId)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

type RowProps = { post: CalendarPost; around: { posts: readonly CalendarPost[]; timeZone: string }; onOpen: () => void }

function Row({ post, around, onOpen }: RowProps) {
  const fact = usePostFact(post)
  const look = POST_STATUS[post.status]
  return (
    <li className="flex items-center gap-3 border-line border-t py-2.5 first:border-0">
      <button type="button" onClick={onOpen} className="flex min-w-0 flex-1 items-center gap-3 text-left tap">
        <span aria-hidden className="shrink-0">
          <VideoThumbnail
            label={post.title}
            wide={post.format === 'long'}
            image={post.posterUrl}
            poster={{ scene: 'presenter', hue: hueOf(post.brandColor) }}
            className={post.format === 'long' ? 'w-16 shrink-0' : 'w-9 shrink-0'}
          />
        </span>
        <span className="min-w-0 flex-1 text-sm">
          <span className="line-clamp-2 font-medium">{post.title}</span>
          <span className="num mt-0.5 flex flex-wrap items-center gap-x-2 text-ink-2 text-xs">
            {post.at && formatTime(post.at, around.timeZone)}
            {post.status === 'published' ? <span>{fact}</span> : <Badge tone={look.tone}>{look.word}</Badge>}
          </span>
        </span>
      </button>
      <PostMenu post={post} around={around} onOpen={onOpen} />
    </li>
  )
}
