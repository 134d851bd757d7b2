import { messages } from '@octavo/contract/messages'
import { type PlannedPost, publicationRoutes } from '@octavo/contract/publication'
import type { Video } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { refreshPosts } from '#api/publication.queries.ts'
import { formatMoment } from '#format/date.ts'
import { dropDraft } from '#parts/form/useDraft.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { PageButton, usePageButton } from './PageButton.tsx'
import { draftOfPost, isSamePostText, PostTextFields, postTextOf } from './PostTextFields.tsx'
import { isWaiting, POST_STATUS } from './post-status.ts'
import { suggestionOf, usePublishing } from './usePublishing.ts'
import { ZonedMoment } from './ZonedMoment.tsx'

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'next', label: 'Next free slot' },
  { value: 'time', label: 'Pick a time' },
] as const
export type When = (typeof WHEN)[number]['value']

type PublishFormProps = {
  video: Video
  planned: PlannedPost
  when: When
  /** It is the film's only channel. */
  only: boolean
  onClose: () => void
}

/** The words of a post, kept as a draft until they are sent along with its time. */
function usePostText(video: Video, planned: PlannedPost) {
  const draft = `post.${video.id}.${planned.channelId}`
  const form = useRecordForm({ saved: draftOfPost(planned), draft, isSame: isSamePostText })
  /** Answers what the officer has against words that are new. */
  const save = async (): Promise<string | null> => {
    if (!form.isDirty) return null
    const params = { id: video.id, channelId: planned.channelId }
    const { objection } = await call(publicationRoutes.text, { params, body: postTextOf(form.values) })
    dropDraft(draft)
    return objection
  }
  return { form, save }
}

/** Time, words and approval of one post. */
export function PublishForm({ video, planned, when: first, only, onClose }: PublishFormProps) {
  const cache = useQueryClient()
  const timeZone = useAccount().data?.timeZone ?? 'UTC'
  const [when, setWhen] = useState<When>(first)
  const [at, setAt] = useState(planned.post?.at ?? planned.nextFreeAt)
  const { form, save } = usePostText(video, planned)
  const button = usePageButton(planned)
  const { schedule, publish, approve, unschedule } = usePublishing()
  const atOf: Record<Exclude<When, 'now'>, string> = { next: planned.nextFreeAt, time: at }
  const send = useMutation({
    mutationFn: async (moment: string | null) => {
      // Who publishes at once approves: that is for whoever has read what stands against the words.
      if ((await save()) && moment === null) return false
      await button.save()
      const placing = { videoId: video.id, ...(!only && { channelIds: [planned.channelId] }) }
      if (moment === null && only) await publish.mutateAsync(video.id)
      else await schedule.mutateAsync({ ...placing, at: moment ?? new Date().toISOString() })
      return true
    },
    onSuccess: (isSent) => (isSent ? onClose() : void refreshPosts(cache)),
    onError: () => void refreshPosts(cache),
  })
  const keepWords = useMutation({ mutationFn: save, onSuccess: () => refreshPosts(cache) })
  const issues = [send.error, keepWords.error].flatMap((error) => (error instanceof ApiError ? error.issues : []))
  const issue = (path: string) => issues.find((one) => one.path.startsWith(path))?.message
  const nearest = suggestionOf(send.error)
  const waiting = planned.post && isWaiting(planned.post.status) ? planned.post : undefined
  const past = when === 'time' && at !== '' && new Date(at).getTime() <= Date.now()
  return (
    <div className="grid gap-5">
      {planned.post && <PostState post={planned.post} timeZone={timeZone} />}
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 font-medium text-sm">When</legend>
        <Segmented label="When" value={when} onChange={setWhen} options={WHEN} className="justify-self-start" />
        {when === 'time' ? (
          <ZonedMoment
            value={at}
            onChange={setAt}
            timeZone={timeZone}
            error={past ? messages.posting.timePast : undefined}
          />
        ) : (
          <Slot planned={planned} when={when} timeZone={timeZone} onNext={() => setWhen('next')} />
        )}
        <p className="text-ink-3 text-xs">
          Times in {timeZone}. At most two posts a day per channel, four hours apart.
        </p>
      </fieldset>
      {send.error && issues.length === 0 && (
        <div className="grid gap-2">
          <ErrorNote what={sentenceOf(send.error)} />
          {nearest && (
            <Button size="sm" className="justify-self-start" onClick={() => send.mutate(nearest)}>
              Take {formatMoment(nearest, timeZone)}
            </Button>
          )}
        </div>
      )}
      <PostTextFields form={form} issue={issue} />
      {planned.objection && !form.isDirty && (
        <p role="status" className="rounded-lg bg-warn-soft px-4 py-3 text-sm">
          {planned.objection}
        </p>
      )}
      {button.isAsked && <PageButton {...button} />}
      {planned.needsApproval && planned.network !== 'local' && (
        <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
          Nothing goes to an outside network without your approval. Scheduled posts wait for it.
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-5">
        {waiting && (
          <Button
            variant="ghost"
            className="mr-auto"
            disabled={unschedule.isPending}
            onClick={() =>
              unschedule.mutate({ videoId: video.id, at: waiting.at ?? planned.nextFreeAt }, { onSuccess: onClose })
            }
          >
            Unschedule
          </Button>
        )}
        {form.isDirty && (
          <Button disabled={keepWords.isPending} onClick={() => keepWords.mutate()}>
            Save words
          </Button>
        )}
        {waiting?.status === 'approval' && (
          <Button disabled={approve.isPending} onClick={() => approve.mutate(video.id, { onSuccess: onClose })}>
            Approve
          </Button>
        )}
        <Button
          variant="solid"
          disabled={send.isPending || button.problem !== undefined || past || (when === 'time' && at === '')}
          onClick={() => send.mutate(when === 'now' ? null : atOf[when])}
        >
          {send.isPending ? 'Sending...' : when === 'now' ? 'Publish now' : waiting ? 'Move' : 'Schedule'}
        </Button>
      </div>
    </div>
  )
}

const PostState = ({ post, timeZone }: { post: NonNullable<PlannedPost['post']>; timeZone: string }) => (
  <div className="grid gap-1 text-sm">
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={POST_STATUS[post.status].tone}>{POST_STATUS[post.status].word}</Badge>
      {post.at && <span className="num">{formatMoment(post.at, timeZone)}</span>}
    </p>
    {post.note && <p className="text-ink-2">{post.note}</p>}
    {post.problem && <p className="text-bad">{post.problem}</p>}
  </div>
)

type SlotProps = { planned: PlannedPost; when: 'now' | 'next'; timeZone: string; onNext: () => void }

/** When there is room, and why not at once. */
function Slot({ planned: { nextFreeAt, nextFreeBecause }, when, timeZone, onNext }: SlotProps) {
  if (!nextFreeBecause)
    return <p className="text-sm">{when === 'now' ? 'The channel is free: it goes out right away.' : 'Free now.'}</p>
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {when === 'next' && <p className="num font-medium">{formatMoment(nextFreeAt, timeZone)}</p>}
      <p className="text-ink-2">Not now: {nextFreeBecause}</p>
      {when === 'now' && (
        <Button size="sm" onClick={onNext}>
          Take the next free slot
        </Button>
      )}
    </div>
  )
}
