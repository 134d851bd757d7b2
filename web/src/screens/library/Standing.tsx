import type { LibraryVideo } from '@octavo/contract/video'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { linkOf } from '#parts/publishing/PublishedPost.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { ExternalLink } from '#ui/icons/index.ts'

/** How a finished film stands with the world: out, with its page and who saw it; on its way; or with a slot. Nothing while it is neither. */
export function Standing({ film }: { film: LibraryVideo }) {
  const { data: account } = useAccount()
  const { word, tone, live } = VIDEO_STATUS[film.status]
  if (film.filmPage)
    return (
      <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 text-xs">
        <a
          href={linkOf(film.filmPage)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Live: film page of ${film.title}`}
          className="inline-flex items-center gap-1 rounded-sm tap [&_svg]:size-3.5"
        >
          <Badge tone="ok" live>
            Live
          </Badge>
          <ExternalLink aria-hidden />
        </a>
        <span className="num text-ink-2">{plural(film.views, 'view')}</span>
      </p>
    )
  if (film.status === 'ready') return null
  return (
    <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs">
      <Badge tone={tone} {...(live && { live })}>
        {word}
      </Badge>
      {film.scheduledFor && film.status === 'scheduled' && (
        <span className="num text-ink-2">{formatMoment(film.scheduledFor, account?.timeZone)}</span>
      )}
    </p>
  )
}
