import type { CalendarPost } from '@octavo/contract/publication'
import { useVideos } from '#api/video.queries.ts'
import { plural } from '#format/number.ts'
import { POST_STATUS } from '#parts/publishing/post-status.ts'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { GripVertical } from '#ui/icons/index.ts'
import { isMovable } from './calendar.rules.ts'
import { formatTime } from './date-formats.ts'
import { type Around, PostMenu } from './PostMenu.tsx'
import { type Carrying, handleOf } from './useCarrying.ts'

type PostChipProps = {
  post: CalendarPost
  large: boolean
  around: Around
  carrying: Carrying
  onOpen: () => void
  onDrag: (post: CalendarPost | null) => void
}

/** Views of what is out; of the rest how it stands, where that is more than being planned. */
export function usePostFact(post: CalendarPost): string | undefined {
  const { data: videos } = useVideos()
  const views = videos?.find(({ id }) => id === post.videoId)?.views
  if (post.status === 'published') return views ? plural(views, 'view') : 'No views yet'
  return post.status === 'scheduled' ? undefined : POST_STATUS[post.status].word
}

const FACT_INK = {
  warn: 'text-warn',
  bad: 'text-bad',
  make: 'text-make-ink',
  ok: 'text-ink-2',
  neutral: 'text-ink-2',
  day: 'text-ink-2',
}

/** One post in the grid: its brand's edge, its time and title; picked up with the pointer or by keys, moved by its menu too. */
export function PostChip({ post, large, around, carrying, onOpen, onDrag }: PostChipProps) {
  const fact = usePostFact(post)
  const movable = isMovable(post)
  const time = post.at ? formatTime(post.at, around.timeZone) : ''
  return (
    <li
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', post.title)
        event.dataTransfer.effectAllowed = 'move'
        // At once, the browser would take the day's hatching into the picture under the pointer.
        setTimeout(() => onDrag(post))
      }}
      onDragEnd={() => onDrag(null)}
      style={{ borderLeftColor: post.brandColor ?? 'var(--line-strong)' }}
      className={cn(
        'group relative rounded-sm border border-line border-l-[3px] bg-surface text-xs',
        movable && 'cursor-grab active:cursor-grabbing',
        post.status === 'published' && 'bg-sunken',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className={cn('block w-full rounded-sm text-left hover:bg-sunken', large ? 'p-2' : 'flex gap-1.5 px-1.5 py-1')}
      >
        <span aria-hidden className="block shrink-0">
          <VideoThumbnail
            label={post.title}
            wide={post.format === 'long'}
            image={post.posterUrl}
            poster={{ scene: 'presenter', hue: hueOf(post.brandColor), ...(large && { caption: post.title }) }}
            className={
              large ? cn('mb-2', post.format === 'long' ? 'w-full' : 'w-3/5') : post.format === 'long' ? 'w-9' : 'w-5.5'
            }
          />
        </span>
        <span className="block min-w-0 flex-1">
          <span className="num block font-medium">{time}</span>{' '}
          <span className={cn('block text-ink-2', large ? 'line-clamp-3' : 'truncate')}>{post.title}</span>{' '}
          {fact && <span className={cn('num block truncate', FACT_INK[POST_STATUS[post.status].tone])}>{fact}</span>}
        </span>
      </button>
      <div
        className={cn(
          'absolute top-0.5 right-0.5 flex',
          'pointer-fine:opacity-0 pointer-fine:focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:has-data-[state=open]:opacity-100',
        )}
      >
        {movable && post.at && <Handle post={post} carrying={carrying} />}
        <PostMenu post={post} around={around} onOpen={onOpen} small />
      </div>
    </li>
  )
}

/** Picks the post up for the arrow keys. With a pointer the whole chip is dragged. */
const Handle = ({ post, carrying: { carried, press, leave } }: Pick<PostChipProps, 'post' | 'carrying'>) => (
  <Button
    id={handleOf(post)}
    size="sm"
    variant="ghost"
    aria-label={`Move ${post.title}`}
    aria-describedby="calendar-keys"
    aria-pressed={carried?.post.id === post.id}
    onKeyDown={press(post)}
    onBlur={leave}
    className="h-6 cursor-grab bg-surface px-0.5 pointer-coarse:hidden"
  >
    <GripVertical />
  </Button>
)
