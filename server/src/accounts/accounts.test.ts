import { readFile } from 'node:fs/promises'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxFile } from '#services/mail/outbox-file.ts'
import { until } from '#test/patience.ts'
import { PASSWORD, signup, startTestProduct, type TestProduct } from '#test/product.ts'
import { hashPassword } from './accounts.tokens.ts'

let product: TestProduct
let clock = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  product = await startTestProduct({ now: () => clock })
})
afterAll(() => product.end())

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

describe('signing up', () => {
  it('signs in at once, with a cookie that scripts cannot read', async () => {
    const visitor = product.visitor()
    const answer = await visitor.post('/api/auth/signup', signup({ email: 'New@Example.com' }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    const me = await visitor.get('/api/auth/user')
    expect(me.body).toMatchObject({ firstName: 'Ada', email: 'new@example.com', timeZone: 'Europe/Berlin' })
    expect(me.text).not.toContain('password')
  })

  it('says that an address is taken, in whatever case it is written', async () => {
    await product.visitor().post('/api/auth/signup', signup({ email: 'twice@example.com' }))
    const again = await product.visitor().post('/api/auth/signup', signup({ email: 'TWICE@example.com' }))
    expect([again.status, again.body.message]).toEqual([409, messages.account.emailTaken])
  })

  it('takes the address once when two ask at the same moment', async () => {
    const both = await Promise.all(
      [1, 2].map(() => product.visitor().post('/api/auth/signup', signup({ email: 'race@example.com' }))),
    )
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  it('names every wrong field with its own text', async () => {
    const answer = await product
      .visitor()
      .post('/api/auth/signup', signup({ firstName: 'A', email: 'x', password: 'short' }))
    expect(answer.status).toBe(400)
    const said = answer.body.issues.map((issue: { message: string }) => issue.message)
    expect(said).toEqual(
      expect.arrayContaining([messages.account.firstName, messages.account.email, messages.account.passwordLength]),
    )
  })

  it('is limited to 60 an hour from one address', async () => {
    const tries = []
    for (let index = 0; index < 61; index++)
      tries.push((await product.visitor().post('/api/auth/signup', signup({ email: 'race@example.com' }))).status)
    expect(tries.at(-1)).toBe(429)
    later(61)
    expect((await product.visitor().post('/api/auth/signup', signup({ email: 'after@example.com' }))).status).toBe(200)
  })
})

describe('signing in', () => {
  it('says the same of a wrong password and of an unknown address', async () => {
    const ada = await product.person()
    const wrong = await product.visitor().post('/api/auth/login', { email: ada.email, password: 'Wrong1horse' })
    const unknown = await product
      .visitor()
      .post('/api/auth/login', { email: 'nobody@example.com', password: 'Wrong1horse' })
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.status).toBe(401)
  })

  it('stops after ten failures for that address, also with the right password, and works again later', async () => {
    const ada = await product.person()
    const signIn = (password: string) => product.visitor().post('/api/auth/login', { email: ada.email, password })
    for (let index = 0; index < 10; index++) expect((await signIn('Wrong1horse')).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(429)
    later(16)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it('compares ten of sixty passwords that are sent at once, and the right one later', async () => {
    later(16)
    const ada = await product.person()
    const signIn = (password: string) => product.visitor().post('/api/auth/login', { email: ada.email, password })
    const all = await Promise.all(Array.from({ length: 60 }, (_, index) => signIn(`Wrong${index}horse`)))
    const statuses = all.map(({ status }) => status)
    expect([401, 429].map((code) => statuses.filter((status) => status === code).length)).toEqual([10, 50])
    later(16)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it('counts no right password, however often one signs in', async () => {
    later(16)
    const ada = await product.person()
    for (let index = 0; index < 12; index++) {
      const answer = await product.visitor().post('/api/auth/login', { email: ada.email, password: PASSWORD })
      expect(answer.status).toBe(200)
    }
  })

  it('compares ten of thirty passwords that are sent at once to change it', async () => {
    later(16)
    const ada = await product.person()
    const change = (index: number) =>
      ada.post('/api/account/password', { currentPassword: `Wrong${index}horse`, password: 'Another1horse' })
    const statuses = (await Promise.all(Array.from({ length: 30 }, (_, index) => change(index)))).map(
      (one) => one.status,
    )
    expect([403, 429].map((code) => statuses.filter((status) => status === code).length)).toEqual([10, 20])
  })

  it('ends with the session after logging out, by GET and by POST', async () => {
    for (const leave of ['GET', 'POST'] as const) {
      const ada = await product.person()
      const cookie = ada.cookie
      if (leave === 'POST') await ada.post('/api/logout')
      else await ada.get('/api/logout')
      ada.cookie = cookie
      expect((await ada.get('/api/auth/user')).status).toBe(401)
    }
  })

  it('lasts thirty days and no longer', async () => {
    const ada = await product.person()
    later(29 * 24 * 60)
    expect((await ada.get('/api/auth/user')).status).toBe(200)
    later(2 * 24 * 60)
    expect((await ada.get('/api/auth/user')).status).toBe(401)
  })
})

describe('a new password', () => {
  it.each(['Password1', 'Octavo123', 'Passw0rd', 'Aa345678', 'Byron2026!'])(
    'that is %s is refused at its field',
    async (password) => {
      const answer = await product
        .visitor()
        .post('/api/auth/signup', signup({ email: 'guessed@example.com', password }))
      expect([answer.status, answer.body.issues]).toEqual([
        400,
        [{ path: 'password', message: messages.account.passwordGuessable }],
      ])
    },
  )

  it('is refused like that when it is changed, too', async () => {
    const ada = await product.person()
    const change = await ada.post('/api/account/password', { currentPassword: PASSWORD, password: 'Octavo123' })
    expect([change.status, change.body.message]).toEqual([400, messages.account.passwordGuessable])
  })

  it('may be one of them where it was set before the list was there', async () => {
    const ada = await product.person()
    await product.database.pool.query('update accounts set password_hash = $1 where email = $2', [
      await hashPassword('Password1'),
      ada.email,
    ])
    const signIn = await product.visitor().post('/api/auth/login', { email: ada.email, password: 'Password1' })
    expect(signIn.status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const lastMail = async () => {
    const lines = (await readFile(outboxFile(product.dataDir), 'utf8')).trim().split('\n')
    return JSON.parse(lines.at(-1) ?? '{}') as { to: string; text: string }
  }
  const tokenFor = async (email: string) => {
    await product.visitor().post('/api/auth/forgot-password', { email })
    await until(async () => (await lastMail()).to === email)
    return (await lastMail()).text.match(/token=([\w-]+)/)?.[1] ?? ''
  }

  it('is answered the same whether the account exists or not', async () => {
    const ada = await product.person()
    const known = await product.visitor().post('/api/auth/forgot-password', { email: ada.email })
    const unknown = await product.visitor().post('/api/auth/forgot-password', { email: 'nobody@example.com' })
    expect(known.body).toEqual(unknown.body)
    expect(known.body.message).toBe(messages.account.resetSent)
  })

  it('gives a link that sets a new password once and ends all sessions', async () => {
    const ada = await product.person()
    const token = await tokenFor(ada.email)
    const reset = () => product.visitor().post('/api/auth/reset-password', { token, password: 'Another1horse' })
    expect((await reset()).status).toBe(200)
    expect((await ada.get('/api/auth/user')).status).toBe(401)
    expect(
      (await product.visitor().post('/api/auth/login', { email: ada.email, password: 'Another1horse' })).status,
    ).toBe(200)
    expect([(await reset()).status, (await reset()).body.message]).toEqual([400, messages.account.resetLinkDead])
  })

  it('gives a link that still works after a password that is guessed first was refused', async () => {
    const ada = await product.person()
    const token = await tokenFor(ada.email)
    const reset = (password: string) => product.visitor().post('/api/auth/reset-password', { token, password })
    expect((await reset('Password1')).body.message).toBe(messages.account.passwordGuessable)
    expect((await reset('Another1horse')).status).toBe(200)
  })

  it('gives a link that dies after an hour', async () => {
    const ada = await product.person()
    const token = await tokenFor(ada.email)
    later(61)
    expect(
      (await product.visitor().post('/api/auth/reset-password', { token, password: 'Another1horse' })).status,
    ).toBe(400)
  })
})

describe('what the owner changes', () => {
  it('is their name and time zone, each alone', async () => {
    const ada = await product.person()
    await ada.put('/api/account', { timeZone: 'Asia/Tokyo' })
    const { user } = (await ada.put('/api/account', { firstName: 'Grace' })).body
    expect(user).toMatchObject({ firstName: 'Grace', lastName: 'Byron', timeZone: 'Asia/Tokyo' })
    expect((await ada.put('/api/account', { timeZone: 'Moon/Crater' })).body.message).toContain(
      messages.account.timeZone,
    )
    expect((await ada.get('/api/auth/user')).body).toEqual(user)
  })

  it('is their password, with the present one; every other session ends and this one stays', async () => {
    const ada = await product.person()
    const phone = product.visitor()
    await phone.post('/api/auth/login', { email: ada.email, password: PASSWORD })
    const change = (currentPassword: string) =>
      ada.post('/api/account/password', { currentPassword, password: 'Another1horse' })
    expect([(await change('Wrong1horse')).status, (await phone.get('/api/auth/user')).status]).toEqual([403, 200])
    expect((await change(PASSWORD)).body).toEqual({ message: messages.account.passwordChanged })
    expect([(await ada.get('/api/auth/user')).status, (await phone.get('/api/auth/user')).status]).toEqual([200, 401])
    expect((await change(PASSWORD)).status).toBe(403)
  })
})

describe('writes from elsewhere', () => {
  it('are refused when a browser says that they come from another site', async () => {
    const ada = await product.person()
    const answer = await ada.post('/api/brands', { name: 'Kiln' }, { origin: 'https://evil.example' })
    expect([answer.status, answer.body.message]).toEqual([403, messages.crossSite])
    expect((await ada.get('/api/brands')).body).toEqual([])
  })

  it('are taken from our own pages', async () => {
    const ada = await product.person()
    expect((await ada.post('/api/brands', { name: 'Kiln' }, { origin: product.base })).status).toBe(200)
  })
})
