/** One mail server, as the settings name it: campaigns and the system's own mail go through the same connections. */
import type { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import { NotSent, type NotSentBecause } from '#services/sending/not-sent.ts'

export type Dkim = { domainName: string; keySelector: string; privateKey: string }
export type SmtpSettings = { url: string; dkim?: Dkim }

export type SmtpMessage = {
  from: { name: string; address: string }
  replyTo?: string
  to: string
  subject: string
  text: string
  html?: string
  messageId: string
  headers: Record<string, string>
}

export interface SmtpServer {
  /** Resolves once the server took the message; throws `NotSent` otherwise. */
  send(message: SmtpMessage): Promise<void>
  close(): Promise<void>
}

const CONNECT_MS = 15_000
const SILENCE_MS = 60_000
const SECURE_PORT = 465
const SUBMISSION_PORT = 587
const CONNECTIONS = 5
const A_SECOND = 10
// RFC 8058 wants both List-Unsubscribe headers signed; the library's own list lacks the second.
const SIGNED_HEADERS =
  'from:reply-to:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:list-id:list-unsubscribe:list-unsubscribe-post'

/** `smtps://user:password@host:465` or `smtp://host:587`; `?rate=` messages a second and `?connections=` can be said. */
export function smtpServer({ url, dkim }: SmtpSettings): SmtpServer {
  const transport = nodemailer.createTransport({
    ...connectionOf(new URL(url)),
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    maxRequeues: 1,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } }),
  })
  const streams = new Map<string, Readable[]>()
  // Whether anything of a message was handed over is known by whether its bytes were read.
  transport.use('stream', (mail, done) => {
    const { message } = mail
    const read = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const stream = read(options)
      streams.get(String(mail.data.messageId))?.push(stream)
      return stream
    }
    done()
  })
  return {
    async send(message) {
      const opened: Readable[] = []
      streams.set(message.messageId, opened)
      try {
        await transport.sendMail(message)
      } catch (error) {
        const begun = opened.some((stream) => stream.readableDidRead)
        throw notSent(error as SmtpError, begun)
      } finally {
        streams.delete(message.messageId)
      }
    },
    close: async () => transport.close(),
  }
}

function connectionOf(url: URL) {
  const secure = url.protocol === 'smtps:'
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const auth = url.username && {
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? SECURE_PORT : SUBMISSION_PORT),
    secure,
    // A password does not go over the network in the clear.
    requireTLS: !secure && Boolean(auth) && !loopback,
    maxConnections: Number(url.searchParams.get('connections')) || CONNECTIONS,
    rateLimit: Number(url.searchParams.get('rate')) || A_SECOND,
    ...auth,
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string }

const SAID: Record<NotSentBecause, string> = {
  address: 'The mail server says that this address takes no mail',
  'opted-out': 'This address takes no mail from you',
  later: 'The mail server could not take the mail just now',
  sender: 'The mail server refuses mail from here',
  uncertain: 'The line to the mail server broke while the mail was handed over',
}

function notSent(error: SmtpError, begun: boolean): NotSent {
  const because = reasonOf(error, begun)
  const detail = (error.response ?? error.message).replace(/\s+/g, ' ').slice(0, 200)
  return new NotSent(because, `${SAID[because]} (${detail}).`, { cause: error })
}

/** What a failure means, by the stage it came at and the codes of RFC 5321 and RFC 3463. */
export function reasonOf(
  { code, responseCode, response = '', command = '' }: SmtpError,
  begun: boolean,
): NotSentBecause {
  if (code === 'EAUTH' || code === 'ENOAUTH' || command.startsWith('AUTH')) return 'sender'
  if (!responseCode) return begun ? 'uncertain' : code === 'EENVELOPE' ? 'address' : 'later'
  const [, status] = response.match(/\b([45]\.\d{1,3}\.\d{1,3})\b/) ?? []
  if (responseCode < 500) return 'later'
  if (status?.startsWith('5.7.')) return 'sender'
  if (status === '5.2.2') return 'later'
  if (status?.startsWith('5.1.') || status?.startsWith('5.2.')) return 'address'
  return command === 'RCPT TO' ? 'address' : 'sender'
}
