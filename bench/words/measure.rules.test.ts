import { describe, expect, it } from 'vitest'
import type { BenchBrand } from './brands.data.ts'
import { measureWeek } from './measure.rules.ts'
import { isMissed, rowsOf, tableOf, worstOf } from './report.rules.ts'
import type { Script, Week } from './script.ts'

const van: BenchBrand = {
  name: 'SpokeVan',
  description: 'Mobile bike repair van that comes to your home or office in Leeds',
  niche: 'Business & Entrepreneurship',
  tone: 'Friendly & Approachable',
  facts: [{ kind: 'price', text: 'A full service costs £65 at your door' }],
  customers: 'people',
  places: ['Leeds'],
  trade: 'bike repair',
  wrongTrades: ['car mechanic', 'courier'],
  ownWords: ['bike', 'gear', 'brake', 'squeak', 'pedal', 'leeds'],
  foreignWords: ['parcel', 'engine', 'windscreen'],
}
const other: BenchBrand = { ...van, name: 'Keen Line', facts: [], ownWords: ['knife'], places: ['Chicago'] }

const script = (body: string, more: Partial<Script> = {}): Script => {
  const sentences = body.split(/(?<=[.?!])\s/)
  return { title: 'A title', body, hook: sentences[0]!, callToAction: sentences.at(-1)!, format: 'short', ...more }
}

const good = script(
  'Squeaky brakes? Gears that slip under load cannot wait. A full service is sixty-five pounds. Tell us in Leeds which one it is.',
  { lines: [{ spoken: 'Squeaky brakes?', card: 'Squeak or slip?' }] },
)
const bad = script(
  'Why should a HVAC company care about parcels? The reason is plain: an engine needs a new headline. Test it on one small thing on Thursday.',
)
const bads: Week = { scripts: [bad], trade: 'courier' }

const rowFor = (weeks: ReturnType<typeof measureWeek>[], what: string) => {
  const row = rowsOf(weeks).find((one) => one.what.trim().startsWith(what))
  if (!row) throw new Error(`No row ${what}`)
  return row
}

describe('a week', () => {
  const measured = measureWeek(van, [van, other], { scripts: [good] }, 10)

  it('that speaks of its business reaches every aim that its size allows', () => {
    const missed = rowsOf([measured]).filter(isMissed)
    expect(missed.map(({ what }) => what)).toEqual(['the most common opening'])
  })

  it('of anything misses them', () => {
    const missed = rowsOf([measureWeek(van, [van, other], bads, 10), measureWeek(other, [van, other], bads, 10)])
      .filter(isMissed)
      .map(({ what }) => what)
    expect(missed).toEqual([
      'shorts: two own words in two sentences',
      'hooks with an own word',
      'scripts with foreign words or theory',
      'facts told in the week',
      'calls to action about the business',
      'the most common opening',
      'sentences that another brand says',
      'slips in 100 scripts',
      'scripts of another trade',
      'weeks that tell a wrong trade',
    ])
  })

  it('has its facts told or not', () => {
    expect(measured.facts.map(({ told }) => told)).toEqual([true])
    expect(measureWeek(van, [van], bads, 10).facts.map(({ told }) => told)).toEqual([false])
  })
})

describe('the report', () => {
  const weeks = [
    measureWeek(van, [van], { scripts: [good, bad] }, 10),
    measureWeek(other, [van], { scripts: [bad] }, 10),
  ]

  it('counts brands with facts and without apart', () => {
    expect(rowFor(weeks, 'shorts: two own').found).toEqual({ withFacts: 50, without: 0, all: (1 / 3) * 100 })
    expect(rowFor(weeks, 'facts told').found.without).toBeNaN()
  })

  it('measures openings and calls of shorts alone', () => {
    const long = measureWeek(van, [van], { scripts: [good, { ...bad, format: 'long' }] }, 10)
    expect(rowFor([long], 'calls to action').found.all).toBe(100)
    expect(rowFor([long], 'scripts with foreign').found.all).toBe(50)
  })

  it('speaks of cards where there are any', () => {
    expect(rowFor(weeks, 'cards').found.all).toBe(1)
    expect(rowsOf([weeks[1]!]).some(({ what }) => what === 'cards')).toBe(false)
  })

  it('says beside an aim that it was missed, and a dash where nothing was counted', () => {
    const table = tableOf(rowsOf(weeks)).find((line) => line.startsWith('facts told'))
    expect(table).toMatch(/>= 70 %\s+100\.0\s+–\s+100\.0$/)
    expect(tableOf(rowsOf(weeks)).find((line) => line.startsWith('slips'))).toMatch(/<= 1\s.*MISSED/)
  })

  it('shows the rarest slip first, and no sentence twice', () => {
    const worst = worstOf(weeks, 3)
    expect(worst.map(({ count }) => count)).toEqual([...worst.map(({ count }) => count)].sort((a, b) => a - b))
    for (const { lines } of worst) expect(new Set(lines.map(({ sentence }) => sentence)).size).toBe(lines.length)
    expect(worst.find(({ rule }) => rule === 'a or an')?.lines[0]?.words).toBe('a HVAC')
  })
})
