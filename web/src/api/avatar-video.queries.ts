import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './call.ts'

/** Who may speak a script: name, gender, picture. */
export const useAvatars = () => useQuery(queryOf(avatarVideoRoutes.avatars))

/** The voices with a sample of each. */
export const useVoices = () => useQuery(queryOf(avatarVideoRoutes.voices))

/** Whether the provider of avatar videos answers; asked once, and again by `refetch`. */
export const useAvatarConnection = () => useQuery(queryOf(avatarVideoRoutes.test))
