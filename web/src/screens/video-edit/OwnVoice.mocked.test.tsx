import { avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { editRoutes, type FilmEdit } from '@octavo/contract/edit'
import { mediaRoutes } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { type Recording, recordingFiles, recordingRoutes } from '@octavo/contract/recording'
import { videoRoutes } from '@octavo/contract/video'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { ApiError } from '#api/call.ts'
import { fakeMicrophone } from '#testing/fake-microphone.ts'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { aFilmEdit, aTriedEdit } from '#testing/film.samples.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aVideo } from '#testing/samples.ts'
import VideoEdit from './VideoEdit.tsx'

type Sending = { type: string; onProgress: (sentBytes: number) => void; signal?: AbortSignal }

const files = vi.hoisted(() => ({ send: vi.fn<(path: string, file: Blob, how: Sending) => Promise<unknown>>() }))
vi.mock('#api/send-file.ts', () => ({ sendFile: files.send }))
// Drawing is proved by itself; jsdom has no canvas.
vi.mock('#parts/film-preview/FilmStage.tsx', () => ({ default: () => <div role="img" /> }))

const at = <R extends { path: string }>(row: R) => ({ ...row, path: row.path.replace('{id}', 'video-1') })
const list = at(recordingRoutes.list)
const remove = { ...at(recordingRoutes.remove), path: '/api/videos/video-1/recordings/old' }
const rows = { get: at(editRoutes.get), try: at(editRoutes.try) }

const aRecording = (change: Partial<Recording> = {}): Recording => ({
  id: 'rec-1',
  text: 'Clay shrinks.',
  durationMs: 900,
  words: [],
  levelDb: -20,
  problem: null,
  createdAt: '2026-11-23T09:00:00Z',
  ...change,
})

let server: FakeServer
let played: string[]
const heardAt = (id: string) => recordingFiles.file('video-1', id)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const isReading = () => screen.findByRole('button', { name: 'Stop' })
const open = async (film: Partial<FilmEdit> = {}) => {
  server.answers(rows.get, aFilmEdit(film))
  renderScreen(
    <Route path="/videos/:id/edit">
      <VideoEdit />
    </Route>,
    '/videos/video-1/edit',
  )
  await screen.findByRole('textbox', { name: 'Line 1' })
}
const openReading = async (film: Partial<FilmEdit> = {}) => {
  await open(film)
  await press(/^Read (the lines|on)$/)
  return screen.findByRole('dialog', { name: 'Your own voice' })
}
/** Reads the present line, by the one big button. */
const read = async (name = 'Record') => {
  await press(name)
  await userEvent.click(await isReading())
}
const tried = () => server.sentTo(rows.try).at(-1)?.changes

// It brings the drawing along, which a busy machine takes its time to read.
beforeAll(async () => void (await import('./EditorWorkspace.tsx')), 60_000)
beforeEach(() => {
  server = fakeServer()
  server.answers(at(videoRoutes.get), aVideo({ id: 'video-1', status: 'ready', streamUrl: '/film.mp4' }))
  server.answers(avatarVideoRoutes.voices, [])
  server.answers(mediaRoutes.list, { media: [], unfinished: [] } as never)
  server.answers(rows.try, aTriedEdit())
  server.answers(list, { recordings: [] })
  played = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this.getAttribute('src') ?? '')
  })
  files.send.mockReset().mockImplementation(async () => aRecording())
})

