/** Somebody who uses the product over HTTP and keeps its cookie. */
import { randomUUID } from 'node:crypto'
import type { Batch } from '@octavo/contract/batch'
import type { Video } from '@octavo/contract/video'

export class Visitor {
  readonly #base: string
  #cookie = ''

  constructor(base: string) {
    this.#base = base
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const reply = await fetch(this.#base + path, {
      method,
      headers: { cookie: this.#cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [cookie] = reply.headers.getSetCookie()
    if (cookie) this.#cookie = cookie.split(';')[0] ?? ''
    return reply
  }

  async #json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.#send(method, path, body)
    const text = await reply.text()
    if (!reply.ok) throw new Refused(`${method} ${path} was answered with ${reply.status}: ${text}`)
    return JSON.parse(text) as T
  }

  get = <T>(path: string) => this.#json<T>('GET', path)
  post = <T>(path: string, body: unknown) => this.#json<T>('POST', path, body)

  async bytes(path: string): Promise<Buffer> {
    const reply = await this.#send('GET', path)
    if (!reply.ok) throw new Refused(`GET ${path} was answered with ${reply.status}`)
    return Buffer.from(await reply.arrayBuffer())
  }

  async signUp(): Promise<void> {
    await this.post('/api/auth/signup', {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `ada-${randomUUID().slice(0, 8)}@example.com`,
      phone: '+15551234567',
      country: 'United States',
      countryCode: 'US',
      password: 'Correct1horse',
      timeZone: 'Europe/Berlin',
    })
  }

  async makeBrand(): Promise<string> {
    const fields = {
      name: 'Kiln',
      niche: 'Marketing & Sales',
      description: 'A pottery studio that teaches evening classes and fires what its guests make.',
    }
    return (await this.post<{ id: string }>('/api/brands', fields)).id
  }

  videosOf = (batchId: string) => this.get<Video[]>(`/api/videos?batchId=${batchId}`)
  batches = () => this.get<Batch[]>('/api/batches')
}

/** The server answered, and the answer was no: asking again would not help. */
export class Refused extends Error {}
