import { messages } from '@octavo/contract/messages'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { NoRoom } from './disk.ts'
import { errorReply } from './http/errors.ts'
import { databaseSocket, isDatabaseAway, isDiskFull } from './outage.ts'

const coded = (code: string) => Object.assign(new Error('It did not work'), { code })

describe('a database that is away', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '53300'])('is known by the code %s', (code) => {
    expect(isDatabaseAway(new Error('Failed query', { cause: coded(code) }))).toBe(true)
  })

  it.each([
    { host: '/nowhere', port: 5432 },
    { host: '127.0.0.1', port: 1 },
  ])('is known when nothing listens at %j, under a code that the engine waits out', async (place) => {
    const error = await new pg.Client({ ...place, stream: databaseSocket }).connect().catch((thrown: unknown) => thrown)
    expect(isDatabaseAway(error)).toBe(true)
    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('is not another service that refuses', () => {
    expect(isDatabaseAway(coded('ECONNREFUSED'))).toBe(false)
    expect(isDatabaseAway(coded('23505'))).toBe(false)
  })
})

describe('a full disk', () => {
  it.each<[string, unknown]>([
    ['a file', coded('ENOSPC')],
    ['a quota', coded('EDQUOT')],
    ['PostgreSQL', new DrizzleQueryError('insert', [], coded('53100'))],
    ['another process, in words', new Error('Scene 3 could not be made: ENOSPC: no space left on device, write')],
    ['ffmpeg', new Error('av_interleaved_write_frame(): No space left on device')],
    ['a look before', new NoRoom()],
  ])('is known when %s says so, and answered with one sentence', (_who, error) => {
    expect(isDiskFull(error)).toBe(true)
    expect(errorReply(error)).toEqual({ status: 507, body: { message: messages.noRoom, code: 'no-room' } })
  })

  it.each([coded('ENOENT'), coded('23505'), new Error('There is no room left in this plan.')])('is not %j', (error) => {
    expect(isDiskFull(error)).toBe(false)
  })
})
