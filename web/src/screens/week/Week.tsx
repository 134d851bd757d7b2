import type { Video } from '@octavo/contract/video'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { useBatches } from '#api/batch.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { formatMoment } from '#format/date.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { X } from '#ui/icons/index.ts'
import { Kbd } from '#ui/Kbd.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { FilmList } from './FilmList.tsx'
import { Ride } from './Ride.tsx'
import { firstOf, inRideOrder, rideState } from './review.rules.ts'

/** A week's films one after the other, over the whole screen and always in the dark: the film is the light. */
export default function Week() {
  const { id: batchId = '' } = useParams()
  const [, go] = useLocation()
  const batches = useBatches()
  const batch = batches.data?.find(({ id }) => id === batchId)
  const [chosen, choose] = useChosen('film')
  const { data: account } = useAccount()
  const films = inRideOrder(batch?.videos ?? [])
  const film = firstOf(films, chosen)
  // What the address leaves open stays as it was found, whatever becomes of the other films.
  const [begun, begin] = useState<string>()
  const shown = films.find(({ id }) => id === (chosen ?? begun)) ?? film
  useEffect(() => {
    if (!begun && film) begin(film.id)
  }, [begun, film])
  const close = () => (history.length > 1 ? history.back() : go('/production'))
  const [approvedLast, noteApproved] = useState<Video>()
  const approved = films.filter((one) => ['waits', 'out'].includes(rideState(one))).length
  return (
    <div data-theme="dark" className="fixed inset-0 z-40 flex flex-col overflow-y-auto bg-[#08090c] text-ink">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
        <h1 className="text-base">{batch ? `The week of ${batch.brandName}` : 'Your week'}</h1>
        {batch?.reviewUntil && (
          <p className="text-ink-2 text-sm max-sm:order-last max-sm:w-full">
            Held until you’ve watched it, or until {formatMoment(batch.reviewUntil, account?.timeZone)}
          </p>
        )}
        {shown && (
          <p className="num ml-auto text-ink-2 text-sm" role="status">
            {films.indexOf(shown) + 1} of {films.length} · {approved} approved
          </p>
        )}
        <CloseButton onPress={close} />
      </header>
      {batches.error && <ErrorNote what={sentenceOf(batches.error)} onRetry={() => void batches.refetch()} />}
      {!batch && batches.data && <Empty>This week is not there any more.</Empty>}
      {batch && shown && (
        <Ride
          key={shown.id}
          films={films}
          film={shown}
          onFilm={choose}
          onClose={close}
          isHeld={batch.reviewUntil !== null}
          approvedLast={films.find(({ id }) => id === approvedLast?.id)}
          onApproved={noteApproved}
          list={<FilmList films={films} shown={shown} onFilm={choose} />}
        />
      )}
    </div>
  )
}

const Empty = ({ children }: { children: ReactNode }) => <p className="m-auto p-6 text-center text-ink-2">{children}</p>

const CloseButton = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex h-9 items-center gap-2 rounded-md px-2 text-ink-2 hover:bg-raised hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
  >
    <span className="sr-only">Close</span>
    <span aria-hidden className="pointer-coarse:hidden">
      <Kbd>Esc</Kbd>
    </span>
    <X className="size-5" />
  </button>
)
