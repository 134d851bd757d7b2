import type { ContactFilter } from '@octavo/contract/contact'
import type { Segment } from '@octavo/contract/segment'
import { useState } from 'react'
import { useSegments } from '#api/segment.queries.ts'
import { useChosen } from '#ui/useChosen.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { type Asked, isSameFilter, tidy } from './filter-words.ts'

const SEARCH_REST_MS = 300

export type Filtering = {
  /** What is asked for now, and the same as the server is asked once nothing is typed any more. */
  filter: ContactFilter
  settled: ContactFilter
  /** As it stands in its field. */
  typed: string
  change: (change: Asked) => void
  segments: readonly Segment[]
  segment: Segment | undefined
  /** What is asked for is not what the segment is saved with. */
  isChanged: boolean
  /** Null: everybody. */
  choose: (id: string | null) => void
}

/** Which contacts are listed: those of a segment, and what was changed of it by hand. */
export function useContactFilter(): Filtering {
  const { data } = useSegments()
  const [id, setId] = useChosen('segment')
  const [own, setOwn] = useState<Asked>()
  const segments = data?.segments ?? []
  const segment = segments.find((one) => one.id === id)
  const asked: Asked = own ?? segment?.filter ?? {}
  const filter = tidy(asked)
  const search = useDebounced(filter.search, SEARCH_REST_MS)
  return {
    filter,
    settled: tidy({ ...filter, search }),
    typed: asked.search ?? '',
    change: (change) => setOwn({ ...asked, ...change }),
    segments,
    segment,
    isChanged: segment !== undefined && !isSameFilter(filter, segment.filter),
    choose: (id) => {
      setOwn(undefined)
      setId(id)
    },
  }
}
