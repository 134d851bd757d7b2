/**
 * A network outside on loopback and who posts to it: tokens that run out and are renewed, a number of posts it takes before
 * it asks for patience, and posts that it knows by their keys.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  type Credentials,
  type PostingChannel,
  type Publisher,
  PublisherBusy,
  PublisherRefusal,
} from '#services/publisher/publisher.ts'

export type NetworkDouble = {
  url: string
  /** What it has, each with the channel whose token came with it. */
  posts: { key: string; title: string; channel: string }[]
  /** Whose they are, as it gave them out. */
  connect(channel: string): Credentials
  knows(credentials: Credentials | null): boolean
  /** Every token it gave out is worth nothing from now on, but for those that renew. */
  expireTokens(): void
  /** The next posts are answered with 429 and this Retry-After. */
  busyFor: { posts: number; seconds: number }
  end(): Promise<void>
}

type Reply = { status: number; body?: object; retryAfter?: number }

export async function startNetwork(): Promise<NetworkDouble> {
  const tokens = new Map<string, string>()
  const renewing = new Map<string, string>()
  let made = 0
  const give = (channel: string): Credentials => {
    made += 1
    const [token, renewal] = [`token-${made}-of-${channel}`, `renewal-${made}-of-${channel}`]
    tokens.set(token, channel)
    renewing.set(renewal, channel)
    return { token, renewal }
  }
  const double: NetworkDouble = {
    url: '',
    posts: [],
    connect: give,
    knows: (credentials) => tokens.has(credentials?.token ?? ''),
    expireTokens: () => tokens.clear(),
    busyFor: { posts: 0, seconds: 0 },
    end: async () => {},
  }
  const take = (channel: string | undefined, key: string, title: string): Reply => {
    if (channel === undefined) return { status: 401 }
    if (double.busyFor.posts > 0) {
      double.busyFor.posts -= 1
      return { status: 429, retryAfter: double.busyFor.seconds }
    }
    if (!double.posts.some((post) => post.key === key)) double.posts.push({ key, title, channel })
    return { status: 201, body: { id: `${channel}/${key}` } }
  }
  const renew = (renewal: string): Reply => {
    const channel = renewing.get(renewal)
    renewing.delete(renewal)
    return channel === undefined ? { status: 400 } : { status: 200, body: give(channel) }
  }
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const body = (await json(request)) as Record<string, string>
    if (request.url === '/tokens') return renew(body.renewal ?? '')
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    return take(tokens.get(token), body.key ?? '', body.title ?? '')
  }
  const server = createServer(async (request, response) => {
    const { status, body = {}, retryAfter } = await answer(request)
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  double.end = async () => {
    server.closeAllConnections()
    server.close()
  }
  return double
}

const CONNECT_AGAIN = 'The network lets nobody post with what it gave this channel. Connect the channel again.'

/** As YouTube would be posted to, but for the network. */
export function doublePublisher(url: string): Publisher {
  const call = (path: string, body: object, signal: AbortSignal, token = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal,
    })
  const renewed = async ({ credentials }: PostingChannel, signal: AbortSignal): Promise<Credentials> => {
    const answer = await call('/tokens', { renewal: credentials?.renewal ?? '' }, signal)
    if (!answer.ok) throw new PublisherRefusal(CONNECT_AGAIN)
    return (await answer.json()) as Credentials
  }
  return {
    name: 'A network outside',
    embedded: false,
    costs: 'nothing',
    can: { network: 'youtube' },
    async publish({ key, title }, channel, { signal, renew }) {
      const post = (token: string | undefined) => call('/posts', { key, title }, signal, token)
      let answer = await post(channel.credentials?.token)
      if (answer.status === 401) {
        const credentials = await renewed(channel, signal)
        await renew(credentials)
        answer = await post(credentials.token)
      }
      if (answer.status === 429) throw new PublisherBusy(Number(answer.headers.get('retry-after')) * 1000)
      if (!answer.ok) throw new Error(`The network answered ${answer.status}`)
      const { id } = (await answer.json()) as { id: string }
      return { externalId: id, url: `https://network.example/${id}` }
    },
  }
}
