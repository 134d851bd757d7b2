import { analyticsRoutes } from '@octavo/contract/analytics'
import { batchRoutes } from '@octavo/contract/batch'
import { type FirstSteps, firstStepsRoutes } from '@octavo/contract/first-steps'
import { type SampleWorkspace, sampleWorkspaceRoutes } from '@octavo/contract/sample-workspace'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aVideo, someStats } from '#testing/samples.ts'
import Home from './Home.tsx'

const NOTHING: FirstSteps = {
  brand: false,
  week: false,
  watched: false,
  contacts: false,
  checks: false,
  dismissed: false,
}
const NONE: SampleWorkspace = { loaded: false, brands: [], video: null, videos: [] }
const FILM = { ...aVideo({ id: 'sample-film', brandId: 'b1', title: 'Why nobody reads your window' }), sample: true }
const LOADED: SampleWorkspace = {
  loaded: true,
  brands: [{ id: 'b1', name: 'Front Window', primaryColor: '#EA580C' }],
  video: FILM,
  videos: [FILM],
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, {
    ...someStats(),
    production: { ...someStats().production, videosGenerated: 0 },
  })
  server.answers(batchRoutes.list, [])
  server.answers(videoRoutes.list, [])
  server.answers(firstStepsRoutes.get, NOTHING)
  server.answers(sampleWorkspaceRoutes.get, NONE)
  server.answers(systemStatusRoutes.healthCheck, { status: 'ok', checks: [] } as never)
})

describe('the morning brief', () => {
  it('tells what there is to tell, and leads there', async () => {
    const says = 'Films that open with a question hook did better: 12 against 12 others.'
    server.answers(systemStatusRoutes.brief, {
      date: '2026-11-24',
      lines: [
        { kind: 'yesterday', says: 'Yesterday 2 films went out.' },
        { kind: 'learned', says },
      ],
      quiet: null,
    })
    renderScreen(<Home />)
    const line = (await screen.findByText(says)).closest('li') as HTMLElement
    expect(within(line).getByRole('link', { name: 'See the evidence' })).toHaveAttribute('href', '/analytics')
    const card = within(screen.getByRole('heading', { name: 'Morning brief' }).closest('section') as HTMLElement)
    expect(card.getByText('Nov 24')).toBeVisible()
    expect(card.getAllByRole('listitem')).toHaveLength(2)
  })

  it('says that nothing happened where nothing did', async () => {
    server.answers(systemStatusRoutes.brief, { date: '2026-11-24', lines: [], quiet: 'A quiet morning.' })
    renderScreen(<Home />)
    expect(await screen.findByText('A quiet morning.')).toBeVisible()
  })
})

describe('the first steps', () => {
  it('lead from a brand to the system checks, and tick what is done', async () => {
    server.answers(firstStepsRoutes.get, { ...NOTHING, brand: true, contacts: true })
    renderScreen(<Home />)
    expect(await screen.findByText('2 of 5 done')).toBeVisible()
    const card = within(screen.getByRole('heading', { name: 'First steps' }).closest('section') as HTMLElement)
    const places = card
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/^\d/, ''), link.getAttribute('href')])
    expect(places).toEqual([
      ['Create a brand', '/brands'],
      ['Make the first week', '/production'],
      ['Watch one video', '/library'],
      ['Import contacts', '/viral-loop'],
      ['Run system checks', '/verification'],
    ])
    expect(card.getAllByLabelText('Done')).toHaveLength(2)
  })

  it('can be waved away for good', async () => {
    server.answers(firstStepsRoutes.update, { ...NOTHING, dismissed: true })
    renderScreen(<Home />)
    await userEvent.click(await screen.findByRole('button', { name: 'Hide the first steps' }))
    await waitFor(() => expect(screen.queryByText('First steps')).toBeNull())
    expect(server.sentTo(firstStepsRoutes.update)).toEqual([{ dismissed: true }])
  })

  it('go when all are done', async () => {
    server.answers(firstStepsRoutes.get, {
      ...NOTHING,
      brand: true,
      week: true,
      watched: true,
      contacts: true,
      checks: true,
    })
    renderScreen(<Home />)
    await screen.findByText('Look around first')
    expect(screen.queryByText('First steps')).toBeNull()
  })
})

describe('a sample workspace', () => {
  it('is loaded at a press, each business with its film', async () => {
    server.answers(sampleWorkspaceRoutes.load, LOADED)
    renderScreen(<Home />)
    const load = await screen.findByRole('button', { name: 'Load a sample workspace' })
    server.answers(sampleWorkspaceRoutes.get, LOADED)
    await userEvent.click(load)
    expect(await screen.findByText('Sample workspace loaded')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Front Window' })).toHaveAttribute('href', '/brands?brand=b1')
    expect(screen.getByRole('link', { name: /^Why nobody reads/ })).toHaveAttribute(
      'href',
      '/library?video=sample-film',
    )
  })

  it('fills the week with films that were really made, each labeled as a sample', async () => {
    server.answers(sampleWorkspaceRoutes.get, LOADED)
    renderScreen(<Home />)
    const title = await screen.findByRole('heading', { name: 'This week: Kiln & Clay' })
    const week = within(title.closest('section') as HTMLElement)
    const frames = week.getAllByRole('img', { name: /^Sample, / })
    expect(frames).toHaveLength(8)
    for (const frame of frames) expect(frame.querySelector('img')?.getAttribute('src')).toMatch(/^\/films\/.*\.webp$/)
    expect(week.getByText('Sample')).toBeVisible()
  })

  it('is drawn for nobody who has a film of their own', async () => {
    server.answers(analyticsRoutes.stats, {
      ...someStats(),
      production: { ...someStats().production, videosGenerated: 1 },
    })
    renderScreen(<Home />)
    expect(await screen.findByText('Your first batch fills these eight places.')).toBeVisible()
    expect(screen.queryByText(/drawn sample/)).toBeNull()
  })

  it('is removed again', async () => {
    server.answers(sampleWorkspaceRoutes.get, LOADED)
    server.answers(sampleWorkspaceRoutes.remove, NONE)
    renderScreen(<Home />)
    await screen.findByRole('link', { name: 'Front Window' })
    server.answers(sampleWorkspaceRoutes.get, NONE)
    await userEvent.click(screen.getByRole('button', { name: 'Remove samples' }))
    expect(await screen.findByText('Sample workspace removed')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Load a sample workspace' })).toBeVisible()
  })

  it('that the server refuses says why', async () => {
    server.refuses(sampleWorkspaceRoutes.load, 409, { code: 'conflict', message: 'Your work is stopped.' })
    renderScreen(<Home />)
    await userEvent.click(await screen.findByRole('button', { name: 'Load a sample workspace' }))
    expect(await screen.findByText('Your work is stopped.')).toBeVisible()
  })
})
