import { MOOD_LABELS, MOODS, type Mood } from '@octavo/renderer/choices'

/** The generated beds, as they are offered. */
export { MOOD_LABELS, MOODS, type Mood }

/** What a brand may choose; the library gives each film a mood that suits niche and tone. */
export const BRAND_MUSIC = ['library', 'none', ...MOODS] as const
export const BRAND_MUSIC_LABELS: Record<(typeof BRAND_MUSIC)[number], string> = {
  library: 'From the library',
  none: 'No music',
  ...MOOD_LABELS,
}

/** A brand may also have a piece of its own media, by its address. */
export const OWN_MUSIC = /^\/api\/media\/([0-9a-f-]{36})\/file$/

/** Where eight seconds of a mood are heard. */
export const moodSample = (mood: Mood): string => `/api/music/${mood}.mp4`
