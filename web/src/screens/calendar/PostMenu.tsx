import type { CalendarPost } from '@octavo/contract/publication'
import { addDays, dateIn } from '@octavo/contract/time-zone'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { copyLink } from '#parts/publishing/PublishedPost.tsx'
import { isWaiting } from '#parts/publishing/post-status.ts'
import { useMovePost, usePublishing } from '#parts/publishing/usePublishing.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { CalendarClock, CalendarX2, Check, Copy, ExternalLink, Layers, MoreHorizontal, Send } from '#ui/icons/index.ts'
import { Menu, MenuItem, MenuLabel, MenuLine } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import { isMovable, refusal, sameTimeOn } from './calendar.rules.ts'
import { formatShortDay, formatTime } from './date-formats.ts'

export type Around = { posts: readonly CalendarPost[]; timeZone: string }

type PostMenuProps = { post: CalendarPost; around: Around; onOpen: () => void; small?: boolean }

const DAYS_OFFERED = 7

/** The days to come on which the post could stand at its own time, each with the reason where it cannot. */
function daysToCome(post: CalendarPost, { posts, timeZone }: Around) {
  const now = new Date()
  const today = dateIn(now, timeZone)
  return Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(today, index)).flatMap((date) => {
    if (!post.at || dateIn(new Date(post.at), timeZone) === date) return []
    const at = sameTimeOn(post.at, date, timeZone)
    if (at <= now) return []
    return [{ date, at: at.toISOString(), refused: refusal(post, at, { posts, timeZone, now }) }]
  })
}

/** What can be done about a post, without a pointer too. */
export function PostMenu({ post, around, onOpen, small }: PostMenuProps) {
  const trigger = (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`More for ${post.title}`}
      className={cn('px-2', small && 'h-6 bg-surface px-1 pointer-coarse:px-2')}
    >
      <MoreHorizontal />
    </Button>
  )
  return (
    <Menu trigger={trigger} className="max-h-96 max-w-72 overflow-y-auto">
      {isMovable(post) ? <Waiting post={post} around={around} onOpen={onOpen} /> : <Out post={post} />}
      <MenuLine />
      <MenuItem asChild>
        <Link href={`/library?video=${post.videoId}`}>
          <Layers />
          Open in library
        </Link>
      </MenuItem>
    </Menu>
  )
}

function Waiting({ post, around, onOpen }: Omit<PostMenuProps, 'small'>) {
  const move = useMovePost()
  const { approve, publish, unschedule } = usePublishing()
  const refuse = (error: unknown) =>
    toast({ title: 'Not published', description: sentenceOf(error), variant: 'destructive' })
  return (
    <>
      {post.status === 'approval' && (
        <MenuItem onSelect={() => approve.mutate(post.videoId)}>
          <Check />
          Approve
        </MenuItem>
      )}
      <MenuItem onSelect={() => publish.mutate(post.videoId, { onError: refuse })}>
        <Send />
        Publish now
      </MenuItem>
      {isWaiting(post.status) && (
        <MenuItem
          onSelect={() => unschedule.mutate({ videoId: post.videoId, at: post.at ?? new Date().toISOString() })}
        >
          <CalendarX2 />
          Unschedule
        </MenuItem>
      )}
      <MenuLine />
      <MenuLabel>Move to...{post.at && `, at ${formatTime(post.at, around.timeZone)}`}</MenuLabel>
      {daysToCome(post, around).map(({ date, at, refused }) => (
        <MenuItem
          key={date}
          disabled={refused !== undefined}
          onSelect={() => void move({ post, at })}
          className={cn(refused && 'items-start py-1.5 text-ink-3 data-disabled:opacity-100')}
        >
          <span>
            {formatShortDay(date)}
            {refused && <span className="block text-xs">{refused}</span>}
          </span>
        </MenuItem>
      ))}
      <MenuItem onSelect={onOpen}>
        <CalendarClock />
        Another day or time...
      </MenuItem>
    </>
  )
}

function Out({ post: { url } }: { post: CalendarPost }) {
  if (!url) return null
  return (
    <>
      <MenuItem asChild>
        <a href={url} target="_blank" rel="noreferrer">
          <ExternalLink />
          Film page
        </a>
      </MenuItem>
      <MenuItem onSelect={() => void copyLink(url)}>
        <Copy />
        Copy link
      </MenuItem>
    </>
  )
}
