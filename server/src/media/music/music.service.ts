import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MOODS } from '@octavo/contract/music'
import { musicEdition } from '@octavo/renderer'
import type { Ctx } from '#context.ts'
import { Refusal } from '#refusal.ts'

const making = new Map<string, Promise<void>>()

/** Where a mood's sample is kept; made when it is asked for the first time, once however many ask. */
export async function musicSample(
  { services, filmMaker }: Pick<Ctx, 'services' | 'filmMaker'>,
  name: string,
): Promise<string> {
  const mood = MOODS.find((one) => one === name)
  if (!mood) throw new Refusal('not-found', 'This music is not there.')
  const { storage } = services
  const key = `music/${musicEdition()}/${mood}.mp4`
  if ((await storage.size(key)) !== undefined) return key
  const make = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'octavo-music-'))
    try {
      const file = path.join(folder, 'sample.mp4')
      await filmMaker.sampleMusic(mood, file)
      await storage.keepFile(key, file)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const underWay = making.get(key) ?? make().finally(() => making.delete(key))
  making.set(key, underWay)
  await underWay
  return key
}
