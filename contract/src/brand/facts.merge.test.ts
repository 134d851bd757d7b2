import { expect, it } from 'vitest'
import { type BrandFact, mergedFacts } from './index.ts'

const fact = (text: string): BrandFact => ({ kind: 'product', text })
const answer = (text: string): BrandFact => ({ kind: 'mistake', text, interview: 'mistake' })
const [mugs, bowls, plates] = [fact('Mugs'), fact('Bowls'), fact('Plates')]
const [old, other, mine] = [answer('They press.'), answer('They hurry.'), answer('They give up.')]

it.each([
  ['what came elsewhere is kept', [mugs], [mugs, bowls], [mugs, plates], [mugs, bowls, plates]],
  ['what was removed here stays away', [mugs, bowls], [bowls], [mugs, bowls, plates], [bowls, plates]],
  ['what was removed elsewhere stays away', [mugs, bowls], [mugs, bowls, plates], [bowls], [bowls, plates]],
  ['what was changed here is there once', [mugs], [bowls], [mugs], [bowls]],
  ['what was removed elsewhere and changed here stays', [mugs], [bowls], [], [bowls]],
  ['an answer that was changed elsewhere is taken', [old], [old, mugs], [other], [other, mugs]],
  ['an answer that was changed on both sides is told as it was here', [old], [mine], [other], [mine]],
  ['an answer that was removed here stays away', [old], [], [other], []],
  ['an answer to the same question is there once', [], [mine], [other], [mine]],
])('of two changes of a list of facts %s', (_, before, typed, now, merged) => {
  expect(mergedFacts(before, typed, now)).toEqual(merged)
})
