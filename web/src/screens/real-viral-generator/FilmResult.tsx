import { filmOrderFiles } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { isMade, type Video } from '@octavo/contract/video'
import { sentenceOf } from '#api/call.ts'
import { formatPlayTime } from '#format/date.ts'
import { formatFileSize } from '#format/number.ts'
import { GenerationError } from '#parts/generation/GenerationError.tsx'
import { type Fact, GenerationResult } from '#parts/generation/GenerationResult.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import type { RealViralScreen } from './useRealViral.ts'

/** The film under the addresses that this generator gives out. */
const asGivenOut = (film: Video): Video =>
  film.filename && isMade(film.status)
    ? {
        ...film,
        streamUrl: filmOrderFiles.preview(film.filename),
        downloadUrl: filmOrderFiles.download(film.filename),
      }
    : film

/** The film that was ordered: how far it is, then the file to look at and to save. */
export function FilmResult({ screen: { generation, film, error, refetch } }: { screen: RealViralScreen }) {
  const { problem, ordering, again } = generation
  const before = problem ? (
    <GenerationError problem={problem} onRetry={again} />
  ) : (
    ordering &&
    !film && (
      <p role="status" className="text-sm">
        {messages.generator.onItsWay}
      </p>
    )
  )
  return (
    <>
      {error && !film && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      <GenerationResult
        title="Your film"
        framed
        film={film && asGivenOut(film)}
        thumbnail={ordering ? 'making' : 'empty'}
        empty="One upright MP4 of your whole script appears here when it is made."
        before={before}
        facts={film && isMade(film.status) ? factsOf(film) : undefined}
      />
    </>
  )
}

const factsOf = ({ filename, durationSeconds, sizeBytes, madeBy }: Video): Fact[] => [
  ...(durationSeconds === null ? [] : ([['Length', formatPlayTime(durationSeconds)]] as const)),
  ...(sizeBytes === null ? [] : ([['Size', formatFileSize(sizeBytes)]] as const)),
  ...(madeBy.voice ? ([['Voice', madeBy.voice]] as const) : []),
  ...(madeBy.renderer ? ([['Film', madeBy.renderer]] as const) : []),
  ...(filename ? ([['File', filename]] as const) : []),
]
