import { analyticsRoutes } from '@octavo/contract/analytics'
import { BRAND_PRESETS, type BrandProposal, brandPreviewRoutes, brandRoutes } from '@octavo/contract/brand'
import { interviewRoutes } from '@octavo/contract/interview'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FilmStageProps } from '#parts/film-preview/FilmStage.tsx'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aPlan } from '#testing/film.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, anInterview, someStats } from '#testing/samples.ts'
import Brands from './Brands.tsx'

// There is nothing to draw on here; that a frame is drawn as the renderer draws it is proven in a browser.
vi.mock('#parts/film-preview/FilmCanvas.tsx', () => ({
  FilmCanvas: ({ label, plan }: FilmStageProps) => (
    <div role="img" aria-label={label || `First shot in ${plan.art?.look}`} />
  ),
}))

const kiln = aBrand({ niche: 'Marketing & Sales', primaryColor: '#C8642B', facts: [{ kind: 'product', text: 'Mugs' }] })
const update = { ...brandRoutes.update, path: `/api/brands/${kiln.id}` } as const
const remove = { ...brandRoutes.remove, path: `/api/brands/${kiln.id}` } as const
const interview = { ...interviewRoutes.get, path: `/api/brands/${kiln.id}/interview` } as const
const restore = { ...brandRoutes.restore, path: `/api/brands/${kiln.id}/restore` } as const

/** Whatever stands in the page is in view. */
class SeesAll {
  readonly #hear: (entries: { isIntersecting: boolean }[]) => void
  constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
    this.#hear = hear
  }
  observe() {
    this.#hear([{ isIntersecting: true }])
  }
  disconnect() {}
}

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
  server.answers(interview, anInterview())
})

