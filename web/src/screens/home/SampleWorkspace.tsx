import { messages } from '@octavo/contract/messages'
import { type SampleWorkspace as Samples, sampleWorkspaceRoutes } from '@octavo/contract/sample-workspace'
import type { Video } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshSamples, useSamples } from '#api/sample-workspace.queries.ts'
import { formatPlayTime } from '#format/date.ts'
import { BrandChip } from '#parts/brand/BrandChip.tsx'
import { LoadSamples } from '#parts/sample/LoadSamples.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
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
        Four sample businesses with a finished film each, and a week with its posts, figures and contacts. They cost
        nothing, count nowhere, and leave no trace when you remove them.
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
        hint={messages.sample.notYours}
        action={<Remove />}
      />
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {samples.brands.map(({ id, name, primaryColor }) => (
          <li key={id} className="min-w-0">
            <Link
              href={`/brands?brand=${id}`}
              className="flex items-center gap-2.5 font-medium text-sm hover:underline tap"
            >
              <BrandChip color={primaryColor} />
              {name}
            </Link>
            {samples.videos
              .filter(({ brandId }) => brandId === id)
              .map((video) => (
                <Film key={video.id} video={video} />
              ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Film({ video }: { video: Video }) {
  return (
    <Link href={`/library?video=${video.id}`} className="mt-2 flex items-center gap-3 rounded-md hover:bg-sunken">
      {video.posterUrl && (
        <img
          src={video.posterUrl}
          alt=""
          width={576}
          height={1024}
          loading="lazy"
          className="h-auto w-14 rounded-frame border border-line"
        />
      )}
      <span className="min-w-0 text-ink-2 text-sm">
        {video.title}
        <span className="num mt-0.5 block text-ink-3 text-xs">{formatPlayTime(video.durationSeconds ?? 0)}</span>
      </span>
    </Link>
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
