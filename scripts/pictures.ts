/**
 * `npm run pictures [-- SCREENSHOTS]`: makes the pictures that are shown of the product out of what `npm run showcase` filmed and, where
 * that is given, `npm run screenshots` took: the one that other sites show with a link, those of the landing page and the README's.
 * Needs a system ffmpeg, or the one that `FFMPEG` names.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { SAMPLE_NAMES } from '@octavo/contract/sample-workspace'
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
/** The README's loop: the beginnings of the sample businesses' films, side by side. */
const README_LOOP = { file: 'docs/pictures/films.webp', seconds: 5, width: 190, limit: 900_000 }
const SAMPLES = 'server/src/operations/samples/films'
/** The pictures of docs/tour.md: the top of a screen as it is seen first. */
const TOUR = {
  folder: 'docs/pictures/tour',
  screens: [
    'home-1440-light',
    'production-1440-light',
    'weeks-1440-dark',
    'viral-generator-1440-light',
    'videos-1440-light',
    'brands-1440-light',
    'calendar-1440-light',
    'campaigns-1440-light',
    'viral-loop-1440-light',
    'compliance-1440-light',
    'analytics-1440-dark',
    'film-375-light',
  ],
  limit: 90_000,
}
/** Part of a screenshot, from its top left corner, and how wide it is shown. */
const SHOWN = [
  { screen: 'production-1440', name: 'production', width: 1440, height: 690, shown: 1280 },
  { screen: 'production-375', name: 'phone', width: 375, height: 812, shown: 375 },
] as const

const ffmpeg = (...args: string[]) => run(process.env.FFMPEG ?? 'ffmpeg', ['-v', 'error', '-y', ...args])

async function checkSize(file: string, limit: number): Promise<void> {
  const { size } = await stat(file)
  console.log(`${String(size).padStart(8)}  ${file}`)
  if (size > limit) throw new Error(`${file} is larger than ${limit} bytes.`)
}

const asUrl = async (file: string, type: string) => `data:${type};base64,${(await readFile(file)).toString('base64')}`

/** The week in its own colors under the promise of the landing page. */
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
  // Flat colors and one hue: 256 colors are enough, and a third of the bytes.
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

async function makeTour(screenshots: string): Promise<void> {
  await mkdir(TOUR.folder, { recursive: true })
  for (const screen of TOUR.screens) {
    const file = `${TOUR.folder}/${screen.replace(/-\d+-(light|dark)$/, '')}.webp`
    const part = screen.includes('-375-') ? 'crop=375:812:0:0' : 'crop=1440:900:0:0,scale=1200:-2:flags=lanczos'
    await ffmpeg(
      ...['-i', path.join(screenshots, `${screen}.png`), '-vf', part],
      ...['-c:v', 'libwebp', '-quality', '80', file],
    )
    await checkSize(file, TOUR.limit)
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

async function makeReadmeLoop(): Promise<void> {
  const { file, seconds, width, limit } = README_LOOP
  const inputs = SAMPLE_NAMES.flatMap((name) => ['-t', String(seconds), '-i', `${SAMPLES}/${name}.mp4`])
  const small = SAMPLE_NAMES.map((_, at) => `[${at}]fps=12,scale=${width}:-2:flags=lanczos[f${at}]`)
  const beside = `${SAMPLE_NAMES.map((_, at) => `[f${at}]`).join('')}hstack=${SAMPLE_NAMES.length}`
  await ffmpeg(
    ...[...inputs, '-an', '-filter_complex', [...small, beside].join(';'), '-loop', '0'],
    ...['-c:v', 'libwebp', '-quality', '45', '-compression_level', '6', file],
  )
  await checkSize(file, limit)
}

const [screenshots] = process.argv.slice(2)
await makeReadmeLoop()
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-pictures-'))
const browser = await openBrowser()
try {
  await makeLinkPicture(await browser.newPage(), folder)
  if (screenshots) {
    await makeLandingPictures(screenshots)
    await makeReadmePicture(screenshots)
    await makeTour(screenshots)
  } else console.log('The others stay as they are: name the folder of npm run screenshots to make them anew.')
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
