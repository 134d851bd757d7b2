/** Which of the user's own pictures is seen where. */
import type { Picture } from '#plan.ts'
import type { Beat } from './beats.ts'
import { stems } from './icons.ts'
import { isSmall, wordsOf } from './language.ts'

type Placed = { picture: Picture; why: string }

/** What a picture shows: its label, else its file's name. */
function wordsFor({ label, path }: Picture): Set<string> {
  const name = path
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.\w+$/, '')
    .replace(/[-_\d]+/g, ' ')
  return new Set(
    wordsOf(label?.trim() || name)
      .filter((w) => !isSmall(w))
      .flatMap(stems),
  )
}

/** Each picture once: on the beat that speaks of it, else where there is room; never two in a row. `free` beats may take one. */
export function placePictures(pictures: Picture[], beats: Beat[], free: (at: number) => boolean): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  const open = (at: number) => free(at) && ![at - 1, at, at + 1].some((near) => placed.has(near))
  const waiting = pictures.filter((picture) => {
    const known = wordsFor(picture)
    const heard = (beat: Beat) =>
      beat.words.map((w) => w.text).find((w) => !isSmall(w) && stems(w).some((s) => known.has(s)))
    const at = beats.findIndex((beat, n) => open(n) && heard(beat))
    if (at < 0) return true
    placed.set(at, {
      picture,
      why: `your picture, for the word ${heard(beats[at]!)!.replace(/[^\p{L}\p{N}'-]/gu, '')}`,
    })
    return false
  })
  waiting.forEach((picture, n) => {
    const wanted = ((n + 1) / (waiting.length + 1)) * beats.length
    const near = beats
      .map((_, at) => at)
      .filter(open)
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
    if (near !== undefined) placed.set(near, { picture, why: 'your picture, between the words' })
  })
  return placed
}
