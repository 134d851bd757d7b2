/** The entry of a render process: does one task after the other, and ends when nobody is there to hear of it. */
import { useFontFolder } from '#fonts.ts'
import type { Doer, News, TaskName, TaskOrder } from './task.ts'

const DOERS: { [K in TaskName]: () => Promise<Doer<K>> } = {
  segment: async () => (await import('./segment.task.ts')).renderSegment,
  sound: async () => (await import('./sound.task.ts')).renderSound,
  music: async () => (await import('./music.task.ts')).renderMusic,
  join: async () => (await import('./join.task.ts')).joinFilm,
  holding: async () => (await import('./encoding.task.ts')).holdFrames,
  encoding: async () => (await import('./encoding.task.ts')).encodeHeld,
  clip: async () => (await import('./clip.task.ts')).takeApart,
  probe: async () => (await import('./probe.task.ts')).probeFile,
  poster: async () => (await import('./poster.task.ts')).renderFrame,
}

const tell = (news: News) => process.send?.(news)

async function obey({ task, request }: TaskOrder): Promise<void> {
  try {
    const doer = (await DOERS[task]()) as Doer<TaskName>
    tell({ done: await doer(request, (progress) => tell({ progress })) })
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
}

useFontFolder(process.argv[2] || undefined)
process.on('message', (order: TaskOrder) => void obey(order))
process.on('disconnect', () => process.exit())
