/**
 * `npm run gallery -- FOLDER`: one page of frames, drawn as films draw them: every kind of scene in every caption style for two
 * brands, every presenter, background and pair of fonts, hard colors, all shapes. To be looked at after a change of drawing.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { renderStills } from '@octavo/renderer'
import { AT_MS, type Exhibit, exhibits, pictureFilm } from './gallery.films.ts'
import { type Frame, galleryPage } from './gallery.page.ts'

/** A short's frames are 270 pixels wide, 480 high; others are as high. */
const HEIGHT = 480

const [out = 'gallery'] = process.argv.slice(2)
const started = performance.now()
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-gallery-'))
try {
  const picture = path.join(folder, 'picture.jpg')
  await renderStills([{ plan: pictureFilm(), atMs: 0, out: picture }])
  const shown = exhibits(picture)
  const fileOf = (at: number) => path.join(folder, `${at}.webp`)
  for (const width of new Set(shown.map(widthOf))) {
    const stills = shown.map(({ plan }, at) => ({ plan, atMs: AT_MS, out: fileOf(at) }))
    const { notes } = await renderStills(
      stills.filter((_, at) => widthOf(shown[at]!) === width),
      { width },
    )
    for (const note of notes) console.log(note)
  }
  const frames: Frame[] = []
  for (const [at, { plan: _, ...marks }] of shown.entries()) {
    const picture = (await readFile(fileOf(at))).toString('base64')
    frames.push({ ...marks, picture, width: widthOf(shown[at]!), height: HEIGHT })
  }
  const page = galleryPage(frames)
  await mkdir(out, { recursive: true })
  const file = path.join(out, 'index.html')
  await writeFile(file, page)
  const seconds = (performance.now() - started) / 1000
  console.log(`${frames.length} frames, ${(page.length / 1e6).toFixed(1)} MB, in ${seconds.toFixed(0)} s: ${file}`)
} finally {
  await rm(folder, { recursive: true })
}

function widthOf({ plan }: Exhibit): number {
  return Math.round((plan.width * HEIGHT) / plan.height)
}
