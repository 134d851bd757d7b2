import { dossierPath } from '@octavo/contract/journal'
import { type LibraryVideo, videoRoutes } from '@octavo/contract/video'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { refreshStats } from '#api/analytics.queries.ts'
import { call } from '#api/call.ts'
import { dropFilm, refreshVideos } from '#api/video.queries.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'
import { linkOf } from '#parts/publishing/PublishedPost.tsx'
import type { When } from '#parts/publishing/PublishForm.tsx'
import { shareLink } from '#parts/publishing/share-link.ts'
import { editPath } from '#parts/video/edit-path.ts'
import { sayDownloading } from '#parts/video/FilmDownloads.tsx'
import { Button } from '#ui/Button.tsx'
import {
  CalendarClock,
  Download,
  ExternalLink,
  MoreHorizontal,
  Pencil,
  Proportions,
  Send,
  Share2,
  ShieldCheck,
  Trash2,
} from '#ui/icons/index.ts'
import { Menu, MenuItem, MenuLine } from '#ui/Menu.tsx'

type VideoMenuProps = { film: LibraryVideo; onPublish: (when: When) => void; onShape: () => void }

/** What else can be done with a finished film, what is wanted most often first. */
export function VideoMenu({ film, onPublish, onShape }: VideoMenuProps) {
  const trigger = (
    <Button size="sm" variant="ghost" aria-label={`More for ${film.title}`} className="px-2">
      <MoreHorizontal />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {!film.sample && (
        <>
          {film.filmPage ? (
            <Out film={film} link={linkOf(film.filmPage)} onPublish={onPublish} />
          ) : (
            <NotOut film={film} onPublish={onPublish} />
          )}
          <MenuLine />
          <MenuItem asChild>
            <Link href={editPath(film.id)}>
              <Pencil />
              Edit
            </Link>
          </MenuItem>
          <MenuItem onSelect={onShape}>
            <Proportions />
            Other formats
          </MenuItem>
          <MenuLine />
        </>
      )}
      <Downloads film={film} />
      {!film.sample && (
        <MenuItem asChild>
          <a href={dossierPath('film', film.id)} target="_blank" rel="noreferrer">
            <ShieldCheck />
            Dossier
          </a>
        </MenuItem>
      )}
      <MenuLine />
      <Delete film={film} />
    </Menu>
  )
}

type Publishing = Pick<VideoMenuProps, 'film' | 'onPublish'>

const Out = ({ film, link, onPublish }: Publishing & { link: string }) => (
  <>
    <MenuItem asChild>
      <a href={link} target="_blank" rel="noreferrer">
        <ExternalLink />
        Film page
      </a>
    </MenuItem>
    <MenuItem onSelect={() => void shareLink(film.title, link)}>
      <Share2 />
      Share
    </MenuItem>
    <MenuItem onSelect={() => onPublish('now')}>
      <Send />
      Link and words
    </MenuItem>
  </>
)

const NotOut = ({ film, onPublish }: Publishing) => (
  <>
    <MenuItem onSelect={() => onPublish('now')}>
      <Send />
      Publish
    </MenuItem>
    <MenuItem onSelect={() => onPublish(film.status === 'scheduled' ? 'time' : 'next')}>
      <CalendarClock />
      {film.status === 'scheduled' ? 'Change its time' : 'Schedule'}
    </MenuItem>
  </>
)

const Downloads = ({ film }: { film: LibraryVideo }) => (
  <>
    {film.filmPage && (
      <MenuItem asChild>
        <a href={film.downloadUrl} download onClick={() => sayDownloading(film.title)}>
          <Download />
          Download
        </a>
      </MenuItem>
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
  </>
)

function Delete({ film }: { film: LibraryVideo }) {
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
  return (
    <MenuItem onSelect={() => void remove()} className="text-bad">
      <Trash2 />
      Delete
    </MenuItem>
  )
}