describe('reading a line', () => {
  it('by the keys alone: it is counted in, sent, heard, and used in the film', async () => {
    const microphone = fakeMicrophone()
    const dialog = await openReading()
    expect(screen.getByRole('button', { name: 'Record' })).toHaveFocus()
    expect(within(dialog).getByText('0 of 2 lines read')).toBeVisible()
    await userEvent.keyboard(' ')
    expect(await screen.findByText('Get ready.')).toBeVisible()
    expect(await isReading()).toHaveFocus()
    expect(await screen.findByText('Good level')).toBeVisible()
    await userEvent.keyboard(' ')
    expect(await screen.findByText('Kept.')).toBeVisible()
    expect(files.send).toHaveBeenCalledOnce()
    const [path, sound, how] = files.send.mock.calls[0] ?? []
    expect([path, sound?.size, how?.type]).toEqual([recordingFiles.line('video-1', 0), 4, 'audio/webm'])
    await waitFor(() => expect(played).toEqual([heardAt('rec-1')]))
    expect([microphone.opened, microphone.closed]).toEqual([1, 1])
    expect(within(dialog).getByText('1 of 2 lines read')).toBeVisible()
    expect(within(dialog).getByText('Line 1, read:')).toBeInTheDocument()

    await press('Next')
    expect(within(dialog).getByRole('button', { current: true })).toHaveTextContent('Water leaves it.')
    await userEvent.keyboard('{ArrowUp}')
    expect(within(dialog).getByRole('button', { current: true })).toHaveTextContent('Clay shrinks.')
    await press('Use 1 line in the film')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(tried()).toEqual({ recordings: [{ line: 0, id: 'rec-1' }] }))
  })

  it('that is refused says why, and it is read again', async () => {
    fakeMicrophone()
    files.send.mockRejectedValueOnce(
      new ApiError(400, JSON.stringify({ message: messages.recording.tooQuiet, code: 'invalid' })),
    )
    const dialog = await openReading()
    await read()
    expect(await screen.findByText(messages.recording.tooQuiet)).toBeVisible()
    expect(within(dialog).getByText('0 of 2 lines read')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    files.send.mockResolvedValueOnce(aRecording({ problem: messages.recording.aLittleNoisy }))
    await read()
    expect(await screen.findByText(`Kept. ${messages.recording.aLittleNoisy}`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retake' })).toBeVisible()
  })

  it('while the server cannot be reached keeps what was read, to be sent again', async () => {
    fakeMicrophone()
    files.send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await openReading()
    await read()
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible()
    await press('Send again')
    expect(await screen.findByText('Kept.')).toBeVisible()
    expect(files.send.mock.calls[1]?.[1]).toBe(files.send.mock.calls[0]?.[1])
  })

  it('can be given up by Escape, which sends nothing and closes the microphone', async () => {
    const microphone = fakeMicrophone()
    await openReading()
    await press('Record')
    await isReading()
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Record' })).toBeVisible()
    expect([microphone.closed, files.send.mock.calls.length]).toEqual([1, 0])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that is not in the saved film is sent by its words', async () => {
    fakeMicrophone()
    await open()
    const field = screen.getByRole('textbox', { name: 'Line 1' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Clay moves.')
    files.send.mockResolvedValueOnce(aRecording({ text: 'Clay moves.' }))
    await press('Read the lines')
    await read()
    expect(await screen.findByText('Kept.')).toBeVisible()
    expect(files.send.mock.calls[0]?.[0]).toBe(recordingFiles.text('video-1', 'Clay moves.'))
    await press('Use 1 line in the film')
    await waitFor(() => expect(tried()?.recordings).toEqual([{ line: 0, id: 'rec-1' }]))
    // Other words are not spoken by it.
    await userEvent.type(screen.getByRole('textbox', { name: 'Line 1' }), ' Slowly')
    await waitFor(() => expect(tried()).toEqual({ lines: [{ index: 0, text: 'Clay moves. Slowly' }] }))
  })

  it('works in a browser that cannot record, by writing the file itself', async () => {
    fakeMicrophone({ type: null })
    await openReading()
    await read()
    expect(await screen.findByText('Kept.')).toBeVisible()
    expect(files.send.mock.calls[0]?.[2].type).toBe('audio/wav')
  })

  it('goes on where the last visit ended', async () => {
    fakeMicrophone()
    server.answers(list, { recordings: [aRecording()] })
    const dialog = await openReading()
    expect(within(dialog).getByText('1 of 2 lines read')).toBeVisible()
    expect(within(dialog).getByRole('button', { current: true })).toHaveTextContent('Water leaves it.')
    expect(screen.getByRole('button', { name: 'Use 1 line in the film' })).toBeEnabled()
  })

  it('waits until a line of several sentences is several lines', async () => {
    fakeMicrophone()
    const { lines } = aFilmEdit()
    const [first] = lines as [FilmEdit['lines'][number]]
    server.answers(rows.try, aTriedEdit({ lines: [first, { ...first, index: 1 }, { ...lines[1], index: 2 } as never] }))
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: 'Line 1' }), ' It does.')
    await screen.findByText(/will be made again/)
    await press('Read the lines')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowUp}')
    expect(await screen.findByText(/^Several sentences stand in this line now/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Record' })).toBeDisabled()
  })
})

describe('without a microphone', () => {
  it('on an address that is not secure, it says so and offers a file', async () => {
    await openReading()
    expect(screen.getByText(/only allows the microphone on https pages/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull()
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Upload a recording' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeEnabled()
  })

  it.each([
    ['NotAllowedError', /^The microphone is blocked for this page/],
    ['NotFoundError', /^No microphone was found/],
  ])('that answers %s, it says what to do, and tries again', async (refuses, sentence) => {
    fakeMicrophone({ refuses })
    await openReading()
    await press('Record')
    expect(await screen.findByText(sentence)).toBeVisible()
    fakeMicrophone()
    await press('Try again')
    await userEvent.click(await isReading())
    expect(await screen.findByText('Kept.')).toBeVisible()
  })

  it('that goes away in the middle of a line, nothing of it is sent', async () => {
    const microphone = fakeMicrophone()
    await openReading()
    await press('Record')
    await isReading()
    microphone.pulled()
    expect(await screen.findByText(/^The microphone was disconnected/)).toBeVisible()
    expect(files.send).not.toHaveBeenCalled()
  })
})

describe('a recording of the whole script', () => {
  const upload = async (file = new File(['much'], 'memo.m4a', { type: 'audio/mp4' })) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Upload a recording' }))
    await userEvent.upload(screen.getByLabelText('Files to upload'), file)
  }

  it('is sent with how far it is, and says which lines were found', async () => {
    fakeMicrophone()
    let give: (found: unknown) => void = () => undefined
    files.send.mockImplementationOnce(async (_path, _file, { onProgress }) => {
      onProgress(2)
      return new Promise((resolve) => {
        give = resolve
      })
    })
    const dialog = await openReading()
    await upload()
    expect(await screen.findByText('Sending memo.m4a, 50%')).toBeVisible()
    expect(files.send.mock.calls[0]?.[0]).toBe(recordingFiles.narration('video-1'))
    give({ recordings: [{ ...aRecording(), line: 0 }], missing: [1] })
    expect(await screen.findByText('1 of 2 lines found.')).toBeVisible()
    expect(within(dialog).getByText('1 of 2 lines read')).toBeVisible()
    await press('Listen to line 1')
    expect(played).toEqual([heardAt('rec-1')])
    await press('Read line 2')
    expect(within(dialog).getByRole('button', { current: true })).toHaveTextContent('Water leaves it.')
    await press('Use 1 line in the film')
    await waitFor(() => expect(tried()).toEqual({ recordings: [{ line: 0, id: 'rec-1' }] }))
  })

  it('that nothing was found in says so', async () => {
    fakeMicrophone()
    files.send.mockRejectedValueOnce(
      new ApiError(400, JSON.stringify({ message: messages.recording.noneFound, code: 'invalid' })),
    )
    await openReading()
    await upload()
    expect(await screen.findByText(messages.recording.noneFound)).toBeVisible()
  })

  it('that is too large is not sent', async () => {
    fakeMicrophone()
    await openReading()
    const file = new File(['much'], 'memo.m4a', { type: 'audio/mp4' })
    Object.defineProperty(file, 'size', { value: 200 * 1_048_576 })
    await upload(file)
    expect(await screen.findByText(messages.recording.tooLarge(100))).toBeVisible()
    expect(files.send).not.toHaveBeenCalled()
  })
})

describe('a line that its owner speaks', () => {
  const spoken = () => {
    const { lines } = aFilmEdit()
    return { lines: lines.map((line, index) => (index === 0 ? { ...line, recording: 'rec-1' } : line)) }
  }

  it('is heard, read again, and given back to the film’s voice', async () => {
    fakeMicrophone()
    server.answers(list, { recordings: [aRecording()] })
    await open(spoken())
    expect(screen.getByText('You speak 1 of 2 lines.')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Look & sound' }))
    expect(await screen.findByText('You speak 1 of 2 lines yourself.')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Words' }))
    await press('Listen to your recording of line 1')
    expect(played).toEqual([heardAt('rec-1')])
    await press('Stop your recording of line 1')
    await press('Use the film’s voice for line 1')
    await waitFor(() => expect(tried()).toEqual({ recordings: [{ line: 0, id: null }] }))
    expect(screen.queryByText('Your recording')).toBeNull()

    await press('More for line 1')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use your recording' }))
    expect(await screen.findByText('No changes.')).toBeVisible()
    await press('Retake line 1')
    expect(await screen.findByRole('button', { current: true })).toHaveTextContent('Clay shrinks.')
    files.send.mockResolvedValueOnce(aRecording({ id: 'rec-2' }))
    await read('Retake')
    await press('Use 1 line in the film')
    await waitFor(() => expect(tried()).toEqual({ recordings: [{ line: 0, id: 'rec-2' }] }))
  })

  it('keeps the film’s voice when that was chosen, until it is read again', async () => {
    fakeMicrophone()
    server.answers(list, { recordings: [aRecording()] })
    await open(spoken())
    await press('Use the film’s voice for line 1')
    await press('Read on')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: /^Use .* in the film$/ })).toBeNull()
  })

  it('says so where its recording is gone', async () => {
    server.refuses(rows.try, 400, {
      message: 'Gone',
      code: 'invalid',
      issues: [{ path: 'changes.recordings.0.id', message: messages.recording.gone('Clay shrinks.') }],
    })
    server.answers(list, { recordings: [aRecording()] })
    await open()
    await press('More for line 1')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use your recording' }))
    expect(await screen.findByText(messages.recording.gone('Clay shrinks.'))).toBeVisible()
  })

  it('has its recording deleted on request', async () => {
    server.answers(list, { recordings: [aRecording({ id: 'old' })] })
    server.refuses(remove, 409, { message: messages.recording.inUse, code: 'conflict' })
    await open()
    await press('More for line 1')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete your recording' }))
    expect(await screen.findByText(messages.recording.inUse)).toBeVisible()
    server.answers(remove, {})
    server.answers(list, { recordings: [] })
    await press('More for line 1')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete your recording' }))
    expect(await screen.findByText(/^Read the lines, or upload a recording/)).toBeVisible()
  })
})
