/** From a niche and a topic, through six real steps, to a short that can be watched and put out. */
import { beforeAll, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey } from './journey.ts'

const PATH = '/viral-shorts'
const TITLE = 'Viral YouTube Short Creator'
const STEPS = [
  'TopView Deep Analysis',
  'AI Memory Check',
  'Viral Intelligence Extraction',
  'Learning-Optimized Generation',
  'Memory Storage',
  'Video Production',
]

journey(TITLE, (visit) => {
  const create = () => visit.page.getByRole('button', { name: 'Create Viral Short' })
  const steps = () => visit.page.getByRole('list', { name: 'Steps of the short' }).getByRole('listitem')
  beforeAll(() => visit.aBrand())

  it('waits for a niche and a topic, at a target of 95', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.getByLabel('Brand').getByText('Kiln').waitFor()
    await steps().first().waitFor()
    expect(await create().isDisabled()).toBe(true)
    expect(await page.getByLabel('Target viral score').inputValue()).toBe('95')
    expect((await steps().allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(STEPS)
    await page.getByLabel('Niche').click()
    expect(await page.getByRole('option').count()).toBe(7)
    await page.getByRole('option', { name: 'Business productivity' }).click()
    expect(await create().isDisabled()).toBe(true)
    await page.getByLabel('Topic').fill('a calm Monday')
    await page.getByText(/Uses 1 credit, 84 left/).waitFor()
    expect(await create().isEnabled()).toBe(true)
    await isClean()
  })

  it('keeps what was typed over a reload', async () => {
    const { page, go } = visit
    await visit.keeps('a calm Monday')
    await go(PATH, TITLE)
    await page.getByText('Draft restored').waitFor()
    expect(await page.getByLabel('Topic').inputValue()).toBe('a calm Monday')
  })

  it('says why an order came to nothing, and sends it again', async () => {
    const { page, expectError } = visit
    expectError(/503/)
    await page.route('**/api/viral-short/create', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The writer is away for a moment.' } }),
    )
    await create().click()
    await page.getByRole('alert').getByText('The writer is away for a moment.').waitFor()
    await steps().first().getByText('Error').waitFor()
    await page.unroute('**/api/viral-short/create')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Unique Content Stored', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Creating Viral Short...' }).isDisabled()).toBe(true)
  })

  it('shows what was written, four ways', async () => {
    const { page, isClean } = visit
    await page.getByRole('button', { name: 'Copy Script' }).waitFor()
    for (const [tab, shows] of [
      ['Visuals', /^0:0\d$/],
      ['Timing', 'Closing card'],
      ['Metadata', /of 100, 95 asked for/],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByText(shows).first().waitFor()
    }
    await isClean()
  })

  it('makes the film, or has it halted', async () => {
    const { page, go, name, isClean } = visit
    await go(PATH, TITLE)
    // One film of half a minute a journey is enough.
    if (name === 'phone') {
      const halt = page.getByRole('button', { name: 'Halt', exact: true })
      const made = page.getByRole('link', { name: 'Download Video' })
      await halt.or(made).first().waitFor()
      // A quick machine has made it meanwhile.
      if (await made.isVisible()) return
      await halt.click()
      await page.getByRole('button', { name: 'Halt film' }).click()
      await steps().last().getByText('Error').waitFor()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      expect(await create().isEnabled()).toBe(true)
      await isClean()
      return
    }
    await page.getByRole('link', { name: 'Download Video' }).waitFor({ timeout: FILMED_WITHIN_MS })
    await page.getByText(/No YouTube channel is connected yet/).waitFor()
    await page.getByText(/^6 steps done in /).click()
    await expect.poll(() => steps().filter({ hasText: 'Completed' }).count()).toBe(6)
    await isClean()
    await page.getByRole('button', { name: 'Upload to YouTube' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Publish now' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Video Produced Successfully').first().waitFor()
    await page.getByRole('button', { name: 'Film page' }).waitFor()
    await page.getByRole('button', { name: 'Create Variation' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your latest shorts' }).waitFor()
  })
})
