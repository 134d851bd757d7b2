/** A presenter speaks a script. */
import { beforeAll, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey, SHORT_SCRIPT } from './journey.ts'

const PATH = '/topview-generator'
const TITLE = 'Avatar video generator'

journey(TITLE, (visit) => {
  const generate = () => visit.page.getByRole('button', { name: 'Generate', exact: true })
  beforeAll(() => visit.aBrand())

  it('tests the connection, and says when nobody answers', async () => {
    const { page, go, expectError } = visit
    await go(PATH, TITLE)
    await page.getByText(/10 avatars and 12 voices/).waitFor()
    expectError(/503/)
    await page.route('**/api/topview/test', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Drawn presenters does not answer.' } }),
    )
    await page.getByRole('button', { name: 'Test Connection' }).click()
    await page.getByText('TopView API Error', { exact: true }).first().waitFor()
    await page.unroute('**/api/topview/test')
    await page
      .getByRole('button', { name: 'Try again' })
      .or(page.getByRole('button', { name: 'Test Connection' }))
      .first()
      .click()
    await page.getByText(/10 avatars and 12 voices/).waitFor()
  })

  it('needs a script or a link, a link that is one, and 10 to 300 seconds', async () => {
    const { page, isClean } = visit
    await isClean()
    await generate().click()
    await page.getByText('Missing Information').first().waitFor()
    await page.getByRole('alert').getByText('Please enter a script or URL to generate video').waitFor()
    await page.getByLabel('Or a product or article link').fill('mug')
    await page.getByText('Please give a web address that begins with https://').waitFor()
    await page.getByLabel('Or a product or article link').fill('')
    await page.getByLabel('Duration in seconds').fill('301')
    await page.getByText('A film here lasts 10 to 300 seconds.').waitFor()
    await page.getByLabel('Duration in seconds').fill('')
    await page.getByLabel('Duration in seconds').blur()
    expect(await page.getByLabel('Duration in seconds').inputValue()).toBe('60')
  })

  it('refuses a link into its own network, in words', async () => {
    const { page, expectError } = visit
    expectError(/422/)
    await page.getByLabel('Or a product or article link').fill('http://127.0.0.1/mug')
    await generate().click()
    await page.getByText('Generation Failed').first().waitFor()
    expect(await page.getByRole('alert').last().innerText()).toMatch(/address|reach|public|private/i)
    await page.getByLabel('Or a product or article link').fill('')
  })

  it('lets an avatar be chosen and heard, and makes the film by keyboard alone', async () => {
    const { page, isClean } = visit
    await page.getByRole('tab', { name: 'Simple Mode' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Female').first().waitFor()
    await page.getByRole('radio', { name: /Maya/ }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: /Daniel/ }).isChecked()).toBe(true)
    await isClean()
    await page.getByLabel('Script', { exact: true }).focus()
    await page.keyboard.type(SHORT_SCRIPT)
    await page.getByText(`${SHORT_SCRIPT.length}/5,000`).waitFor()
    await page.getByRole('button', { name: /^Use \d+/ }).focus()
    await page.keyboard.press('Enter')
    await generate().focus()
    await page.keyboard.press('Enter')
    await page.getByText(/^(Pending|Processing)$/).waitFor()
    await page.waitForFunction(
      () => (document.getElementById('result')?.getBoundingClientRect().top ?? 9999) < innerHeight / 2 + 1,
    )
    await page.getByRole('button', { name: 'Watch Video' }).waitFor({ timeout: FILMED_WITHIN_MS })
  })

  it('has the film after a reload too', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.getByText('Success', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Watch Video' }).click()
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1)
    expect(await page.getByRole('link', { name: 'Download', exact: true }).getAttribute('href')).toMatch(/\.mp4$/)
    await isClean()
  })
})
