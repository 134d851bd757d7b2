/** Which of the user's own pictures is seen where. */
import type { Picture } from '#plan.ts'
import type { Beat } from './beats.ts'
import { stems } from './icons.ts'
import { isSmall, splitWords } from './language.ts'

/** A picture with further words for what it shows, such as its file's name; those are not written on it. */
export type OwnPicture = Picture & { words?: string }
export type Placed = { picture: Picture; why: string }
type Row = {
  beats: Beat[] /** Beats that may become a picture. */
  free: (at: number) => boolean
}

/** What the brand's pictures take of a film at most; scenes may hold several beats, so it is less than a third of these. */
const BRAND_SHARE = 0.25

const said = (text: string): string[] => splitWords(text.replace(/[-_.\d]+/g, ' ')).filter((word) => !isSmall(word))

/** The word of the beat that speaks of what the picture shows. */
function heard({ words }: Beat, { label = '', words: more = '' }: OwnPicture): string | undefined {
  const known = new Set(said(`${label} ${more}`).flatMap(stems))
  const word = words
    .map(({ text }) => text)
    .find((text) => !isSmall(text) && stems(text).some((stem) => known.has(stem)))
  return word?.replace(/[^\p{L}\p{N}'-]/gu, '')
}

const WHOSE = { stock: 'a stock photo', made: 'a made picture' } as const

function placedAt({ words: _, ...picture }: OwnPicture, word: string | undefined): Placed {
  const whose = picture.origin ? WHOSE[picture.origin] : 'your picture'
  return { picture, why: word ? `${whose}, for the word ${word}` : `${whose}, between the words` }
}

/** A film's own pictures in their order: each where it is spoken of, else evenly; never two in a row. What finds no room is left out. */
export function inOrder(pictures: OwnPicture[], { beats, free }: Row): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  let from = 0
  pictures.forEach((picture, index) => {
    const after = pictures.length - index - 1
    const open = beats.map((_, at) => at).filter((at) => at >= from && at < beats.length - 2 * after && free(at))
    const wanted = ((index + 1) / (pictures.length + 1)) * beats.length
    const nearest = [...open].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
    const at = open.find((one) => heard(beats[one]!, picture)) ?? nearest
    if (at === undefined) return
    placed.set(at, placedAt(picture, heard(beats[at]!, picture)))
    from = at + 2
  })
  return placed
}

/** A brand's pictures, each only where it is spoken of, and never so many that the film is a slide show. */
export function whereSpokenOf(pictures: OwnPicture[], { beats, free }: Row): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  const most = Math.max(1, Math.floor(beats.length * BRAND_SHARE))
  const open = (at: number) => free(at) && ![at - 1, at, at + 1].some((near) => placed.has(near))
  for (const picture of pictures) {
    if (placed.size >= most) break
    const at = beats.findIndex((beat, index) => open(index) && heard(beat, picture))
    if (at >= 0) placed.set(at, placedAt(picture, heard(beats[at]!, picture)))
  }
  return placed
}
