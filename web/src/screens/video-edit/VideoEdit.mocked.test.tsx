import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { editRoutes, type TriedEdit } from '@octavo/contract/edit'
import { illustrationRoutes } from '@octavo/contract/illustration'
import { mediaRoutes } from '@octavo/contract/media'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import type { FilmStageProps } from '#parts/film-preview/FilmStage.tsx'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aFilmEdit, aTriedEdit } from '#testing/film.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aVideo } from '#testing/samples.ts'
import VideoEdit from './VideoEdit.tsx'

// Drawing is proved by itself; jsdom has no canvas.
vi.mock('#parts/film-preview/FilmStage.tsx', () => ({
  default: ({ plan, label }: FilmStageProps) => (
    <div role="img" aria-label={label}>
      {plan.title}
    </div>
  ),
}))

const at = <R extends { path: string }>(row: R) => ({ ...row, path: row.path.replace('{id}', 'video-1') })
const rows = { get: at(editRoutes.get), try: at(editRoutes.try), save: at(editRoutes.save), halt: at(editRoutes.halt) }

let server: FakeServer
const open = () =>
  renderScreen(
    <Route path="/videos/:id/edit">
      <VideoEdit />
    </Route>,
    '/videos/video-1/edit',
  )
const line = (number: number) => screen.findByRole('textbox', { name: `Line ${number}` })
const write = async (number: number, text: string) => {
  const field = await line(number)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
const tries = (change: Partial<TriedEdit> = {}) => server.answers(rows.try, aTriedEdit(change))

// It brings the drawing along, which a busy machine takes its time to read.
beforeAll(async () => void (await import('./EditorWorkspace.tsx')), 60_000)
beforeEach(() => {
  server = fakeServer()
  server.answers(rows.get, aFilmEdit())
  server.answers(at(videoRoutes.get), aVideo({ id: 'video-1', status: 'ready', streamUrl: '/film.mp4' }))
  server.answers(avatarVideoRoutes.voices, [])
  server.answers(mediaRoutes.list, { media: [], unfinished: [] } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

describe('a line', () => {
  it('that is changed is tried, told with its cost, and made on request', async () => {
    tries()
    open()
    expect(await screen.findByText('No changes.')).toBeVisible()
    await write(1, 'Clay moves.')
    expect(await screen.findByText(/^1 of 2 scenes and the sound will be made again, about 4 seconds\./)).toBeVisible()
    expect(server.sentTo(rows.try).at(-1)).toEqual({
      changes: { lines: [{ index: 0, text: 'Clay moves.' }] },
      revision: 1,
    })
    server.answers(rows.save, { revision: 1, editId: 'edit-1' })
    server.answers(rows.get, aFilmEdit({ edit: { id: 'edit-1', status: 'making', progress: 0.4, problem: null } }))
    await press('Make the changes')
    expect(await screen.findByText(/^Making the changes, 40%\./)).toBeVisible()
    expect(await line(1)).toBeDisabled()
    expect(server.sentTo(rows.save)[0]).toMatchObject({ revision: 1, requestId: expect.stringMatching(/-/) })

    server.answers(rows.get, aFilmEdit({ revision: 2, edit: null }))
    expect(await screen.findByText('Film changed')).toBeVisible()
    expect(await screen.findByText('No changes.')).toBeVisible()
    expect(localStorage.length).toBe(0)
  })

  it('is taken out and brought back, but never the last one', async () => {
    tries()
    open()
    await press('Remove line 1')
    expect(screen.queryByRole('textbox', { name: 'Line 1' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove line 2' })).toBeDisabled()
    await waitFor(() => expect(server.sentTo(rows.try).at(-1)?.changes.lines).toEqual([{ index: 0, text: '' }]))
    await press('Bring back line 1')
    expect(await screen.findByText('No changes.')).toBeVisible()
  })

  it('that is refused says so beside it, and nothing can be made of it', async () => {
    server.refuses(rows.try, 400, {
      message: 'Too long',
      code: 'invalid',
      issues: [{ path: 'changes.lines.0.text', message: 'This line is too long' }],
    })
    open()
    await write(2, 'Much.')
    expect(await screen.findByText('This line is too long')).toBeVisible()
    expect(await line(2)).toBeInvalid()
    expect(screen.getByRole('button', { name: 'Make the changes' })).toBeDisabled()
  })
})

it('goes back and forth through the changes by keys', async () => {
  tries()
  open()
  await write(1, 'Clay moves.')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await line(1)).toHaveValue('Clay shrinks.')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(await line(1)).toHaveValue('Clay moves.')
  await press('Discard')
  expect(await line(1)).toHaveValue('Clay shrinks.')
  await press('Undo')
  expect(await line(1)).toHaveValue('Clay moves.')
})

it('keeps what is not made yet for the next visit, as long as the film is the same', async () => {
  tries()
  localStorage.setItem(
    'octavo.draft.film-edit.video-1',
    JSON.stringify({ revision: 1, changes: { lines: [{ index: 1, text: 'Water goes.' }] } }),
  )
  open()
  expect(await line(2)).toHaveValue('Water goes.')
  expect(screen.getByText('Draft restored')).toBeVisible()
  await press('Discard')
  expect(await line(2)).toHaveValue('Water leaves it.')
})

it('shows a scene as another kind, with the fields of that', async () => {
  tries()
  open()
  await tab('Scenes')
  await press(/^Scene 2, Statement/)
  expect(await screen.findByRole('textbox', { name: 'Words' })).toHaveValue('Water leaves')
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Quote' }))
  await userEvent.type(await screen.findByLabelText('Who says it'), 'Ada')
  await waitFor(() =>
    expect(server.sentTo(rows.try).at(-1)?.changes).toEqual({
      scenes: [{ id: 'b', to: { kind: 'quote', text: 'Water leaves', by: 'Ada' } }],
    }),
  )
})

describe('another picture', () => {
  const film = aFilmEdit()
  const withLook = { ...film, choices: { ...film.choices, look: 'market' as const } }
  const search = () => screen.findByRole('searchbox', { name: 'Look for another picture' })

  it('is found by what people call it, and chosen', async () => {
    server.answers(rows.get, withLook)
    server.answers(illustrationRoutes.list, [
      { name: 'hive', words: ['hive', 'beehive'] },
      { name: 'bread', words: ['bread', 'loaf'] },
    ])
    tries({ choices: withLook.choices })
    open()
    await tab('Scenes')
    await press(/^Scene 2, Statement/)
    expect(server.sentTo(illustrationRoutes.list)).toEqual([])
    await userEvent.type(await search(), 'beehive')
    expect(await screen.findByText('1 of 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'bread' })).toBeNull()
    await press('hive')
    await waitFor(() =>
      expect(server.sentTo(rows.try).at(-1)?.changes).toEqual({ things: [{ id: 'b', thing: 'hive' }] }),
    )
    await userEvent.clear(await search())
    await userEvent.type(await search(), 'zeppelin')
    expect(await screen.findByText('Nothing by that name.')).toBeVisible()
  })

  it('is not looked for in a film without a look', async () => {
    tries()
    open()
    await tab('Scenes')
    await press(/^Scene 2, Statement/)
    await screen.findByRole('textbox', { name: 'Words' })
    expect(screen.queryByRole('searchbox', { name: 'Look for another picture' })).toBeNull()
  })
})

describe('the timeline', () => {
  const scene = (name: RegExp) => screen.findByRole('button', { name })
  const last = () => server.sentTo(rows.try).at(-1)?.changes

  it('splits the scene where the film stands with a key, and joins it with the next', async () => {
    tries()
    open()
    await userEvent.click(await scene(/^Scene 1, Hook card, 0:00, 2.0 seconds/))
    await userEvent.keyboard('s')
    await waitFor(() => expect(last()).toEqual({ cuts: [{ id: 'a', word: 1 }] }))
    await press('Join with next')
    await waitFor(() => expect(last()?.cuts).toEqual([{ id: 'a', word: 1 }, { id: 'a' }]))
    await press('Undo')
    await press('Undo')
    expect(await screen.findByText('No changes.')).toBeVisible()
  })

  it('moves a scene with its line by keys, and takes it away', async () => {
    tries()
    open()
    await userEvent.click(await scene(/^Scene 2, Statement/))
    expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(last()).toEqual({ order: [1, 0] }))
    await press('Remove')
    await waitFor(() => expect(last()?.lines).toEqual([{ index: 1, text: '' }]))
  })

  it('moves it on with each key, however quickly they follow each other', async () => {
    tries()
    open()
    await userEvent.click(await scene(/^Scene 1,/))
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowLeft}{ArrowRight}{/Alt}')
    await waitFor(() => expect(last()).toEqual({ order: [1, 0] }))
  })

  it('has a line added behind a scene, to be written at once', async () => {
    tries()
    open()
    await tab('Scenes')
    await userEvent.click(await scene(/^Scene 1,/))
    await press('Add a line')
    const field = await line(2)
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Wait a day.')
    await waitFor(() => expect(last()).toEqual({ order: [0, { id: expect.any(String), text: 'Wait a day.' }, 1] }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(last()?.order?.[0]).toMatchObject({ text: 'Wait a day.' }))
    await press('Remove line 1')
    expect(await screen.findByText('No changes.')).toBeVisible()
  })
})

it('gives the film another title and, once, a look', async () => {
  tries()
  open()
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await userEvent.clear(title)
  await userEvent.type(title, 'Fire')
  await tab('Look & sound')
  expect(screen.getByRole('group', { name: 'New look' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Notebook', checked: true })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Notebook' }))
  await waitFor(() => expect(server.sentTo(rows.try).at(-1)?.changes).toEqual({ title: 'Fire', look: 'notebook' }))
  expect(screen.getByRole('radio', { name: 'Notebook' })).toBeChecked()
})

it('offers other pictures for a scene of a film with a look', async () => {
  const film = aFilmEdit()
  server.answers(rows.get, { ...film, choices: { ...film.choices, look: 'market' } })
  tries()
  open()
  await tab('Scenes')
  await press(/^Scene 2, Statement/)
  await press('droplet')
  await waitFor(() =>
    expect(server.sentTo(rows.try).at(-1)?.changes).toEqual({ things: [{ id: 'b', thing: 'droplet' }] }),
  )
})

it('changes how the film looks, with every caption style to be seen', async () => {
  tries({ remakes: { scenes: 2, ofScenes: 2, sound: false, aboutSeconds: 80 }, problems: ['It may be slow.'] })
  open()
  await tab('Look & sound')
  await userEvent.click(await screen.findByRole('radio', { name: 'Typewriter' }))
  expect(await screen.findByText(/^All 2 scenes will be made again, about 1 minute\./)).toBeVisible()
  expect(screen.getByText('It may be slow.')).toBeVisible()
  expect(server.sentTo(rows.try).at(-1)?.changes).toEqual({ captionStyle: 'typewriter' })
})

it('makes nothing that would be refused, and says why', async () => {
  tries({ refused: ['“Cures arthritis” promises health.'] })
  open()
  await tab('Look & sound')
  await userEvent.click(await screen.findByRole('radio', { name: 'Typewriter' }))
  expect(await screen.findByText('“Cures arthritis” promises health.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make the changes' })).toBeDisabled()
})

describe('a film that cannot be edited', () => {
  it('says why', async () => {
    server.refuses(rows.get, 409, { message: 'Only a finished film can be edited.', code: 'conflict' })
    open()
    expect(await screen.findByText('Only a finished film can be edited.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the library' })).toHaveAttribute('href', '/library')
  })

  it('for now is asked for again', async () => {
    server.drops(rows.get)
    open()
    await screen.findByRole('alert')
    server.answers(rows.get, aFilmEdit({ edit: { id: 'e', status: 'failed', progress: 0, problem: 'No room left.' } }))
    await press('Try again')
    expect(await screen.findByText('No room left.')).toBeVisible()
  })
})
