import { useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useVideos } from '#api/video.queries.ts'
import { formatMoment, formatPlayTime } from '#format/date.ts'
import { askNewVideo } from '#parts/generation/new-video.ts'
import { suggestionOf, usePublishing } from '#parts/publishing/usePublishing.ts'
import { posterOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Plus } from '#ui/icons/index.ts'

type FillSlotProps = { at: string; timeZone: string; onClose: () => void }

/** What an empty slot is filled with: a finished film that has none, or one that is made now. */
export function FillSlot({ at, timeZone, onClose }: FillSlotProps) {
  const { data: videos } = useVideos()
  const { schedule } = usePublishing()
  const [tried, setTried] = useState<string | null>(null)
  const films = (videos ?? []).filter(({ status, sample }) => status === 'ready' && !sample)
  const nearest = suggestionOf(schedule.error)
  const place = (videoId: string, moment: string) => {
    setTried(videoId)
    schedule.mutate({ videoId, at: moment }, { onSuccess: onClose })
  }
  const plan = () => {
    onClose()
    askNewVideo()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Fill this slot"
      description={formatMoment(at, timeZone)}
      footer={
        <Button variant={films.length === 0 ? 'make' : 'outline'} onClick={plan}>
          <Plus />
          Make a new video
        </Button>
      }
    >
      {schedule.error && (
        <div className="mb-4 grid justify-items-start gap-2">
          <ErrorNote what={sentenceOf(schedule.error)} />
          {nearest && tried && (
            <Button size="sm" onClick={() => place(tried, nearest)}>
              Take {formatMoment(nearest, timeZone)}
            </Button>
          )}
        </div>
      )}
      {films.length === 0 && (
        <p className="text-ink-2 text-sm">Every finished film already has a slot. Make another to fill this one.</p>
      )}
      <ul aria-label="Finished films without a slot" className="-my-2">
        {films.map((video) => (
          <li key={video.id} className="flex items-center gap-3 border-line border-t py-2.5 first:border-0">
            <VideoThumbnail
              label={video.title}
              wide={video.format === 'long'}
              image={video.posterUrl}
              poster={posterOf(video)}
              className={video.format === 'long' ? 'w-16 shrink-0' : 'w-9 shrink-0'}
            />
            <p className="min-w-0 flex-1 text-sm">
              <span className="line-clamp-2 font-medium">{video.title}</span>
              <span className="num text-ink-2 text-xs">
                {[video.brandName, video.durationSeconds && formatPlayTime(video.durationSeconds)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
            <Button size="sm" disabled={schedule.isPending} onClick={() => place(video.id, at)}>
              Take<span className="sr-only">: {video.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
