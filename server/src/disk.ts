/** Room on the disk: how much is left, and what says that there is none. */
import { statfs } from 'node:fs/promises'
import { messages } from '@octavo/contract/messages'
import type { Config } from '#config.ts'

type Disk = Pick<Config, 'dataDir' | 'diskReserveBytes'>

/** Bytes that are free where a folder lies. */
export async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether so much more can be written, and the reserve that the database and small things live on stays. */
export const hasRoom = async ({ dataDir, diskReserveBytes }: Disk, bytes = 0): Promise<boolean> =>
  (await bytesFree(dataDir)) >= diskReserveBytes + bytes

/** Said before anything is begun that would not fit. */
export class NoRoom extends Error {
  readonly code = 'ENOSPC'
  constructor() {
    super(messages.noRoom)
  }
}

export async function refuseWithoutRoom(disk: Disk, bytes = 0): Promise<void> {
  if (!(await hasRoom(disk, bytes))) throw new NoRoom()
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
