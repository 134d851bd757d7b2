import { describe, expect, it } from 'vitest'
import { aPost } from '#testing/samples.ts'
import { monthOf, nextMonth, refusal, sameTimeOn, weekOf } from './calendar.rules.ts'

const timeZone = 'Europe/Berlin'

describe('the days of a calendar', () => {
  it('are a week from Monday on', () => {
    expect(weekOf('2026-11-22').slice(0, 2)).toEqual(['2026-11-16', '2026-11-17'])
  })

  it.each([
    ['2026-11-20', '2026-10-26', 42],
    ['2027-02-10', '2027-02-01', 28],
    ['2026-12-31', '2026-11-30', 35],
  ])('are the whole weeks of the month of %s', (date, first, days) => {
    expect([monthOf(date)[0], monthOf(date).length]).toEqual([first, days])
  })

  it('go on by months over the year’s end', () => {
    expect([nextMonth('2026-12-31', 1), nextMonth('2026-01-15', -1)]).toEqual(['2027-01-01', '2025-12-01'])
  })
})

it('a post that is moved keeps its time on the clock, over daylight saving too', () => {
  expect(sameTimeOn('2026-03-27T08:30:00.000Z', '2026-03-30', timeZone).toISOString()).toBe('2026-03-30T07:30:00.000Z')
})

describe('a post', () => {
  const moved = aPost({ id: 'moved', at: '2026-11-25T08:00:00.000Z' })
  const at = (text: string) => new Date(`2026-11-${text}:00Z`)
  const looking = (...posts: ReturnType<typeof aPost>[]) => ({ posts, timeZone, now: at('20T12:00') })
  const other = (text: string, given = {}) => aPost({ id: text, at: at(text).toISOString(), ...given })

  it.each([
    ['goes where the channel is empty', looking(moved), undefined],
    ['does not stand in its own way', looking({ ...moved, at: at('24T08:00').toISOString() }), undefined],
    ['does not go near another', looking(other('24T10:00')), /two posts need 4 hours/],
    ['does not go to a full day', looking(other('24T00:00'), other('24T22:00')), /2 posts of 2026-11-24/],
    ['does not mind those of other channels', looking(other('24T10:00', { channelId: 'another' })), undefined],
    ['does not mind what is held', looking(other('24T10:00', { status: 'held' })), undefined],
    ['does not go back in time', { ...looking(), now: at('24T09:00') }, /that time is past/],
  ])('%s', (_what, around, reason) => {
    const said = refusal(moved, at('24T08:00'), around)
    if (reason) expect(said).toMatch(reason)
    else expect(said).toBeUndefined()
  })
})
