import { messages } from '@octavo/contract/messages'
import { type LibraryVideo, videoRoutes } from '@octavo/contract/video'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { refreshStats } from '#api/analytics.queries.ts'
import { call } from '#api/call.ts'
import { dropFilm, refreshVideos } from '#api/video.queries.ts'
import { formatPlayTime } from '#format/date.ts'
import { formatFileSize } from '#format/number.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'
import type { When } from '#parts/publishing/PublishForm.tsx'
import { PublishSheet } from '#parts/publishing/PublishSheet.tsx'
import { editPath } from '#parts/video/edit-path.ts'
import { sayDownloading } from '#parts/video/FilmDownloads.tsx'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoPlayer } from '#parts/video/VideoPlayer.tsx'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { CalendarClock, Download, MoreHorizontal, Pencil, Play, Proportions, Send, Trash2 } from '#ui/icons/index.ts'
import { Menu, MenuItem, MenuLine } from '#ui/Menu.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { cell } from './cell.ts'
import { ShapesSheet } from './ShapesSheet.tsx'

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
      <div className="mt-2 flex gap-1">
        <Button size="sm" className="min-w-0 max-w-44 flex-1 px-2" onClick={onWatch} disabled={watching}>
          <Play />
          Watch<span className="sr-only">: {film.title}</span>
        </Button>
        <a
          href={film.downloadUrl}
          download
          aria-label={`Download: ${film.title}`}
          title="Download"
          onClick={() => sayDownloading(film.title)}
          className={buttonStyle({ size: 'sm', variant: 'ghost', className: 'px-2' })}
        >
          <Download />
        </a>
        <More film={film} onPublish={publish} onShape={() => shape(true)} />
      </div>
      {watching && !film.sample && (
        <div className="mt-1 flex gap-1">
          <Button size="sm" className="min-w-0 flex-1 px-2" onClick={() => publish('next')}>
            <CalendarClock />
            Schedule
          </Button>
          <Button size="sm" className="min-w-0 flex-1 px-2" onClick={() => publish('now')}>
            <Send />
            Publish
          </Button>
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

type MoreProps = { film: LibraryVideo; onPublish: (when: When) => void; onShape: () => void }

/** Publishing, captions and deletion: what is wanted less often. */
function More({ film, onPublish, onShape }: MoreProps) {
  const cache = useQueryClient()
  const params = { id: film.id }
  const remove = () =>
    deleteWithUndo({
      done: 'Video deleted',
      hide: () => dropFilm(cache, film.id),
      remove: () => call(videoRoutes.remove, { params }),
      restore: () => call(videoRoutes.restore, { params }),
      refresh: () => Promise.all([refreshVideos(cache), refreshStats(cache)]),
    })
  const trigger = (
    <Button size="sm" variant="ghost" aria-label={`More for ${film.title}`} className="px-2">
      <MoreHorizontal />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {!film.sample && (
        <>
          <MenuItem asChild>
            <Link href={editPath(film.id)}>
              <Pencil />
              Edit
            </Link>
          </MenuItem>
          <MenuItem onSelect={() => onPublish('next')}>
            <CalendarClock />
            Schedule
          </MenuItem>
          <MenuItem onSelect={() => onPublish('now')}>
            <Send />
            Publish
          </MenuItem>
          <MenuItem onSelect={onShape}>
            <Proportions />
            Other shapes
          </MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem asChild>
        <a href={film.srtUrl} download onClick={() => sayDownloading(`Captions of ${film.title}`)}>
          <Download />
          Captions (SRT)
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={film.vttUrl} download onClick={() => sayDownloading(`Captions of ${film.title}`)}>
          <Download />
          Captions (VTT)
        </a>
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => void remove()} className="text-bad">
        <Trash2 />
        Delete
      </MenuItem>
    </Menu>
  )
}
