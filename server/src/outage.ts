/** What stands in the way of a call or of work, and passes by itself or once the operator has done something. */
import { Socket } from 'node:net'

/** Whether an error says that the database could not be reached or has cut the connection: the same later may well succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (broken.has(error) || SERVER_AWAY.test(codeOf(error)) || CONNECTION_LOST.test(error.message)) return true
  const within = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...within].some(isDatabaseAway)
}

// Connections end (08, 57P05), the server shuts down, has crashed, is starting (57P01 to 57P03), has no connection left (53300).
const SERVER_AWAY = /^(08...|57P0[1235]|53300)$/
// What the driver says without a code.
const CONNECTION_LOST =
  /^Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/

/** The same of a text in which others have put such an error. */
export const soundsAway = (text: string): boolean => AWAY_WORDS.test(text)
const AWAY_WORDS =
  /connect E(CONNREFUSED|NOENT)|read ECONNRESET|write EPIPE|Connection terminated|is not queryable|terminating connection|database system is/

const codeOf = (error: Error): string => String((error as { code?: unknown }).code)

/** Errors of the sockets to the database: by its code alone, a refused connection could be any other service's. */
const broken = new WeakSet<Error>()

/** The socket of every connection to the database. */
export function databaseSocket(): Socket {
  const socket = new Socket()
  socket.once('error', (error: NodeJS.ErrnoException) => {
    broken.add(error)
    // The engine's library waits until a server is back that refuses or resets, not for one whose socket's file is gone.
    if (error.code === 'ENOENT') error.code = 'ECONNREFUSED'
    if (error.code === 'EPIPE') error.code = 'ECONNRESET'
  })
  return socket
}

// 53100 is PostgreSQL's; other processes tell theirs in words alone.
const CODES = ['ENOSPC', 'EDQUOT', '53100']
const WORDS = /ENOSPC: |EDQUOT: |No space left on device|Disk quota exceeded/i

/** Whether an error says that the disk is full: the same may well succeed once somebody has made room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (CODES.includes(String((error as { code?: unknown }).code)) || WORDS.test(error.message)) return true
  const within = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...within].some(isDiskFull)
}
