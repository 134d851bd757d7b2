import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type SignedIn } from '#context.ts'
import { signedIn } from '#test/batch-studio.ts'
import { type Caller, PASSWORD, startTestProduct, type TestProduct } from '#test/product.ts'
import { rememberScript } from './scripts.service.ts'

let product: TestProduct
let ada: Caller & { email: string }
let her: SignedIn
let clock = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' }, now: () => clock })
})
afterAll(() => product.end())
beforeEach(async () => {
  ada = await product.person()
  her = await signedIn(product, ada)
})

const remember = (body: string, ctx = her) =>
  inTransaction(ctx, (within) => rememberScript(within, { title: body.slice(0, 20), body }))

const CLAY = 'Clay shrinks by a tenth in the fire. So a potter throws every mug a little larger.'

describe('the memory of an account', () => {
  it('keeps a text, and refuses one that says a sentence of it again, whatever its case and punctuation', async () => {
    expect(await remember(CLAY)).toMatchObject({ kept: true })
    const again =
      'Buy a kiln that is large enough. SO, a potter throws every mug: a little larger! Then wait for a day.'
    expect(await remember(again)).toEqual({ kept: false, because: 'it repeats a sentence of an earlier script' })
    expect((await ada.get('/api/library/scripts')).body.scripts).toHaveLength(1)
  })

  it('refuses what reads nearly the same, and names what it is like', async () => {
    await remember(CLAY)
    const similar = CLAY.replace('a tenth', 'one tenth').replace('every mug', 'each mug')
    expect(await remember(similar)).toEqual({ kept: false, because: 'it is too much like "Clay shrinks by a te"' })
  })

  it('keeps one of two that say the same at the same moment', async () => {
    const both = await Promise.all([remember(CLAY), remember(CLAY)])
    expect(both.map(({ kept }) => kept).sort()).toEqual([false, true])
  })

  it('does not forget what was said when the script is deleted', async () => {
    const memory = await remember(CLAY)
    if (memory.kept) await ada.delete(`/api/library/scripts/${memory.script.id}`)
    expect(await remember(`Something wholly different stands before it. ${CLAY}`)).toMatchObject({ kept: false })
  })

  it('is the account’s own', async () => {
    await remember(CLAY)
    expect(await remember(CLAY, await signedIn(product, await product.person()))).toMatchObject({ kept: true })
  })
})

describe('a script in the library', () => {
  const draft = { title: 'Clay', body: `${CLAY} Write to us about your first mug.` }

  it('is scored as it is written and again as it is changed', async () => {
    const { script } = (await ada.post('/api/library/scripts', draft)).body
    expect(script).toMatchObject({ ...draft, status: 'draft', format: 'short' })
    expect(script.complianceScore).toBe(100)
    const claim = `${draft.body} You are guaranteed to double your money in thirty days.`
    const changed = (await ada.put(`/api/library/scripts/${script.id}`, { body: claim })).body.script
    expect(changed).toMatchObject({ title: 'Clay', body: claim })
    expect(changed.complianceScore).toBeLessThan(100)
  })

  it('of many words is a long one', async () => {
    const body = Array.from({ length: 25 }, (_, n) => `Sentence ${n} has just as many words as the others.`).join(' ')
    expect((await ada.post('/api/library/scripts', { title: 'Long', body })).body.script.format).toBe('long')
  })

  it('that was deleted can be brought back for as long as was said, and no longer', async () => {
    clock = new Date('2026-11-20T12:00:00Z')
    const { script } = (await ada.post('/api/library/scripts', draft)).body
    const { undoUntil } = (await ada.delete(`/api/library/scripts/${script.id}`)).body
    expect((await ada.get('/api/library/scripts')).body.scripts).toEqual([])
    clock = new Date(Date.parse(undoUntil) - 1000)
    expect((await ada.post(`/api/library/scripts/${script.id}/restore`)).body.script.id).toBe(script.id)
    clock = new Date('2026-11-20T12:00:00Z')
    await ada.delete(`/api/library/scripts/${script.id}`)
    clock = new Date(Date.parse(undoUntil) + 1000)
    await ada.post('/api/auth/login', { email: ada.email, password: PASSWORD })
    expect((await ada.post(`/api/library/scripts/${script.id}/restore`)).status).toBe(404)
  })
})
