import { SCRIPT_AVATARS } from '@octavo/contract/video'

export type Avatar = (typeof SCRIPT_AVATARS)[number]

const LABELS: Record<Avatar, string> = {
  default: 'Default',
  professional: 'Professional',
  casual: 'Casual',
  energetic: 'Energetic',
}

/** Who may speak a script. */
export const AVATAR_OPTIONS = SCRIPT_AVATARS.map((value) => ({ value, label: LABELS[value] }))
