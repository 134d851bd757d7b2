import { analyticsRoutes } from '@octavo/contract/analytics'
import { BRAND_PRESETS, brandPreviewRoutes, brandRoutes } from '@octavo/contract/brand'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aPlan } from '#testing/film.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, someStats } from '#testing/samples.ts'
import Brands from './Brands.tsx'

// There is nothing to draw on here; that a frame is drawn as the renderer draws it is proven in a browser.
vi.mock('#parts/film-preview/FilmCanvas.tsx', () => ({
  FilmCanvas: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}))

const kiln = aBrand({ niche: 'Marketing & Sales', primaryColor: '#C8642B', facts: [{ kind: 'product', text: 'Mugs' }] })
const update = { ...brandRoutes.update, path: `/api/brands/${kiln.id}` } as const
const remove = { ...brandRoutes.remove, path: `/api/brands/${kiln.id}` } as const
const restore = { ...brandRoutes.restore, path: `/api/brands/${kiln.id}/restore` } as const

let server: FakeServer
const open = (path = '/brands') => renderScreen(<Brands />, path)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const name = () => screen.findByLabelText('Brand name')
const chosen = (field: string) => screen.getByRole('combobox', { name: field }).textContent

beforeEach(() => {
  server = fakeServer()
  server.answers(brandRoutes.list, [kiln])
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(brandPreviewRoutes.preview, { plan: aPlan() })
})

