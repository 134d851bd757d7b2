import { CREDIT_COSTS } from '@octavo/contract/plan'
import { isMade, RETRYABLE, type Video } from '@octavo/contract/video'
import { Link } from 'wouter'
import { plural } from '#format/number.ts'
import { editPath } from '#parts/video/edit-path.ts'
import { useVideoActions } from '#parts/video/useVideoActions.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { slotName } from './schedule.rules.ts'

export type VideoActionsProps = { video: Video; onWatch: () => void; onReview: () => void }

/** What can be done about a video where it stands. */
export function VideoActions({ video, onWatch, onReview }: VideoActionsProps) {
  if (isMade(video.status)) return <Finished video={video} onWatch={onWatch} />
  if (RETRYABLE.includes(video.status)) return <Again video={video} />
  if (video.status === 'discarded') return null
  if (video.status !== 'review') return <Stop video={video} />
  return (
    <Button size="sm" variant="solid" onClick={onReview}>
      Review
      <About video={video} />
    </Button>
  )
}

/** Which one a button means, for who does not see the row. */
const About = ({ video }: { video: Video }) => <span className="sr-only">: {video.title}</span>

function Finished({ video, onWatch }: { video: Video; onWatch: () => void }) {
  const { busy, act } = useVideoActions(video)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {video.filmPage && (
        <a
          href={video.filmPage}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ size: 'sm', variant: 'ghost' })}
        >
          Film page
          <About video={video} />
        </a>
      )}
      {video.status === 'approval' && (
        <Button size="sm" variant="solid" disabled={busy} onClick={() => act('approve')}>
          Approve
          <About video={video} />
        </Button>
      )}
      {!video.sample && (
        <Link href={editPath(video.id)} className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
          Edit
          <About video={video} />
        </Link>
      )}
      <Button size="sm" onClick={onWatch}>
        Watch
        <About video={video} />
      </Button>
    </div>
  )
}

function Again({ video }: { video: Video }) {
  const { busy, act } = useVideoActions(video)
  return (
    <div className="flex items-center gap-3">
      <span className="text-ink-2 text-xs">Uses {plural(CREDIT_COSTS[video.format], 'credit')}</span>
      <Button size="sm" disabled={busy} onClick={() => act('retry')}>
        Retry
        <About video={video} />
      </Button>
    </div>
  )
}

function Stop({ video }: { video: Video }) {
  const { busy, act } = useVideoActions(video)
  return (
    <ConfirmButton
      size="sm"
      variant="ghost"
      className="max-sm:-ml-3"
      disabled={busy}
      question={`Halt ${slotName(video)}?`}
      consequence="The others go on. Its credits come back, and you can retry it later."
      confirmLabel="Halt video"
      onConfirm={() => act('halt')}
    >
      Halt
      <About video={video} />
    </ConfirmButton>
  )
}
