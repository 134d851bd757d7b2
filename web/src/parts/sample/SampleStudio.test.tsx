import { sampleWorkspaceRoutes } from '@octavo/contract/sample-workspace'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { SampleCalendar, SampleContacts, SampleFigures } from './SampleStudio.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const all = (
  <>
    <SampleCalendar />
    <SampleFigures />
    <SampleContacts />
    <p>The screen</p>
  </>
)

it('shows posts, figures and contacts, each labeled, while the samples are loaded', async () => {
  server.answers(sampleWorkspaceRoutes.get, { loaded: true, brands: [], video: null, videos: [] })
  renderScreen(all)
  const posts = within(await screen.findByRole('list', { name: 'Sample posts' })).getAllByRole('listitem')
  expect(posts).toHaveLength(8)
  expect(posts[0]).toHaveTextContent(/Published$/)
  expect(posts.at(-1)).toHaveTextContent(/Scheduled$/)
  const figures = within(screen.getByRole('region', { name: 'Sample figures' }))
  expect(figures.getAllByText('Sample')).toHaveLength(4)
  expect(within(screen.getByRole('list', { name: 'Sample contacts' })).getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getAllByText('Sample')).toHaveLength(6)
})

it('shows nothing of them before and after', async () => {
  server.answers(sampleWorkspaceRoutes.get, { loaded: false, brands: [], video: null, videos: [] })
  renderScreen(all)
  expect(await screen.findByText('The screen')).toBeVisible()
  expect(screen.queryByText('Sample')).toBeNull()
})
