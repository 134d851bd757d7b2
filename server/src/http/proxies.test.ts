import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'

describe('TRUST_PROXY', () => {
  it.each([
    ['off', false],
    ['0', false],
    ['on', 1],
    ['1', 1],
    ['2', 2],
    ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
    ['10.0.0.0/8,192.0.2.7, 2001:db8::/32', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']],
  ])('%s is understood', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted)
  })

  it.each(['yes', '10', '-1', '1.5', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', 'all'])(
    '%s stops the start with a sentence',
    (text) => {
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/^The setting TRUST_PROXY is wrong: must be off, on, /)
    },
  )
})

describe('behind one proxy', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct({ env: { TRUST_PROXY: 'on', ROLE: 'api' } })
  })
  afterAll(() => product.end())

  const guess = (email: string, forwarded: string) =>
    product
      .visitor()
      .post('/api/auth/login', { email, password: 'Wrong1horse' }, { 'x-forwarded-for': forwarded })
      .then(({ status }) => status)

  it('a client that puts addresses of its own before the proxy’s word is still one address', async () => {
    const ada = await product.person()
    const said = []
    for (let index = 0; index < 300; index++)
      said.push(await guess(ada.email, `203.0.${index % 256}.${index >> 8}, 198.51.100.7`))
    expect(said.filter((status) => status === 401)).toHaveLength(10)
    expect(said.filter((status) => status === 429)).toHaveLength(290)
  })

  it('the addresses of one household’s network are one address, too', async () => {
    const ada = await product.person()
    const said = []
    for (let index = 0; index < 11; index++) said.push(await guess(ada.email, `2001:db8:1:2::${index}`))
    expect(said.at(-1)).toBe(429)
    expect(await guess(ada.email, '2001:db8:1:3::1')).toBe(401)
  })
})
