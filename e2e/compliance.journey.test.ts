/** The compliance officer: studying, writing in quantity, reports, and the rules. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

const TITLE = 'AI Compliance Officer'
const TRANSCRIPT =
  'Why does your bread go stale so fast? It is not the air. Starch hardens in the cold. Keep it in a cloth. Guaranteed results in 7 days. Try it tonight and tell us.'

journey(TITLE, (visit) => {
  it('has no data yet, asks for a brand, and sends nothing empty', async () => {
    const { page, go, isClean } = visit
    await go('/compliance', TITLE)
    await page.getByText('No data yet').first().waitFor()
    await page.getByText('Scripts are written for a brand. There is none yet.').waitFor()
    expect(await page.getByRole('button', { name: 'Study videos' }).isDisabled()).toBe(true)
    await page.getByText('No Content Packages Yet').waitFor()
    await isClean()
  })

  it('marks what it finds in pasted words, and mends it by keyboard', async () => {
    const { page, isClean } = visit
    await page.getByLabel('Your text').fill('Guaranteed results in a week. Come by on Saturday.')
    const panel = page.getByRole('region', { name: 'Compliance officer' })
    await panel.getByText('Requires changes').waitFor()
    expect(await page.locator('mark').first().textContent()).toBe('Guaranteed results')
    await page.getByLabel('Your text').press('Alt+ArrowDown')
    await page.getByLabel('Your text').press('Alt+Enter')
    await panel.getByText(/^Was \d+, now \d+/).waitFor()
    expect(await page.getByLabel('Your text').inputValue()).toBe(
      'Results you can measure in a week. Come by on Saturday.',
    )
    await panel.getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByLabel('Your text').inputValue()).toMatch(/^Guaranteed results/)
    await isClean()
    await page.getByRole('button', { name: 'Clear' }).click()
  })

  it('studies what can be read, says what cannot, and takes a transcript instead', async () => {
    const { page } = visit
    await page.getByLabel('Video URLs').fill('\nhttp://127.0.0.1/secret\n\n')
    await page.getByRole('button', { name: 'Study videos' }).click()
    await page.getByRole('button', { name: /^Paste its transcript/ }).click()
    await page.getByLabel('What is said in the video').fill(TRANSCRIPT)
    await page.getByRole('button', { name: 'Keep transcript' }).click()
    await page.getByLabel('Video URLs').fill('https://video.invalid/bread')
    await page.getByRole('button', { name: /^Add transcript/ }).click()
    await page.getByLabel('What is said in the video').fill(TRANSCRIPT)
    await page.getByRole('button', { name: 'Keep transcript' }).click()
    await page.getByRole('button', { name: 'Study videos' }).click()
    await page.getByText('From 1 studied video.').waitFor()
    await page.getByRole('heading', { name: 'Question hook', exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Compliance Insights' }).click()
    await page.getByText('high risk').first().waitFor()
    await page.getByRole('tab', { name: 'Production Guidelines' }).click()
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
  })

  it('writes scripts in quantity by keyboard alone, after a failed call', async () => {
    const { page, go, isClean, expectError } = visit
    expectError(/Failed to load resource/)
    await visit.aBrand()
    await go('/compliance', TITLE)
    await page.getByLabel('Brand', { exact: true }).getByText('Kiln').waitFor()
    await page.getByLabel('Quantity').fill('51')
    await page.getByText('A whole number from 1 to 50.').waitFor()
    await page.route('**/api/compliance/generate-mass-ugc', (route) => route.abort())
    await page.getByLabel('Topics').focus()
    await page.keyboard.type(' glazing, , first firing ')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.getByText('The server could not be reached.').waitFor()
    await page.unroute('**/api/compliance/generate-mass-ugc')
    await page.getByLabel('Quantity').focus()
    await page.keyboard.press('Enter')
    await page.getByText('2 scripts written and checked.').waitFor()
    await expect.poll(() => page.getByRole('checkbox', { name: /^Select/ }).count()).toBe(2)
    await isClean()
  })

  it('shows a package’s report, and films it for a credit', async () => {
    const { page } = visit
    await page
      .getByRole('button', { name: /^Report/ })
      .first()
      .click()
    const report = page.getByRole('dialog', { name: 'Compliance report' })
    await report.getByRole('region', { name: 'The script as checked' }).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Film ?: / })
      .first()
      .click()
    await page.getByText('Video generation started! Check Library for progress.').first().waitFor()
    expect((await visit.api('GET', '/api/dashboard/stats')).creditsRemaining).toBe(83)
    const [{ id }] = await visit.api('GET', '/api/videos')
    await visit.api('POST', `/api/videos/${id}/halt`)
  })

  it('explains its rules to whoever searches', async () => {
    const { page } = visit
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('stop opt out')
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('no such rule at all')
    await page.getByRole('button', { name: 'Show all rules' }).click()
    await page.getByLabel('Source', { exact: true }).click()
    await page.getByRole('option', { name: 'AI disclosure' }).click()
    await page.getByText('Claiming to be human').waitFor()
    const link = page.getByRole('link', { name: 'Generate Compliance Report' })
    expect(await link.getAttribute('href')).toBe('/api/compliance/report')
  })
})
