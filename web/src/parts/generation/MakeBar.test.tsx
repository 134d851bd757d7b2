import { analyticsRoutes } from '@octavo/contract/analytics'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { someStats } from '#testing/samples.ts'
import { FitNote, MakeBar } from './MakeBar.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
})

function open({ busy = false, disabled = false, text = 'Wet clay shrinks.' } = {}) {
  const made = vi.fn()
  renderScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        made()
      }}
    >
      <input aria-label="Words" />
      <MakeBar
        {...{ busy, disabled }}
        label="Make it"
        busyLabel="Making it..."
        credits={1}
        says={<FitNote text={text} asked={60} max={40} />}
      />
    </form>,
  )
  return made
}

it('says what comes of the words, what does not fit and what it costs, before it is pressed', async () => {
  open()
  expect(await screen.findByText('Uses 1 credit, 84 left')).toBeVisible()
  expect(screen.getByText('3 words, about 3 s')).toBeVisible()
  expect(screen.getByText('3 words fill about 7 of 60 seconds')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make it' })).toHaveAccessibleDescription(
    /3 words fill about 7 of 60 seconds/,
  )
})

it('says how many characters are too many', async () => {
  open({ text: 'clay '.repeat(10) })
  expect(await screen.findByText('10 characters more than fit')).toBeVisible()
})

it.each(['{Control>}{Enter}', '{Meta>}{Enter}'])('makes it once at %s, wherever one is', async (keys) => {
  const made = open()
  await userEvent.click(screen.getByLabelText('Words'))
  await userEvent.keyboard(keys)
  expect(made).toHaveBeenCalledTimes(1)
})

it.each([{ busy: true }, { disabled: true }])('makes nothing by key while it is %j', async (state) => {
  const made = open(state)
  await userEvent.keyboard('{Control>}{Enter}')
  expect(made).not.toHaveBeenCalled()
})

it('leads whoever cannot pay to the plans', async () => {
  server.answers(analyticsRoutes.stats, someStats({ creditsRemaining: 0 }))
  const made = open()
  expect(await screen.findByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/pricing')
  expect(screen.queryByRole('button', { name: 'Make it' })).toBeNull()
  await userEvent.keyboard('{Control>}{Enter}')
  expect(made).not.toHaveBeenCalled()
})
