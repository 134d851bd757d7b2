/** A film's way out and what comes back: library, calendar, film page, analytics, inbox. */

import { setTimeout as sleep } from 'node:timers/promises'
import { VERDICT_VIEWS } from '@octavo/contract/analytics'
import { beforeAll, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey, SHORT_SCRIPT } from './journey.ts'

const TITLE = 'A cold mug'

journey('Publishing', (visit) => {
  let films: unknown[] = []

  /** Two finished films of one brand. */
  beforeAll(async () => {
    const { id: brandId } = await visit.aBrand()
    for (const title of [TITLE, 'A warm mug']) {
      const body = { title, body: title === TITLE ? SHORT_SCRIPT : `A second film. ${SHORT_SCRIPT}`, brandId }
      const { script } = await visit.api('POST', '/api/library/scripts', body)
      const words = { scriptId: script.id, aiAvatarId: 'default', ttsText: body.body, title }
      await visit.api('POST', '/api/topview/submit', words)
    }
    for (const until = Date.now() + FILMED_WITHIN_MS; films.length < 2 && Date.now() < until; await sleep(1000))
      films = await visit.api('GET', '/api/videos/library')
    expect(films).toHaveLength(2)
  })

  const oneShown = async (name: RegExp) => visit.page.getByRole('button', { name }).filter({ visible: true }).first()

  it('shows places for figures before anybody came', async () => {
    const { page, go, isClean } = visit
    await go('/analytics', 'Analytics')
    await page.getByText('Performance Trends').waitFor()
    await page.getByRole('link', { name: 'Open the calendar' }).waitFor()
    await isClean()
    await go('/inbox', 'Inbox')
    await page.getByText('No messages yet').waitFor()
    await isClean()
  })

  it('publishes a film from the library, and gives its link away', async () => {
    const { page, go, isClean, expectError } = visit
    await go('/library', 'Video Library')
    await page.getByRole('button', { name: `More for ${TITLE}` }).click()
    await page.getByRole('menuitem', { name: 'Publish' }).click()
    await page.getByText('it goes out right away').waitFor()
    await page.getByText('Thumbnail', { exact: true }).click()
    await page.getByText('First frame').click()
    await page.getByText('Thumbnail changed').first().waitFor()
    expect(await page.getByRole('radio', { name: 'First frame' }).isChecked()).toBe(true)
    await isClean()
    expectError(/Failed to load resource/)
    await page.route('**/produce', (route) => route.abort())
    await page.getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.unroute('**/produce')
    await page.getByLabel('Title').fill('Why mugs feel cold')
    expect(await page.getByLabel('Description').inputValue()).toContain('Glazed clay takes the warmth of your hand.')
    await page.getByLabel('Where should viewers go?').fill('kiln.example/shop')
    await page.getByRole('button', { name: 'Publish now' }).click()
    await page.getByText('Video Produced Successfully').first().waitFor()
    await page.getByRole('link', { name: `Live: film page of ${TITLE}` }).waitFor()
    await isClean()
    await page.getByRole('button', { name: `More for ${TITLE}` }).click()
    await page.getByRole('menuitem', { name: 'Link and words' }).click()
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    const link = await page.getByLabel('Link to the film page').inputValue()
    expect(await (await page.request.get(new URL(link).pathname)).text()).toContain('<h1>Why mugs feel cold</h1>')
  })

  it('is watched on its page: by keys, with captions, along its transcript, and shared', async () => {
    const { page, isClean, api } = visit
    const out = (await api('GET', '/api/videos')).find((video: { filmPage: string | null }) => video.filmPage)
    await page.goto(out.filmPage)
    const poster = (await page.locator('video').getAttribute('poster')) ?? ''
    expect(poster).toMatch(/&at=0$/)
    const drawn = await page.request.get(poster)
    expect((await drawn.body()).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    await page.getByRole('heading', { name: 'Why mugs feel cold' }).waitFor()
    await page.getByRole('link', { name: 'Visit' }).getByText('kiln.example').waitFor()
    await isClean()
    await page.keyboard.press('c')
    expect(await page.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Speed: 1×' }).click()
    await page.getByRole('button', { name: 'Speed: 1.25×' }).waitFor()
    await page.getByRole('button', { name: 'Mute' }).click()
    await page.getByRole('button', { name: 'Unmute' }).waitFor()
    await page.getByRole('button', { name: /Glazed clay takes the warmth/ }).click()
    await page.locator('.line[aria-current]').getByText('Glazed clay').waitFor()
    await page.locator('.said').getByText('Glazed clay').waitFor()
    await page.keyboard.press('Home')
    await page.context().grantPermissions(['clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied').waitFor()
    await isClean()
  })

  it('schedules another one in the next free slot, by keyboard alone, and moves it by its menu', async () => {
    const { page, go, isClean } = visit
    await go('/calendar', 'Calendar')
    await page.getByRole('button', { name: /^Schedule\s*: A warm mug/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(/Not now: .* two posts need 4 hours/).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await (await oneShown(/M A warm mug|A warm mug .*M Scheduled/)).waitFor()
    await isClean()
    await (await oneShown(/^More for A warm mug/)).focus()
    await page.keyboard.press('Enter')
    const days = page.getByRole('menuitem', { name: /^\w{3}, \w{3} \d+$/ })
    await days.first().focus()
    await page.keyboard.press('Enter')
    await page.getByText('Moved', { exact: true }).first().waitFor()
    await page.keyboard.press('F8')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Put back').first().waitFor()
  })

  it('takes a post to another day with the pointer, where there is one', async () => {
    const { page, name } = visit
    if (name === 'phone') return
    await page.getByRole('main').getByText('Week', { exact: true }).click()
    await page.getByRole('button', { name: 'The next week' }).click()
    await page.getByRole('button', { name: 'Today' }).click()
    await page.getByText('Month', { exact: true }).click()
    const chip = page.getByRole('list', { name: 'Days' }).getByRole('listitem').filter({ hasText: 'A warm mug' }).last()
    const { posts } = await visit.api('GET', '/api/calendar')
    const before = posts.find((post: { status: string }) => post.status === 'scheduled').at
    const day = page.getByRole('list', { name: 'Days' }).locator(':scope > li').filter({ hasText: 'A warm mug' })
    const target = day.locator('xpath=following-sibling::li[2]')
    await target.scrollIntoViewIfNeeded()
    const [from, to] = [await chip.boundingBox(), await target.boundingBox()]
    if (!from || !to) throw new Error('The calendar is not in view.')
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    // A hand takes several steps; the days are marked after the first.
    await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 })
    await page.waitForTimeout(300)
    await page.mouse.move(to.x + 40, to.y + 60, { steps: 8 })
    await page.mouse.up()
    await page.getByText('Moved', { exact: true }).first().waitFor()
    const after = (await visit.api('GET', '/api/videos')).find(
      (video: { status: string }) => video.status === 'scheduled',
    )
    expect(after.scheduledFor).not.toBe(before)
    expect(new Date(after.scheduledFor).getUTCMinutes()).toBe(new Date(before).getUTCMinutes())
  })

  it('carries a post to another day by keys, and fills an empty slot', async () => {
    const { page, name, go, isClean } = visit
    await go('/calendar', 'Calendar')
    if (name !== 'phone') {
      await page.getByRole('button', { name: 'Move A warm mug' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('Picked up: A warm mug.').waitFor()
      await page.keyboard.press('ArrowDown')
      await page.getByRole('status').filter({ hasText: 'Free.' }).waitFor()
      await isClean()
      await page.keyboard.press('Enter')
      await page.getByText('Moved', { exact: true }).first().waitFor()
    }
    await (await oneShown(/^Fill the slot of/)).click()
    await page.getByRole('dialog', { name: 'Fill this slot' }).waitFor()
    await isClean()
    await page.getByRole('button', { name: 'Make a new video' }).click()
    await page.getByRole('dialog', { name: 'New video' }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('counts who came, and explains the score', async () => {
    const { page, go, isClean, api } = visit
    const out = (await api('GET', '/api/videos')).find((video: { filmPage: string | null }) => video.filmPage)
    // Of one address five visitors count at most.
    for (let visitor = 0; visitor < VERDICT_VIEWS; visitor++) {
      const headers = { 'user-agent': `Visitor ${visitor}`, 'x-forwarded-for': `10.250.0.${visitor}` }
      await page.request.get(out.filmPage, { headers })
    }
    const form = { text: 'Is it safe for food?', name: 'Eve', email: 'eve@example.com' }
    await page.request.post(`${out.filmPage}/message`, { form, headers: { origin: visit.base } })
    await go('/analytics', 'Analytics')
    await page.getByText('Top Performer').waitFor()
    const chart = page.getByRole('slider', { name: 'Views a day' })
    await chart.focus()
    await page.keyboard.press('ArrowLeft')
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/0 Views/)
    await page.getByRole('button', { name: 'How the viral score is made' }).click()
    await page.getByText(/% click rate × 15/).waitFor()
    await page.keyboard.press('Escape')
    await isClean()
    await go('/production', 'AI Video Production Center')
    await page.getByRole('tab', { name: 'Live Analytics' }).click()
    await page.getByRole('slider', { name: 'Views per hour' }).waitFor()
    await isClean()
  })

  it('answers who wrote, and keeps what was typed when that fails', async () => {
    const { page, go, isClean, api } = visit
    await go('/inbox', 'Inbox')
    await page.getByRole('button', { name: /^Answer\s*: Eve/ }).click()
    await page.getByLabel('Answer to Eve').fill('Yes, it is.')
    await isClean()
    await page.route('**/answer', (route) => route.abort())
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByRole('alert').getByText('The server could not be reached').waitFor()
    await page.unroute('**/answer')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByText('Everything is answered').waitFor()
    const mails = await api('GET', '/api/outbox')
    expect(mails).toMatchObject([{ to: 'eve@example.com' }])
  })
})
