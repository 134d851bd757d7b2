import { readFile } from 'node:fs/promises'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { isWhole, pictureSize } from './picture.size.ts'

export type MediaKind = 'picture' | 'clip' | 'music'
/** Pixels of what is seen, milliseconds of what is played. */
export type MediaFacts = { width: number | null; height: number | null; durationMs: number | null }
export type MediaProbe = MediaFacts & { hasThumbnail: boolean }

/** A small file can hold a picture of a thousand megapixels; so many can be decoded without harm. */
const MOST_PIXELS = 60_000_000
const MOST_PICTURE_BYTES = 100_000_000

/** What a file of somebody's says of itself; throws when it is not what it is taken for, or damaged. */
export const readFacts = (path: string, kind: MediaKind): Promise<MediaFacts> =>
  kind === 'picture' ? pictureFacts(path) : trackFacts(path, kind)

async function pictureFacts(path: string): Promise<MediaFacts> {
  const file = await readFile(path)
  const { width, height } = pictureSize(file)
  if (!isWhole(file)) throw new Error('The picture was cut off.')
  if (file.length > MOST_PICTURE_BYTES || width * height > MOST_PIXELS || width * height === 0)
    throw new Error('The picture has too many pixels.')
  return { width, height, durationMs: null }
}

async function trackFacts(path: string, kind: MediaKind): Promise<MediaFacts> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (kind === 'clip' ? !video : !audio) throw new Error('The file has nothing to play.')
  const durationMs = Math.round((await input.computeDuration()) * 1000)
  if (!(durationMs > 0)) throw new Error('The file lasts no time.')
  if (kind === 'music' || !video) return { width: null, height: null, durationMs }
  return { width: await video.getDisplayWidth(), height: await video.getDisplayHeight(), durationMs }
}
