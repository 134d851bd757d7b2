import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { databaseSocket, isDatabaseAway } from './away.ts'

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