describe('a new brand', () => {
  beforeEach(() => server.answers(brandRoutes.list, []))

  it('begins with the specified defaults', async () => {
    open()
    expect(await name()).toHaveValue('')
    expect(chosen('Niche')).toBe('AI & Technology')
    expect(chosen('Tone')).toBe('Professional & Authoritative')
    expect(chosen('Avatar mode')).toBe('AI Auto-Select')
    expect(chosen('Caption style')).toBe('Karaoke pill')
    expect(chosen('Music')).toBe('From the library')
    expect(chosen('Fonts')).toBe('Modern')
    expect(chosen('Shorts open with')).toBe('Nothing: the first words open it')
    expect(chosen('Long films open with')).toBe('Title card')
    expect(chosen('Films end with')).toBe('Card with what to do next')
    expect(chosen('Name of who speaks')).toBe('None')
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDisabled()
    expect(screen.getByLabelText('Primary colour')).toHaveValue('#6366F1')
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  it('is made only with a name, and says so', async () => {
    open('/brands?brand=new')
    await press('Save Brand Configuration')
    expect(await screen.findByText('Brand name is required')).toBeVisible()
    expect(server.sentTo(brandRoutes.create)).toHaveLength(0)

    server.answers(brandRoutes.create, aBrand({ name: 'Northlight' }))
    await userEvent.type(await name(), 'Northlight')
    await press('Save Brand Configuration')
    expect(await screen.findByText('Brand Created')).toBeVisible()
    expect(screen.getByText('New brand has been created successfully')).toBeVisible()
    expect(server.sentTo(brandRoutes.create)).toMatchObject([{ name: 'Northlight', lexicon: {}, facts: [] }])
    expect(screen.getByRole('button', { name: /Northlight/, current: true })).toBeVisible()
  })

  it('may start from one of the ten presets', async () => {
    open()
    await press('Add a brand')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(dialog.getByRole('button', { name: /Quiet Focus/ }))
    expect(await name()).toHaveValue('Quiet Focus')
    expect(chosen('Niche')).toBe(BRAND_PRESETS.find((preset) => preset.name === 'Quiet Focus')?.niche)
  })

  it('that is one too many is refused in the words of the server', async () => {
    const message = 'Your plan (Starter Trial) has room for 2 brands and you have 2.'
    server.refuses(brandRoutes.create, 403, { code: 'plan-limit', message })
    open('/brands?brand=new')
    await userEvent.type(await name(), 'Third')
    await press('Save Brand Configuration')
    expect(await screen.findByText('Creation Failed')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(await name()).toHaveValue('Third')
  })
})

describe('a saved brand', () => {
  it('is changed, with its words and how they are said', async () => {
    server.answers(update, aBrand({ name: 'Kiln' }))
    open()
    await userEvent.clear(await name())
    await userEvent.type(await name(), 'Kiln')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await press('Add a word')
    await userEvent.type(screen.getByLabelText('Word 1'), 'raku')
    await userEvent.type(screen.getByLabelText('How word 1 is said'), 'rah koo')
    await press('Save Brand Configuration')
    expect(await screen.findByText('Brand Updated')).toBeVisible()
    expect(screen.getByText('Brand configuration has been saved successfully')).toBeVisible()
    expect(server.sentTo(update)).toMatchObject([{ name: 'Kiln', lexicon: { raku: 'rah koo' }, facts: kiln.facts }])
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('lets its music be heard before it is saved', async () => {
    const played = vi.spyOn(window.HTMLMediaElement.prototype, 'play').mockResolvedValue()
    server.answers(brandRoutes.list, [aBrand({ music: 'warm' })])
    open()
    await press('Listen to Warm')
    expect((played.mock.contexts[0] as HTMLAudioElement).getAttribute('src')).toBe('/api/music/warm.mp4')
    expect(screen.getByRole('button', { name: 'Stop the sample' })).toBeVisible()
  })

  it('wears the captions that are chosen for it', async () => {
    server.answers(update, aBrand({ captionStyle: 'calm' }))
    open()
    await name()
    await userEvent.click(screen.getByRole('combobox', { name: 'Caption style' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Calm two lines' }))
    await press('Save Brand Configuration')
    await waitFor(() => expect(server.sentTo(update)).toMatchObject([{ captionStyle: 'calm' }]))
  })

  it('that is not taken keeps what was typed', async () => {
    server.refuses(update, 404, { code: 'not-found', message: 'This brand is not there.' })
    open()
    await userEvent.type(await name(), ' Two')
    await press('Save Brand Configuration')
    expect(await screen.findByText('Update Failed')).toBeVisible()
    expect(await name()).toHaveValue('Kiln & Clay Two')
  })

  it('gets its settings back to the defaults, and keeps its name and facts', async () => {
    open()
    await name()
    await press('Reset to Defaults')
    expect(chosen('Niche')).toBe('AI & Technology')
    expect(screen.getByLabelText('Primary colour')).toHaveValue('#6366F1')
    expect(await name()).toHaveValue('Kiln & Clay')
    expect(screen.getByLabelText('Fact 1')).toHaveValue('Mugs')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
  })

  it('is not left by accident', async () => {
    const other = aBrand({ id: '0b5f0f4e-0000-4000-8000-000000000002', name: 'Bytebrew' })
    server.answers(brandRoutes.list, [kiln, other])
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    open()
    await userEvent.type(await name(), '!')
    await userEvent.click(screen.getByRole('button', { name: /Bytebrew/ }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(await name()).toHaveValue('Kiln & Clay!')
    confirm.mockReturnValue(true)
    await userEvent.click(screen.getByRole('button', { name: /Bytebrew/ }))
    await waitFor(async () => expect(await name()).toHaveValue('Bytebrew'))
  })

  it('is deleted after asking, and comes back by Undo', async () => {
    server.answers(remove, { undoUntil: '2026-12-20T09:00:00.000Z' })
    server.answers(restore, kiln)
    open()
    await press('Delete brand')
    server.answers(brandRoutes.list, [])
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete brand' }))
    await waitFor(async () => expect(await name()).toHaveValue(''))
    server.answers(brandRoutes.list, [kiln])
    await press('Undo')
    expect(await name()).toHaveValue('Kiln & Clay')
  })
})

it.each([
  ['a colour that is none', 'Primary colour', 'blue', 'Please give the colour as # and six digits, like #6366F1'],
  ['a fact without words', 'Fact 1', '', 'Write the fact, or remove the line'],
])('%s is refused where it stands', async (_, field, typed, message) => {
  open()
  await name()
  await userEvent.clear(screen.getByLabelText(field))
  if (typed) await userEvent.type(screen.getByLabelText(field), typed)
  await press('Save Brand Configuration')
  expect(await screen.findByText(message)).toBeVisible()
  expect(server.sentTo(update)).toHaveLength(0)
})

describe('the preview', () => {
  const sent = () => server.sentTo(brandPreviewRoutes.preview)

  it('shows a film in the look of the form, and asks again when something of it changes', async () => {
    open()
    expect(await screen.findByRole('button', { name: 'Hook' })).toHaveAttribute('aria-pressed', 'true')
    expect(sent()).toMatchObject([{ name: kiln.name, primaryColor: '#C8642B', format: 'short', id: kiln.id }])
    await userEvent.click(screen.getByRole('combobox', { name: 'Fonts' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Bold' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toContainEqual(expect.objectContaining({ fonts: 'bold' }))
  })

  it('waits for a colour that is being typed', async () => {
    open()
    await screen.findByRole('button', { name: 'Hook' })
    const color = screen.getByLabelText('Primary colour')
    await userEvent.clear(color)
    await userEvent.type(color, '#12')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(sent()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Hook' })).toBeVisible()
  })

  it('tells the contrast of the film’s colours', async () => {
    open()
    const list = within((await screen.findByText('Ground')).closest('ul') as HTMLElement)
    const ratios = list.getAllByText(/^\d+\.\d:1$/).map((one) => Number.parseFloat(one.textContent ?? ''))
    expect(ratios).toHaveLength(6)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  })

  it('asks for the line under a name only where there is one', async () => {
    open()
    await name()
    expect(screen.queryByLabelText('Line under the name')).toBeNull()
    await userEvent.click(screen.getByRole('combobox', { name: 'Name of who speaks' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Name and a line' }))
    expect(await screen.findByLabelText('Line under the name')).toBeVisible()
  })
})
