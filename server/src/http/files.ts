/** Sending a stored file, whole or a range of it (RFC 9110, section 14). */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#refusal.ts'
import type { Storage } from '#services/storage/storage.ts'

export async function sendFile(
  storage: Storage,
  key: string,
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = await storage.size(key)
  if (size === undefined) throw new Refusal('not-found', 'This file is not there any more.')
  // What is saved is kept where it was saved to; what is played is asked for again and again.
  const cache = reply.hasHeader('content-disposition') ? 'no-store' : 'private, max-age=3600'
  reply.type(type).header('accept-ranges', 'bytes').header('cache-control', cache)
  const range = parseRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .type('application/json')
      .header('content-range', `bytes */${size}`)
      .send({ message: 'The file has no such bytes.', code: 'invalid' })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(storage.read(key, { start, end }))
}

type Range = { start: number; end: number }

/** One range of bytes; several, or another unit, are answered with the whole file as the RFC allows. */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  if (!match || (!match[1] && !match[2])) return undefined
  const [from, to] = [match[1] ?? '', match[2] ?? '']
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start <= end && start < size ? { start, end } : 'unsatisfiable'
}
