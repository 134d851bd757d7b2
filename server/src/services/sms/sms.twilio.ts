import { NotSent, type NotSentBecause } from '#services/sending/not-sent.ts'
import { E164, LONGEST_TEXT, type SmsSender, type Text, TOO_LONG } from './sms.ts'

export type TwilioSettings = { accountSid: string; authToken: string; from: string; baseUrl: string }

const TIMEOUT_MS = 20_000

// What the service's error codes mean for us; https://www.twilio.com/docs/api/errors names them.
const CODES: Record<number, NotSentBecause> = {
  20003: 'sender',
  20429: 'later',
  21211: 'address',
  21212: 'sender',
  21408: 'sender',
  21603: 'sender',
  21606: 'sender',
  21610: 'opted-out',
  21611: 'later',
  21612: 'address',
  21614: 'address',
  21617: 'sender',
}

/** Sends through Twilio's Messages resource. It knows no idempotency key, so an answer that never came leaves it open. */
export function twilioSms({ accountSid, authToken, from, baseUrl }: TwilioSettings): SmsSender {
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  // A messaging service stands where a number would.
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  const call = ({ to, body }: Text) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: to, Body: body, ...sender }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((error) => {
      throw notReached(error)
    })
  return {
    name: 'Twilio',
    embedded: false,
    costs: { per: 'text' },
    idempotent: false,
    from,
    async send(text) {
      if (!E164.test(text.to)) throw new NotSent('address', `${text.to} is not a phone number with its country code.`)
      if (text.body.length > LONGEST_TEXT) throw new NotSent('sender', TOO_LONG)
      const response = await call(text)
      const answer = (await response.json().catch(() => ({}))) as { sid?: string; code?: number; message?: string }
      if (!response.ok) throw refused(response.status, answer)
      return { messageId: answer.sid ?? '', delivered: false, kept: false }
    },
  }
}

const NEVER_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

function notReached(error: Error & { cause?: { code?: string } }): NotSent {
  const because = NEVER_CONNECTED.includes(error.cause?.code ?? '') ? 'later' : 'uncertain'
  return new NotSent(because, `Twilio did not answer (${error.cause?.code ?? error.name}).`, { cause: error })
}

function refused(status: number, { code = 0, message = '' }: { code?: number; message?: string }): NotSent {
  const because = CODES[code] ?? (status === 429 ? 'later' : status >= 500 ? 'uncertain' : 'sender')
  return new NotSent(because, `Twilio refused the text (${code || status}: ${message.slice(0, 200)}).`)
}
