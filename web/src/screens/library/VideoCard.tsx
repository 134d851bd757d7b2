import { messages } from '@octavo/contract/messages'
import type { LibraryVideo } from '@octavo/contract/video'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatPlayTime } from '#format/date.ts'
import { formatFileSize } from '#format/number.ts'
import { linkOf } from '#parts/publishing/PublishedPost.tsx'
import type { When } from '#parts/publishing/PublishForm.tsx'
import { PublishSheet } from '#parts/publishing/PublishSheet.tsx'
import { shareLink } from '#parts/publishing/share-link.ts'
import { editPath } from '#parts/video/edit-path.ts'
import { sayDownloading } from '#parts/video/FilmDownloads.tsx'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoPlayer } from '#parts/video/VideoPlayer.tsx'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { CalendarClock, Download as DownloadIcon, ExternalLink, Pencil, Play, Send, Share2 } from '#ui/icons/index.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import { cell } from './cell.ts'
import { ShapesSheet } from './ShapesSheet.tsx'
import { Standing } from './Standing.tsx'
import { VideoMenu } from './VideoMenu.tsx'

type VideoCardProps = { film: LibraryVideo; watching: boolean; onWatch: () => void; onClose: () => void }

/** A finished film: its poster or, while it is watched, the film itself; and what can be done with it. */
export function VideoCard({ film, watching, onWatch, onClose }: VideoCardProps) {
  const wide = film.format === 'long'
  const [publishing, publish] = useState<When | null>(null)
  const [shaping, shape] = useState(false)
  return (
    <li className={cell(wide, watching)}>
      {watching ? (
        <VideoPlayer film={film} onClose={onClose} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onWatch}
          className="block w-full rounded-frame transition-[filter] hover:brightness-110"
        >
          <VideoThumbnail
            label={film.title}
            wide={wide}
            image={film.posterUrl}
            poster={{ scene: 'presenter', hue: hueOf(film.brandColor), caption: film.title }}
            score={film.viralScore}
          />
        </button>
      )}
      <p className="mt-2 truncate font-medium text-sm" title={film.title}>
        {film.title}
      </p>
      <div className="flex items-center justify-between gap-2">
        <p className="num truncate text-ink-3 text-xs">
          {formatPlayTime(film.duration)} · {formatFileSize(film.size)}
        </p>
        {film.sample && <SampleTag title={messages.sample.tag} />}
      </div>
      <Standing film={film} />
      <div className="mt-2 flex gap-1">
        <Button size="sm" className="min-w-0 max-w-44 flex-1 px-2" onClick={onWatch} disabled={watching}>
          <Play />
          Watch<span className="sr-only">: {film.title}</span>
        </Button>
        {film.filmPage ? <Share film={film} link={linkOf(film.filmPage)} /> : <Download film={film} />}
        <VideoMenu film={film} onPublish={publish} onShape={() => shape(true)} />
      </div>
      {watching && !film.sample && (
        <div className="mt-1 flex gap-1">
          {film.filmPage ? (
            <a
              href={linkOf(film.filmPage)}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ size: 'sm', className: 'min-w-0 flex-1 px-2' })}
            >
              <ExternalLink />
              Film page
            </a>
          ) : (
            <>
              <Button size="sm" className="min-w-0 flex-1 px-2" onClick={() => publish('next')}>
                <CalendarClock />
                Schedule
              </Button>
              <Button size="sm" className="min-w-0 flex-1 px-2" onClick={() => publish('now')}>
                <Send />
                Publish
              </Button>
            </>
          )}
          <Link
            href={editPath(film.id)}
            aria-label={`Edit: ${film.title}`}
            title="Edit"
            className={buttonStyle({ size: 'sm', variant: 'ghost', className: 'px-2' })}
          >
            <Pencil />
          </Link>
        </div>
      )}
      {shaping && <ShapesSheet film={film} onClose={() => shape(false)} />}
      {publishing && <PublishSheet videoId={film.id} when={publishing} onClose={() => publish(null)} />}
    </li>
  )
}

const small = { size: 'sm', variant: 'ghost', className: 'px-2' } as const

const Share = ({ film, link }: { film: LibraryVideo; link: string }) => (
  <Button {...small} aria-label={`Share: ${film.title}`} title="Share" onClick={() => void shareLink(film.title, link)}>
    <Share2 />
  </Button>
)

const Download = ({ film }: { film: LibraryVideo }) => (
  <a
    href={film.downloadUrl}
    download
    aria-label={`Download: ${film.title}`}
    title="Download"
    onClick={() => sayDownloading(film.title)}
    className={buttonStyle(small)}
  >
    <DownloadIcon />
  </a>
)
