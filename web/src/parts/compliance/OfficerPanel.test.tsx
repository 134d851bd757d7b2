import { type ComplianceCheck, complianceRoutes, type Finding } from '@octavo/contract/compliance'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aCheck } from '#testing/samples.ts'
import { MarkedTextarea } from './MarkedTextarea.tsx'
import { OfficerPanel } from './OfficerPanel.tsx'
import { useOfficer } from './useOfficer.ts'

const TEXT = 'Guaranteed results for all. It cures anxiety. Come by.'
const found = (quote: string, more: Partial<Finding> = {}): Finding => ({
  ...{ ruleId: quote, title: `Says “${quote}”`, severity: 'high', field: 'text', quote },
  ...{ start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length },
  ...{ explanation: 'It has to hold.', suggestion: 'Say what is so.', source: 'FTC Act, section 5' },
  ...more,
})
const guaranteed = found('Guaranteed results', { replacement: 'results to see', sourceUrl: 'https://law.example/5' })
const cures = found('cures anxiety', { severity: 'medium' })
const refused = (issues: Finding[], score = 48): ComplianceCheck => aCheck({ approved: false, score, issues })

let server: FakeServer
function Page() {
  const [text, setText] = useState(TEXT)
  const officer = useOfficer({ text, onChange: setText })
  return (
    <>
      <MarkedTextarea aria-label="Words" officer={officer} onChange={(event) => setText(event.target.value)} />
      <OfficerPanel officer={officer} />
    </>
  )
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Words')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const row = (name: RegExp) => screen.findByRole('button', { name })

beforeEach(async () => {
  server = fakeServer()
  server.answers(complianceRoutes.check, refused([guaranteed, cures]))
  renderScreen(<Page />)
  await row(/Says “Guaranteed/)
})

it('marks the words in the box, and opens the first finding with its law and why', async () => {
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Guaranteed results',
    'cures anxiety',
  ])
  expect(await row(/Says “Guaranteed/)).toHaveAttribute('aria-expanded', 'true')
  expect(await row(/Says “cures/)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: /FTC Act, section 5/ })).toHaveAttribute('href', 'https://law.example/5')
  expect(screen.getByText(/It has to hold/)).toBeVisible()
})

it('keeps marking what stands while one types on', async () => {
  await userEvent.type(words(), 'Well. ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(words()).toHaveValue(`Well. ${TEXT}`)
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Guaranteed results',
    'cures anxiety',
  ])
})

it('takes a mend, says what it was worth, goes on to the next finding, and takes it back', async () => {
  server.answers(complianceRoutes.check, refused([{ ...cures, start: 26, end: 39 }], 88))
  await press('Replace with “results to see”')
  expect(words()).toHaveValue('Results to see for all. It cures anxiety. Come by.')
  expect(await row(/Says “cures/)).toHaveFocus()
  expect(await screen.findByText(/Was 48, now 88/)).toBeVisible()
  expect(screen.getByText('+40')).toBeVisible()
  await press('Undo')
  expect(words()).toHaveValue(TEXT)
})

it('cuts the sentence where no other words would do', async () => {
  await userEvent.click(await row(/Says “cures/))
  await press('Cut this sentence')
  expect(words()).toHaveValue('Guaranteed results for all. Come by.')
})

it('takes a person’s own words by Enter, and reads them again', async () => {
  await press('My own words')
  const own = screen.getByLabelText('Your words instead')
  expect(own).toHaveValue('Guaranteed results')
  await userEvent.clear(own)
  await userEvent.type(own, 'A good evening{Enter}')
  expect(words()).toHaveValue('A good evening for all. It cures anxiety. Come by.')
  await waitFor(() =>
    expect(server.sentTo(complianceRoutes.check).at(-1)?.text).toBe(
      'A good evening for all. It cures anxiety. Come by.',
    ),
  )
})

it('leaves a finding, which goes on to the next, and looks at it again', async () => {
  await press('Leave it')
  expect(screen.getByText('1 finding')).toBeVisible()
  expect(await row(/Says “cures/)).toHaveAttribute('aria-expanded', 'true')
  expect(words()).toHaveValue(TEXT)
  await userEvent.click(await row(/^left/))
  await press('Look again')
  expect(screen.getByText('2 findings')).toBeVisible()
})

it('goes from finding to finding by J and K, round and round', async () => {
  await userEvent.click(await row(/Says “cures/))
  await userEvent.keyboard('j')
  expect(await row(/Says “Guaranteed/)).toHaveFocus()
  await userEvent.keyboard('k')
  expect(await row(/Says “cures/)).toHaveFocus()
  expect(within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem')).toHaveLength(2)
})

it('goes there from the text with Alt and an arrow, and takes the mend with Alt and Enter', async () => {
  words().focus()
  words().setSelectionRange(20, 20)
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await row(/Says “cures/)).toHaveAttribute('aria-expanded', 'true')
  expect(TEXT.slice(words().selectionStart, words().selectionEnd)).toBe('cures anxiety')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Alt>}{Enter}{/Alt}')
  expect(words()).toHaveValue('Results to see for all. It cures anxiety. Come by.')
})

it('says why nothing was read, and reads again', async () => {
  server.refuses(complianceRoutes.check, 429, {
    code: 'too-many',
    message: 'That was a lot at once. Try again in a minute.',
  })
  await userEvent.type(words(), ' Bring a friend.')
  expect(await screen.findByText('That was a lot at once. Try again in a minute.')).toBeVisible()
  server.answers(complianceRoutes.check, aCheck())
  await press('Try again')
  expect(await screen.findByText('Would be approved')).toBeVisible()
})

it('adds what has to be in, and never hides what was set aside', async () => {
  const missing = found('', { ruleId: 'brand:require:ad', title: 'Must be in: “Ad”', missing: true, replacement: 'Ad' })
  const because = { reason: 'Our lawyer has read it.', by: 'Ada Byron', at: '2026-11-20T09:00:00.000Z' }
  const setAside = [{ ...cures, because }]
  server.answers(complianceRoutes.check, { ...refused([{ ...missing, start: 0, end: 0 }]), setAside })
  await userEvent.type(words(), ' Today.')
  await press('Add “Ad” at the end')
  expect(words()).toHaveValue(`${TEXT} Today. Ad.`)
  await userEvent.click(await screen.findByText(/1 finding set aside/))
  expect(screen.getByText(/Our lawyer has read it/)).toBeVisible()
})
