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
