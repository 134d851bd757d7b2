import type { Video } from '@octavo/contract/video'
import { useEffect, useRef } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment } from '#format/date.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { cn } from '#ui/cn.ts'
import { rideState } from './review.rules.ts'

type Props = { films: readonly Video[]; shown: Video; onFilm: (id: string) => void }

/** The films of the week beside the one that plays; on a phone a row above it. */
export function FilmList({ films, shown, onFilm }: Props) {
  const { data: account } = useAccount()
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [])
  return (
    <nav aria-label="Films of the week" className="min-w-0 lg:justify-self-end">
      <ul className="flex gap-2 max-lg:overflow-x-auto max-lg:pb-1 max-lg:[scrollbar-width:none] lg:flex-col">
        {films.map((film) => (
          <li key={film.id} ref={film.id === shown.id ? current : undefined} className="shrink-0">
            <button
              type="button"
              aria-current={film.id === shown.id}
              onClick={() => onFilm(film.id)}
              className={cn(
                'flex w-full items-center justify-end gap-3 rounded-lg p-1.5 text-right lg:pl-3',
                film.id === shown.id ? 'bg-raised' : 'opacity-75 hover:opacity-100',
              )}
            >
              <span className="grid min-w-0 max-w-56 gap-0.5 max-lg:sr-only">
                <span className="line-clamp-2 font-medium text-sm">{film.title}</span>
                <span className={cn('text-xs', rideState(film) === 'waits' ? 'text-ok' : 'text-ink-2')}>
                  {stateOf(film, account?.timeZone)}
                </span>
              </span>
              <span aria-hidden>
                <VideoThumbnail
                  label=""
                  state={thumbnailState(film.status)}
                  wide={film.format === 'long'}
                  image={film.posterUrl}
                  poster={posterOf(film)}
                  className={film.format === 'long' ? 'w-14 lg:w-16' : 'w-8 lg:w-10'}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function stateOf(film: Video, timeZone: string | undefined): string {
  const state = rideState(film)
  const at = film.scheduledFor && formatMoment(film.scheduledFor, timeZone)
  if (state === 'waits') return `Approved · ${at}`
  if (state === 'asks' && at) return at
  return VIDEO_STATUS[film.status].word
}
