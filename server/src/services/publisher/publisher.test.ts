import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { folderStorage } from '#services/storage/storage.embedded.ts'
import { doublePublisher, startNetwork } from '#test/network-double.ts'
import { publisherPromises } from './publisher.conformance.ts'
import { localPublisher } from './publisher.embedded.ts'
import { publishersOf } from './publisher.ts'

const FILM = { video: 'films/one.mp4', poster: 'films/one.jpg', captions: 'films/one.vtt' }

publisherPromises('The local channel', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-publisher-'))
  const storage = folderStorage(folder)
  for (const key of Object.values(FILM)) await storage.keepBytes(key, Buffer.from('film'))
  return {
    publisher: localPublisher(storage),
    channel: { id: 'one', network: 'local', externalId: null, credentials: null },
    film: FILM,
    end: () => rm(folder, { recursive: true }),
  }
})

publisherPromises('A network outside', async () => {
  const network = await startNetwork()
  return {
    publisher: doublePublisher(network.url),
    channel: { id: 'one', network: 'youtube', externalId: 'kiln', credentials: network.connect('kiln') },
    film: FILM,
    posts: () => network.posts.length,
    end: () => network.end(),
  }
})

it('several are one service, which is embedded while all of them are', () => {
  const [local, outside] = [localPublisher(folderStorage('/nowhere')), doublePublisher('http://127.0.0.1:1')]
  expect(publishersOf([local])).toMatchObject({ name: local.name, embedded: true, costs: 'nothing' })
  const both = publishersOf([local, outside])
  expect(both.embedded).toBe(false)
  expect([both.to('local'), both.to('youtube'), both.to('tiktok')]).toEqual([local, outside, undefined])
})
