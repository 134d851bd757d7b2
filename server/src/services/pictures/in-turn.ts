import { type Candidate, NoPictures, type Pictures, type Wish } from './pictures.ts'

/** Several as one: the next is asked where the one before has nothing, or does not answer. */
export const inTurn = (several: readonly Pictures[]): Pictures => ({
  name: several.map(({ name }) => name).join(' and '),
  embedded: false,
  costs: 'nothing',
  sources: several.flatMap(({ sources }) => sources),
  find: (wish) => firstFound(several, wish),
  async take(candidate, taker) {
    const its = several.find(({ sources }) => sources.includes(candidate.source))
    if (!its) throw new NoPictures('declined')
    return its.take(candidate, taker)
  },
})

async function firstFound(several: readonly Pictures[], wish: Wish): Promise<Candidate[]> {
  let fault: NoPictures | undefined
  for (const one of several) {
    try {
      const found = await one.find(wish)
      if (found.length > 0) return found
    } catch (error) {
      if (!(error instanceof NoPictures)) throw error
      fault = error
    }
  }
  if (fault) throw fault
  return []
}
