import { readFacts } from '#media/media.facts.ts'
import { writeThumbnail } from '#media/thumbnail.ts'
import type { Doer } from './task.ts'

/** Reads what a file of somebody's is, and draws a small picture of it; nothing when it is damaged. */
export const probeFile: Doer<'probe'> = async ({ path, kind, encoder, thumbnail }) => {
  try {
    const facts = await readFacts(path, kind)
    const { written, size } = await writeThumbnail({ path, kind, facts, encoder, out: thumbnail })
    return { probe: { ...facts, ...size, hasThumbnail: written } }
  } catch {
    return {}
  }
}
