/** What was measured, as rows with the aims beside them, and as the lines that are worst. */
import type { MeasuredScript, MeasuredWeek } from './measure.rules.ts'
import { mostCommon, sharedIn } from './sameness.rules.ts'
import type { SlipAt } from './slips.rules.ts'

type Group = { withFacts: number; without: number; all: number }
type Aim = { at: 'least' | 'most'; withFacts: number | undefined; without: number | undefined }
export type Row = { what: string; unit: '%' | ''; aim?: Aim; found: Group; note?: string }

type Count = (weeks: readonly MeasuredWeek[]) => number

const scriptsOf = (weeks: readonly MeasuredWeek[]): MeasuredScript[] => weeks.flatMap(({ scripts }) => scripts)
const shortsOf = (weeks: readonly MeasuredWeek[]): MeasuredScript[] =>
  scriptsOf(weeks).filter(({ format }) => format === 'short')

const percent = (part: number, whole: number): number => (whole === 0 ? Number.NaN : (part / whole) * 100)

const shareOf =
  <T>(of: (weeks: readonly MeasuredWeek[]) => T[], is: (one: T) => boolean): Count =>
  (weeks) =>
    percent(of(weeks).filter(is).length, of(weeks).length)

const total =
  (of: (script: MeasuredScript) => number): Count =>
  (weeks) =>
    scriptsOf(weeks).reduce((sum, script) => sum + of(script), 0)

/** What a brand shares it shares with any other, with facts or without. */
function sharedOf(weeks: readonly MeasuredWeek[], of: (week: MeasuredWeek) => readonly string[]): Count {
  const shared = sharedIn(weeks.map(of)).map(({ length }) => length)
  return (some) => {
    const sum = (lengthOf: (week: MeasuredWeek) => number) => some.reduce((all, week) => all + lengthOf(week), 0)
    return percent(
      sum((week) => shared[weeks.indexOf(week)]!),
      sum((week) => of(week).length),
    )
  }
}

const faults = (fault: string): Count =>
  total((script) => script.cardFaults.filter((one) => one.fault === fault).length)

const least = (withFacts: number | undefined, without: number | undefined): Aim => ({ at: 'least', withFacts, without })
const most = (both: number): Aim => ({ at: 'most', withFacts: both, without: both })

export function rowsOf(weeks: readonly MeasuredWeek[]): Row[] {
  const [withFacts, without] = [weeks.filter(({ hasFacts }) => hasFacts), weeks.filter(({ hasFacts }) => !hasFacts)]
  const grouped = (count: Count): Group => ({ withFacts: count(withFacts), without: count(without), all: count(weeks) })
  const row = (what: string, unit: Row['unit'], count: Count, aim?: Aim, note?: string): Row => ({
    what,
    unit,
    found: grouped(count),
    ...(aim && { aim }),
    ...(note && { note }),
  })
  const opening: Count = (of) => mostCommon(shortsOf(of).map((script) => script.opening)).share * 100
  const cards = scriptsOf(weeks).some((script) => script.cards > 0)
  return [
    row(
      'shorts: two own words in two sentences',
      '%',
      shareOf(shortsOf, (one) => one.speaksOfIt),
      least(95, 80),
    ),
    row(
      'shorts: no own word at all',
      '%',
      shareOf(shortsOf, ({ ownWords }) => ownWords.length === 0),
    ),
    row(
      'hooks with an own word',
      '%',
      shareOf(shortsOf, (one) => one.hookSpeaksOfIt),
      least(80, 60),
    ),
    row('scripts with foreign words or theory', '%', shareOf(scriptsOf, isForeign), most(2)),
    row('  of the shorts', '%', shareOf(shortsOf, isForeign)),
    row(
      'facts told in the week',
      '%',
      shareOf(
        (of) => of.flatMap(({ facts }) => facts),
        (fact) => fact.told,
      ),
      least(70, undefined),
    ),
    row(
      'calls to action about the business',
      '%',
      shareOf(shortsOf, (one) => one.leadsToIt),
      least(95, 95),
    ),
    row(
      'the most common opening',
      '%',
      opening,
      most(4),
      `"${mostCommon(shortsOf(weeks).map((one) => one.opening)).value}"`,
    ),
    row(
      'sentences that another brand says',
      '%',
      sharedOf(weeks, ({ sentences }) => sentences),
      most(1),
    ),
    row(
      '  but for own words and figures',
      '%',
      sharedOf(weeks, ({ frames }) => frames),
    ),
    row(
      'slips in 100 scripts',
      '',
      (of) => percent(total((script) => script.slips.length)(of), scriptsOf(of).length),
      most(1),
    ),
    row('  without frames and glue', '', (of) =>
      percent(total((script) => script.slips.filter(isGrammar).length)(of), scriptsOf(of).length),
    ),
    row(
      'scripts of another trade',
      '',
      total((script) => Number(script.isOfAnotherTrade)),
      most(0),
    ),
    row(
      'weeks that tell a wrong trade',
      '',
      (of) => of.filter(({ tradeVerdict }) => tradeVerdict === 'wrong').length,
      most(0),
    ),
    row('  or any other', '', (of) => of.filter(({ tradeVerdict }) => tradeVerdict === 'other').length),
    ...(cards
      ? [
          row(
            'cards',
            '',
            total((script) => script.cards),
          ),
          row('  clipped out of their sentence', '', faults('clipped'), most(0)),
          row('  empty', '', faults('empty'), most(0)),
          row('  longer than 45 letters', '', faults('too long'), most(0)),
        ]
      : []),
  ]
}

