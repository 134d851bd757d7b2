import { messages } from '@octavo/contract/messages'
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isDiskFull, NoRoom } from './disk.ts'
import { errorReply } from './http/errors.ts'

const coded = (code: string) => Object.assign(new Error('It did not work'), { code })

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
