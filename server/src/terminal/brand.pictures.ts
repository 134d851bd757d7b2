/** A brand's logo and pictures from files of this machine: checked as uploads are, and kept once however often the command runs. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type FilmPicture, PICTURE_LIMITS } from '@octavo/contract/picture'
import type { Owned } from '#context.ts'
import { takeFile } from '#media/index.ts'
import { takePicture } from '#media/objects/index.ts'
import { Refusal } from '#refusal.ts'
import { WrongOption } from './batch.options.ts'

/** The address under which the file is the account's own. */
export async function logoFrom(ctx: Owned, file: string): Promise<string> {
  const bytes = await read('--logo', file, () => readFile(file))
  return read('--logo', file, () => takePicture(ctx, bytes))
}

const PICTURE = /\.(?:png|jpe?g|webp|mp4|mov|webm)$/i

/** What the command says of a brand that has none. */
export const NO_PICTURES =
  'No photos or clips of yours yet: --pictures FOLDER has films show them before anything drawn.'

/** The brand's pictures and clips with those of the folder: what is there already stays as it is, with what was said of it. */
export async function picturesFrom(
  ctx: Owned,
  folder: string,
  before: readonly FilmPicture[],
  say: (line: string) => void,
): Promise<FilmPicture[]> {
  const names = (await read('--pictures', folder, () => readdir(folder)))
    .filter((name) => PICTURE.test(name))
    .toSorted()
  if (names.length === 0)
    throw new WrongOption(`--pictures: ${folder} has no picture (PNG, JPG, WebP) and no clip (MP4, MOV, WebM) in it.`)
  const pictures = [...before]
  for (const [at, name] of names.entries()) {
    if (pictures.length >= PICTURE_LIMITS.brand) {
      say(
        `A brand has at most ${PICTURE_LIMITS.brand} pictures and clips: ${names.length - at} of the folder were not looked at.`,
      )
      break
    }
    const mediaId = await read('--pictures', name, () => takeFile(ctx, path.join(folder, name)))
    const label = labelOf(name)
    if (!pictures.some((picture) => picture.mediaId === mediaId)) pictures.push({ mediaId, ...(label && { label }) })
  }
  return pictures
}

/** What a file's name says it shows: "blue-mug_2.jpg" is "blue mug 2", and what a camera named says nothing. */
export function labelOf(filename: string): string {
  const words = path
    .parse(filename)
    .name.replace(/[\s_.-]+/g, ' ')
    .trim()
  const isCounted = /^(?:[a-z]{1,4} ?)?(?:e?\d{3,}[\da-z ]*)$/i.test(words) || !/\p{L}/u.test(words)
  return isCounted || words.length > PICTURE_LIMITS.label ? '' : words
}

async function read<T>(option: string, file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw new WrongOption(`${option}: ${file}: ${error.message}`)
    const { code } = error as NodeJS.ErrnoException
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code))
      throw new WrongOption(`${option}: ${file} cannot be read (${code}).`)
    throw error
  }
}
