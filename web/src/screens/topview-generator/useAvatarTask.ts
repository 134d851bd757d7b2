import { AVATAR_POLL } from '@octavo/contract/avatar-video'
import { type Video, videoRoutes } from '@octavo/contract/video'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { queryOf } from '#api/call.ts'
import { useFallbackPoll } from '#api/events.ts'

/**
 * The task behind a film. It is asked for every three seconds, or whenever events tell that the film has moved on, until
 * it is done. After five minutes nobody asks any more; the film is made all the same.
 */
export function useAvatarTask(taskId: string | null, film: Video | undefined) {
  const poll = useFallbackPoll(AVATAR_POLL.everyMs)
  const [since, setSince] = useState(() => Date.now())
  const [gaveUp, setGaveUp] = useState(false)
  const lookAgain = () => {
    setSince(Date.now())
    setGaveUp(false)
  }
  const task = useQuery({
    ...queryOf(videoRoutes.task, { params: { taskId: taskId ?? '' } }),
    enabled: taskId !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (gaveUp || isOver(state.data?.status) ? false : poll),
  })
  const over = isOver(task.data?.status)
  useEffect(() => {
    // One question without an answer is no news for a person; the next one comes in three seconds.
    if (task.error) console.warn('The task could not be read', task.error)
  }, [task.error])

  const begin = useEffectEvent(lookAgain)
  useEffect(() => {
    if (taskId) begin()
  }, [taskId])

  useEffect(() => {
    if (!taskId || over) return
    const timer = setTimeout(() => setGaveUp(true), Math.max(0, since + AVATAR_POLL.giveUpMs - Date.now()))
    return () => clearTimeout(timer)
  }, [taskId, over, since])

  const ask = useEffectEvent(() => void task.refetch())
  const moved = film && `${film.id} ${film.status}`
  useEffect(() => {
    if (moved) ask()
  }, [moved])

  return { task: taskId ? task.data : undefined, gaveUp: gaveUp && !over && taskId !== null, lookAgain }
}

const isOver = (status: string | undefined): boolean => status === 'success' || status === 'failed'
