import { messages } from '@octavo/contract/messages'
import { type SampleWorkspace as Samples, sampleWorkspaceRoutes } from '@octavo/contract/sample-workspace'
import { RETRYABLE, type Video } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshSamples, useSamples } from '#api/sample-workspace.queries.ts'
import { useVideos } from '#api/video.queries.ts'
import { formatTimeLeft } from '#format/date.ts'
import { BrandChip } from '#parts/brand/BrandChip.tsx'
import { LoadSamples } from '#parts/sample/LoadSamples.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { toast } from '#ui/toast.ts'

/** Samples to look around with: offered while there is no film of one's own, shown and removable once they are loaded. */
export function SampleWorkspace() {
  const { data: samples } = useSamples()
  const { data: stats } = useStats()
  if (samples?.loaded) return <Loaded samples={samples} />
  return samples && stats?.production.videosGenerated === 0 ? <Offer /> : null
}

const Offer = () => (
  <Card className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="text-base leading-snug">Look around first</h2>
      <p className="mt-0.5 text-ink-2 text-sm">
        Three sample brands and a finished film. They cost nothing, count nowhere, and leave no trace when you remove
        them.
      </p>
    </div>
    <LoadSamples />
  </Card>
)

function Loaded({ samples }: { samples: Samples }) {
  return (
    <Card className="mb-4">
      <CardHead
        title={
          <span className="flex items-center gap-2">
            Sample workspace
            <SampleTag title={messages.sample.tag} />
          </span>
        }
        hint="Counted nowhere. Nothing is made for its brands."
        action={<Remove />}
      />
      <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {samples.brands.map(({ id, name, primaryColor }) => (
            <li key={id}>
              <Link href={`/brands?brand=${id}`} className="flex items-center gap-2.5 hover:underline tap">
                <BrandChip color={primaryColor} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {samples.video && <Film video={samples.video} />}
      </div>
    </Card>
  )
}

/** The film as the list of videos has it, which events keep fresh. */
function Film({ video: read }: { video: Video }) {
  const { data: videos } = useVideos()
  const video = videos?.find(({ id }) => id === read.id) ?? read
  if (video.filename)
    return (
      <div className="flex items-center justify-between gap-4 md:justify-end">
        <p className="truncate text-ink-2 text-sm">{video.title}</p>
        <Link href={`/library?video=${video.id}`} className={buttonStyle({ size: 'sm' })}>
          Watch the film
        </Link>
      </div>
    )
  if (RETRYABLE.includes(video.status))
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 md:justify-end">
        <p className="text-bad text-sm">{video.problem}</p>
        <LoadSamples size="sm" />
      </div>
    )
  return (
    <div>
      <Progress label="The sample film" value={video.progress * 100} />
      <p className="num mt-1.5 text-ink-2 text-xs">
        {VIDEO_STATUS[video.status].word}, {Math.round(video.progress * 100)}%
        {video.etaSeconds !== null && `, ${formatTimeLeft(video.etaSeconds)}`}
      </p>
    </div>
  )
}

function Remove() {
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(sampleWorkspaceRoutes.remove),
    onSuccess: () => toast({ title: 'Sample workspace removed' }),
    onError: (error) =>
      toast({ title: messages.sample.notRemoved, description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => refreshSamples(cache),
  })
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
      className="-mt-1 -mr-2"
    >
      {remove.isPending ? 'Removing...' : 'Remove samples'}
    </Button>
  )
}
