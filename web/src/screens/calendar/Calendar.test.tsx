import { type CalendarPost, publicationRoutes } from '@octavo/contract/publication'
import { addDays, dateIn, momentOnDate } from '@octavo/contract/time-zone'
import { videoRoutes } from '@octavo/contract/video'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aFilm, aPost, aVideo } from '#testing/samples.ts'
import Calendar from './Calendar.tsx'
import { daysOf } from './calendar.rules.ts'
import { formatWholeDay } from './date-formats.ts'

const timeZone = 'Europe/Berlin'
const today = dateIn(new Date(), timeZone)
const at = (days: number, hour = 9) => momentOnDate(addDays(today, days), hour, timeZone).toISOString()
const schedule = {
  ...publicationRoutes.schedule,
  path: '/api/videos/film-1/schedule',
}

/** The calendar is asked for a day more at each end. */
const asked = (days: string[]) => {
  const query = new URLSearchParams({ from: addDays(days[0]!, -1), to: addDays(days.at(-1)!, 1) })
  return {
    ...publicationRoutes.calendar,
    path: `/api/calendar?${query}`,
  }
}

let server: FakeServer
const holds = (...posts: CalendarPost[]) => {
  const reply = { from: today, to: today, timeZone, posts }
  server.answers(asked(daysOf('month', today, today)), reply)
  server.answers(asked(daysOf('week', today, today)), reply)
}
const open = async () => {
  renderScreen(<Calendar />, '/calendar')
  return within(await screen.findByRole('list', { name: 'Days' }))
}
const post = aPost({ videoId: 'film-1', at: at(1) })

beforeEach(() => {
  server = fakeServer()
  server.answers(videoRoutes.list, [aFilm({ id: 'film-1', status: 'scheduled' })])
  holds(post)
})

/** Another day that is to come: four weeks are shown. */
const later = 3

it('a post that is dragged keeps its time, and Undo puts it back', async () => {
  server.answers(schedule, aFilm({ id: 'film-1' }))
  const days = await open()
  const chip = (await days.findByRole('button', { name: /^9:00 AM Why clay shrinks/ })).closest('li') as HTMLElement
  fireEvent.dragStart(chip, { dataTransfer: { setData: () => undefined } })
  const target = days.getByRole('listitem', { name: formatWholeDay(addDays(today, later)) })
  await waitFor(() => {
    fireEvent.dragOver(target)
    expect(target.className).toContain('bg-make-soft')
  })
  fireEvent.drop(target)
  expect(await screen.findByText('Moved')).toBeVisible()
  expect(server.sentTo(schedule)).toEqual([{ at: at(later), channelIds: ['channel-1'] }])
  fireEvent.click(screen.getByText('Undo'))
  await waitFor(() => expect(server.sentTo(schedule)).toHaveLength(2))
  expect(server.sentTo(schedule)[1]).toMatchObject({ at: at(1) })
})

it('a day that has no room is hatched and says why', async () => {
  holds(post, aPost({ id: 'near', videoId: 'film-2', title: 'Another', at: at(later, 11) }))
  const days = await open()
  const chip = (await days.findByRole('button', { name: /^9:00 AM Why clay shrinks/ })).closest('li') as HTMLElement
  fireEvent.dragStart(chip, { dataTransfer: { setData: () => undefined } })
  const target = days.getByRole('listitem', { name: formatWholeDay(addDays(today, later)) })
  await waitFor(() => expect(target.className).toContain('hatched'))
  fireEvent.dragOver(target)
  expect(await within(target).findByText(/two posts need 4 hours between them/)).toBeVisible()
})

it('the menu moves a post without a pointer, and a refusal puts it back with the reason', async () => {
  server.refuses(schedule, 409, { message: 'Kiln has its 2 posts of that day already.', code: 'conflict' })
  const days = await open()
  await userEvent.click(await days.findByRole('button', { name: 'More for Why clay shrinks' }))
  const items = (await screen.findAllByRole('menuitem')).filter((item) =>
    /^\w{3}, \w{3} \d+$/.test(item.textContent ?? ''),
  )
  await userEvent.click(items[1]!)
  expect(await screen.findByText('Not moved')).toBeVisible()
  expect(screen.getByText('Kiln has its 2 posts of that day already.')).toBeVisible()
})

