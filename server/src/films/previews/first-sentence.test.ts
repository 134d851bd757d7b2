/** Hearing the first sentence of a film before it is ordered. */
import { FIRST_SENTENCE, FIRST_SENTENCE_PATH } from '@octavo/contract/brand'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
let ada: Awaited<ReturnType<TestProduct['person']>>
beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
  ada = await product.person()
})
afterAll(() => product.end())

const WORDS = 'Most first bowls collapse at the same moment.'
const WAV_HEAD = 44
const BYTES_A_SECOND = 96_000
const hear = async (film: object, more: object = {}, person = ada) => {
  const answer = await person.call('POST', FIRST_SENTENCE_PATH, { film, ...more })
  const seconds = (Number(answer.headers.get('content-length')) - WAV_HEAD) / BYTES_A_SECOND
  return { ...answer, seconds, type: answer.headers.get('content-type') }
}

it('speaks the first sentence alone, in the voice that was chosen', async () => {
  const alone = await hear({ words: WORDS, voiceId: 'warm' })
  expect([alone.status, alone.type]).toEqual([200, 'audio/wav'])
  expect(alone.seconds).toBeGreaterThan(1)
  expect(alone.seconds).toBeLessThan(6)
  const among = await hear({ words: `${WORDS} The clay is centered. You pull.`, voiceId: 'warm' })
  expect(among.seconds).toBe(alone.seconds)
})

it('is as quick as the whole has to be', async () => {
  const script = `${WORDS} The clay is centered, the wheel is humming, and you pull. The wall thins at the bottom.`
  const at = async (seconds: number) =>
    (await hear({ words: WORDS, voiceId: 'warm' }, { length: { script, seconds } })).seconds
  expect(await at(10)).toBeLessThan(await at(25))
})

it('says no more than a sentence may have', async () => {
  const endless = `${'and the clay goes round '.repeat(20)}.`
  const first = endless.split(/\s+/).slice(0, FIRST_SENTENCE.words).join(' ')
  expect((await hear({ words: endless, voiceId: 'warm' })).seconds).toBe(
    (await hear({ words: first, voiceId: 'warm' })).seconds,
  )
})

it.each([
  [{}, 400],
  [{ film: { words: ' ' } }, 400],
  [{ film: { words: '...' } }, 400],
  [{ film: { words: WORDS, voiceId: 'nobody' } }, 422],
  [{ film: { words: 'x\u0000' } }, 400],
  [{ film: { words: WORDS }, length: { script: WORDS, seconds: 0 } }, 400],
])('refuses %j with %i and a sentence', async (body, status) => {
  const answer = await ada.call('POST', FIRST_SENTENCE_PATH, body)
  expect(answer.status).toBe(status)
  expect(answer.body.message).toMatch(/\w+.*/)
})

it('is for nobody who is not signed in, costs nothing, and is not free narration', async () => {
  expect((await product.visitor().call('POST', FIRST_SENTENCE_PATH, { film: { words: WORDS } })).status).toBe(401)
  const ben = await product.person('Ben')
  const asked = Array.from({ length: FIRST_SENTENCE.perMinute + 3 }, () =>
    ben.call('POST', FIRST_SENTENCE_PATH, { film: { words: WORDS, voiceId: 'warm' } }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(FIRST_SENTENCE.perMinute).fill(200), 429, 429, 429])
  expect((await ben.get('/api/dashboard/stats')).body).toMatchObject({ creditsUsed: 0 })
})
