/** Whoever starts from something else finds the words there. */
import type { Account } from '@octavo/contract/account'
import { analyticsRoutes } from '@octavo/contract/analytics'
import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { brandRoutes } from '@octavo/contract/brand'
import { scriptRoutes } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import AiVideo from '#screens/ai-video/AiVideo.tsx'
import RealViralGenerator from '#screens/real-viral-generator/RealViralGenerator.tsx'
import Scripts from '#screens/scripts/Scripts.tsx'
import TopviewGenerator from '#screens/topview-generator/TopviewGenerator.tsx'
import { ada, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aBrand, someStats } from '#testing/samples.ts'

const WORDS = 'Wet clay loses a tenth of its size in the fire.'

beforeEach(() => {
  const server = fakeServer()
  server.answers(analyticsRoutes.stats, someStats())
  server.answers(brandRoutes.list, [aBrand()])
  server.answers(scriptRoutes.list, { scripts: [] })
  server.answers(videoRoutes.list, [])
  server.answers(videoRoutes.generated, [])
  server.answers(avatarVideoRoutes.avatars, [])
  server.answers(avatarVideoRoutes.voices, [])
})

const open = (maker: ReactNode, path: string, who?: Account) => {
  cleanup()
  return renderScreen(maker, path, who)
}
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('links the six starts, and says which one this is', async () => {
  open(<AiVideo />, '/ai-video')
  await screen.findByRole('button', { name: 'Generate AI Video' })
  const starts = within(screen.getByRole('navigation', { name: 'Start from' })).getAllByRole('link')
  expect(starts.map(({ textContent }) => textContent)).toEqual([
    ...['Week', 'Trend', 'Topic', 'Script', 'Link or avatar', 'Script in one go'],
  ])
  expect(screen.getByRole('link', { name: 'Script' })).toHaveAttribute('aria-current', 'page')
})

it('takes words and choices along, and keeps what a start between cannot take', async () => {
  open(<AiVideo />, '/ai-video')
  put('Script', WORDS)
  await userEvent.click(screen.getByRole('combobox', { name: 'Voice style' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Storyteller' }))

  open(<RealViralGenerator />, '/real-viral-generator')
  expect(screen.getByLabelText('Script')).toHaveValue(WORDS)
  expect(screen.getByRole('combobox', { name: 'Voice type' })).toHaveTextContent('Nova')
  expect(screen.queryByText('Draft restored')).toBeNull()
  put('Video title', 'Clay')
  put('Script', `${WORDS} Truly.`)

  open(<TopviewGenerator />, '/topview-generator')
  expect(screen.getByLabelText('Script text')).toHaveValue(`${WORDS} Truly.`)
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced Mode' }))
  expect(screen.getByRole('combobox', { name: 'Voice' })).toHaveTextContent('Storyteller')

  open(<RealViralGenerator />, '/real-viral-generator')
  expect(screen.getByLabelText('Video title')).toHaveValue('Clay')
})

it('takes words along that were written as a script', async () => {
  open(<Scripts />, '/scripts')
  const starts = within(await screen.findByRole('navigation', { name: 'Start from' }))
  expect(starts.getAllByRole('link')).toHaveLength(6)
  expect(starts.queryByRole('link', { current: 'page' })).toBeNull()
  put('Title', 'Clay')
  put('Content', ` ${WORDS} `)
  await userEvent.click(starts.getByRole('link', { name: 'Script in one go' }))
  open(<RealViralGenerator />, '/real-viral-generator')
  expect(screen.getByLabelText('Script')).toHaveValue(WORDS)
  expect(screen.getByLabelText('Video title')).toHaveValue('Clay')
})

it('begins everywhere anew once a draft is thrown away', async () => {
  localStorage.setItem('octavo.draft.ai-video', JSON.stringify({ script: WORDS }))
  open(<AiVideo />, '/ai-video')
  put('Script', `${WORDS} Truly.`)
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Script')).toHaveValue('')
  open(<RealViralGenerator />, '/real-viral-generator')
  expect(screen.getByLabelText('Script')).toHaveValue('')
})

it('is nobody else’s: the words of one account are not in the forms of another', () => {
  open(<AiVideo />, '/ai-video')
  put('Script', WORDS)
  for (const maker of [<AiVideo key="ai" />, <RealViralGenerator key="real" />]) {
    open(maker, '/ai-video', { ...ada, id: 'account-2' })
    expect(screen.getByLabelText('Script')).toHaveValue('')
  }
  open(<AiVideo />, '/ai-video')
  expect(screen.getByLabelText('Script')).toHaveValue(WORDS)
})
