import type { Video } from '@octavo/contract/video'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment } from '#format/date.ts'
import { ReviewSheet } from '#parts/compliance/ReviewSheet.tsx'
import { editPath } from '#parts/video/edit-path.ts'
import { useVideoActions } from '#parts/video/useVideoActions.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Check, ExternalLink, Pencil, Shuffle } from '#ui/icons/index.ts'
import { Kbd } from '#ui/Kbd.tsx'
import { rideState } from './review.rules.ts'

type Props = {
  film: Video
  isBusy: boolean
  canEdit: boolean
  canChange: boolean
  /** Takes the last approval back. */
  undo: { title: string; press: () => void } | undefined
  onApprove: () => void
  onEdit: () => void
  onSubject: () => void
  onPublish: () => void
}

/** What can be done about the film that is watched: the answer first, then what changes it. */
export function RideActions({
  film,
  isBusy,
  canEdit,
  canChange,
  undo,
  onApprove,
  onEdit,
  onSubject,
  onPublish,
}: Props) {
  return (
    <div className="mt-5 grid gap-2.5">
      <Answer film={film} isBusy={isBusy} onApprove={onApprove} />
      {canChange && (
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button onClick={onEdit} disabled={!canEdit}>
            <Pencil />
            Edit this line
            <Key name="E" />
          </Button>
          <Button onClick={onSubject}>
            <Shuffle />
            Another subject
            <Key name="S" />
          </Button>
        </div>
      )}
      {film.streamUrl && (
        <div className="flex flex-wrap gap-x-1">
          {!film.sample && (
            <Link href={editPath(film.id)} className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
              Open in the editor
            </Link>
          )}
          {film.filmPage ? (
            <a
              href={film.filmPage}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ variant: 'ghost', size: 'sm' })}
            >
              Film page
              <ExternalLink />
            </a>
          ) : (
            <Button variant="ghost" size="sm" onClick={onPublish}>
              Publish or move
            </Button>
          )}
        </div>
      )}
      {undo && (
        <p className="flex items-center gap-2 text-ink-2 text-sm">
          <span className="truncate">Approved “{undo.title}”.</span>
          <Button variant="ghost" size="sm" onClick={undo.press} disabled={isBusy}>
            Undo
            <Key name="Z" />
          </Button>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-xs pointer-coarse:hidden">
        <span>
          <Kbd>↓</Kbd> next
        </span>
        <span>
          <Kbd>↑</Kbd> back
        </span>
        <span>
          <Kbd>Space</Kbd> pause
        </span>
      </p>
    </div>
  )
}

const Key = ({ name }: { name: string }) => (
  <span aria-hidden className="ml-1 pointer-coarse:hidden">
    <Kbd>{name}</Kbd>
  </span>
)

const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-center gap-2 text-ok text-sm">
    <Check className="size-4" />
    {children}
  </p>
)

function Answer({ film, isBusy, onApprove }: Pick<Props, 'film' | 'isBusy' | 'onApprove'>) {
  const { data: account } = useAccount()
  const at = film.scheduledFor && formatMoment(film.scheduledFor, account?.timeZone)
  switch (rideState(film)) {
    case 'asks':
      return (
        <Button variant="solid" size="lg" onClick={onApprove} aria-busy={isBusy}>
          <Check />
          Approve
          <Key name="A" />
        </Button>
      )
    case 'waits':
      return <Said>Goes out {at}</Said>
    case 'out':
      return <Said>{film.status === 'published' ? 'Published' : 'Being published now'}</Said>
    case 'unmade':
      return <Unmade film={film} />
    case 'making':
      return null
    case 'idle':
      return <p className="text-ink-2 text-sm">In your library, not scheduled.</p>
  }
}

/** A script that waits for its owner is decided about; a film that was not made is made again. */
function Unmade({ film }: { film: Video }) {
  const { busy, act } = useVideoActions(film)
  const [open, setOpen] = useState(false)
  if (film.status === 'discarded') return <p className="text-ink-2 text-sm">Discarded. Its credit came back.</p>
  if (film.status !== 'review')
    return (
      <Button variant="solid" onClick={() => act('retry')} aria-busy={busy}>
        Try again
      </Button>
    )
  return (
    <>
      <Button variant="solid" size="lg" onClick={() => setOpen(true)}>
        Read the script and decide
      </Button>
      {open && <ReviewSheet video={film} onClose={() => setOpen(false)} />}
    </>
  )
}
