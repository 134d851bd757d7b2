import { type StudyResult, studyRoutes } from '@octavo/contract/study'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'

/** What became of one address. */
export type StudiedVideo = StudyResult['videos'][number]

/** What all studied videos together teach. */
export const useStudies = () => useQuery(queryOf(studyRoutes.list))

export const refreshStudies = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(studyRoutes.list) })
