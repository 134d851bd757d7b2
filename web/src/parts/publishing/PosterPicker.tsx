import { type Video, videoRoutes } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { useMoments } from '#api/publication.queries.ts'
import { keepVideo, refreshVideos } from '#api/video.queries.ts'
import { formatPlayTime } from '#format/date.ts'
import { cn } from '#ui/cn.ts'
import { toast } from '#ui/toast.ts'

/** The picture that stands for a film, chosen among its moments; nothing where these are not known. */
export function PosterPicker({ video }: { video: Video }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="rounded-lg bg-sunken p-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="font-medium text-sm">Thumbnail</summary>
      {open && <Choices video={video} />}
    </details>
  )
}

function Choices({ video }: { video: Video }) {
  const cache = useQueryClient()
  const name = useId()
  const moments = useMoments(video.id)
  const choose = useMutation({
    mutationFn: (atMs: number | null) => call(videoRoutes.poster, { params: { id: video.id }, body: { atMs } }),
    onSuccess: async (changed) => {
      keepVideo(cache, changed)
      await Promise.all([moments.refetch(), refreshVideos(cache)])
      toast({ title: 'Thumbnail changed', description: changed.title })
    },
    onError: (error) => toast({ title: 'Not changed', description: sentenceOf(error), variant: 'destructive' }),
  })
  if (!moments.data)
    return <p className="pt-3 text-ink-2 text-sm">{moments.error ? sentenceOf(moments.error) : 'Looking...'}</p>
  if (moments.data.moments.length === 0)
    return (
      <p className="pt-3 text-ink-2 text-sm">This film is too old for that. Edit it once, and its moments are here.</p>
    )
  const chosen = choose.isPending ? choose.variables : moments.data.chosen
  const wide = video.format === 'long'
  return (
    <fieldset disabled={choose.isPending} className="pt-3">
      <legend className="sr-only">Thumbnail</legend>
      <div className={cn('grid gap-2', wide ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-3 sm:grid-cols-4')}>
        {[null, ...moments.data.moments].map((atMs) => (
          <label
            key={atMs}
            className={cn(
              'grid cursor-pointer gap-1 rounded-md border-2 p-1 text-xs has-focus-visible:outline-2',
              atMs === chosen ? 'border-ink bg-surface' : 'border-transparent hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={atMs === chosen}
              onChange={() => choose.mutate(atMs)}
            />
            <Picture video={video} atMs={atMs} isChosen={atMs === moments.data.chosen} />
            <span className="num text-center">{sayMoment(atMs)}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-5 text-ink-2 text-sm">
        {choose.isPending && 'Drawing it...'}
      </p>
    </fieldset>
  )
}

const sayMoment = (atMs: number | null): string =>
  atMs === null ? 'As drawn' : atMs === 0 ? 'First frame' : `At ${formatPlayTime(atMs / 1000)}`

/** The chosen one is seen as it is; of the others the film shows its moment, and of the drawn one where its words stand. */
function Picture({ video, atMs, isChosen }: { video: Video; atMs: number | null; isChosen: boolean }) {
  const look = cn('w-full rounded-sm bg-black object-cover', video.format === 'long' ? 'aspect-video' : 'aspect-[9/16]')
  if (isChosen && video.posterUrl) return <img src={video.posterUrl} alt="" className={look} />
  const seconds = (atMs ?? WORDS_STAND_MS) / 1000
  return (
    <video
      aria-hidden
      tabIndex={-1}
      muted
      playsInline
      preload="metadata"
      src={`${video.streamUrl}#t=${Math.max(seconds, FIRST_SEEN)}`}
      className={look}
    />
  )
}

/** Where the drawn picture is taken from in most films. */
const WORDS_STAND_MS = 1800
/** Browsers show nothing at the very beginning. */
const FIRST_SEEN = 0.04
