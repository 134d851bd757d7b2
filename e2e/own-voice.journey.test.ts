import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FilmEdit, TriedEdit } from '@octavo/contract/edit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey } from './journey.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-own-voice-'))
/** What the browser hears, and what somebody has recorded elsewhere. */
const [heard, memo] = [path.join(folder, 'heard.wav'), path.join(folder, 'memo.wav')]
/** As long as the count takes, and a moment more. */
const LEAD_S = 2.5
const HEADER_BYTES = 44
const SAMPLE_BYTES = 2

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A part of a WAV of one channel and 16 bits, in milliseconds, after some silence. */
function partOf(wav: Buffer, startMs: number, endMs: number): Buffer {
  const rate = wav.readUInt32LE(24)
  const at = (ms: number) => HEADER_BYTES + SAMPLE_BYTES * Math.round((ms / 1000) * rate)
  const sound = [Buffer.alloc(SAMPLE_BYTES * Math.round(LEAD_S * rate)), wav.subarray(at(startMs), at(endMs))]
  const header = Buffer.from(wav.subarray(0, HEADER_BYTES))
  const bytes = sound.reduce((sum, part) => sum + part.length, 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  header.writeUInt32LE(bytes, HEADER_BYTES - 4)
  return Buffer.concat([header, ...sound])
}

journey(
  'speaking a film oneself',
  (visit) => {
    let film: { id: string }
    let readMs = 0
    const press = (name: string | RegExp) => visit.page.getByRole('button', { name }).click()
    const open = async () => {
      await visit.go(`/videos/${film.id}/edit`, 'Edit film')
      await visit.page.getByRole('textbox', { name: 'Line 1', exact: true }).waitFor()
    }
    const panel = () => visit.page.getByRole('dialog', { name: 'Your own voice' })

    beforeAll(async () => {
      await visit.aBrand()
      film = await visit.aFilm()
      // Somebody else than the film's voice reads its words.
      const tried: TriedEdit = await visit.api('POST', `/api/videos/${film.id}/edit/try`, {
        changes: { voiceId: 'echo' },
      })
      const speech = await (await visit.page.request.get(tried.speechUrl ?? '')).body()
      const [first] = tried.lines
      readMs = (first?.endMs ?? 0) - (first?.startMs ?? 0) + 500
      await writeFile(heard, partOf(speech, first?.startMs ?? 0, first?.endMs ?? 0))
      await writeFile(memo, partOf(speech, 0, tried.durationMs))
    })

    it('begins with the lines of the film, big, and a button that records', async () => {
      await open()
      await press('Read the lines')
      await panel().getByText('0 of 3 lines read').waitFor()
      await visit.isClean()
      const box = await panel().getByRole('button', { name: 'Record' }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(64)
      await visit.page.keyboard.press('Escape')
      await panel().waitFor({ state: 'hidden' })
    })

    it('hears a line, cleans it, and plays it back', async () => {
      await open()
      await press('Read the lines')
      await panel().getByRole('button', { name: 'Record' }).waitFor()
      await visit.page.keyboard.press('Space')
      await panel().getByRole('button', { name: 'Stop' }).waitFor()
      await panel().getByText('Good level').waitFor()
      // The microphone stands still behind the last word: that much is read by then.
      await sleep(readMs)
      const cleaned = visit.page.waitForResponse(/\/recordings\/[^/]+\/file/)
      await visit.page.keyboard.press('Space')
      await panel()
        .getByText(/^Kept\./)
        .waitFor()
      expect((await cleaned).ok()).toBe(true)
      await panel().getByText('1 of 3 lines read').waitFor()
      await visit.isClean()
    })

    it('is there when one comes back, and speaks its line', async () => {
      await open()
      await press('Read on')
      await panel().getByText('1 of 3 lines read').waitFor()
      await panel().getByRole('button', { name: 'Use 1 line in the film' }).click()
      await visit.page.getByText('Your recording', { exact: true }).waitFor()
      await visit.page.getByText(/will be made again/).waitFor()
      await visit.isClean()
    })

    it('is cut out of a recording of the whole script', async () => {
      await press('Read on')
      await panel().getByText('Upload a recording').click()
      await visit.page.getByLabel('Files to upload').setInputFiles(memo)
      await panel().getByText('3 of 3 lines found.').waitFor()
      await panel().getByText('3 of 3 lines read').waitFor()
      await visit.isClean()
      await panel().getByRole('button', { name: 'Close' }).first().click()
      await panel().waitFor({ state: 'hidden' })
    })

    describe('and having it made', () => {
      it('gives the film one’s own voice for that line, and the film’s for the others', async () => {
        await press('Make the changes')
        await visit.page.getByText('Film changed').first().waitFor({ timeout: FILMED_WITHIN_MS })
        await visit.page.getByText('You speak 1 of 3 lines.').waitFor()
        const made: FilmEdit = await visit.api('GET', `/api/videos/${film.id}/edit`)
        expect(made.lines.map(({ recording }) => recording !== null)).toEqual([true, false, false])
      })
    })
  },
  { microphone: heard },
)