it('a post is carried to another day by keys alone, and each step is said', async () => {
  server.answers(schedule, aFilm({ id: 'film-1' }))
  const days = await open()
  const user = userEvent.setup()
  const handle = await days.findByRole('button', { name: 'Move Why clay shrinks' })
  const said = () =>
    screen
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join(' ')
  handle.focus()
  await user.keyboard('{Enter}')
  expect(handle).toHaveAttribute('aria-pressed', 'true')
  expect(said()).toMatch(/Picked up: Why clay shrinks\./)
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(said()).toContain(`${formatWholeDay(addDays(today, 3))}, 9:00 AM. Free.`)
  await user.keyboard('{Escape}')
  expect(said()).toContain('stays where it was')
  await user.keyboard(' {ArrowDown} ')
  expect(await screen.findByText('Moved')).toBeVisible()
  expect(server.sentTo(schedule)).toEqual([{ at: at(8), channelIds: ['channel-1'] }])
  await waitFor(() => expect(days.getByRole('button', { name: 'Move Why clay shrinks' })).toHaveFocus())
})

it('a post that is carried to a full day is not dropped there', async () => {
  holds(post, aPost({ id: 'near', videoId: 'film-2', title: 'Another', at: at(2, 11) }))
  const days = await open()
  const user = userEvent.setup()
  ;(await days.findByRole('button', { name: 'Move Why clay shrinks' })).focus()
  await user.keyboard('{Enter}{ArrowRight}{Enter}')
  expect((await screen.findAllByText(/two posts need 4 hours between them/)).length).toBeGreaterThan(0)
  expect(server.sentTo(schedule)).toEqual([])
})

it('films in the making stand dashed on the day they are made for, with their share', async () => {
  const making = { status: 'rendering', progress: 0.5, scheduledFor: at(2), title: 'On its way' } as const
  server.answers(videoRoutes.list, [aFilm({ id: 'film-1', status: 'scheduled' }), aVideo({ id: 'film-2', ...making })])
  const days = await open()
  const link = await within(days.getByRole('listitem', { name: formatWholeDay(addDays(today, 2)) })).findByRole('link')
  expect(link).toHaveTextContent('On its way')
  expect(link).toHaveTextContent('Making film, 50%')
  expect(link.closest('li')?.className).toContain('border-dashed')
})

it('an empty slot takes a finished film, and offers to make one', async () => {
  server.answers(videoRoutes.list, [aFilm({ id: 'film-1', title: 'Glaze twice' })])
  server.answers(schedule, aFilm({ id: 'film-1', status: 'scheduled', scheduledFor: at(2) }))
  holds()
  const days = await open()
  const day = days.getByRole('listitem', { name: formatWholeDay(addDays(today, 2)) })
  await userEvent.click(within(day).getByRole('button', { name: /^Fill the slot of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill this slot' }))
  expect(dialog.getByRole('button', { name: 'Make a new video' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Take: Glaze twice' }))
  await waitFor(() => expect(server.sentTo(schedule)).toEqual([{ at: at(2) }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('what waits for a person stands first and is approved there', async () => {
  const approve = {
    ...publicationRoutes.approve,
    path: '/api/videos/film-1/approve',
  }
  server.answers(videoRoutes.list, [
    aFilm({ id: 'film-1', status: 'approval', note: 'Waits for your approval before it goes to YouTube.' }),
    aVideo({ id: 'film-2', title: 'A risky one', status: 'review', problem: 'A claim needs proof.' }),
  ])
  server.answers(approve, aFilm({ id: 'film-1', status: 'scheduled' }))
  await open()
  expect(await screen.findByText('A claim needs proof.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Review: A risky one' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText('Approved')).toBeVisible()
})

it('an empty account is shown how to begin, and a calendar that cannot be read is read again', async () => {
  server.answers(videoRoutes.list, [])
  server.drops(asked(daysOf('month', today, today)))
  renderScreen(<Calendar />, '/calendar')
  expect(await screen.findByRole('link', { name: 'Make a weekly batch' })).toHaveAttribute('href', '/production')
  holds()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Days' })).toBeVisible()
})
