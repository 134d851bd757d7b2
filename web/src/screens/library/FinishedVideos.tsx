import type { LibraryVideo, Video } from '@octavo/contract/video'
import { useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { isUnderWay, useFilmSearch, useLibrary, useVideos } from '#api/video.queries.ts'
import { LoadSamples } from '#parts/sample/LoadSamples.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { useMore } from '#ui/useMore.tsx'
import { FilmSearch } from './FilmSearch.tsx'
import { LibraryFilter } from './LibraryFilter.tsx'
import { ALL_BRANDS, arrange, FILTER_FROM, hasWords, type Sort, shownAs } from './library.rules.ts'
import { MakingCard } from './MakingCard.tsx'
import { VideoCard } from './VideoCard.tsx'

const FILMS_AT_ONCE = 56
/** From so many films on one has to look for one. */
const SEARCH_FROM = 4
const SEARCH_RESTS_MS = 250
const grid = 'grid grid-flow-dense grid-cols-2 items-start gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-7'

/** The films on their way, then those that are there. */
export function FinishedVideos() {
  const library = useLibrary()
  const { data: videos } = useVideos()
  const making = (videos ?? []).filter(isUnderWay)
  if (library.error) return <ErrorNote what={sentenceOf(library.error)} onRetry={() => void library.refetch()} />
  if (!library.data) return <Places />
  if (library.data.length === 0 && making.length === 0) return <NoVideos />
  return <Films films={library.data} making={making} />
}

function Films({ films, making }: { films: LibraryVideo[]; making: Video[] }) {
  const [watched, watch] = useChosen('video')
  const [chosenBrand, setBrandId] = useChosen('brand')
  const brandId = films.some((film) => film.brandId === chosenBrand) && chosenBrand !== null ? chosenBrand : ALL_BRANDS
  const [asked, show] = useChosen('show')
  const standing = shownAs(asked)
  const [sort, setSort] = useState<Sort>('newest')
  const [typed, type] = useState('')
  const words = useDebounced(typed.trim(), SEARCH_RESTS_MS)
  const found = useFilmSearch(words)
  const isSearching = words !== ''
  const [shown, more] = useMore(
    arrange(isSearching ? (found.data ?? films) : films, { brandId, shown: standing, sort }),
    FILMS_AT_ONCE,
  )
  const underWay = standing === 'all' ? making.filter(({ title }) => hasWords(title, words)) : []
  return (
    <>
      {films.length >= SEARCH_FROM && <FilmSearch value={typed} onChange={type} />}
      {found.error && (
        <ErrorNote what={sentenceOf(found.error)} onRetry={() => void found.refetch()} className="mb-5" />
      )}
      {isSearching && found.data && shown.length + underWay.length === 0 && (
        <p role="status" className="text-ink-2 text-sm">
          No film has these words in its title or script.
        </p>
      )}
      {(films.length >= FILTER_FROM || standing !== 'all') && (
        <LibraryFilter
          {...{ films, brandId, sort }}
          onBrand={setBrandId}
          shown={standing}
          onShown={show}
          onSort={setSort}
        />
      )}
      {!isSearching && shown.length + underWay.length === 0 && (
        <p role="status" className="text-ink-2 text-sm">
          No film of these.
        </p>
      )}
      <ul aria-label="Videos" className={grid}>
        {underWay.map((video) => (
          <MakingCard key={video.id} video={video} />
        ))}
        {shown.map((film) => (
          <VideoCard
            key={film.id}
            film={film}
            watching={film.id === watched}
            onWatch={() => watch(film.id)}
            onClose={() => watch(null)}
          />
        ))}
      </ul>
      {more}
    </>
  )
}

const NoVideos = () => (
  <Card>
    <EmptyState
      title="No Videos Yet"
      hint="Finished films are kept here to watch, download and use again."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link href="/production" className={buttonStyle({ variant: 'make' })}>
            Make a weekly batch
          </Link>
          <LoadSamples variant="ghost" />
        </div>
      }
    />
  </Card>
)

const Places = () => (
  <div className={grid}>
    {[1, 2, 3, 4, 5, 6, 7].map((place) => (
      <Skeleton key={place} className="aspect-[9/16] rounded-frame" />
    ))}
  </div>
)
