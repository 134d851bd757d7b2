/** What drawing a film needs in a browser: its fonts and its pictures, each fetched once. */
import { fontFile } from '@octavo/contract/font'
import { illustrationFile } from '@octavo/contract/illustration'
import {
  type DrawEnv,
  type Drawn,
  type FilmPlan,
  type FontFile,
  fontName,
  fontsOf,
  picturesIn,
  thingsIn,
} from '@octavo/renderer/draw'

/** A picture may be larger than any frame; what is larger than this on its longer side is made smaller once. */
const LONGEST_SIDE = 2300
const KEPT_PICTURES = 24
const ASK_AGAIN_MS = 30_000

const fonts = new Map<string, Promise<unknown>>()
const pictures = new Map<string, Promise<Drawn | undefined>>()

/** The emoji font is so large that a first picture does without. */
const isLarge = ({ family }: FontFile) => family === 'Noto Color Emoji'

function loadFont(font: FontFile): Promise<unknown> {
  const name = fontName(font)
  const known = fonts.get(name)
  if (known) return known
  const face = new FontFace(font.family, `url("${fontFile(name)}")`, { weight: String(font.weight) })
  document.fonts.add(face)
  const loading = face.load().catch(() => {
    // Drawn in another typeface for now, and asked for again after a while.
    document.fonts.delete(face)
    setTimeout(() => fonts.delete(name), ASK_AGAIN_MS)
  })
  fonts.set(name, loading)
  return loading
}

async function loadPicture(address: string): Promise<Drawn | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return undefined
  }
  const scale = LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight)
  if (scale >= 1) return image
  const small = newCanvas(Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale))
  small.getContext('2d')?.drawImage(image, 0, 0, small.width, small.height)
  return small
}

function pictureAt(address: string): Promise<Drawn | undefined> {
  const loading = pictures.get(address) ?? loadPicture(address)
  pictures.delete(address)
  pictures.set(address, loading)
  for (const old of pictures.keys()) if (pictures.size > KEPT_PICTURES) pictures.delete(old)
  return loading
}

/** For a clip its preview stands in: a browser would have to load all of it. */
const stillOf = ({ path, clip }: { path: string; clip?: boolean }): string =>
  clip ? path.replace(/\/file$/, '/thumbnail') : path

export function newCanvas(w: number, h: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  return canvas
}

/** Letters as wide as the renderer has them: browsers round their widths to whole pixels otherwise, and lines break elsewhere. */
function drawingCanvas(w: number, h: number): HTMLCanvasElement {
  const canvas = newCanvas(w, h)
  const ctx = canvas.getContext('2d')
  if (ctx) ctx.textRendering = 'geometricPrecision'
  return canvas
}

/** Loads what the plan's frames need. What can't be had is left out, as the renderer leaves it out. */
export async function surroundingsOf(plan: FilmPlan): Promise<DrawEnv> {
  const { logoPath } = plan.brand
  const own = picturesIn(plan)
  const things = new Set(plan.scenes.flatMap(({ shots = [] }) => shots.flatMap(thingsIn)))
  const [logo, shown, drawn] = await Promise.all([
    logoPath ? pictureAt(logoPath) : undefined,
    Promise.all(own.map(async (picture) => [picture.path, await pictureAt(stillOf(picture))] as const)),
    Promise.all([...things].map(async (name) => [name, await pictureAt(illustrationFile(name))] as const)),
    ...fontsOf(plan)
      .filter((font) => !isLarge(font))
      .map(loadFont),
  ])
  const known = new Map(shown)
  const illustrated = new Map(drawn)
  return {
    createCanvas: drawingCanvas as DrawEnv['createCanvas'],
    media: (path) => known.get(path),
    illustration: (name) => illustrated.get(name),
    ...(logo && { logo }),
  }
}

/** Resolves when the large fonts that the plan needs are there; undefined when it needs none. */
export function largeFontsOf(plan: FilmPlan): Promise<unknown> | undefined {
  const large = fontsOf(plan).filter(isLarge)
  return large.length > 0 ? Promise.all(large.map(loadFont)) : undefined
}
