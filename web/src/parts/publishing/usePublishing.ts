import { messages } from '@octavo/contract/messages'
import { publicationRoutes } from '@octavo/contract/publication'
import type { Video } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#api/account.queries.ts'
import { refreshStats } from '#api/analytics.queries.ts'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { moveInCalendar, refreshPosts } from '#api/publication.queries.ts'
import { keepVideo } from '#api/video.queries.ts'
import { formatMoment } from '#format/date.ts'
import { toast } from '#ui/toast.ts'

type Placing = { videoId: string; channelIds?: string[]; at: string }

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: sentenceOf(error), variant: 'destructive' })

/** The moment that would be taken instead, where the limits refused one. */
export const suggestionOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.suggestion : undefined

/** What a person does about a film's posts: schedule, publish now, approve, take off the schedule. */
export function usePublishing() {
  const cache = useQueryClient()
  const { data: account } = useAccount()
  const keep = (video: Video) => {
    keepVideo(cache, video)
    void refreshPosts(cache)
  }
  const sayPlaced = (video: Video) =>
    toast({
      title: 'Scheduled',
      description: video.note ?? `${video.title}: ${formatMoment(video.scheduledFor ?? '', account?.timeZone)}`,
    })
  const schedule = useMutation({
    mutationFn: ({ videoId, at, channelIds }: Placing) =>
      call(publicationRoutes.schedule, { params: { id: videoId }, body: { at, ...(channelIds && { channelIds }) } }),
    onSuccess: (video) => {
      keep(video)
      sayPlaced(video)
    },
  })
  const publish = useMutation({
    mutationFn: (videoId: string) => call(publicationRoutes.produce, { params: { id: videoId } }),
    onSuccess: ({ video, youtubeUrl, status }) => {
      keep(video)
      void refreshStats(cache)
      if (status === 'published') toast({ title: messages.video.produced, description: youtubeUrl })
      else toast({ title: 'Publishing', description: 'It is on its way and will be out in a moment.' })
    },
  })
  const approve = useMutation({
    mutationFn: (videoId: string) => call(publicationRoutes.approve, { params: { id: videoId } }),
    onSuccess: (video) => {
      keep(video)
      toast({ title: 'Approved', description: video.note ?? video.title })
    },
    onError: failed('Not approved'),
  })
  const putBack = (placing: Placing) => () => void schedule.mutateAsync(placing).catch(failed('Not put back'))
  const unschedule = useMutation({
    mutationFn: ({ videoId }: Placing) => call(publicationRoutes.unschedule, { params: { id: videoId } }),
    onSuccess: (video, before) => {
      keep(video)
      toast({
        title: 'Taken off the schedule',
        description: `${video.title} stays in the library.`,
        action: { label: 'Undo', onPress: putBack(before) },
      })
    },
    onError: failed('Not taken off'),
  })
  return { schedule, publish, approve, unschedule }
}

type Move = { post: { id: string; videoId: string; channelId: string; title: string; at: string | null }; at: string }

/** Moves a post at once, says so with Undo, and puts it back where the server says no. */
export function useMovePost() {
  const cache = useQueryClient()
  const { data: account } = useAccount()
  const send = async ({ post, at }: Move, say: (video: Video) => void) => {
    const back = moveInCalendar(cache, post.id, at)
    try {
      const body = { at, channelIds: [post.channelId] }
      const video = await call(publicationRoutes.schedule, { params: { id: post.videoId }, body })
      keepVideo(cache, video)
      say(video)
    } catch (error) {
      back()
      failed('Not moved')(error)
    }
    await refreshPosts(cache)
  }
  return (move: Move) => {
    const { post } = move
    const from = post.at
    const undo = () =>
      from &&
      void send({ post: { ...post, at: move.at }, at: from }, () =>
        toast({ title: 'Put back', description: post.title }),
      )
    return send(move, () =>
      toast({
        title: 'Moved',
        description: `${post.title}: ${formatMoment(move.at, account?.timeZone)}`,
        ...(from && { action: { label: 'Undo', onPress: undo } }),
      }),
    )
  }
}
