import { messages } from '@octavo/contract/messages'
import { useAvatarConnection } from '#api/avatar-video.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { CircleCheck } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'

/** Whether whoever makes the avatars answers, asked on arrival and on request. */
export function ConnectionCard() {
  const { data, error, refetch, isFetching } = useAvatarConnection()
  const test = async () => {
    const tried = await refetch()
    if (tried.error)
      toast({ title: messages.avatarVideo.apiError, description: sentenceOf(tried.error), variant: 'destructive' })
  }
  return (
    <Card>
      <CardHead
        title="Connection test"
        hint="Checks the avatar provider now."
        action={
          <Button size="sm" disabled={isFetching} onClick={() => void test()}>
            {isFetching ? 'Testing...' : 'Test Connection'}
          </Button>
        }
        className="mb-3"
      />
      <div aria-live="polite">
        {error && !isFetching && <ErrorNote what={`${messages.avatarVideo.apiError}: ${sentenceOf(error)}`} />}
        {!data && !error && <Skeleton className="h-5 w-56" />}
        {data && !error && (
          <p className="flex items-start gap-2.5 text-sm">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            <span>
              Connected to <span className="font-medium">{data.provider}</span>: {plural(data.avatarCount, 'avatar')}{' '}
              and {plural(data.voiceCount, 'voice')}.
            </span>
          </p>
        )}
      </div>
    </Card>
  )
}
