import { batchRoutes } from '@octavo/contract/batch'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/call.ts'
import type { FrameState } from '#shared/Frame.tsx'
import { sampleFrames, WeekStrip } from '#shared/WeekStrip.tsx'
import { framesOfVideos } from '#shared/week-of-videos.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const SAMPLE_STATES: readonly FrameState[] = ['live', 'live', 'ready', 'ready', 'checking', 'making', 'making', 'empty']

/** The newest batch as a week of frames; a drawn sample until there is one. */
export function ThisWeek() {
  const { data: batches } = useQuery(queryOf(batchRoutes.list))
  if (!batches) return <Skeleton className="h-72 rounded-xl" />
  const [newest] = batches
  const frames = newest ? framesOfVideos(newest.videos) : sampleFrames(SAMPLE_STATES)
  const open = (
    <Link href="/production" className={buttonStyle({ size: 'sm' })}>
      Open in Production
    </Link>
  )
  return (
    <Card>
      <CardHead
        title={newest ? `This week: ${newest.brandName}` : 'This week'}
        hint={newest ? newest.says : 'A drawn sample. Your own week appears with the first batch.'}
        action={newest ? open : <SampleTag />}
      />
      <WeekStrip frames={frames} className="max-md:-mx-5 max-md:scroll-pl-5 max-md:px-5" />
    </Card>
  )
}
