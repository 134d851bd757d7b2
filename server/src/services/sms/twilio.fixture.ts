/** Twilio's Messages resource on loopback, for tests: takes texts, or refuses them as told. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TwilioSettings } from './sms.twilio.ts'

export type TestTwilio = {
  settings: TwilioSettings
  texts: { to: string; body: string; from: string }[]
  /** Answers in place of taking the text; returns whether it did. */
  answer: (response: ServerResponse) => boolean
  end(): Promise<void>
}

const reply = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** What Twilio says when it refuses: code, sentence, status. */
export const refuse = (status: number, code: number) => (response: ServerResponse) => {
  reply(response, status, { code, message: `Error ${code}`, status, more_info: '' })
  return true
}

export async function startTwilio(): Promise<TestTwilio> {
  const double: TestTwilio = { settings: {} as TwilioSettings, texts: [], answer: () => false, end: async () => {} }
  const server = createServer(async (request, response) => {
    const { accountSid, authToken } = double.settings
    const right = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    const form = new URLSearchParams(await text(request))
    if (request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return void refuse(404, 20404)(response)
    if (request.headers.authorization !== right) return void refuse(401, 20003)(response)
    if (double.answer(response)) return
    double.texts.push({ to: form.get('To') ?? '', body: form.get('Body') ?? '', from: form.get('From') ?? '' })
    reply(response, 201, { sid: `SM${String(double.texts.length).padStart(32, '0')}`, status: 'queued' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  double.settings = { accountSid: 'AC123', authToken: 'token', from: '+15005550006', baseUrl }
  double.end = async () => {
    server.closeAllConnections()
    server.close()
  }
  return double
}
