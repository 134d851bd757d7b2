/** Finding a drawing by what a person calls it. */

type Icon = { name: string; words: readonly string[] }

/** How well a drawing answers: the name itself, then a whole word, then the beginning of one; none at all is left out. */
function rank({ name, words }: Icon, sought: string): number {
  if (name === sought) return 0
  const place = words.indexOf(sought)
  if (place >= 0) return 1 + place / words.length
  if (name.startsWith(sought)) return 2
  return words.some((word) => word.startsWith(sought)) ? 3 : Number.POSITIVE_INFINITY
}

/** The drawings for these words, the best first; all of them while nothing is sought. */
export function foundIcons(icons: readonly Icon[], sought: string): string[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return icons.map(({ name }) => name)
  return icons
    .map((icon) => ({ name: icon.name, rank: Math.min(...words.map((word) => rank(icon, word))) }))
    .filter((icon) => Number.isFinite(icon.rank))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name }) => name)
}
