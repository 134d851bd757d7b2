/** Whether one can sleep, and the switch for when one cannot. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

const PATH = '/system'
const TITLE = 'Sleep Peacefully Dashboard'
const KILL = '**/api/emergency/kill-switch'

journey(TITLE, (visit) => {
  /** What the browser's own windows say, and what is pressed in each. */
  const answer = (...presses: boolean[]) => {
    const said: string[] = []
    const hear = (dialog: { message(): string; accept(): Promise<void>; dismiss(): Promise<void> }) => {
      said.push(dialog.message())
      void (presses[said.length - 1] === false ? dialog.dismiss() : dialog.accept())
    }
    visit.page.on('dialog', hear)
    return { said, end: () => visit.page.off('dialog', hear) }
  }

  it('needs nobody on the first day, and tells each thing it keeps to', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.getByText('Nothing needs you now.').waitFor()
    await page.getByText('Armed', { exact: true }).waitFor()
    await page.getByText('Learns every 6 hours').waitFor()
    await page.getByText('2 a day and channel, 4 hours apart, counted from midnight UTC').waitFor()
    await page.getByText('Below 70 a script fails').waitFor()
    for (const name of ['Ethical Compliance', 'Self-Improving Intelligence', 'Posting Limits', 'Autonomous Operations'])
      await page.getByRole('heading', { name }).waitFor()
    await page.getByText('4 of 4 guarantees hold').click()
    await page.getByText(/A stop was rehearsed and taken back/).waitFor()
    await isClean()
  })

  it('learns when asked to, and says when that did not work', async () => {
    const { page, expectError } = visit
    expectError(/Failed to load resource/)
    await page.route('**/api/intelligence/trigger-learning', (route) => route.abort())
    const windows = answer()
    await page.getByRole('button', { name: 'Trigger Learning' }).click()
    await expect.poll(() => windows.said).toEqual(['Failed to trigger learning cycle'])
    windows.end()
    await page.unroute('**/api/intelligence/trigger-learning')
    await page.getByRole('button', { name: 'Trigger Learning' }).click()
    await page.getByText('0 patterns found, 0 improvements applied').first().waitFor()
  })

  it('tells what needs a person', async () => {
    const { page, go, isClean } = visit
    const needs = [{ kind: 'review', says: '2 scripts wait for your review.' }]
    await page.route('**/api/system/peace-of-mind-status', async (route) => {
      const peace = await (await route.fetch()).json()
      await route.fulfill({ json: { ...peace, sleepPeacefully: false, needs, says: needs.map(({ says }) => says) } })
    })
    await go(PATH, TITLE)
    await page.getByText('2 scripts wait for your review.').waitFor()
    await isClean()
    await page.unroute('**/api/system/peace-of-mind-status')
  })

  it('halts everything by keyboard alone, asked twice, failed once, and starts again', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.route(KILL, (route) => route.abort())
    let windows = answer()
    await page.getByLabel('Reason for the stop').focus()
    await page.keyboard.type('The wrong price')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => windows.said.at(-1)).toBe('Emergency protocol failed to activate')
    windows.end()
    await page.unroute(KILL)

    windows = answer(false)
    await page.keyboard.press('Enter')
    await expect.poll(() => windows.said.length).toBe(1)
    expect(windows.said[0]).toContain('stops all content generation')
    windows.end()

    windows = answer()
    await page.keyboard.press('Enter')
    await page.getByText(/^Stopped .* by the kill switch$/).waitFor()
    await expect.poll(() => windows.said.at(-1)).toBe('EMERGENCY PROTOCOL ACTIVATED - All systems halted.')
    windows.end()
    await page.getByText('The wrong price').first().waitFor()
    expect(await page.getByText(/^(Armed|Operational)$/).count()).toBe(0)
    await isClean()
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByText('Nothing needs you now.').waitFor()
    await page.getByText('On order', { exact: true }).waitFor()
    await visit.api('POST', '/api/emergency/kill-switch', { reason: 'The journey ends' })
  })
})
