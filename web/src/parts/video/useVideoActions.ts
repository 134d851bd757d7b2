import { publicationRoutes } from '@octavo/contract/publication'
import { type Video, videoRoutes } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { keepVideo } from '#api/video.queries.ts'
import { toast } from '#ui/toast.ts'

const ROWS = { retry: videoRoutes.retry, halt: videoRoutes.halt, approve: publicationRoutes.approve }

/** What can be done to one video: make it again, stop it, let it out. */
export function useVideoActions(video: Video) {
  const cache = useQueryClient()
  const params = { id: video.id }
  const act = useMutation({
    mutationFn: (action: keyof typeof ROWS) => call(ROWS[action], { params }),
    onSuccess: (changed) => {
      keepVideo(cache, changed)
      void refreshStats(cache)
    },
    onError: (error) => toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' }),
  })
  return { busy: act.isPending, act: act.mutate }
}
