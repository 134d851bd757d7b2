/** A brand's look while its form is filled in: drawn in the page as the renderer draws it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FilmPlan, renderPoster } from '@octavo/renderer'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { timed } from '../server/test/patience.ts'
import { journey } from './journey.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-look-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Two rasterizers smooth edges differently: of 255, how far a pixel may be off on average, and how many may be off by more than `seen`. */
const CLOSE = { mean: 0.6, seen: 48, share: 0.006 }
/** Or, on a machine that is slow just now, sooner than the page was opened. */
const SHOWN_WITHIN_MS = 2000
/** Hook, list, figure, close. */
const MOMENTS = [1500, 6000, 10_000, 15_000]

const canvas = (page: Page) => page.getByRole('img', { name: 'A film in the look of this brand' })
const picture = (page: Page) =>
  canvas(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL('image/png'))

/** What the canvas shows when it no longer changes. */
async function settled(page: Page): Promise<string> {
  for (let before = ''; ; ) {
    const now = await picture(page)
    if (now === before) return now
    before = now
    await page.waitForTimeout(250)
  }
}

/** The mean difference of two pictures of one size, of 255, and the share of pixels that are `seen` apart. */
const difference = (page: Page, one: string, other: string) =>
  page.evaluate(
    async ({ sources, seen }) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          const sheet = new OffscreenCanvas(image.width, image.height)
          const ctx = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D
          ctx.drawImage(image, 0, 0)
          return ctx.getImageData(0, 0, image.width, image.height).data
        }),
      )
      const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray]
      if (a.length !== b.length) throw new Error(`${a.length} bytes of picture are not ${b.length}`)
      let [sum, far] = [0, 0]
      for (let at = 0; at < a.length; at += 4) {
        const off = [0, 1, 2].map((c) => Math.abs((a[at + c] ?? 0) - (b[at + c] ?? 0)))
        sum += off.reduce((total, one) => total + one)
        if (Math.max(...off) > seen) far++
      }
      return { mean: sum / (a.length * 0.75), share: far / (a.length / 4) }
    },
    { sources: [one, other], seen: CLOSE.seen },
  )

journey('Brand Configuration', (visit) => {
  let plan: FilmPlan
  const listen = (page: Page) =>
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/brands/preview') && response.ok()) plan = (await response.json()).plan
    })

  it('shows a film as it is filled in, soon after a change', async () => {
    const { page, go, isClean } = visit
    listen(page)
    await visit.aBrand({ name: 'Kiln & Clay', primaryColor: '#C8642B', avatarMode: 'Fixed Avatar' })
    const openedAt = Date.now()
    await go('/brands', 'Brand Configuration')
    const before = await canvas(page)
      .waitFor()
      .then(() => settled(page))
    const openedMs = Date.now() - openedAt
    await page.getByRole('combobox', { name: 'Fonts' }).click()
    await page.getByRole('option', { name: 'Bold' }).click()
    const { ms } = await timed(async () => {
      // The form may just have asked for the film as the brand is kept.
      while (plan.brand.fonts !== 'bold' || (await picture(page)) === before) await page.waitForTimeout(20)
    })
    expect(ms).toBeLessThan(Math.max(SHOWN_WITHIN_MS, openedMs))
    await isClean()
  })

  it('draws what the renderer draws', async () => {
    const { page, name } = visit
    if (name === 'phone') return // the same frames at the same size
    await page.addStyleTag({ content: 'canvas { width: 1080px !important }' })
    for (const [at, ms] of MOMENTS.entries()) {
      await page.getByLabel('Position').fill(String(ms))
      const shown = await settled(page)
      const file = path.join(folder, `${at}.png`)
      await renderPoster(plan, ms, file)
      const rendered = `data:image/png;base64,${(await readFile(file)).toString('base64')}`
      const { mean, share } = await difference(page, shown, rendered)
      expect(`${ms} ms: ${mean < CLOSE.mean && share < CLOSE.share ? 'the same' : `${mean} off, ${share} far`}`).toBe(
        `${ms} ms: the same`,
      )
    }
  })
})
