import { messages } from '@octavo/contract/messages'
import { NETWORK_NAMES } from '@octavo/contract/network'
import type { PlannedPost } from '@octavo/contract/publication'
import type { Video } from '@octavo/contract/video'
import { useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { usePosts, useVideo } from '#api/publication.queries.ts'
import { RenditionList } from '#parts/video/RenditionList.tsx'
import { posterOf } from '#parts/video/thumbnail-of-video.ts'
import { VideoPlayer } from '#parts/video/VideoPlayer.tsx'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Play } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { NetworkWords } from './NetworkWords.tsx'
import { PosterPicker } from './PosterPicker.tsx'
import { PublishedPost } from './PublishedPost.tsx'
import { PublishForm, type When } from './PublishForm.tsx'
import { isOut } from './post-status.ts'

type PublishSheetProps = {
  videoId: string
  /** What is chosen at first: now, the next free slot, or a time of one's own. */
  when?: When
  onClose: () => void
}

/** Where a finished film goes, when, and with which words; what is out already shows its page. */
export function PublishSheet({ videoId, when = 'next', onClose }: PublishSheetProps) {
  const video = useVideo(videoId)
  const posts = usePosts(videoId)
  const [chosen, choose] = useState<string | null>(null)
  const [playing, play] = useState(false)
  const post = posts.data?.find(({ channelId }) => channelId === chosen) ?? posts.data?.[0]
  const error = video.error ?? posts.error
  const retry = () => void Promise.all([video.refetch(), posts.refetch()])
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Publish" description={video.data?.title}>
      {error && <ErrorNote what={sentenceOf(error)} onRetry={retry} />}
      {!error && (!video.data || !posts.data) && <Skeleton className="h-96" />}
      {video.data && posts.data && (
        <div className="grid gap-5">
          <div className={cn('flex gap-4', playing && 'flex-col')}>
            <Film video={video.data} playing={playing} onPlay={() => play(true)} onClose={() => play(false)} />
            {posts.data.length > 0 && (
              <Field label="Where" className="min-w-0 flex-1">
                {(aria) => (
                  <Select
                    {...aria}
                    value={post?.channelId}
                    onChange={choose}
                    options={posts.data.map((one) => ({ value: one.channelId, label: placeOf(one) }))}
                  />
                )}
              </Field>
            )}
          </div>
          {post ? (
            <Post key={post.channelId} {...{ video: video.data, post, when, onClose }} only={posts.data.length === 1} />
          ) : (
            <NoChannel />
          )}
          {!video.data.sample && video.data.streamUrl && <PosterPicker video={video.data} />}
          {!video.data.sample && video.data.scriptId && <OtherNetworks videoId={videoId} />}
          {!video.data.sample && (
            <details className="rounded-lg bg-sunken p-3">
              <summary className="font-medium text-sm">Other formats</summary>
              <div className="pt-3">
                <RenditionList video={video.data} />
              </div>
            </details>
          )}
        </div>
      )}
    </Sheet>
  )
}

/** Read when they are asked for. */
function OtherNetworks({ videoId }: { videoId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="rounded-lg bg-sunken p-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="font-medium text-sm">Words for other networks</summary>
      <div className="pt-3">{open && <NetworkWords videoId={videoId} />}</div>
    </details>
  )
}

const placeOf = ({ channelName, network }: PlannedPost) => `${channelName} (${NETWORK_NAMES[network]})`

type PostProps = { video: Video; post: PlannedPost; when: When; only: boolean; onClose: () => void }

function Post({ video, post, ...rest }: PostProps) {
  if (post.post && isOut(post.post.status)) return <PublishedPost video={video} post={post.post} />
  return <PublishForm video={video} planned={post} {...rest} />
}

/** The film: its picture, and pressed the film itself. */
function Film({ video, playing, onPlay, onClose }: FilmProps) {
  const { title, streamUrl, vttUrl, posterUrl, format } = video
  const wide = format === 'long'
  if (playing && streamUrl && vttUrl)
    return (
      <VideoPlayer
        film={{ title, streamUrl, vttUrl, posterUrl, format }}
        onClose={onClose}
        className={cn('mx-auto w-full', !wide && 'max-w-64')}
      />
    )
  const picture = (
    <VideoThumbnail
      label={title}
      wide={wide}
      image={posterUrl}
      poster={posterOf(video)}
      className={wide ? 'w-28 shrink-0' : 'w-16 shrink-0'}
    />
  )
  if (!streamUrl) return picture
  return (
    <button type="button" onClick={onPlay} className="relative shrink-0 self-start rounded-frame">
      <span aria-hidden className="block">
        {picture}
      </span>
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-9 place-items-center rounded-full bg-black/70 text-white [&_svg]:size-4.5">
          <Play aria-hidden />
          <span className="sr-only">Play {title}</span>
        </span>
      </span>
    </button>
  )
}

type FilmProps = { video: Video; playing: boolean; onPlay: () => void; onClose: () => void }

const NoChannel = () => (
  <div className="grid justify-items-start gap-3 rounded-lg bg-sunken p-4 text-sm">
    <p>{messages.posting.noChannel}</p>
    <p className="text-ink-2">Each brand has a channel of its own. Choose a brand when you make the next film.</p>
    <Link href="/brands" className={buttonStyle({ size: 'sm' })}>
      See your brands
    </Link>
  </div>
)
