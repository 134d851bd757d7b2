import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NotSent } from '#services/sending/not-sent.ts'
import { emailPromises, someMail } from './email.conformance.ts'
import { smtpEmail } from './email.smtp.ts'
import { dkimKey, refusal, startMailServer, type TestMailServer } from './smtp.fixture.ts'
import { reasonOf, smtpServer } from './smtp.server.ts'

const FROM = 'octavo@octavo.example'

emailPromises('SMTP', async () => {
  const server = await startMailServer()
  const sender = smtpEmail(smtpServer({ url: server.url }), FROM)
  return {
    sender,
    received: () => server.mails,
    end: async () => {
      await sender.close()
      await server.end()
    },
  }
})

describe('a mail server', () => {
  let server: TestMailServer
  let sender: ReturnType<typeof smtpEmail>
  beforeEach(async () => {
    server = await startMailServer()
    sender = smtpEmail(smtpServer({ url: server.url }), FROM)
  })
  afterEach(async () => {
    await sender.close()
    await server.end()
  })
  const failure = (): Promise<NotSent> =>
    sender.send(someMail()).then(
      () => Promise.reject(new Error('It was sent')),
      (error) => error,
    )

  it.each([
    [550, '5.1.1 No such mailbox here', 'address'],
    [552, '5.2.2 Mailbox full', 'later'],
    [451, '4.7.1 Greylisted, try again', 'later'],
    [550, '5.7.1 Your domain is on a block list', 'sender'],
  ])('that answers a recipient with %i %s is understood as: %s', async (code, text, because) => {
    server.onRecipient = () => {
      throw refusal(code, text)
    }
    expect(await failure()).toMatchObject({ because, message: expect.stringContaining(text) })
    expect(server.mails).toEqual([])
  })

  it('that refuses the words stops the sender, not the recipient', async () => {
    server.onMail = () => {
      throw refusal(554, '5.6.0 Message looks like spam')
    }
    expect((await failure()).because).toBe('sender')
  })

  it('that breaks the line before the words leaves nothing open', async () => {
    server.onRecipient = () => server.drop()
    expect((await failure()).because).toBe('later')
  })

  it('that breaks the line after the words leaves it open, and gets them once', async () => {
    let taken = 0
    server.onMail = () => {
      taken++
      server.drop()
    }
    expect((await failure()).because).toBe('uncertain')
    expect(taken).toBe(1)
  })

  it('that is not there leaves nothing open', async () => {
    await server.end()
    expect((await failure()).because).toBe('later')
  })

  it('gets a signature over both ways out', async () => {
    const dkim = { domainName: 'octavo.example', keySelector: 'mail', privateKey: dkimKey() }
    const signing = smtpEmail(smtpServer({ url: server.url, dkim }), FROM)
    await signing.send(someMail())
    await signing.close()
    const signature = server.mails[0]?.headers['dkim-signature']
    expect(signature).toMatch(/d=octavo\.example; .*s=mail/)
    expect(signature?.replace(/ /g, '')).toMatch(/h=[^;]*list-unsubscribe:list-unsubscribe-post/)
  })
})

it.each([
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false, 'sender'],
  [{ code: 'ECONNECTION' }, false, 'later'],
  [{ code: 'ETIMEDOUT' }, true, 'uncertain'],
  [{ code: 'EENVELOPE' }, false, 'address'],
  [{ responseCode: 421, response: '421 4.3.2 Closing', command: 'DATA' }, true, 'later'],
  [{ responseCode: 550, response: '550 5.1.1 Unknown', command: 'DATA' }, true, 'address'],
  [{ responseCode: 550, response: '550 No such user', command: 'RCPT TO' }, false, 'address'],
  [{ responseCode: 550, response: '550 Sender refused', command: 'MAIL FROM' }, false, 'sender'],
])('%j with bytes sent: %s means %s', (error, begun, because) => {
  expect(reasonOf({ name: '', message: '', ...error }, begun)).toBe(because)
})
