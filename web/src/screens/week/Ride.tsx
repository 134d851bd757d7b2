import { publicationRoutes } from '@octavo/contract/publication'
import { isMade, type Video } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { useFilmEdit } from '#api/edit.queries.ts'
import { keepVideo } from '#api/video.queries.ts'
import { PublishSheet } from '#parts/publishing/PublishSheet.tsx'
import { togglePlay } from '#parts/video/player-keys.ts'
import { usePlayback } from '#parts/video/usePlayback.ts'
import { toast } from '#ui/toast.ts'
import { AnotherSubject } from './AnotherSubject.tsx'
import { FilmStage, sourceOf } from './FilmStage.tsx'
import { FilmWords } from './FilmWords.tsx'
import { RideActions } from './RideActions.tsx'
import { lineAt, nextToApprove, rideState } from './review.rules.ts'
import { useRideKeys } from './useRideKeys.ts'

type Props = {
  films: readonly Video[]
  film: Video
  onFilm: (id: string) => void
  onClose: () => void
  list: ReactNode
  /** The week waits for its owner. */
  isHeld: boolean
  /** What undo takes back. */
  approvedLast: Video | undefined
  onApproved: (film: Video | undefined) => void
}

/** One film of the ride: watched, approved, changed where it was heard, or made about something else. */
export function Ride({ films, film, onFilm, onClose, list, isHeld, approvedLast, onApproved }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(video, sourceOf(film))
  const [open, setOpen] = useState<'line' | 'subject' | 'publish'>()
  const edit = useFilmEdit(film.id, isMade(film.status) && !film.sample)
  const line = lineAt(edit.data?.lines ?? [], playback.time)
  const approving = useApproving({
    onApproved: () => {
      onApproved(film)
      const next = nextToApprove(films, film.id)
      if (next) onFilm(next.id)
    },
    onTakenBack: ({ id }) => {
      onApproved(undefined)
      onFilm(id)
    },
  })
  const approve = () => approving.approve(film.id)
  const undo =
    approvedLast && rideState(approvedLast) === 'waits' ? () => approving.takeBack(approvedLast.id) : undefined
  const step = (by: number) => {
    const next = films[films.indexOf(film) + by]
    if (next) onFilm(next.id)
  }
  const editLine = () => {
    video.current?.pause()
    if (line) setOpen('line')
  }
  const another = () => {
    video.current?.pause()
    setOpen('subject')
  }
  const asks = rideState(film) === 'asks'
  const mayChange = isMade(film.status) && !film.sample && rideState(film) !== 'out'
  useRideKeys(open === undefined, {
    next: () => step(1),
    back: () => step(-1),
    approve: () => asks && approve(),
    edit: () => edit.data && editLine(),
    subject: () => mayChange && another(),
    play: () => video.current && togglePlay(video.current),
    undo: () => undo?.(),
    close: onClose,
  })
  return (
    <div className="grid flex-1 content-start gap-x-10 gap-y-4 px-4 pb-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto_minmax(20rem,1fr)] lg:content-center lg:items-center">
      {list}
      <FilmStage film={film} video={video} playback={playback} lines={edit.data?.lines} onSwipe={step} />
      <section aria-label="This film" className="min-w-0 max-w-md max-lg:mx-auto max-lg:w-full max-lg:max-w-xl">
        <FilmWords
          film={film}
          isHeld={isHeld}
          edit={edit.data}
          line={line}
          isEditing={open === 'line'}
          onEdit={editLine}
          onDone={() => setOpen(undefined)}
          onHear={(ms) => {
            if (video.current) video.current.currentTime = ms / 1000
          }}
        />
        <RideActions
          film={film}
          isBusy={approving.isBusy}
          canEdit={edit.data !== undefined}
          canChange={mayChange}
          undo={undo && { title: approvedLast?.title ?? '', press: undo }}
          onApprove={approve}
          onEdit={editLine}
          onSubject={another}
          onPublish={() => setOpen('publish')}
        />
      </section>
      {open === 'subject' && (
        <AnotherSubject
          film={film}
          onClose={() => setOpen(undefined)}
          onFilmed={(made) => {
            setOpen(undefined)
            onFilm(made.id)
          }}
        />
      )}
      {open === 'publish' && <PublishSheet videoId={film.id} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

type Told = { onApproved: (film: Video) => void; onTakenBack: (film: Video) => void }

/** Lets a film out at its time, or holds it again. */
function useApproving({ onApproved, onTakenBack }: Told) {
  const cache = useQueryClient()
  const onError = (error: Error) => toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' })
  const asking = (row: typeof publicationRoutes.approve | typeof publicationRoutes.takeBackApproval) => (id: string) =>
    call(row, { params: { id } })
  const telling = (tell: (film: Video) => void) => (film: Video) => {
    keepVideo(cache, film)
    tell(film)
  }
  const approve = useMutation({
    mutationFn: asking(publicationRoutes.approve),
    onSuccess: telling(onApproved),
    onError,
  })
  const takeBack = useMutation({
    mutationFn: asking(publicationRoutes.takeBackApproval),
    onSuccess: telling(onTakenBack),
    onError,
  })
  const isBusy = approve.isPending || takeBack.isPending
  return {
    isBusy,
    approve: (id: string) => isBusy || approve.mutate(id),
    takeBack: (id: string) => isBusy || takeBack.mutate(id),
  }
}
