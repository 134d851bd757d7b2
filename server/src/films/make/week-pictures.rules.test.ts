import { describe, expect, it } from 'vitest'
import { FILMS_A_PICTURE, picturesOfTurn } from './week-pictures.rules.ts'

const WEEK = 8

/** What a week of films shows, one film after the other; `fit`: how well film `turn` speaks of picture `at`. */
function week(count: number, brandSeed: number, fit: (at: number, turn: number) => number = () => 0): string[][] {
  const uses = new Map<string, number>()
  return Array.from({ length: WEEK }, (_, turn) => {
    const pictures = Array.from({ length: count }, (_, at) => ({ mediaId: `p${at}`, fit: fit(at, turn) }))
    const shown = picturesOfTurn({ pictures, uses, waiting: WEEK - turn, brandSeed, turn })
    for (const id of shown) uses.set(id, (uses.get(id) ?? 0) + 1)
    return shown
  })
}
const usesOf = (films: string[][]) => {
  const all = films.flat()
  return [...new Set(all)].map((id) => all.filter((one) => one === id).length)
}
/** Looks thrown, and is the same each time. */
const thrown = (seed: number) => (at: number, turn: number) => (((at + 3) * (turn + 7) * (seed + 11)) % 17) / 4

describe('the pictures of a week', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'of eight: three a film, each in three films, whatever they speak of (%i)',
    (seed) => {
      for (const fit of [() => 0, thrown(seed), (at: number) => at, () => 1]) {
        const films = week(8, seed * 7919, fit)
        for (const film of films) expect(new Set(film).size).toBe(3)
        expect(usesOf(films)).toEqual(Array(8).fill(FILMS_A_PICTURE))
      }
    },
  )

  it.each([1, 2, 3, 5, 7, 9, 12, 24])('of %i: none in more than three films, none twice in one', (count) => {
    for (const fit of [() => 0, thrown(count), () => 1]) {
      const films = week(count, 5, fit)
      expect(Math.max(...usesOf(films))).toBeLessThanOrEqual(FILMS_A_PICTURE)
      for (const film of films) expect(new Set(film).size).toBe(film.length)
      if (count >= 3) for (const film of films) expect(film.length).toBeGreaterThan(0)
    }
  })

  it('are those that a film speaks of, while they may be shown', () => {
    const films = week(8, 3, (at, turn) => (at === turn ? 2 : 0))
    films.forEach((film, turn) => {
      const before = films.slice(0, turn).filter((other) => other.includes(`p${turn}`)).length
      if (before < FILMS_A_PICTURE) expect(film).toContain(`p${turn}`)
    })
    expect(films[4]).toContain('p4')
  })

  it('are the same again, and others for another brand', () => {
    expect(week(12, 1)).toEqual(week(12, 1))
    expect(week(12, 1)).not.toEqual(week(12, 2))
  })

  it('are none where there are none, and where all were shown three times', () => {
    expect(week(0, 1).flat()).toEqual([])
    const uses = new Map([['a', FILMS_A_PICTURE]])
    expect(picturesOfTurn({ pictures: [{ mediaId: 'a', fit: 9 }], uses, waiting: 2, brandSeed: 1, turn: 6 })).toEqual(
      [],
    )
  })
})
