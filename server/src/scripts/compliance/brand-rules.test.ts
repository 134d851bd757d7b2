/** What a brand's owner has decided holds wherever its texts are checked, and what was decided is kept with the check. */
import type { Brand } from '@octavo/contract/brand'
import type { ComplianceCheck } from '@octavo/contract/compliance'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Studio, type StudioOwner, startStudio } from '#test/batch-studio.ts'

let studio: Studio
let ada: StudioOwner
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.end())
beforeEach(async () => {
  studio.playFair()
  ada = await studio.owner()
})

const change = async (values: object): Promise<Brand> => (await ada.put(`/api/brands/${ada.brandId}`, values)).body
const check = async (text: string, more: object = {}): Promise<ComplianceCheck> =>
  (await ada.post('/api/compliance/check', { text, brandId: ada.brandId, ...more })).body
const rule = (change: object) => ada.put(`/api/brands/${ada.brandId}/rules`, change)
const actions = async () => (await ada.get('/api/compliance/actions')).body.actions
const bodyOf = async (scriptId: string | null) =>
  (await ada.get('/api/library/scripts')).body.scripts.find(({ id }: { id: string }) => id === scriptId).body

const TEXT = 'A cheap mug keeps your tea warm. Come and hold one.'
const REASON = 'Our lawyer has cleared these words.'

describe('the words of a brand', () => {
  it('are found in its texts, with its owner’s reason, and in nobody else’s', async () => {
    const bare = await check(TEXT)
    expect(bare.issues).toEqual([])
    expect(bare).not.toHaveProperty('brandRules')
    await change({ wordsToAvoid: ['Cheap', 'discount'] })
    const asked = await check(TEXT)
    expect(asked.issues).toMatchObject([{ ruleId: 'brand:avoid:cheap', quote: 'cheap', asks: true }])
    const stopped = { word: 'cheap', decision: 'stop', reason: 'We are not the cheapest.', replacement: 'sturdy' }
    await change({ wordRules: [stopped] })
    const found = await check(TEXT)
    expect(found.issues).toMatchObject([
      { severity: 'high', explanation: stopped.reason, replacement: 'sturdy', source: 'The brand’s own rules' },
    ])
    expect(found.brandRules).toMatch(/^[0-9a-f]{12}$/)
    expect(found.brandRules).not.toBe(asked.brandRules)
    expect((await check(TEXT, { brandId: undefined })).issues).toEqual([])
  })

  it('are as many as there is room for, and beyond that a sentence says so', async () => {
    const words = Array.from({ length: 61 }, (_, at) => `word ${at}`)
    const { status, body } = await ada.put(`/api/brands/${ada.brandId}`, { wordsToAvoid: words })
    expect([status, body.issues[0].message]).toEqual([
      400,
      'A brand has room for 60 words and phrases to avoid. Remove one that you no longer need.',
    ])
    expect((await change({ wordsToAvoid: words.slice(1) })).wordsToAvoid).toHaveLength(60)
  })

  it('are mended in the making: replaced by what its owner says, added where they are missing', async () => {
    await change({
      wordsToAvoid: ['cheap'],
      wordRules: [{ word: 'cheap', decision: 'ask', replacement: 'sturdy' }],
      requiredWords: [{ words: 'Paid partnership' }],
    })
    let film = 0
    studio.tricks.written = (script) => ({ ...script, body: `${script.body} Our cheap mugs wait on shelf ${film++}.` })
    // Two films: what has to be in each of them repeats nothing.
    const batch = await ada.whenDone(await ada.order(2))
    for (const { scriptId } of batch.videos) {
      const body = await bodyOf(scriptId)
      expect(body).toMatch(/Our sturdy mugs wait on shelf \d\./)
      expect(body).toContain('Paid partnership.')
    }
    const [last] = await actions()
    expect(last).toMatchObject({ action: 'improved' })
  })

  it('of which its owner wants to be asked hold a script back, and say so', async () => {
    await change({ wordsToAvoid: ['cheap'] })
    studio.tricks.written = (script) => ({ ...script, body: `${script.body} Our cheap mugs wait for you.` })
    const batch = await ada.when(await ada.order(1), ({ videos }) => videos.every(({ status }) => status === 'review'))
    expect(batch.videos[0]?.problem).toMatch(/^You wanted to be asked: A word to avoid: “cheap” \(“cheap”\)\./)
    expect(await bodyOf(batch.videos[0]!.scriptId)).toContain('Our cheap mugs wait for you.')
  })
})

describe('a rule that is switched for a brand', () => {
  const CLICK = 'Clay dries slowly. Click here.'
  const idOf = async () => (await check(CLICK)).issues[0]!.ruleId

  it('needs a reason, and one that law asks for is never off', async () => {
    const ruleId = await idOf()
    expect((await rule({ ruleId, to: 'off', reason: 'Because' })).status).toBe(400)
    expect((await rule({ ruleId, to: 'off' })).status).toBe(400)
    expect((await rule({ ruleId: 'no-such-rule', to: 'off', reason: REASON })).status).toBe(400)
    const legal = await rule({ ruleId: 'ftc-guaranteed-results', to: 'off', reason: REASON })
    expect([legal.status, legal.body.message]).toEqual([
      409,
      'Law asks for this rule, so it cannot be switched off. The officer can ask you instead.',
    ])
    expect((await rule({ ruleId: 'ftc-guaranteed-results', to: 'ask', reason: REASON })).status).toBe(200)
    const { approved, issues } = await check('Clay dries slowly. You get guaranteed results.')
    expect([approved, issues[0]?.asks, issues[0]?.severity]).toEqual([false, true, 'medium'])
  })

  it('off sets aside what it would have found, with who, when and why, until it is on again', async () => {
    const ruleId = await idOf()
    const { body } = await rule({ ruleId, to: 'off', reason: REASON })
    expect(body.ruleSwitches).toEqual([
      { ruleId, to: 'off', reason: REASON, by: expect.stringContaining(' '), at: expect.any(String) },
    ])
    const off = await check(CLICK)
    expect(off.issues).toEqual([])
    expect(off.setAside).toMatchObject([{ ruleId, quote: 'Click here', because: { reason: REASON } }])
    expect((await check(CLICK, { brandId: undefined })).issues).toHaveLength(1)
    // What else is changed in the brand leaves it alone.
    expect((await change({ place: 'Leeds' })).ruleSwitches).toHaveLength(1)
    expect((await rule({ ruleId, to: 'on' })).body.ruleSwitches).toEqual([])
    expect((await check(CLICK)).issues).toHaveLength(1)
  })

  it('stands in the record of each check that went by it, and in the report', async () => {
    const ruleId = await idOf()
    await rule({ ruleId, to: 'off', reason: REASON })
    studio.tricks.written = (script) => ({ ...script, body: `${script.body} Click here.` })
    await ada.whenDone(await ada.order(1))
    const [action] = await actions()
    expect(action.setAside).toMatchObject([{ ruleId, because: { reason: REASON } }])
    const { text } = await ada.get('/api/compliance/report')
    expect(text).toContain('Set aside, because the owner switched off these rules:')
    expect(text).toContain(REASON)
  })
})
