import { open, stat } from 'node:fs/promises'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'

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
    tags: { ...(title && { title }), ...(comment && { comment }) },
  }
}

/** Walks the boxes at the top of the file: `moov` before `mdat`. */
async function indexComesFirst(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(16)
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(head, 0, 16, at)
      const kind = head.toString('latin1', 4, 8)
      if (bytesRead < 16 || kind === 'mdat') return false
      if (kind === 'moov') return true
      const size = head.readUInt32BE(0)
      at += size === 1 ? Number(head.readBigUInt64BE(8)) : Math.max(size, 8)
    }
  } finally {
    await file.close()
  }
}