describe('a new brand', () => {
  beforeEach(() => server.answers(brandRoutes.list, []))

  it('begins with the specified defaults', async () => {
    open()
    expect(await name()).toHaveValue('')
    expect(chosen('Niche')).toBe('AI & Technology')
    expect(chosen('Tone')).toBe('Professional & Authoritative')
    expect(chosen('Avatar mode')).toBe('AI Auto-Select')
    expect(chosen('Caption style')).toBe('As each look has them')
    expect(chosen('Music')).toBe('From the library')
    expect(chosen('Fonts')).toBe('As each look has them')
    expect(chosen('Shorts open with')).toBe('No intro')
    expect(chosen('Long films open with')).toBe('Title card')
    expect(chosen('Films end with')).toBe('Call-to-action card')
    expect(chosen('Speaker’s name')).toBe('None')
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDisabled()
    expect(screen.getByLabelText('Primary color')).toHaveValue('#6366F1')
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

describe('suggestions for a new brand', () => {
  const proposal = (more: Partial<BrandProposal> = {}): BrandProposal => ({
    fields: { trade: 'pottery studio', place: 'Leeds', tone: 'Friendly & Approachable', primaryColor: '#B5532D' },
    facts: [
      { kind: 'product', text: 'Weekend classes', from: 'Your sentence' },
      { kind: 'question', text: 'What do I bring?', answer: 'An apron.', from: 'Question and answer' },
      { kind: 'proof', text: 'The best mugs', from: 'Your sentence', doubt: 'Left out: it has to be proven.' },
    ],
    readFrom: null,
    ...more,
  })
  const sentence = () => screen.findByLabelText('Describe your business in one sentence')
  const SENTENCE = 'Pottery studio in Leeds, weekend classes'
  const say = async (text: string) => {
    await userEvent.click(await sentence())
    await userEvent.paste(text)
    await userEvent.keyboard('{Enter}')
  }
  beforeEach(() => {
    server.answers(brandRoutes.list, [])
    server.answers(brandRoutes.propose, proposal())
  })

  it('come from one sentence by the keyboard alone, and are in the form once they are kept', async () => {
    open()
    await say(SENTENCE)
    await screen.findByText('Keep all')
    const trade = screen.getByRole('button', { name: 'Trade pottery studio', pressed: false })
    expect(server.sentTo(brandRoutes.propose)).toEqual([{ sentence: SENTENCE }])
    expect(server.sentTo(brandRoutes.create)).toEqual([])
    expect(screen.getByLabelText('Trade')).toHaveValue('')

    trade.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByLabelText('Trade')).toHaveValue('pottery studio')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByLabelText('Trade')).toHaveValue('')

    await userEvent.click(screen.getByText('Keep all'))
    expect(screen.getByLabelText('Place')).toHaveValue('Leeds')
    expect(chosen('Tone')).toBe('Friendly & Approachable')
    expect(screen.getByLabelText('Primary color')).toHaveValue('#B5532D')
    expect(screen.queryByText('Keep all')).toBeNull()
  })

  it('leave alone what the person typed', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Place'), 'York')
    await say(SENTENCE)
    await userEvent.click(await screen.findByText('Keep all'))
    expect(screen.getByLabelText('Place')).toHaveValue('York')
    expect(screen.queryByText('Leeds')).toBeNull()
  })

  it('are facts to tick one by one, the doubtful ones with a reason and no tick', async () => {
    server.answers(brandRoutes.create, aBrand({ name: 'Kiln' }))
    open()
    await say(SENTENCE)
    const doubtful = await screen.findByLabelText(/The best mugs/)
    expect(doubtful).not.toBeChecked()
    expect(doubtful).toHaveAccessibleDescription('Your sentence. Left out: it has to be proven.')
    await userEvent.click(screen.getByText('Weekend classes'))
    await userEvent.click(screen.getByText('Add 1 fact'))
    expect(screen.getByText('1 fact added to the brand. Save it to keep them.')).toHaveFocus()
    expect(screen.getByLabelText('Answer to fact 1')).toHaveValue('An apron.')
    expect(screen.queryByLabelText(/What do I bring/)).toBeNull()
    await userEvent.type(await name(), 'Kiln')
    await userEvent.click(screen.getByText('Save Brand Configuration'))
    await waitFor(() =>
      expect(server.sentTo(brandRoutes.create)).toMatchObject([
        { facts: [{ kind: 'question', text: 'What do I bring?', answer: 'An apron.' }] },
      ]),
    )
  })

  it('that come to nothing say what to do', async () => {
    server.answers(brandRoutes.propose, proposal({ fields: {}, facts: [] }))
    open()
    await userEvent.click(await screen.findByText('Suggest'))
    expect(await screen.findByText('Write one sentence first.')).toBeVisible()
    expect(await sentence()).toHaveFocus()
    expect(server.sentTo(brandRoutes.propose)).toEqual([])
    await say('Hello')
    expect(await screen.findByText(/Say what it is and where/)).toBeVisible()
  })

  it('from a website that cannot be read lead to pasting its text', async () => {
    const message = 'This page could not be reached. You can paste its text instead.'
    server.refuses(brandRoutes.propose, 422, { code: 'unprocessable', message })
    open()
    await userEvent.click(await screen.findByLabelText('My website'))
    await userEvent.click(screen.getByLabelText('Address of your website'))
    await userEvent.paste('kilnandclay.example')
    await userEvent.click(await screen.findByText('Read my website'))
    expect(await screen.findByText(message)).toBeVisible()
    expect(server.sentTo(brandRoutes.propose)).toEqual([{ url: 'kilnandclay.example' }])
    await userEvent.click(await screen.findByText('Paste a text'))
    expect(screen.getByLabelText('Text about your business')).toBeVisible()
    expect(screen.queryByText(message)).toBeNull()
  })
})

describe('the website of a saved brand', () => {
  it('gives it facts that it does not have yet, beside those that it has', async () => {
    server.answers(update, kiln)
    server.answers(brandRoutes.propose, {
      fields: { name: 'Other', place: 'York' },
      facts: [
        { kind: 'product', text: 'mugs.', from: '“Shop” on your page' },
        { kind: 'price', text: 'A class costs £48', from: '“Prices” on your page' },
      ],
      readFrom: { title: 'Kiln & Clay', url: 'https://kilnandclay.example/' },
    })
    open()
    await userEvent.click(await screen.findByText('Read my website'))
    await userEvent.click(screen.getByLabelText('Address of your website'))
    await userEvent.paste('kilnandclay.example')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('“Prices” on your page')).toBeVisible()
    expect(screen.queryByText('“Shop” on your page')).toBeNull()
    await userEvent.click(screen.getByText('Add 1 fact'))
    await userEvent.click(screen.getByText('Save Brand Configuration'))
    await waitFor(() =>
      expect(server.sentTo(update)).toMatchObject([
        { name: kiln.name, place: kiln.place, facts: [...kiln.facts, { kind: 'price', text: 'A class costs £48' }] },
      ]),
    )
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

  it('wears the looks that are checked, in turn, and says which comes first', async () => {
    server.answers(brandRoutes.list, [aBrand({ trade: 'bakery', tone: 'Friendly & Approachable' })])
    server.answers(update, kiln)
    vi.stubGlobal('IntersectionObserver', SeesAll)
    open()
    const looks = within(await screen.findByRole('group', { name: 'Looks that take turns' }))
    expect(looks.getAllByRole('checkbox', { checked: false })).toHaveLength(10)
    expect(
      looks.getByText('All 10 take turns. Your next short uses Market, your next long film Editorial.'),
    ).toBeVisible()
    expect(await looks.findByRole('img', { name: 'First shot in neon' })).toBeVisible()

    const check = (look: string) => userEvent.click(looks.getByRole('checkbox', { name: look }))
    await check('Neon')
    expect(looks.getByText('All your films use Neon.')).toBeVisible()
    expect(looks.getByRole('checkbox', { name: 'Neon' })).toHaveAccessibleDescription('Night, a lit tube, a wet floor.')
    await check('Market')
    await check('Notebook')
    await check('Neon')
    await press('Save Brand Configuration')
    await waitFor(() => expect(server.sentTo(update)).toMatchObject([{ looks: ['market', 'notebook'] }]))
  })

  it('takes an answer of the interview among facts that are not saved yet, and sends both', async () => {
    const answer = { kind: 'mistake', text: 'They press too hard.', interview: 'mistake' } as const
    const answered = { ...kiln, facts: [...kiln.facts, answer] }
    const row = { ...interviewRoutes.reply, path: `/api/brands/${kiln.id}/interview/mistake` } as const
    server.answers(row, { brand: answered, interview: anInterview({ mistake: answer.text }) })
    server.answers(update, answered)
    open()
    await name()
    await userEvent.type(screen.getByLabelText('Fact 1'), ' and bowls')
    await press('Answer ten questions')
    await userEvent.type(await screen.findByLabelText('What do beginners get wrong?'), `${answer.text}{Enter}`)
    await press('Close')
    expect(await screen.findByLabelText('Fact 2')).toHaveValue(answer.text)
    expect(screen.getByLabelText('Fact 1')).toHaveValue('Mugs and bowls')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await press('Save Brand Configuration')
    await waitFor(() => expect(server.sentTo(update)).toHaveLength(1))
    expect(server.sentTo(update)).toMatchObject([
      { facts: [{ kind: 'product', text: 'Mugs and bowls' }, answer], factsBefore: answered.facts },
    ])
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
    expect(screen.getByLabelText('Primary color')).toHaveValue('#6366F1')
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
  ['a color that is none', 'Primary color', 'blue', 'Please give the color as # and six digits, like #6366F1'],
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

  it('waits for a color that is being typed', async () => {
    open()
    await screen.findByRole('button', { name: 'Hook' })
    const color = screen.getByLabelText('Primary color')
    await userEvent.clear(color)
    await userEvent.type(color, '#12')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(sent()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Hook' })).toBeVisible()
  })

  it('tells the contrast of the film’s colors', async () => {
    open()
    const list = within((await screen.findByText('Neighbor')).closest('ul') as HTMLElement)
    const ratios = list.getAllByText(/^\d+\.\d:1$/).map((one) => Number.parseFloat(one.textContent ?? ''))
    expect(ratios).toHaveLength(6)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  })

  it('asks for the line under a name only where there is one', async () => {
    open()
    await name()
    expect(screen.queryByLabelText('Line under the name')).toBeNull()
    await userEvent.click(screen.getByRole('combobox', { name: 'Speaker’s name' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Name and a line' }))
    expect(await screen.findByLabelText('Line under the name')).toBeVisible()
  })
})

describe('rules of its own', () => {
  it('are kept with its words: what is said of each, and what has to be in', async () => {
    open(`/brands?brand=${kiln.id}`)
    const avoided = await screen.findByLabelText('Words to avoid')
    await userEvent.type(avoided, 'cheap, bargain')
    await userEvent.type(screen.getByLabelText('Why “cheap” is avoided'), 'We are not the cheapest')
    await userEvent.type(screen.getByLabelText('What to say instead of “cheap”'), 'sturdy')
    await userEvent.click(screen.getByRole('combobox', { name: 'When “cheap” is found' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Stop it' }))
    await press('Add words that must be in')
    await userEvent.type(screen.getByLabelText('Required words 1'), 'Paid partnership')
    server.answers(update, kiln)
    await press('Save Brand Configuration')
    await screen.findByText('Brand Updated')
    expect(server.sentTo(update)).toMatchObject([
      {
        wordsToAvoid: ['cheap', 'bargain'],
        wordRules: [{ word: 'cheap', decision: 'stop', reason: 'We are not the cheapest', replacement: 'sturdy' }],
        requiredWords: [{ words: 'Paid partnership', when: '', decision: 'stop', reason: '' }],
      },
    ])
  })
})
