import { messages, publicationRoutes, type Video } from '@octavo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, Copy, Download, ExternalLink, Layers, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { call, sentenceOf } from '#api/call.ts'
import { keepVideo } from '#api/video.queries.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import { sayDownloading } from './FilmDownloads.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useVideoActions } from './useVideoActions.ts'

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

function usePublishing(video: Video) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(publicationRoutes.produce, { params: { id: video.id } }),
    onSuccess: ({ video: changed, youtubeUrl }) => {
      keepVideo(cache, changed)
      toast({ title: messages.video.produced, description: youtubeUrl })
    },
    onError: (error) =>
      toast({ title: messages.video.productionFailed.title, description: sentenceOf(error), variant: 'destructive' }),
  })
}

/** Out at once or at a time of one's choice; what is out has a page. */
function Publishing({ video, label = 'Publish' }: { video: Video; label: string | undefined }) {
  const [scheduling, setScheduling] = useState(false)
  const publish = usePublishing(video)
  const { busy, act } = useVideoActions(video)
  if (video.filmPage)
    return (
      <a href={video.filmPage} target="_blank" rel="noreferrer" className={buttonStyle()}>
        <ExternalLink />
        Film page
      </a>
    )
  const trigger = (
    <Button disabled={publish.isPending || busy || video.status === 'publishing'}>
      <Send />
      {publish.isPending ? 'Publishing...' : label}
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger} align="start">
        {video.status === 'approval' ? (
          <MenuItem onSelect={() => act('approve')}>
            <Send />
            Approve for its slot
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => publish.mutate()}>
            <Send />
            Publish now
          </MenuItem>
        )}
        <MenuItem onSelect={() => setScheduling(true)}>
          <CalendarClock />
          Schedule for later
        </MenuItem>
      </Menu>
      {scheduling && <ScheduleDialog video={video} onClose={() => setScheduling(false)} />}
    </>
  )
}
