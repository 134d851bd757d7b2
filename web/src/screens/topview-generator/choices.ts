import { MUSIC_CHOICES, type MusicChoice } from '@octavo/contract/avatar-video'
import { PLATFORM_SHAPES, PLATFORMS, type Platform } from '@octavo/contract/network'

const PLATFORM_NAMES: Record<Platform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
}
const MUSIC_NAMES: Record<MusicChoice, string> = {
  library: 'From the library',
  none: 'No music',
  upbeat: 'Upbeat',
}

export const PLATFORM_OPTIONS = PLATFORMS.map((value) => ({
  value,
  label: `${PLATFORM_NAMES[value]} (${PLATFORM_SHAPES[value]})`,
}))
export const MUSIC_OPTIONS = MUSIC_CHOICES.map((value) => ({ value, label: MUSIC_NAMES[value] }))
