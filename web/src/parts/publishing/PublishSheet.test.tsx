import { channelRoutes } from '@octavo/contract/channel'
import { messages } from '@octavo/contract/messages'
import { type Publication, publicationRoutes } from '@octavo/contract/publication'
import { videoRoutes } from '@octavo/contract/video'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aFilm, aPlannedPost, aPost } from '#testing/samples.ts'
import type { When } from './PublishForm.tsx'
import { PublishSheet } from './PublishSheet.tsx'

const film = aFilm()
const of = <R extends { path: string }>(row: R): R => ({ ...row, path: row.path.replace('{id}', film.id) })
const rows = {
  video: of(videoRoutes.get),
  posts: of(publicationRoutes.posts),
  schedule: of(publicationRoutes.schedule),
  unschedule: of(publicationRoutes.unschedule),
  produce: of(publicationRoutes.produce),
  approve: of(publicationRoutes.approve),
  text: { ...publicationRoutes.text, path: `/api/videos/${film.id}/posts/channel-1` },
}
const monday = '2026-11-23T08:00:00.000Z'
const BUSY = 'Kiln has a post at Fri, Nov 20, 10:00 AM, and two posts need 4 hours between them.'

let server: FakeServer
const close = vi.fn()
const open = (when: When = 'next') => renderScreen(<PublishSheet videoId={film.id} when={when} onClose={close} />)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const waiting = (given: Partial<Publication> = {}) => aPlannedPost({ post: aPost({ at: monday, ...given }) })

beforeEach(() => {
  close.mockClear()
  server = fakeServer()
  server.answers(rows.video, film)
  server.answers(rows.posts, [aPlannedPost()])
})

describe('a film is published from one sheet', () => {
  it('in the next free slot, with the reason why not now, and with its own words', async () => {
    server.answers(rows.posts, [aPlannedPost({ nextFreeAt: monday, nextFreeBecause: BUSY })])
    server.answers(rows.text, aPlannedPost())
    server.answers(rows.schedule, aFilm({ status: 'scheduled', scheduledFor: monday }))
    open()
    expect(await screen.findByText('Mon, Nov 23, 9:00 AM')).toBeVisible()
    expect(screen.getByText(`Not now: ${BUSY}`)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Hashtags' }), ' kiln')
    await press('Schedule')
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(server.sentTo(rows.text)).toEqual([
      { title: 'Why clay shrinks', description: 'Wet clay shrinks.', hashtags: ['#clay', '#kiln'] },
    ])
    expect(server.sentTo(rows.schedule)).toMatchObject([{ at: monday }])
    expect(await screen.findByText('Scheduled')).toBeVisible()
  })

  it('not yet, where the officer has something against the new words; who reads that may publish them', async () => {
    const objection = 'The officer has something against these words: Promises a cure.'
    const text = { title: 'Why clay shrinks', description: 'Wet clay shrinks. It cures eczema.', hashtags: ['#clay'] }
    open('now')
    const field = await screen.findByRole('textbox', { name: 'Description' })
    await userEvent.type(field, ' It cures eczema.')
    const objected = aPlannedPost({ text, objection, needsApproval: true })
    server.answers(rows.text, objected)
    server.answers(rows.posts, [objected])
    await press('Publish now')
    expect(await screen.findByText(objection)).toBeVisible()
    expect([server.sentTo(rows.produce), close.mock.calls]).toEqual([[], []])
    server.answers(rows.produce, { youtubeUrl: '', network: 'local', status: 'published', video: aFilm() })
    await press('Publish now')
    await waitFor(() => expect(close).toHaveBeenCalled())
  })

  it('now, and a limit that says no offers the nearest slot', async () => {
    server.refuses(rows.produce, 409, {
      message: `${BUSY} The nearest is Monday.`,
      code: 'conflict',
      suggestion: monday,
    })
    server.answers(rows.schedule, aFilm({ status: 'scheduled', scheduledFor: monday }))
    open('now')
    await press('Publish now')
    expect(await screen.findByRole('alert')).toHaveTextContent('two posts need 4 hours')
    await press('Take Mon, Nov 23, 9:00 AM')
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(server.sentTo(rows.schedule)).toMatchObject([{ at: monday }])
  })

  it('now, and the toast says where it is', async () => {
    const youtubeUrl = 'https://octavo.example/film/abc'
    const video = aFilm({ status: 'published' })
    server.answers(rows.produce, { youtubeUrl, network: 'local', status: 'published', video })
    open('now')
    await press('Publish now')
    expect(await screen.findByText(messages.video.produced)).toBeVisible()
    expect(screen.getByText(youtubeUrl)).toBeVisible()
  })

  it('at a time of the account, which is not a past one', async () => {
    server.answers(rows.posts, [waiting({ at: '2099-01-05T08:00:00.000Z' })])
    open('time')
    expect(await screen.findByLabelText('Time')).toHaveValue('09:00')
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2020-01-06' } })
    expect(await screen.findByText('This time is past.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Move' })).toBeDisabled()
  })

  it('once it is approved', async () => {
    server.answers(rows.posts, [waiting({ status: 'approval', note: 'Waits for your approval.' })])
    server.answers(rows.approve, aFilm({ status: 'scheduled' }))
    open()
    await press('Approve')
    expect(await screen.findByText('Approved')).toBeVisible()
    expect(close).toHaveBeenCalled()
  })

  it('or is taken off the schedule', async () => {
    server.answers(rows.posts, [waiting()])
    server.answers(rows.unschedule, film)
    open()
    await press('Unschedule')
    expect(await screen.findByText('Taken off the schedule')).toBeVisible()
    expect(close).toHaveBeenCalled()
  })
})