const isForeign = ({ foreign, theory }: MeasuredScript): boolean => foreign.length > 0 || theory.length > 0
const isGrammar = ({ rule }: SlipAt): boolean => rule !== 'frame for anything' && rule !== 'worn glue'

/** Whether the aims of a row are reached, where it has any. */
export function isMissed({ aim, found }: Row): boolean {
  if (!aim) return false
  const misses = (value: number, bound: number | undefined) =>
    bound !== undefined && !Number.isNaN(value) && (aim.at === 'least' ? value < bound : value > bound)
  return misses(found.withFacts, aim.withFacts) || misses(found.without, aim.without)
}

const number = (value: number, unit: string): string =>
  Number.isNaN(value) ? '–' : unit === '%' || !Number.isInteger(value) ? value.toFixed(1) : String(value)

function aimOf({ aim, unit }: Row): string {
  if (!aim) return ''
  const bounds = [...new Set([aim.withFacts, aim.without].filter((bound) => bound !== undefined))].join(' / ')
  return `${aim.at === 'least' ? '>=' : '<='} ${bounds}${unit && ` ${unit}`}`
}

export function tableOf(rows: readonly Row[]): string[] {
  const line = (what: string, aim: string, cells: string[], end: string) =>
    `${what.padEnd(40)}${aim.padEnd(14)}${cells.map((cell) => cell.padStart(12)).join('')}${end && `   ${end}`}`
  return [
    line('', 'aim', ['with facts', 'without', 'all'], ''),
    ...rows.map((row) =>
      line(
        row.what,
        aimOf(row),
        [row.found.withFacts, row.found.without, row.found.all].map((value) => number(value, row.unit)),
        [isMissed(row) ? 'MISSED' : '', row.note ?? ''].filter(Boolean).join('  '),
      ),
    ),
  ]
}

export type WorstLine = SlipAt & { brand: string }

/** How often each rule was broken, and the lines that broke it, the rarest rule first: what is frequent is seen anyway. */
export function worstOf(
  weeks: readonly MeasuredWeek[],
  eachRule: number,
): { rule: string; count: number; lines: WorstLine[] }[] {
  const slips = weeks.flatMap(({ brand, scripts }) =>
    scripts.flatMap((script) => script.slips.map((slip) => ({ ...slip, brand }))),
  )
  return [...new Set(slips.map(({ rule }) => rule))]
    .map((rule) => slips.filter((slip) => slip.rule === rule))
    .map((lines) => ({ rule: lines[0]!.rule, count: lines.length, lines: spread(lines, eachRule) }))
    .sort((one, other) => one.count - other.count)
}

/** So many of them, each wrong in its own way and of another brand as long as there is one, and no sentence twice. */
function spread(lines: WorstLine[], count: number): WorstLine[] {
  const first = (of: WorstLine[], by: (line: WorstLine) => string) =>
    of.filter((line, at) => of.findIndex((other) => by(other) === by(line)) === at)
  const different = first(lines, ({ sentence }) => sentence)
  const ways = first(different, ({ words }) => words.slice(0, 12).toLowerCase())
  return [...new Set([...first(ways, ({ brand }) => brand), ...ways, ...different])].slice(0, count)
}
