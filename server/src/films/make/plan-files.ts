/** Files in a plan: as addresses while it is kept and shown, as local paths while a film is made from it. */
import { messages } from '@octavo/contract/messages'
import { OWN_MUSIC } from '@octavo/contract/music'
import { picturesIn, withShotPictures } from '@octavo/renderer'
import type { Owned } from '#context.ts'
import { mediaFile } from '#media/index.ts'
import { uploadedFile } from '#media/objects/index.ts'
import { Refusal } from '#refusal.ts'
import type { FilmPlan } from '#rendering/index.ts'

/** What the storage calls an own file, and the address under which its owner sees it. */
const ADDRESSES: [RegExp, (id: string) => string][] = [
  [/[\\/]objects[\\/][0-9a-f-]{36}[\\/]([0-9a-f-]{36})$/, (id) => `/api/objects/${id}`],
  [/[\\/]media[\\/][0-9a-f-]{36}[\\/]([0-9a-f-]{36})[\\/]file\.\w+$/, (id) => `/api/media/${id}/file`],
]

function addressOf(file: string): string {
  for (const [pattern, address] of ADDRESSES) {
    const id = pattern.exec(file)?.[1]
    if (id) return address(id)
  }
  throw new Error(`Not a file of the storage: ${file}`)
}

const addressed = <P extends { path: string }>(picture: P): P => ({ ...picture, path: addressOf(picture.path) })

/** The plan as it is kept: no path of this machine stands in it, and of words only what is shown. */
export function withAddresses(plan: FilmPlan): FilmPlan {
  const { brand, music } = plan
  return {
    ...plan,
    brand: brand.logoPath === undefined ? brand : { ...brand, logoPath: addressOf(brand.logoPath) },
    music: typeof music === 'string' ? music : { path: addressOf(music.path) },
    scenes: withShotPictures(plan.scenes, addressed).map((scene) =>
      scene.kind === 'media' ? addressed(scene) : scene,
    ),
    sentences: plan.sentences.map((sentence) => ({
      ...sentence,
      words: sentence.words.map(({ text, startMs, endMs }) => ({ text, startMs, endMs })),
    })),
    speech: { ...plan.speech, path: '' },
  }
}

/**
 * The plan as a film is made from it. A logo that is gone is left out, and so is a photo between the words; a scene's picture or music
 * that is gone is refused.
 */
export async function withFiles(ctx: Owned, plan: FilmPlan, speechPath: string): Promise<FilmPlan> {
  const { logoPath: logo, ...brand } = plan.brand
  const logoPath = logo && (await uploadedFile(ctx, logo))
  const files = new Map<string, string | undefined>()
  for (const { path } of picturesIn({ scenes: plan.scenes }))
    if (!files.has(path)) files.set(path, await fileAt(ctx, path))
  const photo = <P extends { path: string }>(picture: P): P | undefined => {
    const path = files.get(picture.path)
    return path === undefined ? undefined : { ...picture, path }
  }
  const scenes = withShotPictures(plan.scenes, photo).map(async (scene) =>
    scene.kind === 'media' ? { ...scene, path: await ownFile(ctx, scene.path, messages.edit.noSuchPicture) } : scene,
  )
  const { music } = plan
  return {
    ...plan,
    brand: logoPath ? { ...brand, logoPath } : brand,
    music: typeof music === 'string' ? music : { path: await ownFile(ctx, music.path, messages.edit.noSuchMusic) },
    scenes: await Promise.all(scenes),
    speech: { ...plan.speech, path: speechPath },
  }
}

async function ownFile(ctx: Owned, address: string, gone: string): Promise<string> {
  const file = await fileAt(ctx, address)
  if (file === undefined) throw new Refusal('not-found', gone)
  return file
}

/** Where own media is on this machine; undefined when it is gone. */
async function fileAt(ctx: Owned, address: string): Promise<string | undefined> {
  const id = mediaIdOf(address)
  const file = id && (await mediaFile(ctx, id, 'file').catch(() => undefined))
  return file ? ctx.services.storage.localPath(file.key) : undefined
}

/** The id of own media from its address. */
export const mediaIdOf = (address: string): string | undefined => OWN_MUSIC.exec(address)?.[1]
