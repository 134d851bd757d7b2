/** The drawn presenters: the same faces that our own renderer puts into films. */
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { AVATARS } from '@octavo/contract/avatar-video'
import { posterEdition, renderPoster } from '@octavo/renderer'
import type { AvatarStudio } from './avatar.ts'

const POSTER = { width: 400, height: 600, durationMs: 2000, atMs: 800 } as const
const COLOR = '#6366F1'

/** Pictures are drawn when they are first asked for and kept in the folder. */
export function drawnPresenters({ cacheDir }: { cacheDir: string }): AvatarStudio {
  const drawing = new Map<string, Promise<string>>()
  return {
    name: 'Drawn presenters',
    embedded: true,
    costs: 'nothing',
    presenters: async () => AVATARS.map(({ seed: _, ...presenter }) => presenter),
    async poster(id) {
      const avatar = AVATARS.find((one) => one.id === id)
      if (!avatar) return undefined
      const file = path.join(cacheDir, `${id}-${posterEdition()}.jpg`)
      // Several screens ask at once: one of them draws, the others wait for it.
      const drawn = drawing.get(id) ?? drawOnce(avatar, file)
      drawing.set(id, drawn)
      return drawn.catch((error: unknown) => {
        drawing.delete(id)
        throw error
      })
    },
  }
}

async function drawOnce({ id, style, gender, seed }: (typeof AVATARS)[number], file: string): Promise<string> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return file
  await mkdir(path.dirname(file), { recursive: true })
  const { width, height, durationMs, atMs } = POSTER
  const plan = {
    width,
    height,
    durationMs,
    seed,
    brand: { name: '', color: COLOR },
    background: 'gradient' as const,
    scenes: [],
    captions: false,
    sentences: [],
    presenter: { person: id, style, gender, seed },
    visemes: [],
    music: 'none' as const,
    speech: { path: '' },
    title: '',
  }
  await renderPoster(plan, atMs, file)
  return file
}
