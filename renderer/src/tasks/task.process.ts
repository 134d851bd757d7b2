/** The entry of a render process: does one task after the other, and ends when nobody is there to hear of it. */
import { useFontFolder } from '#fonts.ts'
import type { Setup } from './task.setup.ts'
import type { Doer, News, TaskName, TaskOrder } from './task.ts'

const DOERS: { [K in TaskName]: () => Promise<Doer<K>> } = {
  segment: async () => (await import('./segment.task.ts')).renderSegment,
  sound: async () => (await import('./sound.task.ts')).renderSound,
  music: async () => (await import('./music.task.ts')).renderMusic,
  join: async () => (await import('./join.task.ts')).joinFilm,
  holding: async () => (await import('./encoding.task.ts')).holdFrames,
  encoding: async () => (await import('./encoding.task.ts')).encodeHeld,
  clip: async () => (await import('./clip.task.ts')).takeApart,
  logo: async () => (await import('./logo.task.ts')).redraw,
  hear: async () => (await import('./hear.task.ts')).hearVoice,
  cut: async () => (await import('./cut.task.ts')).cutVoice,
  probe: async () => (await import('./probe.task.ts')).probeFile,
  poster: async () => (await import('./poster.task.ts')).renderFrame,
}

const loaded = new Map<TaskName, Promise<Doer<TaskName>>>()

/** Each is loaded once, as is what it needs. */
function doerOf(task: TaskName): Promise<Doer<TaskName>> {
  const doer = loaded.get(task) ?? (DOERS[task]() as Promise<Doer<TaskName>>)
  loaded.set(task, doer)
  return doer
}

const tell = (news: News) => process.send?.(news)

async function obey({ task, request }: TaskOrder): Promise<void> {
  try {
    const doer = await doerOf(task)
    tell({ done: await doer(request, (progress) => tell({ progress })) })
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
}

const { fontFolder, become }: Setup = JSON.parse(process.argv[2] ?? '{}')
useFontFolder(fontFolder)
if (become) await (await import('./task.setup.ts')).becomeMediaUser(become, doerOf)
process.on('message', (order: TaskOrder) => void obey(order))
process.on('disconnect', () => process.exit())
