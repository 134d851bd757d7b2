/** What every mail sender promises, whoever sends. An adapter's test calls this with a way to make the adapter. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectHonestService } from '#services/service.conformance.ts'
import type { EmailSender, Mail } from './email.ts'

/** A mail as it arrived: header names in small letters, values unfolded and decoded. */
export type ReceivedMail = { to: string; headers: Record<string, string>; content: string }
export type EmailBench = { sender: EmailSender; received: () => ReceivedMail[]; end: () => Promise<void> }

export const someMail = (changes: Partial<Mail> = {}): Mail => ({
  key: 'k-1',
  accountId: '00000000-0000-4000-8000-000000000001',
  campaignId: null,
  fromName: 'Kiln & Co',
  replyTo: 'owner@kiln.example',
  to: 'ada@example.com',
  subject: 'New glazes – in “blue”',
  text: 'Hello Ada,\n\nwe have new glazes.',
  html: '<p>Hello Ada,</p><p>we have new glazes.</p>',
  unsubscribeUrl: 'https://octavo.example/u/abc.def-ghi',
  listId: 'campaigns.kiln.example',
  ...changes,
})

export function emailPromises(name: string, make: () => Promise<EmailBench>): void {
  describe(`${name}, as a mail sender,`, () => {
    let bench: EmailBench
    beforeEach(async () => {
      bench = await make()
    })
    afterEach(() => bench.end())

    it('says who it is and what it costs', () => expectHonestService(bench.sender))
    const one = (): ReceivedMail => {
      expect(bench.received()).toHaveLength(1)
      return bench.received()[0] as ReceivedMail
    }

    it('brings sender, recipient, subject and both bodies', async () => {
      const sent = await bench.sender.send(someMail())
      const { to, headers, content } = one()
      expect(to).toBe('ada@example.com')
      expect(headers.from).toMatch(/^"?Kiln & Co"? <.+@.+>$/)
      expect(headers.from).toContain(bench.sender.from)
      expect(headers['reply-to']).toBe('owner@kiln.example')
      expect(headers.subject).toBe('New glazes – in “blue”')
      expect(headers['message-id']).toBe(sent.messageId)
      expect(content).toContain('<p>we have new glazes.</p>')
      expect(content).toContain('Hello Ada,')
    })

    it('names the way out in both headers of RFC 8058, and the list', async () => {
      await bench.sender.send(someMail())
      expect(one().headers).toMatchObject({
        'list-unsubscribe': '<https://octavo.example/u/abc.def-ghi>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'list-id': '<campaigns.kiln.example>',
      })
    })

    it('marks what is no marketing as automatic, without a way out of a list', async () => {
      await bench.sender.send(someMail({ unsubscribeUrl: null, listId: null }))
      const { headers } = one()
      expect(headers['auto-submitted']).toBe('auto-generated')
      expect(headers).not.toHaveProperty('list-unsubscribe')
      expect(headers).not.toHaveProperty('list-id')
    })

    it('lets no text add a header', async () => {
      await bench.sender.send(
        someMail({ subject: 'Hi\r\nBcc: all@example.com', fromName: 'Kiln\r\nX-Evil: yes', to: 'ada@example.com' }),
      )
      const { headers } = one()
      expect(headers).not.toHaveProperty('bcc')
      expect(headers).not.toHaveProperty('x-evil')
      expect(headers.subject).toBe('Hi Bcc: all@example.com')
    })

    it('delivers the same key once, if it says that it is idempotent', async () => {
      await bench.sender.send(someMail())
      if (!bench.sender.idempotent) return
      await bench.sender.send(someMail())
      one()
    })

    it('keeps different keys apart', async () => {
      await Promise.all([1, 2, 3].map((n) => bench.sender.send(someMail({ key: `k-${n}`, to: `p${n}@example.com` }))))
      expect(
        bench
          .received()
          .map((mail) => mail.to)
          .sort(),
      ).toEqual(['p1@example.com', 'p2@example.com', 'p3@example.com'])
    })
  })
}
