import { expect, it } from 'vitest'
import { brands, requestFor } from './request.fixture.ts'
import { sourcesFor } from './sources.ts'

it('hands out what the owner says as it was entered, and what the trade knows, each with its id and its origin', () => {
  const { business, subject, owner, known } = sourcesFor(requestFor(brands.dentist))
  expect(business?.it).toMatch(/^an? /)
  expect(owner.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      brands.dentist.description,
      'A check-up with cleaning costs $95',
      'Do you treat small children? Yes. The first visit is only a look around and a ride in the chair.',
    ]),
  )
  expect(known.length).toBeGreaterThan(0)
  expect(subject?.title).toMatch(/\S/)
  for (const { id, from } of [...owner, ...known]) expect(id && from).toBeTruthy()
  expect(new Set([...owner, ...known].map(({ id }) => id)).size).toBe(owner.length + known.length)
})

it('proposes another subject once one was told, and the facts that were told come last', () => {
  const first = sourcesFor(requestFor(brands.dentist))
  const told = first.owner.find(({ id }) => id.startsWith('fact-'))?.id ?? ''
  const recentIngredients = [first.subject?.id ?? '', told]
  const next = sourcesFor(requestFor(brands.dentist, { recentIngredients }))
  expect(next.subject?.id).not.toBe(first.subject?.id)
  expect(next.owner.at(-1)?.id).toBe(told)
})

it('answers a brand that runs no business with knowledge that names its source', () => {
  const { business, owner, known } = sourcesFor(requestFor(brands.subject))
  expect(business).toBeUndefined()
  expect(owner.map(({ kind }) => kind)).toEqual(['description'])
  expect(known.length).toBeGreaterThan(0)
  for (const { from } of known) expect(from).toMatch(/\S/)
})

it('is about what the plan says, leaves to other films what is theirs, and hands out nothing that the owner avoids', () => {
  const ids = (changes = {}) => sourcesFor(requestFor(brands.pottery, changes)).known.map(({ id }) => id)
  const [first, second] = ids()
  const planned = sourcesFor(requestFor(brands.pottery, { subject: { id: second }, keptSubjects: ids() }))
  expect(planned.subject?.id).toBe(second)
  expect(planned.known.map(({ id }) => id)).not.toContain(first)
  const brand = { ...brands.dentist, place: 'Leeds', wordsToAvoid: ['Mill Street'] }
  const texts = sourcesFor(requestFor(brand)).owner.map(({ text }) => text)
  expect(texts).toContain('Northlight Dental is in Leeds.')
  expect(texts.join(' ')).not.toContain('Mill Street')
})
