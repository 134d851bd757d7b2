import { messages } from '@octavo/contract/messages'
import type { Script } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { refreshScripts } from '#api/script.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { toast } from '#ui/toast.ts'
import type { Avatar } from './avatars.ts'

const failure = (error: Error) =>
  error instanceof ApiError ? `Generation failed: ${error.sentence}` : `Error generating video: ${sentenceOf(error)}`

/** Sends a script to be filmed by the chosen avatar. A reply with a task means that it started; anything else that it did not. */
export function useFilming() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ script, avatar }: { script: Script; avatar: Avatar }) =>
      call(videoRoutes.submit, {
        body: { scriptId: script.id, aiAvatarId: avatar, ttsText: script.body, title: script.title },
      }),
    onSuccess: ({ taskId }) => {
      if (!taskId) return void toast({ title: 'Generation failed: no task was started', variant: 'destructive' })
      void refreshVideos(cache)
      void refreshScripts(cache)
      void refreshStats(cache)
      toast({ title: messages.video.started })
    },
    onError: (error) => toast({ title: failure(error), variant: 'destructive' }),
  })
}
