import type { FilmEdit } from '@octavo/contract/edit'
import { messages } from '@octavo/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { ApiError, sentenceOf } from '#api/call.ts'
import { useFilmEdit } from '#api/edit.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ArrowLeft } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { Playhead } from './playhead.ts'

// It brings the drawing along, which is not fetched ahead as screens are.
const Desk = lazy(() => import('./EditorWorkspace.tsx'))

/** A finished film, to be changed: each change is seen at once, and only what it touches is made again. */
export default function VideoEdit() {
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, refetch } = useFilmEdit(id)
  useNewFilm(data)
  // Where somebody stands is kept when the new film comes.
  const [playhead] = useState(() => new Playhead())
  const [tab, setTab] = useState<string>('words')
  return (
    <>
      <Link
        href={`/library?video=${id}`}
        className="mb-3 inline-flex items-center gap-1.5 text-ink-2 text-sm tap hover:text-ink"
      >
        <ArrowLeft className="size-4" />
        Video library
      </Link>
      <PageHeader title="Edit film" subtitle={data?.title} className="max-lg:mb-4" />
      {data ? (
        <Suspense fallback={<Places />}>
          <Desk key={`${data.videoId} ${data.revision}`} saved={data} playhead={playhead} tab={tab} onTab={setTab} />
        </Suspense>
      ) : error instanceof ApiError && (error.status === 404 || error.status === 409) ? (
        <NotEditable sentence={error.status === 404 ? messages.video.notFound : error.sentence} />
      ) : error ? (
        <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Places />
      )}
    </>
  )
}

/** Says that the changed film is there, and lets the library show it. */
function useNewFilm(film: FilmEdit | undefined) {
  const cache = useQueryClient()
  const seen = useRef<{ id: string; revision: number } | null>(null)
  const { videoId, revision } = film ?? {}
  useEffect(() => {
    if (videoId === undefined || revision === undefined) return
    const before = seen.current
    seen.current = { id: videoId, revision }
    if (before?.id !== videoId || before.revision === revision) return
    toast({ title: 'Film changed', description: 'The new film has taken the place of the old one.' })
    void refreshVideos(cache)
  }, [videoId, revision, cache])
}

const NotEditable = ({ sentence }: { sentence: string }) => (
  <Card>
    <EmptyState
      title="Not to be edited"
      hint={sentence}
      action={
        <Link href="/library" className={buttonStyle()}>
          Open the library
        </Link>
      }
    />
  </Card>
)

const Places = () => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <Skeleton className="mx-auto aspect-[9/16] w-full rounded-frame max-lg:w-40" />
    <div className="grid content-start gap-3">
      <Skeleton className="h-10" />
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  </div>
)
