/** Where words about a film are read, and how much each place takes of them. */
import type { Network } from '#network/index.ts'
import type { VideoFormat } from '#video/limits.ts'

export const PLACES = ['page', 'youtube', 'shorts', 'tiktok', 'instagram', 'facebook', 'linkedin', 'x'] as const
export type Place = (typeof PLACES)[number]

export type PlaceRule = {
  name: string
  /** Characters that a title may have there; 0 where a post has none. */
  title: number
  /** Characters of everything else, hashtags and link included. */
  text: number
  /** As many as are read there and not as spam: fewer than it would take. */
  hashtags: number
  /** Whether an address in the text can be pressed. */
  links: boolean
}

// biome-ignore format: a table
/**
 * Of YouTube 100 characters and 5000 bytes (counted as a third of them, so that any script fits); of TikTok 2200 UTF-16 units, of
 * Instagram 2200 characters, of LinkedIn 3000, of X 280. Facebook names no limit for reels. No text is longer than the product keeps.
 */
export const PLACE_RULES: Record<Place, PlaceRule> = {
  page:      { name: 'Film page', title: 100, text: 2000, hashtags: 5, links: true },
  youtube:   { name: 'YouTube', title: 100, text: 1600, hashtags: 3, links: true },
  shorts:    { name: 'YouTube Shorts', title: 100, text: 1600, hashtags: 3, links: false },
  tiktok:    { name: 'TikTok', title: 0, text: 2000, hashtags: 5, links: false },
  instagram: { name: 'Instagram', title: 0, text: 2000, hashtags: 5, links: false },
  facebook:  { name: 'Facebook', title: 0, text: 2000, hashtags: 2, links: true },
  linkedin:  { name: 'LinkedIn', title: 0, text: 2000, hashtags: 3, links: true },
  x:         { name: 'X', title: 0, text: 280, hashtags: 2, links: true },
}

/** X counts any address as so many characters. */
const X_LINK = 23
const ADDRESS = /https?:\/\/\S+/g

/** How long a text is as the place counts it, in characters. */
export const lengthAt = (place: Place, text: string): number =>
  (place === 'x' ? text.replace(ADDRESS, '_'.repeat(X_LINK)) : text).length

/** Where the words for a network's post are read. */
export function placeOf(network: Network, format: VideoFormat): Place {
  if (network === 'local') return 'page'
  return network === 'youtube' && format === 'short' ? 'shorts' : network
}

/** Title, words and hashtags as they are pasted into a post: what the place has no field for stands in the text. */
export const wholePost = (text: { title: string; description: string; hashtags: readonly string[] }): string =>
  [text.description, text.hashtags.join(' ')].filter(Boolean).join('\n\n')
