import { IN_THE_MAKING, type Video } from '@octavo/contract/video'
import { useEffect } from 'react'
import { onEvent } from '#api/events.ts'
import { tellDone } from '#ui/notify.ts'
import { nameWork } from './tab-title.ts'

/** Shows in the tab's title how far films are, and tells whoever asked for it when the last of them is there. */
export function useRunningWork(): void {
  useEffect(() => {
    const making = new Map<string, Video>()
    const made: string[] = []
    const stop = onEvent((event) => {
      if (event.type !== 'video') return
      const { video } = event
      const was = making.delete(video.id)
      if (IN_THE_MAKING.includes(video.status)) making.set(video.id, video)
      else if (was && video.filename) made.push(video.title)
      nameWork([...making.values()].map(({ progress }) => progress))
      if (making.size > 0 || made.length === 0) return
      tellDone(made.length === 1 ? `“${made[0]}” is ready.` : `${made.length} films are ready.`)
      made.length = 0
    })
    return () => {
      stop()
      nameWork([])
    }
  }, [])
}
