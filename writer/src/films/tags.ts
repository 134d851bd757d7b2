import type { Film } from './film.ts'

const MOST = 5
const LONGEST = 24

const tag = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Three to five: what the business is, what it offers, where it is. */
export function tagsOf({ business, chance }: Film): string[] {
  const { trade, it, place, name } = business
  const words = [
    trade?.name ?? it.replace(/^an? /, ''),
    trade?.things ?? '',
    place ?? '',
    name,
    ...(trade ? chance.shuffled(trade.words) : []),
    'smallbusiness',
    'local',
  ]
  return [...new Set(words.map(tag).filter((one) => one && one.length <= LONGEST))].slice(0, MOST)
}
