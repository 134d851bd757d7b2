/** What every text sender promises, whoever sends. An adapter's test calls this with a way to make the adapter. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NotSent } from '#services/sending/not-sent.ts'
import { expectHonestService } from '#services/service.conformance.ts'
import { LONGEST_TEXT, type SmsSender, type Text } from './sms.ts'

export type SmsBench = {
  sender: SmsSender
  received: () => { to: string; body: string }[]
  end: () => Promise<void>
}

export const someText = (changes: Partial<Text> = {}): Text => ({
  key: 'k-1',
  accountId: '00000000-0000-4000-8000-000000000001',
  campaignId: null,
  to: '+4915112345678',
  body: 'Kiln: new glazes – “blue”! Reply STOP to opt out.',
  ...changes,
})

export const failureOf = (sending: Promise<unknown>): Promise<NotSent> =>
  sending.then(
    () => Promise.reject(new Error('It was sent')),
    (error) => error,
  )

export function smsPromises(name: string, make: () => Promise<SmsBench>): void {
  describe(`${name}, as a text sender,`, () => {
    let bench: SmsBench
    beforeEach(async () => {
      bench = await make()
    })
    afterEach(() => bench.end())

    it('says who it is and what it costs', () => expectHonestService(bench.sender))

    it('brings number and words as they are', async () => {
      const { messageId } = await bench.sender.send(someText())
      expect(messageId).toBeTruthy()
      const { to, body } = someText()
      expect(bench.received()).toEqual([{ to, body }])
    })

    it('delivers the same key once, if it says that it is idempotent', async () => {
      await bench.sender.send(someText())
      if (bench.sender.idempotent) await bench.sender.send(someText())
      expect(bench.received()).toHaveLength(1)
    })

    it.each(['', '12345', '015112345678', '+0151', '+49 151 1234', 'ada@example.com'])(
      'refuses the number "%s" for good, and sends nothing',
      async (to) => {
        expect((await failureOf(bench.sender.send(someText({ to })))).because).toBe('address')
        expect(bench.received()).toEqual([])
      },
    )

    it('refuses more than a text holds, and sends nothing', async () => {
      const body = 'x'.repeat(LONGEST_TEXT + 1)
      expect((await failureOf(bench.sender.send(someText({ body })))).because).toBe('sender')
      expect(bench.received()).toEqual([])
    })
  })
}
