import type { Video } from '@octavo/contract/video'
import { useState } from 'react'
import { Link } from 'wouter'
import { editPath } from '#parts/video/edit-path.ts'
import { sayDownloading } from '#parts/video/FilmDownloads.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { CalendarClock, Copy, Download, ExternalLink, Layers, Pencil, Play, Send } from '#ui/icons/index.ts'
import type { When } from './PublishForm.tsx'
import { PublishSheet } from './PublishSheet.tsx'

export type FilmActionsProps = {
  video: Video
  previewing: boolean
  onPreview: () => void
  /** Fills the form so that another one like it can be made. */
  onVary?: (() => void) | undefined
  /** Other words for the first two. */
  words?: { preview: string; download: string } | undefined
  /** Of the button that puts it out at once. */
  publishLabel?: string | undefined
}

const WORDS = { preview: 'Preview', download: 'Download' }

/** What can be done with a finished film: watch it, save it, find it again, put it out, make another one. */
export function FilmActions({ video, previewing, onPreview, onVary, words = WORDS, publishLabel }: FilmActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="solid" onClick={onPreview} disabled={previewing}>
        <Play />
        {words.preview}
      </Button>
      {video.downloadUrl && (
        <a href={video.downloadUrl} download onClick={() => sayDownloading(video.title)} className={buttonStyle()}>
          <Download />
          {words.download}
        </a>
      )}
      <Link href={`/library?video=${video.id}`} className={buttonStyle()}>
        <Layers />
        Open in library
      </Link>
      {!video.sample && (
        <Link href={editPath(video.id)} className={buttonStyle()}>
          <Pencil />
          Edit
        </Link>
      )}
      <Publishing video={video} label={publishLabel} />
      {onVary && (
        <Button onClick={onVary}>
          <Copy />
          Create Variation
        </Button>
      )}
    </div>
  )
}

/** Out at once or at a time of one's choice; what is out has a page. */
function Publishing({ video, label = 'Publish' }: { video: Video; label: string | undefined }) {
  const [publishing, publish] = useState<When | null>(null)
  return (
    <>
      {video.filmPage ? (
        <Button onClick={() => publish('now')}>
          <ExternalLink />
          Film page
        </Button>
      ) : (
        <>
          <Button onClick={() => publish('next')}>
            <CalendarClock />
            Schedule
          </Button>
          <Button onClick={() => publish('now')} disabled={video.status === 'publishing'}>
            <Send />
            {label}
          </Button>
        </>
      )}
      {publishing && <PublishSheet videoId={video.id} when={publishing} onClose={() => publish(null)} />}
    </>
  )
}
