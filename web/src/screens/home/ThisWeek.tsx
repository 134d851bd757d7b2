import { batchRoutes } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { useStats } from '#api/analytics.queries.ts'
import { queryOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { sampleStrip, useSamplePosts } from '#parts/sample/SampleStudio.tsx'
import type { SamplePost } from '#parts/sample/sample-studio.ts'
import type { ThumbnailState } from '#parts/video/VideoThumbnail.tsx'
import { reviewPath } from '#parts/week/review-path.ts'
import { sampleThumbnails, WeekStrip } from '#parts/week/WeekStrip.tsx'
import { thumbnailsOfWeek } from '#parts/week/week-of-videos.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Play } from '#ui/icons/index.ts'
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

/** The newest batch as a week of thumbnails; until there is one the sample week, or a drawn one for whoever has no film yet. */
export function ThisWeek() {
  const { data: account } = useAccount()
  const { data: batches } = useQuery(queryOf(batchRoutes.list))
  const { data: stats } = useStats()
  const samplePosts = useSamplePosts()
  if (!batches) return <Skeleton className="h-72 rounded-xl" />
  const [newest] = batches
  if (!newest && samplePosts) return <SampleWeek posts={samplePosts} />
  // Whoever has films of their own is shown no drawn ones.
  const isDrawn = !newest && stats?.production.videosGenerated === 0
  const thumbnails = isDrawn
    ? sampleThumbnails(SAMPLE_STATES)
    : thumbnailsOfWeek(newest?.videos ?? [], account?.timeZone)
  const open = (
    <Link href="/production" className={buttonStyle({ size: 'sm' })}>
      Open in Production
    </Link>
  )
  const asking = newest?.videos.filter(({ status }) => status === 'approval').length ?? 0
  const review = newest && asking > 0 && (
    <Link href={reviewPath(newest.id)} className={buttonStyle({ size: 'sm', variant: 'solid' })}>
      <Play />
      Review {plural(asking, 'film')}
    </Link>
  )
  return (
    <Card>
      <CardHead
        title={newest ? `This week: ${newest.brandName}` : 'This week'}
        hint={
          newest
            ? newest.says
            : isDrawn
              ? 'A drawn sample. Your own week appears with the first batch.'
              : 'Your first batch fills these eight places.'
        }
        action={
          newest ? (
            <div className="flex flex-wrap gap-2">
              {review}
              {open}
            </div>
          ) : (
            isDrawn && <SampleTag />
          )
        }
      />
      <WeekStrip thumbnails={thumbnails} className="max-md:-mx-5 max-md:scroll-pl-5 max-md:px-5" />
    </Card>
  )
}

/** The films of a sample business, as its week would stand here. */
function SampleWeek({ posts }: { posts: readonly SamplePost[] }) {
  const { data: account } = useAccount()
  return (
    <Card>
      <CardHead
        title="This week: Kiln & Clay"
        hint={`${messages.sample.notYours} Your own week appears with the first batch.`}
        action={<SampleTag title={messages.sample.tag} />}
      />
      <WeekStrip
        thumbnails={sampleStrip(posts, account?.timeZone)}
        className="max-md:-mx-5 max-md:scroll-pl-5 max-md:px-5"
      />
    </Card>
  )
}
