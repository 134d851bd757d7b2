import { publicationRoutes } from '@octavo/contract/publication'
import { type Video, videoRoutes } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { refreshStats } from '#api/stats.queries.ts'
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
