/** A mail server on loopback, for tests: takes mail, or refuses it as told. */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { ReceivedMail } from './email.conformance.ts'

type Refusal = Error & { responseCode?: number }

export const refusal = (responseCode: number, message: string): Refusal =>
  Object.assign(new Error(message), { responseCode })

export type TestMailServer = {
  url: string
  mails: ReceivedMail[]
  /** Told of each recipient; what it throws is what the server answers. */
  onRecipient: (address: string) => void
  /** Told of each mail before it is acknowledged. */
  onMail: (mail: ReceivedMail) => void | Promise<void>
  /** Breaks the line of whoever is connected. */
  drop(): void
  end(): Promise<void>
}

export async function startMailServer(port = 0): Promise<TestMailServer> {
  const connections = new Set<{ destroy(): void }>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      try {
        bench.onRecipient(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData: (stream, session, done) => {
      take(stream, session).then(
        () => done(),
        (error) => done(error as Error),
      )
    },
  })
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const mail = parsed(session.envelope.rcptTo[0]?.address ?? '', await text(stream))
    await bench.onMail(mail)
    bench.mails.push(mail)
  }
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    connections.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => connections.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const bench: TestMailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?rate=1000`,
    mails: [],
    onRecipient: () => {},
    onMail: () => {},
    drop() {
      for (const socket of connections) socket.destroy()
    },
    end: () => {
      bench.drop()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return bench
}

function parsed(to: string, raw: string): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decoded(line.slice(line.indexOf(':') + 2))]),
  )
  const content = rest.join('\r\n\r\n').replace(/=\r\n/g, '').replaceAll('=3D', '=')
  return { to, headers, content }
}

/** Encoded words of RFC 2047. */
const decoded = (value: string): string =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    )

export const dkimKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
