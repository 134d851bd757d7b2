/** Frames of two films side by side, as a page to be looked at and as figures. */
import { readFile, writeFile } from 'node:fs/promises'

type Ffmpeg = (...args: string[]) => Promise<unknown>
type Film = { name: string; file: string }
type Still = { picture: string; pixels: Uint8Array }
type Pair = { seconds: number; stills: [Still, Still]; apart: number }

/**
 * The two films name their colours in different matrices and ranges, and a PNG would carry on the curve that only one of them
 * names: so both are brought to what a JPEG means.
 */
const PICTURE = [
  '-vf',
  'scale=480:-2:out_color_matrix=bt601:out_range=full,format=yuvj444p',
  '-c:v',
  'mjpeg',
  '-q:v',
  '2',
]
const PIXELS = ['-vf', 'scale=160:-2,format=rgb24', '-c:v', 'rawvideo']

/** Writes a page with both films at each moment. Returns how far the most different two are apart: levels of 255, on average over the frame. */
export async function compareFrames(
  out: string,
  films: [Film, Film],
  moments: number[],
  ffmpeg: Ffmpeg,
): Promise<number> {
  const pairs: Pair[] = []
  for (const seconds of moments) {
    const [one, other] = [await stillOf(films[0], seconds, ffmpeg), await stillOf(films[1], seconds, ffmpeg)]
    pairs.push({ seconds, stills: [one, other], apart: distance(one.pixels, other.pixels) })
  }
  await writeFile(out, pageOf(films, pairs))
  return Math.max(...pairs.map(({ apart }) => apart))
}

async function stillOf({ file }: Film, seconds: number, ffmpeg: Ffmpeg): Promise<Still> {
  const cut = async (name: string, how: string[]) => {
    const still = `${file}.${name}`
    await ffmpeg('-ss', seconds.toFixed(3), '-i', file, '-frames:v', '1', ...how, '-f', 'image2', '-update', '1', still)
    return readFile(still)
  }
  return { picture: (await cut('jpg', PICTURE)).toString('base64'), pixels: await cut('rgb', PIXELS) }
}

function distance(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length || one.length === 0) throw new Error('The two films are not of one size.')
  return one.reduce((sum, level, at) => sum + Math.abs(level - other[at]!), 0) / one.length
}

function pageOf([one, other]: [Film, Film], pairs: Pair[]): string {
  const title = `${one.name} (left) and ${other.name} (right)`
  const figures = pairs.map(({ seconds, stills, apart }) => {
    const pictures = stills.map(({ picture }) => `<img src="data:image/jpeg;base64,${picture}" alt="">`)
    return `<figure>${pictures.join('')}<figcaption>${seconds.toFixed(1)} s, ${apart.toFixed(2)} of 255 apart</figcaption></figure>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; background: #888b90; color: #111 }
  main { display: flex; flex-wrap: wrap; gap: 2rem }
  figure { margin: 0 }
  img { width: 240px; margin-right: 4px }
</style>
<h1>${title}</h1>
<main>${figures.join('\n')}</main>
</html>
`
}
