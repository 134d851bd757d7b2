import type { Video } from '@octavo/contract/video'
import { formatPlayTime } from '#format/date.ts'
import { formatFileSize } from '#format/number.ts'
import { FilmDownloads } from '#parts/video/FilmDownloads.tsx'
import { VideoPlayer } from '#parts/video/VideoPlayer.tsx'
import { cn } from '#ui/cn.ts'
import { Dialog } from '#ui/Dialog.tsx'

/** A finished film over the page, with its files. */
export function WatchDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { streamUrl, vttUrl, downloadUrl, durationSeconds, sizeBytes, madeBy } = video
  if (!streamUrl || !vttUrl || !downloadUrl) return null
  const facts = [
    durationSeconds !== null && formatPlayTime(durationSeconds),
    sizeBytes !== null && formatFileSize(sizeBytes),
    madeBy.voice && `voice: ${madeBy.voice}`,
    madeBy.renderer && `film: ${madeBy.renderer}`,
  ].filter(Boolean)
  const wide = video.format === 'long'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={video.title}
      description={facts.join(' · ')}
      footer={<FilmDownloads film={{ ...video, downloadUrl }} />}
      className={wide ? 'w-[min(94vw,56rem)]' : 'w-[min(94vw,26rem)]'}
    >
      <VideoPlayer
        film={{ ...video, streamUrl, vttUrl }}
        className={cn('mx-auto', !wide && 'max-h-[60dvh] max-w-full')}
      />
      {video.pictureNotes.map((note) => (
        <p key={note} className="mt-2 text-ink-2 text-sm">
          {note}
        </p>
      ))}
    </Dialog>
  )
}
