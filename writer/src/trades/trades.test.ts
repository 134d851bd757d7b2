import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tradeIn } from './detect.ts'
import { trades } from './index.ts'
import { faultsOf } from './trade-faults.ts'

const written = trades.filter(({ pieces }) => pieces.length > 0)

describe('the trades', () => {
  it('are many, and most are known from the inside', () => {
    expect(trades.length).toBeGreaterThanOrEqual(250)
    expect(written.filter(({ pieces }) => pieces.length >= 15).length).toBeGreaterThanOrEqual(150)
  })

  it('are all listed', () => {
    const files = readdirSync(new URL('.', import.meta.url))
      .filter((file) => !/^(?:index|piece|trade|trade-faults|detect|by-name)\.ts$|\.test\.ts$/.test(file))
      .map((file) => file.replace(/\.ts$/, ''))
    expect(written.map(({ id }) => id).toSorted()).toEqual(files.toSorted())
  })

  it.each(written.map((trade) => [trade.id, trade] as const))('%s is well made', (_, trade) => {
    expect(faultsOf(trade)).toEqual([])
  })

  it('say nothing twice', () => {
    const said = new Map<string, string>()
    const twice: string[] = []
    for (const { id, pieces } of written)
      for (const { openings, lines, turns } of pieces)
        for (const { spoken } of [...openings, ...lines, ...turns]) {
          if (spoken.split(' ').length > 3 && said.has(spoken)) twice.push(`${said.get(spoken)}, ${id}: ${spoken}`)
          said.set(spoken, id)
        }
    expect(twice).toEqual([])
  })

  it('share no name', () => {
    const names = new Map<string, string>()
    const shared: string[] = []
    for (const { id, name, also } of trades)
      for (const one of [name, ...also]) {
        const known = names.get(one.toLowerCase())
        if (known !== undefined && known !== id) shared.push(`${one}: ${known}, ${id}`)
        names.set(one.toLowerCase(), id)
      }
    expect(shared).toEqual([])
  })
})

describe('the trade of a business', () => {
  it('is found by each of the names that owners give it', () => {
    const missed = trades.flatMap(({ id, name, also }) =>
      [name, ...also].filter((one) => tradeIn(`A small ${one} in Leeds`)?.id !== id).map((one) => `${one}: ${id}`),
    )
    expect(missed).toEqual([])
  })

  it.each([
    ['Pottery studio in Leeds, weekend classes, mugs', 'pottery-studio'],
    ['family-run plumber in Lowell, Massachusetts', 'plumber'],
    ['we are a small sourdough bakery', 'bakery'],
    ['Vegan restaurant by the harbor', 'restaurant'],
    ['Thai massage studio', 'massage-studio'],
    ['Neighborhood pandesal bakery', 'bakery'],
    ['We are a plumber in Ohio', 'plumber'],
    ['I run a mobile dog groomer', 'dog-groomer'],
    ['Bookshop with a small cafe', 'bookstore'],
    ['WETT certified chimney sweep for Halifax', 'chimney-sweep'],
    ['A coffee bar with free repair evenings for laptops', 'coffee-shop'],
  ])('%s is %s', (description, id) => {
    expect(tradeIn(description)?.id).toBe(id)
  })

  it.each([
    'Bakery supplies for restaurants',
    'Massage chair wholesale',
    'Software for dentists',
    'Plumbing history podcast',
    'Marketing tips for hair salons',
    'Coffee machine spare parts',
    'Restaurant furniture by the container',
    'Horse dentist in Kent',
    'A dog hair salon',
    'Opening and running a first shop',
  ])('%s is no neighbor of it', (description) => {
    expect(tradeIn(description)?.pieces ?? []).toEqual([])
  })
})
