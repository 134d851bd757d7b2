import { afterEach, beforeEach, expect, it } from 'vitest'
import { failureOf, smsPromises, someText } from './sms.conformance.ts'
import { twilioSms } from './sms.twilio.ts'
import { refuse, startTwilio, type TestTwilio } from './twilio.fixture.ts'

smsPromises('Twilio', async () => {
  const twilio = await startTwilio()
  return {
    sender: twilioSms(twilio.settings),
    received: () => twilio.texts.map(({ to, body }) => ({ to, body })),
    end: () => twilio.end(),
  }
})

let twilio: TestTwilio
beforeEach(async () => {
  twilio = await startTwilio()
})
afterEach(() => twilio.end())

it.each([
  [400, 21610, 'opted-out'],
  [400, 21211, 'address'],
  [429, 20429, 'later'],
  [400, 21606, 'sender'],
  [503, 0, 'uncertain'],
])('the answer %i with code %i is understood as: %s', async (status, code, because) => {
  twilio.answer = refuse(status, code)
  expect((await failureOf(twilioSms(twilio.settings).send(someText()))).because).toBe(because)
})

it('a wrong password is the sender’s fault', async () => {
  const sender = twilioSms({ ...twilio.settings, authToken: 'other' })
  expect((await failureOf(sender.send(someText()))).because).toBe('sender')
})

it('an answer that never comes leaves it open; a service that is not there does not', async () => {
  twilio.answer = (response) => {
    response.destroy()
    return true
  }
  expect((await failureOf(twilioSms(twilio.settings).send(someText()))).because).toBe('uncertain')
  await twilio.end()
  expect((await failureOf(twilioSms(twilio.settings).send(someText()))).because).toBe('later')
})
