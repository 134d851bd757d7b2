import { beforeAll, describe, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey } from './journey.ts'

journey('editing a film', (visit) => {
  let film: { id: string; title: string }
  const field = (number: number) => visit.page.getByRole('textbox', { name: `Line ${number}`, exact: true })
  const press = (name: string | RegExp) => visit.page.getByRole('button', { name }).click()
  const tab = (name: string) => visit.page.getByRole('tab', { name }).click()
  /** Opens the film, without what an earlier visit left undone. */
  const open = async () => {
    await visit.page.evaluate(() => localStorage.clear())
    await reopen()
  }
  const reopen = async () => {
    await visit.go(`/videos/${film.id}/edit`, 'Edit film')
    await field(1).waitFor()
  }
  const cost = () => visit.page.getByText(/will be made again/)
  /** What the preview shows, as a sum that other pixels hardly have. */
  const shown = () =>
    visit.page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('section[aria-label="Preview"] canvas')
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return pixels?.reduce((sum, value, at) => (sum * 31 + value * (at % 7)) % 1_000_003, 7) ?? 0
    })
  const isDrawn = () => expect.poll(shown).not.toBe(7)
  const changesFrom = (before: number) => expect.poll(shown).not.toBe(before)

  beforeAll(async () => {
    await visit.aBrand()
    film = await visit.aFilm()
    await visit.go('/library', 'Video Library')
  })

  it('begins in the library', async () => {
    await visit.go(`/library?video=${film.id}`, 'Video Library')
    await visit.page.getByRole('link', { name: `Edit: ${film.title}` }).click()
    await visit.page.getByRole('heading', { level: 1, name: 'Edit film' }).waitFor()
    await isDrawn()
  })

  it('is clean on each of its tabs', async () => {
    await open()
    await isDrawn()
    await visit.isClean()
    for (const name of ['Scenes', 'Look & sound']) {
      await tab(name)
      await visit.page.waitForTimeout(500)
      await visit.isClean()
    }
  })

  it('shows at once what a change would look like, and what it costs', async () => {
    await open()
    await field(1).focus()
    await isDrawn()
    const before = await shown()
    await field(1).fill('Why does a cup feel cold at first?')
    await cost().waitFor()
    await changesFrom(before)
    await press('Undo')
    await expect.poll(() => field(1).inputValue()).toBe('Why does a mug feel cold at first?')
    await visit.page.getByText('No changes.').waitFor()
  })

  it('says that the server cannot be reached, and tries again', async () => {
    await open()
    await visit.page.route('**/edit/try', (route) => route.abort())
    visit.expectError(/edit\/try|ERR_FAILED/)
    await field(2).fill('Glazed clay takes the warmth of your fingers.')
    await visit.page.getByRole('alert').getByText('The server could not be reached').waitFor()
    await visit.page.unroute('**/edit/try')
    await press('Try again')
    await cost().waitFor()
  })

  it('keeps the draft over a reload, and throws it away on request', async () => {
    await reopen()
    await visit.page.getByText('Draft restored').waitFor()
    expect(await field(2).inputValue()).toBe('Glazed clay takes the warmth of your fingers.')
    await press('Discard')
    expect(await field(2).inputValue()).toBe('Glazed clay takes the warmth of your hand.')
  })

  it('shows a scene as another kind, and says what is missing beside it', async () => {
    await open()
    await tab('Scenes')
    await isDrawn()
    const first = await shown()
    await press(/^Scene 2,/)
    await changesFrom(first)
    const before = await shown()
    await visit.page.getByRole('combobox', { name: 'Kind' }).click()
    await visit.page.getByRole('option', { name: 'Quote' }).click()
    await cost().waitFor()
    await changesFrom(before)
    visit.expectError(/400/)
    await visit.page.getByRole('textbox', { name: 'Words', exact: true }).fill('')
    await visit.page.getByRole('alert').getByText('Please write a word or two').waitFor()
    expect(await visit.page.getByRole('button', { name: 'Make the changes' }).isDisabled()).toBe(true)
    await press('Discard')
  })

  it('shows each caption style on the film itself', async () => {
    await open()
    await tab('Look & sound')
    await isDrawn()
    const before = await shown()
    await visit.page.getByText('Big word', { exact: true }).click()
    await cost().waitFor()
    await press('Next scene')
    await changesFrom(before)
    await press('Discard')
  })

  it('is done by keys alone', async () => {
    await open()
    await field(1).focus()
    await visit.page.keyboard.press('End')
    await visit.page.keyboard.type(' Well, why?')
    await cost().waitFor()
    await visit.page.keyboard.press('Control+z')
    await visit.page.getByText('No changes.').waitFor()
    const position = visit.page.getByRole('slider', { name: 'Position' })
    await position.focus()
    const from = Number(await position.inputValue())
    await visit.page.keyboard.press('ArrowRight')
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(from)
    await visit.page.keyboard.press('k')
    await visit.page.getByRole('button', { name: 'Pause' }).waitFor()
    await visit.page.keyboard.press('k')
    await visit.page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  })

  describe('and having it made', () => {
    it('gives the film its new words, while the old one stays to be watched', async () => {
      await open()
      await field(2).fill('Glazed clay takes the warmth of your palm.')
      await cost().waitFor()
      await press('Make the changes')
      await visit.page.getByText(/^(Making the changes|The changes wait)/).waitFor()
      expect((await visit.api('GET', '/api/videos/library'))[0].id).toBe(film.id)
      await visit.page.getByText('Film changed').first().waitFor({ timeout: FILMED_WITHIN_MS })
      const [changed] = await visit.api('GET', '/api/videos/library')
      expect(await visit.api('GET', changed.vttUrl)).toContain('palm')
      expect(await field(2).inputValue()).toBe('Glazed clay takes the warmth of your palm.')
    })
  })
})
