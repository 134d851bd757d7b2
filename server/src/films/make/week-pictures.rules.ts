/** Pure: which of a brand's pictures and clips a film of a week shows. */
/** How many films of a week show one picture at most. */
export const FILMS_A_PICTURE = 3
/** More than that go by too quickly in one film. */
const MOST_A_FILM = 6

export type WeekRequest = {
  /** The brand's, in its order. `fit`: how well the film's words speak of it; 0 not at all. */
  pictures: readonly { mediaId: string; fit: number }[]
  /** How many films of the week show each already. */
  uses: ReadonlyMap<string, number>
  /** Films of the week that have none yet, this one among them. */
  waiting: number
  /** The brand's number and the film's place in the week: films that speak of no picture begin with others. */
  brandSeed: number
  turn: number
}

/**
 * The pictures of one film, each once: first those that it speaks of, then those that the week has shown least. No picture is in
 * more than three films, and the films that follow find as many as this one.
 */
export function picturesOfTurn({ pictures, uses, waiting, brandSeed, turn }: WeekRequest): string[] {
  const left = (id: string) => FILMS_A_PICTURE - (uses.get(id) ?? 0)
  const begins = (brandSeed + turn * FILMS_A_PICTURE) % Math.max(1, pictures.length)
  const all = pictures.map(({ mediaId: id, fit }, at) => ({
    id,
    fit,
    after: (at - begins + pictures.length) % pictures.length,
  }))
  const open = all
    .filter(({ id }) => left(id) > 0)
    .sort((a, b) => b.fit - a.fit || left(b.id) - left(a.id) || a.after - b.after)
  const each = Math.min(
    MOST_A_FILM,
    Math.floor(
      roomFor(
        waiting,
        open.map(({ id }) => left(id)),
      ) / Math.max(1, waiting),
    ),
  )
  const leaves = (chosen: readonly { id: string }[]): boolean => {
    const lefts = open.map((one) => left(one.id) - (chosen.includes(one) ? 1 : 0))
    return roomFor(waiting - 1, lefts) >= each * (waiting - 1)
  }
  let chosen = open.slice(0, Math.max(1, each))
  // A picture that only the last films could still show would leave them too few: it is shown now, for the one that fits least.
  while (!leaves(chosen)) {
    const other = open.filter((one) => !chosen.includes(one)).sort((a, b) => left(b.id) - left(a.id))[0]
    const given = [...chosen].reverse().find((one) => other && left(one.id) < left(other.id))
    if (!other || !given) break
    chosen = chosen.map((one) => (one === given ? other : one))
  }
  for (const one of open) {
    if (one.fit === 0 || chosen.length >= MOST_A_FILM) break
    if (!chosen.includes(one) && leaves([...chosen, one])) chosen.push(one)
  }
  return chosen.map(({ id }) => id)
}

/** How many pictures so many films can show: each film a picture once, each picture as often as is left. */
const roomFor = (films: number, lefts: readonly number[]): number =>
  lefts.reduce((sum, left) => sum + Math.min(left, films), 0)
