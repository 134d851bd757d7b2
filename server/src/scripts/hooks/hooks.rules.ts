/** Pure: which first lines are offered side by side. */
import { HOOKS_OFFERED, type Hook } from '@octavo/contract/script'
import type { Opening } from '#services/language/language.ts'

export type Judged = Hook & Pick<Opening, 'kind'> & { isClean: boolean }

/** What an opening is worth beside the others: a question that could be asked of any subject gives way to what the text says itself. */
const worthOf = ({ strength, kind }: Judged): number => strength - (kind === 'named' ? NAMED_LESS : 0)
const NAMED_LESS = 25

const lead = ({ line }: Judged): string => line.toLowerCase().split(/\s+/).slice(0, 3).join(' ')
const tail = ({ line }: Judged): string => line.toLowerCase().split(/\s+/).slice(-4).join(' ')

/** Unlike each other: first another reason to stay and other words, then only other words. */
export function chosenHooks(judged: readonly Judged[]): Judged[] {
  const ranked = judged.filter(({ isClean }) => isClean).toSorted((a, b) => worthOf(b) - worthOf(a))
  const chosen: Judged[] = []
  const takes: readonly ((one: Judged, others: readonly Judged[]) => boolean)[] = [
    (one, others) =>
      others.every((other) => other.why !== one.why && lead(other) !== lead(one) && tail(other) !== tail(one)),
    (one, others) => others.every((other) => lead(other) !== lead(one) && tail(other) !== tail(one)),
    (one, others) => others.every((other) => lead(other) !== lead(one)),
  ]
  for (const isUnlike of takes)
    for (const one of ranked)
      if (chosen.length < HOOKS_OFFERED && !chosen.includes(one) && isUnlike(one, chosen)) chosen.push(one)
  return chosen.toSorted((a, b) => b.strength - a.strength)
}