it('asks where viewers should go while the brand has no link, and keeps the answer with the post', async () => {
  const channel = { ...channelRoutes.update, path: '/api/channels/channel-1' }
  const video = aFilm({ status: 'published' })
  server.answers(rows.posts, [aPlannedPost({ linkUrl: null })])
  server.answers(channel, {
    ...{ id: 'channel-1', network: 'local', name: 'Kiln & Clay', brandId: 'brand-1', connectedAt: monday },
    linkUrl: 'https://kiln.example/shop',
  })
  server.answers(rows.produce, {
    youtubeUrl: 'https://octavo.example/film/abc',
    network: 'local',
    status: 'published',
    video,
  })
  open('now')
  const field = await screen.findByLabelText('Where should viewers go?')
  await userEvent.type(field, 'nowhere')
  expect(screen.getByText(messages.posting.link)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, 'kiln.example/shop')
  await press('Publish now')
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(server.sentTo(channel)).toEqual([{ linkUrl: 'https://kiln.example/shop' }])
})

it('has words for every other network, to be copied', async () => {
  const words = { title: 'Why clay shrinks', hashtags: ['#clay'] }
  server.answers(of(publicationRoutes.words), [
    { ...words, place: 'shorts', description: 'Short.' },
    { ...words, place: 'instagram', description: 'It shrinks by a tenth.' },
  ])
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByText('Words for other networks'))
  // What a browser does by itself when its summary is pressed.
  fireEvent(document.querySelector('details:has(summary)') as Element, new Event('toggle'))
  expect(await screen.findByLabelText('Words for Instagram')).toHaveValue('It shrinks by a tenth.\n\n#clay')
  expect(screen.getByText('29 of 2000')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy words' }))
  expect(await navigator.clipboard.readText()).toBe('It shrinks by a tenth.\n\n#clay')
})

it('shows another moment of the film in its place, or the picture drawn for it', async () => {
  const poster = of(videoRoutes.poster)
  server.answers(of(videoRoutes.moments), { moments: [0, 1500], chosen: null })
  server.answers(videoRoutes.list, [])
  server.answers(videoRoutes.library, [])
  server.answers(poster, { ...film, posterUrl: '/api/videos/stream/clay.jpg?at=1500' })
  open()
  const summary = await screen.findByText('Thumbnail')
  await userEvent.click(summary)
  fireEvent(summary.closest('details') as Element, new Event('toggle'))
  expect(await screen.findByRole('radio', { name: 'As drawn' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'First frame' })).not.toBeChecked()
  server.answers(of(videoRoutes.moments), { moments: [0, 1500], chosen: 1500 })
  await userEvent.click(screen.getByRole('radio', { name: 'At 0:01' }))
  expect(await screen.findByText('Thumbnail changed')).toBeVisible()
  expect(server.sentTo(poster)).toEqual([{ atMs: 1500 }])
  await waitFor(() => expect(screen.getByRole('radio', { name: 'At 0:01' })).toBeChecked())
})

it('plays the film where it is published', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  open()
  await press(`Play ${film.title}`)
  const player = await screen.findByRole('region', { name: `Player: ${film.title}` })
  expect(player.querySelector('video')).toHaveAttribute('src', film.streamUrl)
  await press('Close player')
  expect(await screen.findByRole('button', { name: `Play ${film.title}` })).toBeVisible()
})

it('what is out shows its link to give away', async () => {
  const url = 'https://octavo.example/film/abc'
  server.answers(rows.video, aFilm({ status: 'published', views: 12, ctr: '8.3%' }))
  server.answers(rows.posts, [aPlannedPost({ post: aPost({ status: 'published', url }) })])
  const user = userEvent.setup()
  open()
  expect(await screen.findByText('12 views, 8.3% followed the link')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
})

it('a film without a brand has nowhere to go, and what cannot be read is read again', async () => {
  server.drops(rows.posts)
  open()
  expect(await screen.findByRole('alert')).toBeVisible()
  server.answers(rows.posts, [])
  await press('Try again')
  expect(await screen.findByText(messages.posting.noChannel)).toBeVisible()
})
