/**
 * What films say: a week for each of forty brands that no writer was made for, measured against what good words look like.
 * `npm run bench -- words [--json FILE] [--read N]`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BRANDS } from './words/brands.data.ts'
import { type MeasuredWeek, measureWeek } from './words/measure.rules.ts'
import { relevanceLine } from './words/relevance.ts'
import { rowsOf, tableOf, worstOf } from './words/report.rules.ts'
import { weekOf } from './words/week.ts'

const LINES_A_RULE = 3

const { values } = parseArgs({ options: { json: { type: 'string' }, read: { type: 'string', default: '0' } } })

const weeks: MeasuredWeek[] = []
const startedAt = performance.now()
const before = process.cpuUsage()
for (const brand of BRANDS) {
  const begun = performance.now()
  const week = await weekOf(brand)
  weeks.push(measureWeek(brand, BRANDS, week, performance.now() - begun))
}
const computedMs = process.cpuUsage(before).user / 1000
const tookMs = performance.now() - startedAt

const rows = rowsOf(weeks)
const scripts = weeks.flatMap((week) => week.scripts)
console.log(`${weeks.length} brands, ${scripts.length} scripts\n`)
for (const line of tableOf(rows)) console.log(line)

console.log(`\n${relevanceLine(weeks.map(({ scripts: written }, at) => ({ brand: BRANDS[at]!, scripts: written })))}`)

console.log('\nslips by their rule, with the worst lines')
for (const { rule, count, lines } of worstOf(weeks, LINES_A_RULE)) {
  console.log(`${String(count).padStart(5)}  ${rule}`)
  for (const { words, sentence, brand } of lines) console.log(`         ${sentence}   (${brand}: ${words})`)
}

const wrong = weeks.filter(({ tradeVerdict }) => tradeVerdict && tradeVerdict !== 'right')
if (wrong.length > 0) console.log('\ntrades that were told wrong')
for (const { brand, trade, tradeTold, tradeVerdict } of wrong)
  console.log(
    `       ${brand}: ${trade}, told as ${tradeTold}${tradeVerdict === 'other' ? ', another trade altogether' : ''}`,
  )

const slowest = Math.max(...weeks.map(({ ms }) => ms))
console.log(
  `\n${seconds(tookMs)} in all, ${seconds(computedMs)} of them computing; a week ${seconds(tookMs / weeks.length)}, the slowest ${seconds(slowest)}`,
)

const read = Math.min(Number(values.read), weeks.length)
for (const week of Array.from({ length: read }, (_, at) => weeks[Math.floor((at * weeks.length) / read)]!)) print(week)
if (values.json) writeFileSync(values.json, `${JSON.stringify({ rows, tookMs, computedMs, weeks }, null, 1)}\n`)

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function print({ brand, trade, hasFacts, tradeTold, facts, scripts: written }: MeasuredWeek): void {
  console.log(
    `\n## ${brand} (${trade}${tradeTold ? `, told as ${tradeTold}` : ''}${hasFacts ? '' : ', a sentence only'})`,
  )
  for (const { title, body, format, ownWords, foreign, theory, leadsToIt, slips } of written) {
    console.log(`\n# ${title}${format === 'long' ? ' (long)' : ''}\n${body}`)
    const other = [...foreign, ...theory.map(({ said }) => said)]
    console.log(
      `  own: ${ownWords.join(', ') || 'none'} | not its own: ${other.join(', ') || 'none'} | leads to it: ${leadsToIt ? 'yes' : 'no'} | slips: ${slips.length}`,
    )
  }
  const untold = facts.filter(({ told }) => !told)
  if (untold.length > 0) console.log(`\n  never told: ${untold.map(({ text }) => text).join(' | ')}`)
}
