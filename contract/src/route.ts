/**
 * The shape of the agreement between the browser and the server. A row says method and path as plain data and carries
 * its types along; the Zod schemas stand in `<noun>/schemas.ts`, so that a page that validates nothing loads no Zod.
 */
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The schemas of one row. `body` and `query` are parsed before the verb runs, `reply` before it leaves. */
export type RowSchemas = { query?: z.ZodType; body?: z.ZodType; reply: z.ZodType }

declare const schemas: unique symbol

export interface Row<S extends RowSchemas = RowSchemas, P extends string = string> {
  readonly method: Method
  readonly path: P
  /** Visitors may call it. Every other row needs a signed-in account. */
  readonly open?: true
  /** Largest body in bytes, where the general 1 MB is not right. */
  readonly bodyLimit?: number
  /**
   * How often it may be called in a minute: an open row by one address, where the general 300 are too many; every other by
   * one account, whatever its addresses, where a call costs more than a look into the database. More than a person comes to.
   */
  readonly perMinute?: number
  readonly [schemas]?: S
}

type PlainRow = { method: Method; path: string; open?: true; bodyLimit?: number; perMinute?: number }
type Typed<T extends Record<string, RowSchemas>, R extends { [K in keyof T]: PlainRow }> = {
  readonly [K in keyof T]: Row<T[K], R[K]['path']>
}

/** Joins rows to the types of their schemas; does nothing at run time. */
export const rows =
  <T extends Record<string, RowSchemas>>() =>
  <const R extends { [K in keyof T]: PlainRow }>(table: R): Typed<T, R> =>
    table as unknown as Typed<T, R>

type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | ParamNames<Rest> : never
type SchemasOf<R> = R extends Row<infer S, string> ? S : never
type PathOf<R> = R extends Row<RowSchemas, infer P> ? P : never

/** The names in braces of a row's path, each a string. */
export type Params<R> = { [N in ParamNames<PathOf<R>>]: string }
/** What a caller sends: before parsing, so defaults may be left out. */
export type Body<R> = SchemasOf<R> extends { body: infer B extends z.ZodType } ? z.input<B> : undefined
export type Query<R> = SchemasOf<R> extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined
/** What a caller receives. */
export type Reply<R> = z.output<SchemasOf<R>['reply']>
