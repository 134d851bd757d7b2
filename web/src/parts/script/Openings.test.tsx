import { HOOK_WHYS, type Hook, hookRoutes } from '@octavo/contract/script'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { Openings } from './Openings.tsx'

const TEXT = 'Clay is wet. Press half as hard. Come by.'
const hook = (line: string, given: Partial<Hook> = {}): Hook => ({
  ...{ line, strength: 70, why: 'question', body: `${line} Come by.` },
  ...given,
})
const answer = {
  current: hook('Clay is wet.', { strength: 40, why: 'plain', body: TEXT }),
  hooks: [
    hook('Why is clay wet?'),
    hook('Press half as hard.', { why: 'you' }),
    hook('Three bowls fell.', { why: 'figure' }),
  ],
}

let server: FakeServer
function Page() {
  const [text, setText] = useState(TEXT)
  return (
    <>
      <textarea aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
      <Openings text={text} about={{ title: 'Wet clay', brandId: '' }} onChange={setText} />
    </>
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => {
  server = fakeServer()
  server.answers(hookRoutes.offer, answer)
  renderScreen(<Page />)
})

it('offers three first lines beside the one that stands, each with its strength and a reason', async () => {
  await press('Three openings')
  const offered = within(await screen.findByRole('region', { name: 'Openings' }))
  expect(offered.getAllByRole('listitem')).toHaveLength(3)
  expect(offered.getByText('Strength 40')).toBeVisible()
  expect(offered.getAllByText('Strength 70')).toHaveLength(3)
  expect(offered.getByText(HOOK_WHYS.figure)).toBeVisible()
  expect(server.sentTo(hookRoutes.offer)).toEqual([{ text: TEXT, title: 'Wet clay' }])
})

it('puts one in the place of the first sentence, and takes it back', async () => {
  await press('Three openings')
  await press(/^Use this one: Why is clay wet/)
  expect(screen.getByLabelText('Words')).toHaveValue('Why is clay wet? Come by.')
  expect(screen.queryByRole('region', { name: 'Openings' })).toBeNull()
  await press('Undo')
  expect(screen.getByLabelText('Words')).toHaveValue(TEXT)
})

it('withdraws what it offered for other words, and asks nothing for none', async () => {
  await press('Three openings')
  await screen.findByRole('region', { name: 'Openings' })
  await userEvent.type(screen.getByLabelText('Words'), ' Bring a friend.')
  expect(screen.queryByRole('region', { name: 'Openings' })).toBeNull()
  await userEvent.clear(screen.getByLabelText('Words'))
  expect(screen.queryByRole('button', { name: 'Three openings' })).toBeNull()
})

it('says why there are none', async () => {
  server.refuses(hookRoutes.offer, 400, { code: 'invalid', message: 'There is too little here.' })
  await press('Three openings')
  expect(await screen.findByText('There is too little here.')).toBeVisible()
})
