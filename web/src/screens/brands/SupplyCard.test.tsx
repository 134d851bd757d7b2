import { interviewRoutes } from '@octavo/contract/interview'
import { messages } from '@octavo/contract/messages'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, anInterview } from '#testing/samples.ts'
import { SupplyCard } from './SupplyCard.tsx'

const brand = aBrand()
const get = { ...interviewRoutes.get, path: `/api/brands/${brand.id}/interview` } as const
const reply = (question: string) => ({ ...interviewRoutes.reply, path: `${get.path}/${question}` }) as const
const mistake = reply('mistake')
const asked = reply('asked-first')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string) => screen.findByLabelText(name)
const MISTAKE = 'What do beginners get wrong?'
const ASKED = 'What do people ask before they book?'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answers(get, anInterview())
  server.answers(mistake, { brand, interview: anInterview({ mistake: 'They press.' }) })
})
const open = () => renderScreen(<SupplyCard brandId={brand.id} />)

it('asks one question at a time, saves each with Enter, and tells at the end what it gave', async () => {
  open()
  expect(await screen.findByText(/^Enough for this week/)).toBeVisible()
  await press('Answer ten questions')
  expect(await field(MISTAKE)).toHaveFocus()
  expect(screen.getByText('Question 1 of 2')).toBeVisible()
  expect(screen.getByPlaceholderText('For example: Beginners go too fast.')).toBeVisible()
  await userEvent.keyboard('They press.{Enter}')
  expect(await field(ASKED)).toHaveFocus()
  expect(server.sentTo(mistake)).toEqual([{ text: 'They press.' }])

  const full = anInterview({ mistake: 'They press.', 'asked-first': 'Is it hard?' })
  server.answers(asked, {
    brand,
    interview: { ...full, supply: { ...full.supply, weeks: 2, says: 'Enough for 2 weeks.' } },
  })
  await userEvent.keyboard('Is it hard?{Enter}{Enter}')
  expect(await screen.findByText(messages.brand.answerMissing)).toBeVisible()
  await waitFor(async () => expect(await field('And what do you answer?')).toHaveFocus())
  await userEvent.keyboard('No.{Enter}')
  await press('Done')
  expect(server.sentTo(asked)).toEqual([{ text: 'Is it hard?', answer: 'No.' }])
  expect(await screen.findByText('Enough for 2 weeks.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Look through your answers' })).toBeVisible()
})

it('goes on where it was, back to what was answered, and past what nobody wants to answer', async () => {
  server.answers(get, anInterview({ mistake: 'They press.' }))
  server.answers(asked, { brand, interview: anInterview({ mistake: 'They press.' }) })
  open()
  await press('Go on: 1 of 10 answered')
  expect(await field(ASKED)).toBeVisible()
  await userEvent.type(await field(ASKED), 'Is it')
  await press('Back')
  expect(await field(MISTAKE)).toHaveValue('They press.')
  await press(/^Next/)
  expect(await field(ASKED)).toHaveValue('Is it')
  expect(server.sentTo(mistake)).toEqual([])
  await press('Skip')
  await press('Answer the one that’s left')
  expect(server.sentTo(asked)).toEqual([{ skip: true }])
  expect(await field(ASKED)).toBeVisible()
})

it('keeps an answer that was not taken, and says why', async () => {
  server.refuses(mistake, 400, { code: 'invalid', message: messages.brand.factsFull(60) })
  open()
  await press('Answer ten questions')
  await press(/^Next/)
  expect(await screen.findByText('Write an answer, or skip the question.')).toBeVisible()
  await userEvent.type(await field(MISTAKE), 'They press.{Enter}')
  expect(await screen.findByText(messages.brand.factsFull(60))).toBeVisible()
  expect(await field(MISTAKE)).toHaveValue('They press.')
})
