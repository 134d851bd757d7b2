/** What a film in the making shows of itself, to whom, and for how long. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { videoFiles } from '@octavo/contract/video'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { gate, type Studio, type StudioOwner, startStudio } from '#test/batch-studio.ts'
import { until } from '#test/patience.ts'
import { sweep } from '#test/sweep.ts'

let studio: Studio
let ada: StudioOwner
beforeAll(async () => {
  studio = await startStudio()
  ada = await studio.owner()
})
afterAll(() => studio.end())
afterEach(() => studio.playFair())

const NOBODY = '00000000-0000-4000-8000-000000000000'

it('is its poster, then its latest scene, for its account alone, until the film is there', async () => {
  const [drawn, filmed, end] = [gate(), gate(), gate()]
  let folder = ''
  studio.tricks.film = async (_, { posterPath, latestPath, signal }) => {
    folder = path.dirname(posterPath)
    await drawn.wait(signal)
    await writeFile(posterPath, 'the poster')
    await filmed.wait(signal)
    await writeFile(latestPath ?? '', 'a scene')
    await end.wait(signal)
    return undefined
  }
  const id = await ada.order(1)
  const { videos } = await ada.when(id, ({ videos }) => videos.some(({ status }) => status === 'rendering'))
  const address = videoFiles.latestScene(videos[0]?.id ?? '')
  const shown = async () => (await ada.get(address)).text
  await until(() => folder !== '')
  expect((await ada.get(address)).status).toBe(204)
  drawn.open()
  await until(async () => (await shown()) === 'the poster')
  filmed.open()
  await until(async () => (await shown()) === 'a scene')
  const { headers } = await ada.get(address)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/jpeg', 'private, no-cache'])
  const again = await ada.get(address, { 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, again.text]).toEqual([304, ''])

  const bob = await studio.owner()
  const nothing = (await bob.get(videoFiles.latestScene(NOBODY))).text
  const hers = await bob.get(address)
  expect([hers.status, hers.text]).toEqual([404, nothing])
  expect((await studio.visitor().get(address)).status).toBe(401)

  end.open()
  await ada.whenDone(id)
  expect((await ada.get(address)).status).toBe(204)
  expect(existsSync(folder)).toBe(false)
})

it('goes with the film that was stopped', async () => {
  let folder = ''
  const held = gate()
  studio.tricks.film = async (_, { latestPath, signal }) => {
    await writeFile(latestPath ?? '', 'a scene')
    folder = path.dirname(latestPath ?? '')
    await held.wait(signal)
    return undefined
  }
  const id = await ada.order(1)
  await until(() => folder !== '')
  await ada.post(`/api/batches/${id}/halt`)
  const [video] = (await ada.batch(id)).videos
  expect((await ada.get(videoFiles.latestScene(video?.id ?? ''))).status).toBe(204)
  await until(async () => {
    await sweep(studio.ctx)
    return !existsSync(folder)
  })
})
