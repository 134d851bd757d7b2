import { editRoutes, type FilmChanges, type FilmEdit, type TriedEdit } from '@octavo/contract/edit'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call, keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

const POLL_MS = 1500
/** A tried film is a whole plan; what nobody looks at any more is soon forgotten. */
const KEPT_MS = 120_000

export const isBeingMade = ({ edit }: FilmEdit): boolean => edit?.status === 'queued' || edit?.status === 'making'

/** A film as it can be changed. Events tell how far a change of it is; while they do not arrive, it is asked. */
export function useFilmEdit(id: string, enabled = true) {
  const poll = useFallbackPoll(POLL_MS)
  return useQuery({
    ...queryOf(editRoutes.get, { params: { id } }),
    enabled,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? poll : false),
  })
}

export const refreshFilmEdit = (cache: QueryClient, id: string) =>
  cache.invalidateQueries({ queryKey: keyOf(editRoutes.get, { params: { id } }), exact: true })

/** The film as these changes would make it; until that is known, as the changes before would have. */
export const useTriedEdit = (id: string, revision: number, changes: FilmChanges | undefined) =>
  useQuery<TriedEdit>({
    queryKey: ['tried film', id, revision, JSON.stringify(changes ?? {})],
    queryFn: () => call(editRoutes.try, { params: { id }, body: { changes: changes ?? {}, revision } }),
    enabled: changes !== undefined,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })
