/**
 * How much of what breaks the rules the officer stops, and how much of what does not: `npm run bench -- officer`. Its rules, its reader
 * and both, held against texts of authors whom neither has seen (`officer/corpus`), by category, by how a breach is said, and how
 * often what is said to be so likely was.
 */
import type { ComplianceCheck } from '@octavo/contract/compliance'
import { scoreText } from '@octavo/officer'
import { type Row, readCorpus, TEST_AUTHORS } from '@octavo/officer/training'

type Finding = ComplianceCheck['issues'][number]
type Checked = { row: Row; issues: Finding[]; ms: number }

const isCertain = ({ severity, likely }: Finding): boolean => likely === undefined && severity !== 'low'
const isLikely = ({ likely }: Finding): boolean => likely !== undefined
const WAYS: Record<string, (issue: Finding) => boolean> = {
  rules: isCertain,
  reader: isLikely,
  both: (issue) => isCertain(issue) || isLikely(issue),
}

const overlaps = ({ text, words }: Row, issues: readonly Finding[]): boolean =>
  words.some((quote) => {
    const from = text.indexOf(quote)
    return issues.some(({ start, end }) => start < from + quote.length && end > from)
  })

const checked = readCorpus()
  .filter(({ author }) => TEST_AUTHORS.includes(author))
  .map((row): Checked => {
    const began = performance.now()
    const { issues } = scoreText({ body: row.text })
    return { row, issues, ms: performance.now() - began }
  })

const share = (part: number, whole: number): string =>
  `${whole === 0 ? '-' : Math.round((100 * part) / whole)} %`.padStart(6)

function line(name: string, of: readonly Checked[], counts: (issue: Finding) => boolean): void {
  const breaches = of.filter(({ row }) => row.label === 'breach')
  const stopped = of.filter(({ issues }) => issues.some(counts))
  const caught = stopped.filter(({ row }) => row.label === 'breach')
  const quoted = caught.filter(({ row, issues }) => overlaps(row, issues.filter(counts)))
  console.log(
    `${name.padEnd(24)} stopped ${share(caught.length, breaches.length)} of ${String(breaches.length).padStart(4)} in breach; ` +
      `right when it stops ${share(caught.length, stopped.length)}, at the words that offend ${share(quoted.length, caught.length)}`,
  )
}

console.log(`${checked.length} texts of ${TEST_AUTHORS.length} authors`)
for (const [way, counts] of Object.entries(WAYS)) line(way, checked, counts)
for (const kind of ['plain', 'subtle', 'instruction', 'conduct']) {
  const some = checked.filter(({ row }) => row.kind === kind)
  const stopped = some.filter(({ issues }) => issues.some(WAYS.both!))
  console.log(`${`both, ${kind}`.padEnd(24)} stopped ${share(stopped.length, some.length)}`)
}
for (const category of [...new Set(checked.map(({ row }) => row.category))].sort())
  line(
    `both, ${category}`,
    checked.filter(({ row }) => row.category === category),
    WAYS.both!,
  )

const said = checked.flatMap(({ row, issues }) => {
  const likely = Math.max(0, ...issues.map((issue) => issue.likely ?? 0))
  return likely > 0 ? [{ likely, isSo: row.label === 'breach' }] : []
})
for (const [from, to] of [[0, 0.98] as const, [0.98, 0.99] as const, [0.99, 1] as const]) {
  const some = said.filter(({ likely }) => likely > from && likely <= to)
  const mean = some.reduce((sum, { likely }) => sum + likely, 0) / Math.max(1, some.length)
  const right = some.filter(({ isSo }) => isSo).length
  console.log(`said to be ${(100 * mean).toFixed(1)} % likely: ${share(right, some.length)} of ${some.length} were`)
}
const times = checked.map(({ ms }) => ms).sort((a, b) => a - b)
console.log(`a text takes ${times[times.length >> 1]!.toFixed(2)} ms at the median`)
