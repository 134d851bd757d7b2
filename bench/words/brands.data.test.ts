import { BRAND_LIMITS } from '@octavo/contract/brand'
import { expect, it } from 'vitest'
import { type BenchBrand, BRANDS } from './brands.data.ts'
import { saidOf } from './text.rules.ts'

const every = (name: string, holds: (brand: BenchBrand) => boolean) =>
  it(name, () => expect(BRANDS.filter((brand) => !holds(brand)).map((brand) => brand.name)).toEqual([]))

/** All that the owner typed. */
const typed = ({ name, description, facts, closeLink = '' }: BenchBrand): string =>
  [name, description, closeLink, ...facts.flatMap(({ text, answer = '' }) => [text, answer])].join('. ')

const isWithin = (length: number, least: number, most: number) => length >= least && length <= most

it('are forty, half of them with facts', () => {
  expect(BRANDS).toHaveLength(40)
  expect(new Set(BRANDS.map(({ name }) => name)).size).toBe(40)
  expect(BRANDS.filter(({ facts }) => facts.length > 0)).toHaveLength(20)
})

every('have ten facts or none', ({ facts }) => facts.length === 0 || facts.length === 10)
every('fit into the contract', ({ name, description, facts, closeLink = '' }) =>
  [
    name.length <= BRAND_LIMITS.name,
    isWithin(description.length, 20, BRAND_LIMITS.description),
    closeLink.length <= BRAND_LIMITS.closeLink,
    ...facts.map(({ text, answer = '' }) => Math.max(text.length, answer.length) <= BRAND_LIMITS.factText),
  ].every(Boolean),
)
every('answer their questions, and nothing else', ({ facts }) =>
  facts.every(({ kind, answer }) => (kind === 'question') === Boolean(answer)),
)
every('have so many words', ({ ownWords, foreignWords, wrongTrades }) =>
  [
    isWithin(ownWords.length, 8, 20),
    isWithin(foreignWords.length, 8, 15),
    isWithin(wrongTrades.length, 2, 5),
    [...ownWords, ...foreignWords].every((word) => word === word.toLowerCase()),
    new Set([...ownWords, ...foreignWords]).size === ownWords.length + foreignWords.length,
  ].every(Boolean),
)
every('say several of their own words themselves', (brand) => saidOf(typed(brand), brand.ownWords).length >= 3)
every('say none of the foreign ones', (brand) => saidOf(typed(brand), brand.foreignWords).length === 0)
every('say where they are', ({ places, ...brand }) => {
  const text = typed({ places, ...brand }).toLowerCase()
  return places.every((place) => text.includes(place.toLowerCase()))
})
