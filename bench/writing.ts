/** What a script costs after half a year of them, when most of what there is to say has been said, beside the first weeks. */
import { brands, emptyMemory, writeBatch } from '../writer/src/request.fixture.ts'

const WEEKS = 26
const BESIDE = 4
const MUST = 8

console.log(`eight scripts a week, week by week; the last ${BESIDE} weeks beside the first ${BESIDE}\n`)
for (const [name, brand] of Object.entries({ trade: brands.pottery, niche: brands.subject })) {
  const memory = emptyMemory()
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const before = process.cpuUsage()
    writeBatch(brand, memory, week + 1)
    return process.cpuUsage(before).user / 1000
  })
  const [first, last] = [sum(weeks.slice(0, BESIDE)), sum(weeks.slice(-BESIDE))]
  const verdict = last / first <= MUST ? '' : `   OVER ${MUST}`
  console.log(
    `${name.padEnd(12)}${(last / first).toFixed(2)} times   ${(sum(weeks) / WEEKS / 8).toFixed(0)} ms a script${verdict}`,
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
