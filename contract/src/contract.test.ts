import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from './account/index.ts'
import { Signup, SignupForm } from './account/schemas.ts'
import { WEEK_SCHEDULE, WEEKLY_BATCH } from './batch/index.ts'
import { BrandDraft, BrandPatch } from './brand/schemas.ts'
import { messages } from './messages.ts'
import { monthlyCredits, PLAN_IDS, PLANS } from './plan/index.ts'

const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: ' Ada@Example.com ',
  phone: '+15551234567',
  country: 'United States',
  countryCode: 'US',
  password: 'Correct1horse',
}

describe('sign-up', () => {
  it('normalises the address before judging it', () => {
    expect(Signup.parse(person).email).toBe('ada@example.com')
  })

  it.each([
    [{ firstName: 'A' }, messages.account.firstName],
    [{ lastName: 'B' }, messages.account.lastName],
    [{ email: 'nowhere' }, messages.account.email],
    [{ phone: '12345' }, messages.account.phone],
    [{ country: '' }, messages.account.country],
    [{ countryCode: '' }, messages.account.countryCode],
    [{ password: 'Ab1' }, messages.account.passwordLength],
    [{ password: 'abcdefg1' }, messages.account.passwordUppercase],
    [{ password: 'ABCDEFG1' }, messages.account.passwordLowercase],
    [{ password: 'Abcdefgh' }, messages.account.passwordDigit],
    [{ firstName: undefined }, 'Required'],
    [{ firstName: 7 }, 'Expected string, received number'],
  ])('refuses %j with the specified text', (change, message) => {
    const issues = Signup.safeParse({ ...person, ...change }).error?.issues.map((issue) => issue.message)
    expect(issues).toContain(message)
  })

  it.each([
    [{ toString: 'x' }, 'object'],
    ['a'.repeat(5_000), 'a'.repeat(100)],
  ])('says of a choice that is none what was sent, as far as that can be said', (niche, said) => {
    const [issue] = BrandDraft.safeParse({ name: 'Kiln', niche }).error?.issues ?? []
    expect(issue?.message).toMatch(new RegExp(`received '${said}'$`))
  })

  it('wants the repeated password to match', () => {
    const form = SignupForm.safeParse({ ...person, confirmPassword: 'Other1horse' })
    expect(form.error?.issues[0]).toMatchObject({
      message: messages.account.passwordsDiffer,
      path: ['confirmPassword'],
    })
  })
})

describe('brands', () => {
  it('fill what is left out of a new brand with the specified defaults', () => {
    expect(BrandDraft.parse({ name: 'Kiln' })).toMatchObject({
      niche: 'AI & Technology',
      tone: 'Professional & Authoritative',
      primaryColor: '#6366F1',
      avatarMode: 'AI Auto-Select',
      captionStyle: 'karaoke',
      weeklyBatchEnabled: false,
    })
  })

  it('leave what a change does not name as it is', () => {
    expect(BrandPatch.parse({ name: 'Kiln' })).toEqual({ name: 'Kiln' })
  })

  it.each(['red', '#fff', '#12345g'])('refuse %s as a color', (primaryColor) => {
    expect(BrandDraft.safeParse({ name: 'Kiln', primaryColor }).success).toBe(false)
  })
})

describe('the tables', () => {
  it('list 57 different countries with codes, names and dial codes', () => {
    expect(COUNTRIES).toHaveLength(57)
    expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(57)
    for (const country of COUNTRIES)
      expect(country.name && /^\+\d+$/.test(country.dialCode) && country.code.length === 2).toBe(true)
  })

  it('give 84, 250 and 1,250 credits a month', () => {
    expect(PLAN_IDS.map(monthlyCredits)).toEqual([84, 250, 1250])
  })

  it('save what the list price and the year price say', () => {
    expect(PLAN_IDS.map((id) => PLANS[id].annualListPrice - PLANS[id].annualPrice)).toEqual([144, 379, 955])
  })

  it('plan a week of seven shorts and one long film', () => {
    expect(WEEK_SCHEDULE.filter((slot) => slot.format === 'short')).toHaveLength(WEEKLY_BATCH.shorts)
    expect(WEEK_SCHEDULE.filter((slot) => slot.format === 'long')).toHaveLength(WEEKLY_BATCH.longForm)
  })

  it('name no call twice', async () => {
    const nouns = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const contract = await Promise.all(nouns.map(({ name }) => import(`./${name}/index.ts`) as Promise<object>))
    const rows = contract.flatMap((noun) =>
      Object.entries(noun).flatMap(([name, value]) =>
        name.endsWith('Routes') ? Object.values(value as Record<string, { method: string; path: string }>) : [],
      ),
    )
    const calls = rows.map((row) => `${row.method} ${row.path}`)
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls.length).toBeGreaterThan(150)
  })
})
