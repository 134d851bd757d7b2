import type { CalendarPost } from '@octavo/contract/publication'
import { dateIn } from '@octavo/contract/time-zone'
import { Link } from 'wouter'
import { POST_STATUS } from '#parts/publishing/post-status.ts'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Badge } from '#ui/Badge.tsx'
import { dateOf } from './calendar.rules.ts'
import type { DaysProps, MakingFilm } from './DayGrid.tsx'
import { formatTime, formatWholeDay } from './date-formats.ts'
import { MakingPicture, sayMaking } from './MakingChip.tsx'
import { usePostFact } from './PostChip.tsx'
import { PostMenu } from './PostMenu.tsx'
import { SlotChip } from './SlotChip.tsx'

/** The same days as a list, for a phone: only those on which something goes out or could. */
export function Agenda({ days, posts, making, slots, timeZone, today, onOpen, onFill }: DaysProps) {
  const busy = days
    .map((date) => ({
      date,
      due: posts.filter((post) => dateOf(post, timeZone) === date),
      coming: making.filter(({ scheduledFor }) => dateIn(new Date(scheduledFor), timeZone) === date),
      slot: slots.find((slot) => slot.date === date),
    }))
    .filter(({ due, coming, slot }) => due.length + coming.length > 0 || slot)
  return (
    <div className="sm:hidden">
      {busy.length === 0 && <p className="py-6 text-center text-ink-2 text-sm">Nothing goes out in this period.</p>}
      <ol aria-label="Days with posts" className="grid gap-5">
        {busy.map(({ date, due, coming, slot }) => (
          <li key={date}>
            <h3 className="mb-1 font-medium font-sans text-ink-2 text-sm">
              {formatWholeDay(date)}
              {date === today && ', today'}
            </h3>
            <ul>
              {due.map((post) => (
                <Row key={post.id} post={post} around={{ posts, timeZone }} onOpen={() => onOpen(post.videoId)} />
              ))}
              {coming.map((video) => (
                <MakingRow key={video.id} video={video} timeZone={timeZone} />
              ))}
              {slot && <SlotChip slot={slot} timeZone={timeZone} onFill={() => onFill(slot.at)} onDrop={undefined} />}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

const MakingRow = ({ video, timeZone }: { video: MakingFilm; timeZone: string }) => (
  <li className="border-line border-t border-dashed py-2.5 first:border-0">
    <Link href="/library" className="flex items-center gap-3 tap">
      <MakingPicture video={video} />
      <span className="min-w-0 flex-1 text-sm">
        <span className="line-clamp-2 font-medium">{video.title}</span>
        <span className="num text-ink-2 text-xs">
          {formatTime(video.scheduledFor, timeZone)} <span className="text-make-ink">{sayMaking(video)}</span>
        </span>
      </span>
    </Link>
  </li>
)

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
