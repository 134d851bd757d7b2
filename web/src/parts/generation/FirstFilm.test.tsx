import { analyticsRoutes } from '@octavo/contract/analytics'
import { batchRoutes } from '@octavo/contract/batch'
import { brandRoutes } from '@octavo/contract/brand'
import { firstFilmRoutes } from '@octavo/contract/first-film'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBatch, aBrand, aFilm, aVideo, someStats } from '#testing/samples.ts'
import { FirstFilm } from './FirstFilm.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, { ...someStats(), creditsRemaining: 84 })
  server.answers(batchRoutes.list, [])
  server.answers(brandRoutes.list, [aBrand({ sample: true })])
  server.answers(videoRoutes.list, [])
})

const brand = aBrand({ name: 'Kiln & Clay', trade: 'pottery studio', place: 'Leeds' })
const video = aVideo({ brandId: brand.id, status: 'rendering', progress: 0.4, etaSeconds: 30 })

it('is asked for in one sentence, says what it costs, and shows what was understood while it is made', async () => {
  server.answers(firstFilmRoutes.make, { brand, batch: aBatch({ videos: [video] }) })
  renderScreen(<FirstFilm />)
  await userEvent.type(await screen.findByLabelText('What do you sell?'), 'Kiln & Clay, a pottery studio in Leeds')
  expect(screen.getByText('15 seconds, in about a minute. Uses 1 credit, 84 left.')).toBeVisible()
  server.answers(brandRoutes.list, [brand])
  server.answers(videoRoutes.list, [video])
  await userEvent.click(screen.getByRole('button', { name: 'Film my first short' }))
  expect(await screen.findByRole('progressbar', { name: 'Your first short' })).toHaveAttribute('aria-valuenow', '40')
  expect(server.sentTo(firstFilmRoutes.make)).toMatchObject([{ sentence: 'Kiln & Clay, a pottery studio in Leeds' }])
  for (const heard of ['Kiln & Clay', 'pottery studio', 'Leeds']) expect(screen.getByText(heard)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Plan its first week/ })).toHaveAttribute(
    'href',
    `/production?brand=${brand.id}`,
  )
})

it('keeps the sentence and says why when it cannot be made', async () => {
  server.refuses(firstFilmRoutes.make, 409, { code: 'conflict', message: 'Your work is stopped.' })
  renderScreen(<FirstFilm />)
  await userEvent.click(await screen.findByRole('button', { name: /^Ridgeline Plumbing/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Film my first short' }))
  expect(await screen.findByText('Your work is stopped.')).toBeVisible()
  expect(screen.getByLabelText('What do you sell?')).toHaveValue(
    'Ridgeline Plumbing, family plumbers in Denver: repairs and water heaters',
  )
})

it('plays when it is ready', async () => {
  server.answers(brandRoutes.list, [brand])
  server.answers(videoRoutes.list, [aFilm({ brandId: brand.id })])
  renderScreen(<FirstFilm />)
  expect(await screen.findByText('Your first short is ready')).toBeVisible()
})

it('is gone once there is more', async () => {
  server.answers(brandRoutes.list, [brand])
  server.answers(videoRoutes.list, [aFilm({ brandId: brand.id }), video])
  renderScreen(<FirstFilm />)
  await waitFor(() => expect(server.sentTo(videoRoutes.list)).toHaveLength(1))
  await waitFor(() => expect(server.sentTo(brandRoutes.list)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
