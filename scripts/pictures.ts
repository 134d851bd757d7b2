/**
 * `npm run pictures -- SCREENSHOTS`: makes the pictures that are shown of the product out of what `npm run screenshots` put there and
 * `npm run web-films` into web/public/films: the one that other sites show with a link, those of the landing page and the README's.
 * `npm run pictures -- FILM.mp4`: makes the README's film out of one that the product has made. Both need a system ffmpeg.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'

const run = promisify(execFile)
const FILMS = 'web/public/films'
const LINK_PICTURE = { file: 'web/public/og.png', width: 1200, height: 630, limit: 150_000 }
const LANDING = 'web/src/screens/landing/pictures'
const LANDING_LIMIT = 60_000
/** Two screens side by side, for the README. */
const README_PICTURE = {
  file: 'docs/pictures/octavo.webp',
  screens: ['production-1440-light', 'library-1440-dark'],
  limit: 200_000,
}
/** The README's film at half its size, and a loop of its beginning that leads there. */
const README_FILM = {
  film: 'docs/pictures/film.mp4',
  loop: 'docs/pictures/film.webp',
  seconds: 6,
  limits: { film: 2_500_000, loop: 600_000 },
}
/** Part of a screenshot, from its top left corner, and how wide it is shown. */
const SHOWN = [
  { screen: 'production-1440', name: 'production', width: 1440, height: 690, shown: 1280 },
  { screen: 'production-375', name: 'phone', width: 375, height: 812, shown: 375 },
] as const

const ffmpeg = (...args: string[]) => run('ffmpeg', ['-v', 'error', '-y', ...args])

async function checkSize(file: string, limit: number): Promise<void> {
  const { size } = await stat(file)
  console.log(`${String(size).padStart(8)}  ${file}`)
  if (size > limit) throw new Error(`${file} is larger than ${limit} bytes.`)
}

const asUrl = async (file: string, type: string) => `data:${type};base64,${(await readFile(file)).toString('base64')}`

/** The week in its own colours under the promise of the landing page. */
async function linkPage(): Promise<string> {
  const order = ['short-1', 'short-2', 'long', 'short-3', 'short-4', 'short-5', 'short-6', 'short-7']
  const frames = await Promise.all(order.map((name) => asUrl(`${FILMS}/${name}.webp`, 'image/webp')))
  const face = 'node_modules/@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2'
  const mark = await asUrl('web/public/favicon.svg', 'image/svg+xml')
  const landing = await readFile('web/landing.html', 'utf8')
  const promise = /<title>Octavo: (.*)<\/title>/.exec(landing)?.[1] ?? ''
  const sentence = promise.charAt(0).toUpperCase() + promise.slice(1)
  return `<style>
    @font-face { font-family: Display; src: url(${await asUrl(face, 'font/woff2')}); font-weight: 300 800 }
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; padding: 60px 64px; background: #0d1117; color: #f3f1ed; font-family: Display; display: grid; align-content: space-between }
    header { display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 700; letter-spacing: -.02em }
    header img { height: 42px }
    h1 { font-size: 92px; line-height: .98; font-weight: 600; letter-spacing: -.022em; max-width: 15ch }
    div { display: grid; grid-template-columns: repeat(2,9fr) 28.4fr repeat(5,9fr); gap: 10px }
    div img { width: 100%; border-radius: 9px; display: block }
  </style>
  <header><img src="${mark}" alt="">Octavo</header>
  <h1>${sentence}.</h1>
  <div>${frames.map((frame) => `<img src="${frame}" alt="">`).join('')}</div>`
}

async function makeLinkPicture(page: Page, folder: string): Promise<void> {
  const { file, width, height, limit } = LINK_PICTURE
  await page.setViewportSize({ width, height })
  await page.setContent(await linkPage())
  await page.evaluate(() => document.fonts.ready)
  const whole = path.join(folder, 'og.png')
  await page.screenshot({ path: whole })
  // Flat colours and one hue: 256 colours are enough, and a third of the bytes.
  const palette = 'split[a][b];[a]palettegen=max_colors=256:stats_mode=single[p];[b][p]paletteuse=dither=none'
  await ffmpeg('-i', whole, '-vf', palette, '-compression_level', '9', file)
  await checkSize(file, limit)
}

async function makeLandingPictures(screenshots: string): Promise<void> {
  await mkdir(LANDING, { recursive: true })
  for (const { screen, name, width, height, shown } of SHOWN)
    for (const theme of ['light', 'dark']) {
      const file = `${LANDING}/${name}-${theme}.webp`
      const part = `crop=${width}:${height}:0:0,scale=${shown}:-2:flags=lanczos`
      const source = path.join(screenshots, `${screen}-${theme}.png`)
      await ffmpeg('-i', source, '-vf', part, '-c:v', 'libwebp', '-quality', '82', file)
      await checkSize(file, LANDING_LIMIT)
    }
}

async function makeReadmePicture(screenshots: string): Promise<void> {
  const { file, screens, limit } = README_PICTURE
  const inputs = screens.flatMap((screen) => ['-i', path.join(screenshots, `${screen}.png`)])
  const half = 'crop=1440:690:0:0,scale=1000:-2:flags=lanczos'
  const beside = `[0]${half}[a];[1]${half}[b];[a][b]hstack`
  await ffmpeg(...inputs, '-filter_complex', beside, '-c:v', 'libwebp', '-quality', '85', file)
  await checkSize(file, limit)
}

async function makeReadmeFilm(source: string): Promise<void> {
  const { film, loop, seconds, limits } = README_FILM
  await ffmpeg(
    ...['-i', source, '-vf', 'scale=540:-2:flags=lanczos', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart', film],
  )
  await ffmpeg(
    ...['-t', String(seconds), '-i', source, '-vf', 'fps=12,scale=270:-2:flags=lanczos', '-loop', '0'],
    ...['-c:v', 'libwebp', '-quality', '45', '-compression_level', '6', loop],
  )
  await checkSize(film, limits.film)
  await checkSize(loop, limits.loop)
}

const [given] = process.argv.slice(2)
if (given?.endsWith('.mp4')) {
  await makeReadmeFilm(given)
  process.exit()
}
const screenshots = given
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-pictures-'))
const browser = await openBrowser()
try {
  await makeLinkPicture(await browser.newPage(), folder)
  if (screenshots) {
    await makeLandingPictures(screenshots)
    await makeReadmePicture(screenshots)
  } else console.log('The others stay as they are: name the folder of npm run screenshots to make them anew.')
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
