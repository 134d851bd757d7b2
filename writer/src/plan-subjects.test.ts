import { plainSentence, sentencesOf } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { planSubjects } from './plan-subjects.ts'
import { brands, requestFor } from './request.fixture.ts'
import type { PlanSlot, ProposedSubject, ScriptRequest, WrittenScript } from './script.ts'
import { writeScript } from './write.ts'

const slots: PlanSlot[] = [
  { ...requestFor(brands.pottery, { format: 'long' }), seed: 8 },
  ...Array.from({ length: 7 }, (_, at) => ({ ...requestFor(brands.pottery), seed: at + 1 })),
].map(({ format, seconds, seed }) => ({ format, seconds, seed }))

type Brand = ScriptRequest['brand']

const planned = (brand: Brand, changes: Partial<Parameters<typeof planSubjects>[0]> = {}): ProposedSubject[] =>
  planSubjects({ ...requestFor(brand), slots, ...changes }).flatMap((one) => one ?? [])

const chosen = ({ id, title, firstLine }: ProposedSubject) => ({ ...(id && { id }), title, firstLine })

/** The week as it is written by that plan. */
function written(brand: Brand, subjects: readonly ReturnType<typeof chosen>[], seedStep = 0): WrittenScript[] {
  const used = new Set<string>()
  const recent: string[] = []
  const kept = subjects.flatMap(({ id }) => id ?? [])
  return slots.map((slot, at) => {
    const subject = subjects[at] as ReturnType<typeof chosen>
    const script = writeScript({
      ...requestFor(brand),
      ...slot,
      ...{ seed: slot.seed + seedStep, subject, keptSubjects: kept },
      ...{ usedSentences: new Set(used), recentIngredients: [...recent] },
    })
    for (const { text } of sentencesOf(script.body)) used.add(plainSentence(text))
    recent.unshift(...script.ingredients)
    return script
  })
}

describe.each(Object.entries(brands))('a plan for %s', (_, brand: Brand) => {
  const plan = planned(brand)

  it('has a subject for every film, no two alike', () => {
    expect(plan).toHaveLength(slots.length)
    expect(new Set(plan.map(({ title }) => title)).size).toBe(slots.length)
    expect(new Set(plan.map(({ id, title }) => id ?? title)).size).toBe(slots.length)
  })

  it('is written as it says, by other candidates too', () => {
    for (const seedStep of [0, 101]) {
      const scripts = written(brand, plan.map(chosen), seedStep)
      expect(scripts.map(({ title }) => title)).toEqual(plan.map(({ title }) => title))
      for (const [at, script] of scripts.entries())
        expect(script.body.startsWith(plan[at]?.firstLine ?? '-'), script.body).toBe(true)
    }
  })

  it('keeps what is settled, and leaves it alone elsewhere', () => {
    const [settled] = plan.slice(3).map(chosen)
    const others = planned(brand, {
      slots: slots.map((slot, at) => ({ ...slot, seed: slot.seed + 77, ...(at === 6 && { subject: settled }) })),
    })
    expect(others[6]).toMatchObject(settled ?? {})
    expect(others.filter(({ id }) => id === settled?.id)).toHaveLength(1)
  })
})

it('begins with the words of an idea of the owner’s own, under its title', () => {
  const subject = { title: 'Can kids come?', firstLine: 'Can kids come along on a Saturday?' }
  const [idea] = planned(brands.pottery, { slots: [{ ...(slots[1] as PlanSlot), subject }] })
  expect(idea).toMatchObject({ kind: 'own', title: subject.title, firstLine: subject.firstLine })
  const script = writeScript({ ...requestFor(brands.pottery), subject })
  expect(script).toMatchObject({ title: subject.title, hook: subject.firstLine })
})

it('tells something else under a title of its own where what was planned is gone', () => {
  const subject = { id: 'film-fact-gone', title: 'Our old price', firstLine: 'It cost ten dollars.' }
  for (const brand of Object.values(brands)) {
    const script = writeScript({ ...requestFor(brand), subject })
    expect(script.title).not.toBe(subject.title)
    expect(script.body).not.toContain(subject.firstLine)
  }
})

it('names the facts that a film tells', () => {
  const facts = planned(brands.dentist).flatMap((one) => one.facts)
  expect(facts).toContain('Do you treat small children?')
})

it('brings sooner what did better among the account’s films', () => {
  const kinds = (angles: Record<string, number>) => planned(brands.pottery, { angles }).map(({ kind }) => kind)
  const before = kinds({})
  const first = (list: string[], kind: string) => (list.includes(kind) ? list.indexOf(kind) : list.length)
  const latest = before.toSorted((a, b) => first(before, b) - first(before, a))[0] ?? ''
  expect(first(kinds({ [latest]: 5 }), latest)).toBeLessThan(first(before, latest))
})
