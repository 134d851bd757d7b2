/** Answers of sources that have to be kept for a day: on the disk, so that a restart asks nobody again. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const KEPT_MS = 86_400_000

/** Answers a question with what was answered before, if that was today; else it is asked, once for all who wait. */
export function keptAnswers(folder: string, now: () => number = Date.now) {
  const asking = new Map<string, Promise<unknown>>()
  async function answer<T>(file: string, ask: () => Promise<T>): Promise<T> {
    const kept = await readKept<T>(file)
    if (kept && now() - kept.at < KEPT_MS) return kept.answer
    const fresh = await ask()
    await keep(folder, file, JSON.stringify({ at: now(), answer: fresh }))
    await forgetOld(folder, now() - KEPT_MS)
    return fresh
  }
  return <T>(question: string, ask: () => Promise<T>): Promise<T> => {
    const file = path.join(folder, `${createHash('sha256').update(question).digest('hex').slice(0, 32)}.json`)
    const before = asking.get(file) as Promise<T> | undefined
    if (before) return before
    const answering = answer(file, ask).finally(() => asking.delete(file))
    asking.set(file, answering)
    return answering
  }
}

async function readKept<T>(file: string): Promise<{ at: number; answer: T } | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { at: number; answer: T }
  } catch {
    return undefined
  }
}

async function keep(folder: string, file: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const beside = `${file}.${randomUUID()}`
  await writeFile(beside, text)
  await rename(beside, file)
}

async function forgetOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const written = (await stat(file).catch(() => undefined))?.mtimeMs
    if (written !== undefined && written < before) await rm(file, { force: true })
  }
}
