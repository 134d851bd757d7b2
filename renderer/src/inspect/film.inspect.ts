import { stat } from 'node:fs/promises'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { readXmp } from '#metadata/film.xmp.ts'
import { topBoxes } from '#metadata/mp4.boxes.ts'
import { sourceTypeIn } from '#metadata/xmp.packet.ts'

/** What an MP4 file says of itself, from its index; nothing is decoded. */
export type FilmFacts = {
  bytes: number
  durationMs: number
  width: number
  height: number
  fps: number
  frames: number
  videoCodec: string
  audioCodec: string
  audioSampleRate: number
  /** The index stands before the pictures, so that a player can start before everything is there. */
  faststart: boolean
  /** What its XMP says of how it came to be, as a term of the IPTC; empty when it says nothing. */
  digitalSourceType: string
  tags: { title?: string; comment?: string }
}

/** Reads a film's facts; throws when the file is no film with one picture and one sound track. */
export async function inspectFilm(path: string): Promise<FilmFacts> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (!video || !audio) throw new Error(`${path} is not a film: it needs a picture and a sound track.`)
  const pictures = await video.computePacketStats()
  const { title, comment } = await input.getMetadataTags()
  return {
    bytes: (await stat(path)).size,
    durationMs: Math.round((await input.computeDuration()) * 1000),
    width: video.displayWidth,
    height: video.displayHeight,
    fps: Math.round(pictures.averagePacketRate * 1000) / 1000,
    frames: pictures.packetCount,
    videoCodec: video.codec === 'avc' ? 'h264' : (video.codec ?? 'unknown'),
    audioCodec: audio.codec ?? 'unknown',
    audioSampleRate: audio.sampleRate,
    faststart: await indexComesFirst(path),
    digitalSourceType: sourceTypeIn((await readXmp(path)) ?? '') ?? '',
    tags: { ...(title && { title }), ...(comment && { comment }) },
  }
}

/** `moov` before `mdat`. */
async function indexComesFirst(path: string): Promise<boolean> {
  const kinds = (await topBoxes(path)).map(({ kind }) => kind)
  return kinds.includes('moov') && kinds.indexOf('moov') < (kinds.indexOf('mdat') + 1 || Number.POSITIVE_INFINITY)
}
