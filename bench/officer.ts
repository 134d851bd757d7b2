/**
 * How much of what breaks the rules the officer stops, and how much of what does not: `npm run bench -- officer`. Its rules, held
 * against texts that their authors never saw (`officer/corpus`), by category and by how a breach is said.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { ComplianceCheck } from '@octavo/contract/compliance'
import { scoreText } from '@octavo/officer'

type Finding = ComplianceCheck['issues'][number]
type Row = { label: 'breach' | 'clean'; category: string; kind: string; text: string; words: string[] }

const FOLDER = new URL('../officer/corpus/', import.meta.url)
const rows: Row[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line))

const stopped = (issues: readonly Finding[]): boolean => issues.some(({ severity }) => severity !== 'low')
const overlaps = ({ text, words }: Row, issues: readonly Finding[]): boolean =>
  words.some((quote) => {
    const from = text.indexOf(quote)
    return issues.some(({ start, end }) => start < from + quote.length && end > from)
  })

const checked = rows.map((row) => {
  const began = performance.now()
  const { issues } = scoreText({ body: row.text })
  return { row, issues, isStopped: stopped(issues), ms: performance.now() - began }
})
type Checked = (typeof checked)[number]

const percent = (part: number, whole: number) => `${whole === 0 ? '-' : Math.round((100 * part) / whole)} %`.padStart(6)

function line(name: string, of: Checked[]): void {
  const [breaches, clean] = (['breach', 'clean'] as const).map((label) => of.filter(({ row }) => row.label === label))
  const [caught, wrongly] = [breaches!, clean!].map((some) => some.filter(({ isStopped }) => isStopped))
  const quoted = caught!.filter(({ row, issues }) => overlaps(row, issues))
  console.log(
    `${name.padEnd(14)} stopped ${percent(caught!.length, breaches!.length)} of ${String(breaches!.length).padStart(4)} in breach, ` +
      `${percent(wrongly!.length, clean!.length)} of ${String(clean!.length).padStart(4)} clean; ` +
      `right when it stops ${percent(caught!.length, caught!.length + wrongly!.length)}, at the words that offend ${percent(quoted.length, caught!.length)}`,
  )
}

for (const category of [...new Set(rows.map(({ category }) => category))].sort())
  line(
    category,
    checked.filter(({ row }) => row.category === category),
  )
line('all', checked)
for (const kind of ['plain', 'subtle', 'instruction', 'conduct']) {
  const of = checked.filter(({ row }) => row.kind === kind)
  console.log(`${kind.padEnd(14)} stopped ${percent(of.filter(({ isStopped }) => isStopped).length, of.length)}`)
}
const times = checked.map(({ ms }) => ms).sort((a, b) => a - b)
console.log(`a text takes ${times[times.length >> 1]!.toFixed(2)} ms at the median`)
