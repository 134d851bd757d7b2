import { batchRoutes } from '@octavo/contract/batch'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/call.ts'
import type { ThumbnailState } from '#parts/video/VideoThumbnail.tsx'
import { sampleThumbnails, WeekStrip } from '#parts/week/WeekStrip.tsx'
import { thumbnailsOfWeek } from '#parts/week/week-of-videos.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const SAMPLE_STATES: readonly ThumbnailState[] = [
  'live',
  'live',
  'ready',
  'ready',
  'checking',
  'making',
  'making',
  'empty',
]

/** The newest batch as a week of thumbnails; a drawn sample until there is one. */
export function ThisWeek() {
  const { data: batches } = useQuery(queryOf(batchRoutes.list))
  if (!batches) return <Skeleton className="h-72 rounded-xl" />
  const [newest] = batches
  const thumbnails = newest ? thumbnailsOfWeek(newest.videos) : sampleThumbnails(SAMPLE_STATES)
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
      <WeekStrip thumbnails={thumbnails} className="max-md:-mx-5 max-md:scroll-pl-5 max-md:px-5" />
    </Card>
  )
}
