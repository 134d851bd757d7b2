import { messages } from '@octavo/contract/messages'
import type { ErrorBody } from '@octavo/contract/refusal'
import type { Body, Params, Query, Reply, Row } from '@octavo/contract/route'
import { queryOptions } from '@tanstack/react-query'

type Nothing = Record<never, never>
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: never }
  : Nothing extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T }

/** What a row wants to know before it can be called: its params, query and body, as far as it has them. */
type Asked<R extends Row> = Part<'params', keyof Params<R> extends never ? undefined : Params<R>> &
  Part<'query', Query<R>> &
  Part<'body', Body<R>>
type Args<R extends Row> = Nothing extends Asked<R> ? [asked?: Asked<R>] : [asked: Asked<R>]
type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** A reply that is not a success. `message` is the status, a colon and the body's text; `sentence` is meant to be shown. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }

  private get parsed(): Partial<ErrorBody> {
    try {
      return JSON.parse(this.body) as Partial<ErrorBody>
    } catch {
      return {}
    }
  }

  get sentence(): string {
    return this.parsed.message ?? this.body
  }
  get code(): ErrorBody['code'] | undefined {
    return this.parsed.code
  }
  /** What would be taken instead. */
  get suggestion(): string | undefined {
    return this.parsed.suggestion
  }
  /** What was wrong with which field. */
  get issues(): NonNullable<ErrorBody['issues']> {
    return this.parsed.issues ?? []
  }
}

/** The words for a toast: what the server says, or that it could not be reached. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence
  return error instanceof TypeError ? 'The server could not be reached. Please try again.' : messages.fault
}

/** One request: cookies always, JSON only when there is data. Throws ApiError for every reply that is not a success. */
export async function request(method: string, path: string, data?: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: signal ?? null,
    ...(data !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) }),
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

const fill = (text: string, params: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function search(query: Record<string, unknown> | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

const replyOf = async (response: Response) => (response.status === 204 ? undefined : await response.json())

/** Calls one row of the contract. */
export async function call<R extends Row>(row: R, ...[asked]: Args<R>): Promise<Reply<R>> {
  const { params = {}, query, body } = (asked ?? {}) as Parts
  return replyOf(await request(row.method, fill(row.path, params) + search(query), body)) as Promise<Reply<R>>
}

/** The cache key of a row that is read: its path cut at the params, so that joining gives the address back; a query comes last. */
export function keyOf<R extends Row>(row: R, ...[asked]: Args<R>): readonly unknown[] {
  const { params = {}, query } = (asked ?? {}) as Parts
  const segments = row.path.split(/\/(?=\{)|(?<=\})\//).map((segment) => fill(segment, params))
  return query ? [...segments, query] : segments
}

/** The address that a cache key stands for. */
export function addressOf(key: readonly unknown[]): string {
  const last = key.at(-1)
  const query = typeof last === 'object' && last !== null ? (last as Record<string, unknown>) : undefined
  return key.slice(0, query ? -1 : undefined).join('/') + search(query)
}

/** What `useQuery` needs to read one row: `useQuery(queryOf(brandRoutes.list))`. */
export const queryOf = <R extends Row>(row: R, ...args: Args<R>) =>
  queryOptions<Reply<R>>({ queryKey: keyOf(row, ...args) })
