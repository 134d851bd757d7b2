/** A first week watched before it goes out: held, approved, a line changed, another subject. By the keyboard alone where there is one. */
import { beforeAll, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey } from './journey.ts'

const FILMS = [1, 2].map((number) => ({ format: 'short', number }))

journey('Reviewing a week', (visit) => {
  let batchId: string
  let brandId: string
  const week = () => visit.api('GET', `/api/batches/${batchId}`)
  const statuses = async () => (await week()).videos.map((video: { status: string }) => video.status).sort()
  const title = () => visit.page.getByRole('region', { name: 'This film' }).getByRole('heading', { level: 2 })
  /** Presses a key on the desk and the button of that name on the phone. */
  const act = async (key: string, button: string) => {
    if (visit.name === 'desk') await visit.page.keyboard.press(key)
    else await visit.page.getByRole('button', { name: new RegExp(`^${button}`) }).click()
  }
  /** Its lines are there, so that they can be changed. */
  const opened = async () => {
    await visit.go(`/weeks/${batchId}`, /^The week of /)
    await visit.page.getByRole('list', { name: 'What is said' }).waitFor()
  }

  beforeAll(async () => {
    brandId = (await visit.aBrand({ name: 'Kiln & Clay', description: 'Pottery studio in Leeds, weekend classes' })).id
  })

  it(
    'is offered for the first week, and holds its films',
    async () => {
      await visit.go(`/production?brand=${brandId}`, 'AI Video Production Center')
      expect(await visit.page.getByLabel(/^Let me watch this first week/).isChecked()).toBe(true)
      const body = { brandId, films: FILMS, review: true }
      batchId = (await visit.api('POST', '/api/generate/enhanced-weekly-batch', body)).batch.id
      await expect.poll(statuses, { timeout: FILMED_WITHIN_MS, interval: 1000 }).toEqual(['approval', 'approval'])
    },
    FILMED_WITHIN_MS,
  )

  it('begins at Home, where each frame of the week opens its film', async () => {
    const second = (await week()).videos.find((video: { number: number }) => video.number === 2)
    await visit.go('/', /^Welcome back, /)
    await visit.page.getByRole('link', { name: `Short #2: ${second.title}, Needs approval` }).click()
    await expect.poll(() => title().textContent()).toBe(second.title)
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await visit.page.getByRole('link', { name: 'Review 2 films' }).click()
    await visit.page.getByRole('heading', { level: 1, name: 'The week of Kiln & Clay' }).waitFor()
    await visit.isClean()
  })

  it('goes from film to film, approves, and takes that back', async () => {
    await opened()
    const first = await title().textContent()
    await act('a', 'Approve')
    await expect.poll(() => title().textContent()).not.toBe(first)
    expect(await statuses()).toEqual(['approval', 'scheduled'])
    await act('z', 'Undo')
    await expect.poll(() => title().textContent()).toBe(first)
    await expect.poll(statuses).toEqual(['approval', 'approval'])
    if (visit.name === 'phone') return
    await visit.page.keyboard.press('ArrowDown')
    await expect.poll(() => title().textContent()).not.toBe(first)
    await visit.page.keyboard.press('ArrowUp')
    await expect.poll(() => title().textContent()).toBe(first)
  })

  it(
    'changes the line that was heard, in three presses',
    async () => {
      await opened()
      await act('e', 'Edit this line')
      const line = visit.page.getByRole('textbox', { name: 'The line' })
      await line.fill('Why does a mug feel so cold at first?')
      await visit.isClean()
      await line.press('Enter')
      await visit.page.getByText('Re-recording the line.').waitFor()
      await visit.page
        .getByRole('button', { name: 'Why does a mug feel so cold at first?' })
        .waitFor({ timeout: FILMED_WITHIN_MS })
    },
    FILMED_WITHIN_MS,
  )

  it('makes a film about something else in its place', async () => {
    if (visit.name === 'phone') return
    await opened()
    const before = await title().textContent()
    await act('s', 'Another subject')
    await visit.page.getByRole('dialog', { name: 'Another subject' }).waitFor()
    const proposal = visit.page.getByRole('button', { name: /^Film this: / }).first()
    await proposal.waitFor()
    await visit.isClean()
    const wanted = (await proposal.getAttribute('aria-label'))?.replace('Film this: ', '')
    await proposal.press('Enter')
    await expect.poll(() => title().textContent()).toBe(wanted)
    const { videos } = await week()
    expect(videos).toHaveLength(2)
    expect(videos.map((video: { title: string }) => video.title)).not.toContain(before)
  })
})
