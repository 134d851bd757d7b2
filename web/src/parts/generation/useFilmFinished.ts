import { isMade, isSettled, type Video } from '@octavo/contract/video'
import { useEffect, useEffectEvent, useRef } from 'react'

type FilmFinished = { onReady: (film: Video) => void; onFailed?: (film: Video) => void }

/** Tells once that a film which was seen in the making here is there, or has failed. One that was finished before is no news. */
export function useFilmFinished(film: Video | undefined, { onReady, onFailed }: FilmFinished) {
  const seenMaking = useRef<string | null>(null)
  const tell = useEffectEvent((film: Video) => {
    if (isMade(film.status)) onReady(film)
    else if (film.status === 'failed') onFailed?.(film)
  })
  useEffect(() => {
    if (!film) return
    if (!isSettled(film.status)) seenMaking.current = film.id
    else if (seenMaking.current === film.id) {
      seenMaking.current = null
      tell(film)
    }
  }, [film])
}
