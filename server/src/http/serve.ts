/** Pairs every row of the contract with the verb that answers it. */
import type { Row, RowSchemas } from '@octavo/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx, SignedIn } from '#context.ts'
import { Refusal } from '#refusal.ts'

type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | ParamNames<Rest> : never

type Input<S extends RowSchemas, P extends string> = {
  params: { [N in ParamNames<P>]: string }
  body: S extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
  query: S extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<R> =
  R extends Row<infer S, infer P>
    ? (
        ctx: R extends { readonly open: true } ? Ctx & Partial<SignedIn> : SignedIn,
        input: Input<S, P>,
      ) => Promise<z.input<S['reply']>> | z.input<S['reply']>
    : never

export type Served = {
  row: Row
  schemas: RowSchemas
  answer: (ctx: SignedIn, input: object) => unknown
}

/** A missing or surplus row does not compile; what the reply's schema does not name does not leave the server. */
export function serve<T extends Record<string, Row>>(
  table: T,
  schemas: { [K in keyof T]: RowSchemas },
  handlers: { [K in keyof T]: Handler<T[K]> },
): Served[] {
  return Object.keys(table).map((name) => ({
    row: table[name] as Row,
    schemas: schemas[name] as RowSchemas,
    answer: handlers[name] as unknown as Served['answer'],
  }))
}

const Uuid = z.uuid()

const NOT_THERE = 'This is not there.'

/** An id that cannot be one is answered like one that is not there: nobody learns which ids exist. */
export function parseParams(params: unknown): Record<string, string> {
  const given = params as Record<string, string>
  for (const [name, value] of Object.entries(given)) {
    if (value.includes('\0')) throw new Refusal('not-found', NOT_THERE)
    if ((name === 'id' || name.endsWith('Id')) && !Uuid.safeParse(value).success)
      throw new Refusal('not-found', NOT_THERE)
  }
  return given
}

/** The one character that no text in a database may hold. */
export function refuseNul(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0'))
    throw new Refusal('invalid', 'A text holds a character that cannot be kept (NUL).')
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) refuseNul(inner)
}
