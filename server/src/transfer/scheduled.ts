/** The backup of every day: made by the product itself, the last few kept. */
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#log.ts'
import { backupTo, DATABASE_FILE, type Place } from './backup.ts'
import { CannotTransfer } from './catalogue.ts'
import { inMb } from './room.ts'

/** A folder that is there (a new one could lie under a disk that is not mounted), the hour of the day (UTC) at which one is made, and how many stay. */
type DailyBackups = { folder: string; hour: number; keep: number }
/** It is looked every hour: what could not be made, or fell into a time when nothing ran, is made up for. */
export const EVERY_HOUR = '0 * * * *'

const PREFIX = 'octavo-'
const NAME = /^octavo-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/
const nameOf = (moment: Date): string => `${PREFIX}${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
const timeOf = (name: string): Date => new Date(name.replace(NAME, '$1T$2:$3:$4Z'))

export async function backUpDaily(
  daily: DailyBackups,
  place: Place,
  { log, now }: { log: Log; now: Date },
): Promise<void> {
  const { folder } = daily
  try {
    if (!existsSync(folder)) throw new CannotTransfer('There is no such folder. Make it, or mount its disk.')
    const last = (await wholeIn(folder)).at(-1)
    if (last && timeOf(last) >= lastDue(now, daily.hour)) return
    const made = join(folder, nameOf(now))
    const { rows, files, bytes, leftOut } = await backupTo(made, place, { like: last && join(folder, last) })
    log.info(`The daily backup is in ${made}: ${rows} rows and ${files} files (${inMb(bytes)}).`)
    if (leftOut.length > 0) log.warn(`It is without what is no file, or was removed meanwhile: ${leftOut.join(', ')}.`)
    await forgetOld(daily)
  } catch (error) {
    log.error(`The daily backup in ${folder} could not be made, and is tried again in an hour`, reasonOf(error))
  }
}

/** A refusal is a sentence; anything else is a fault whose trace helps. */
const reasonOf = (error: unknown) => (error instanceof CannotTransfer ? error.message : error)

function lastDue(now: Date, hour: number): Date {
  const due = new Date(now)
  due.setUTCHours(hour, 0, 0, 0)
  if (due > now) due.setUTCDate(due.getUTCDate() - 1)
  return due
}

/** The backups that were made to the end, the oldest first. */
async function wholeIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name))
  return names.filter((name) => existsSync(join(folder, name, DATABASE_FILE))).sort()
}

/** Once a new one is whole: those beyond the number that stays, and what a crash has left. What is called otherwise is somebody's. */
async function forgetOld({ folder, keep }: DailyBackups): Promise<void> {
  const kept = (await wholeIn(folder)).slice(-keep)
  for (const name of await readdir(folder))
    if (NAME.test(name) && !kept.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
}
