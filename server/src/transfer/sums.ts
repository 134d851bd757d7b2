/** What each file of a backup was when it was made, as `sha256sum --check` reads it. */
import { constants, existsSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotTransfer } from './catalogue.ts'
import { flush } from './files.ts'

export const SUMS_FILE = 'SHA256SUMS'
const LINE = /^([0-9a-f]{64}) [ *](.+)$/

export async function writeSums(folder: string, sums: ReadonlyMap<string, string>): Promise<void> {
  const file = join(folder, SUMS_FILE)
  await writeFile(file, [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''), { mode: 0o600 })
  await flush(file)
}

/** The sums of a backup by its files' names; undefined where it has none, as those of earlier versions and of upgrades. */
export async function readSums(folder: string): Promise<Map<string, string> | undefined> {
  const file = join(folder, SUMS_FILE)
  if (!existsSync(file)) return undefined
  const sums = new Map<string, string>()
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    for await (const line of handle.readLines()) {
      const [, sum = '', name = ''] = LINE.exec(line) ?? []
      if (!name) throw new CannotTransfer(`The ${SUMS_FILE} of the backup in ${folder} is damaged.`)
      sums.set(name, sum)
    }
  } finally {
    await handle.close().catch(() => {})
  }
  return sums
}
