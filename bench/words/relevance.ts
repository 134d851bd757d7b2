/** Whether the relevance score tells a brand's own scripts from those of all others, and those that were written by hand. */
import { relevanceOf } from '@octavo/writer'
import { auc, HAND_WRITTEN } from '../../writer/src/relevance/hand-written.fixture.ts'
import type { BenchBrand } from './brands.data.ts'
import type { Script } from './script.ts'

type Written = { brand: BenchBrand; scripts: readonly Pick<Script, 'title' | 'body'>[] }

const FLOOR = 40

export function relevanceLine(weeks: readonly Written[]): string {
  const score = (brand: BenchBrand, script: Pick<Script, 'title' | 'body'>): number =>
    relevanceOf({ brand }, script).score
  const own = weeks.flatMap(({ brand, scripts }) => scripts.map((script) => score(brand, script)))
  const others = weeks.flatMap(({ brand }) =>
    weeks.flatMap((week) =>
      week.brand === brand ? [] : week.scripts.slice(0, 2).map((script) => score(brand, script)),
    ),
  )
  const byHand = HAND_WRITTEN.map(({ brand, own: said = '', otherwise = '', off }) => ({
    on: [said, otherwise].map((body) => relevanceOf({ brand }, { body }).score),
    off: [off, ...HAND_WRITTEN.flatMap((other) => (other.brand === brand ? [] : (other.own ?? [])))].map(
      (body) => relevanceOf({ brand }, { body }).score,
    ),
  }))
  const hand = auc(
    byHand.flatMap(({ on }) => on),
    byHand.flatMap(({ off }) => off),
  )
  const under = own.filter((one) => one < FLOOR).length
  return `relevance: AUC ${auc(own, others).toFixed(3)} of own scripts beside others', ${hand.toFixed(3)} of those by hand; ${under} of ${own.length} own scripts under ${FLOOR}`
}
