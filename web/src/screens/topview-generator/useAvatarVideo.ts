import { type AVATARS, avatarVideoRoutes } from '@octavo/contract/avatar-video'
import { messages } from '@octavo/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshScripts } from '#api/script.queries.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { SUITING_VOICE } from '#parts/generation/create-draft.rules.ts'
import { useFilmFinished } from '#parts/generation/useFilmFinished.ts'
import { useFollowedFilm } from '#parts/generation/useFollowedFilm.ts'
import { useGeneration } from '#parts/generation/useGeneration.ts'
import { toast } from '#ui/toast.ts'
import { type AvatarValues, secondsOf } from './avatar-form.rules.ts'
import { useAvatarForm } from './useAvatarForm.ts'
import { useAvatarTask } from './useAvatarTask.ts'

type Wanted = AvatarValues & { turn: number }
type AvatarId = (typeof AVATARS)[number]['id']
type Order = Parameters<typeof call<typeof avatarVideoRoutes.generateSimple>>[1]['body']

/** Films after the first from the same inputs: each is an order of its own. */
let turns = 0

/** Of the mode that is not shown nothing is sent. */
function orderOf(values: AvatarValues, requestId: string): Order {
  const { mode, brandId, script, url, avatarId, voiceId, platform, music, captions, pictures } = values
  const simple = mode === 'simple'
  return {
    script: script.trim(),
    ...(simple && { url: url.trim() }),
    platform,
    duration: secondsOf(values.duration),
    music,
    captions,
    ...(pictures?.length && { pictures }),
    ...(brandId && { brandId }),
    ...(!simple && avatarId && { avatarId: avatarId as AvatarId }),
    ...(voiceId !== SUITING_VOICE && { voiceId: voiceId as NonNullable<Order['voiceId']> }),
    requestId,
  }
}

const { missing, failed, ready } = messages.avatarVideo
const sayFailed = (description: string) =>
  toast({ title: messages.batch.failed.title, description, variant: 'destructive' })

/** The form of an avatar video, the task that was ordered, and what is said about it. */
export function useAvatarVideo() {
  const cache = useQueryClient()
  const form = useAvatarForm()
  const generation = useGeneration<Wanted, { taskId: string }>({
    name: 'topview',
    form: form.values,
    send: ({ turn: _, ...wanted }, requestId) =>
      call(avatarVideoRoutes.generateSimple, { body: orderOf(wanted, requestId) }),
    idOf: ({ taskId }) => taskId,
    onDone: () => {
      turns += 1
      void refreshScripts(cache)
      void refreshVideos(cache)
      void refreshStats(cache)
    },
    onFailed: (error) => sayFailed(sentenceOf(error)),
  })
  const followed = useFollowedFilm(generation)
  const task = useAvatarTask(generation.id, followed.film)
  useFilmFinished(followed.film, {
    onReady: ({ title }) => {
      void refreshVideos(cache)
      toast({ title: ready, description: title })
    },
    onFailed: ({ problem }) => toast({ title: problem ?? failed, variant: 'destructive' }),
  })
  const make = () => {
    if (form.submit((values) => generation.order({ ...values, turn: turns }))) return
    const { values } = form
    const said = values.script.trim() !== '' || (values.mode === 'simple' && values.url.trim() !== '')
    if (!said) toast({ ...missing, variant: 'destructive' })
  }
  return { form, generation, ...followed, ...task, make }
}

export type AvatarVideoScreen = ReturnType<typeof useAvatarVideo>
