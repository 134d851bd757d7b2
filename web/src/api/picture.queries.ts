import { pictureRoutes } from '@octavo/contract/picture'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'

/** Who finds and who makes pictures for this account's films. */
export const usePictureServices = () => useQuery(queryOf(pictureRoutes.services))
