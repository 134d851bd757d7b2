import { messages } from '@octavo/contract/messages'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { useSamples } from '#api/sample-workspace.queries.ts'
import { formatDayAndTime, formatMoment } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { POST_STATUS } from '#parts/publishing/post-status.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import type { WeekThumbnail } from '#parts/week/WeekStrip.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Eye, Film, MousePointerClick } from '#ui/icons/index.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import { StatTiles } from '#ui/StatTiles.tsx'
import { SAMPLE_CONTACTS, type SamplePost, sampleFigures, samplePosts } from './sample-studio.ts'

/** The posts of the sample week while a sample workspace is loaded. */
export function useSamplePosts(): SamplePost[] | undefined {
  const { data: samples } = useSamples()
  const { data: account } = useAccount()
  const [now] = useState(() => new Date())
  return samples?.loaded ? samplePosts(now, account?.timeZone ?? 'UTC') : undefined
}

/** The strip of the sample week: what its films really look like. */
export const sampleStrip = (posts: readonly SamplePost[], timeZone?: string): WeekThumbnail[] =>
  posts.map(({ place, title, wide, poster, at, isOut, views }) => ({
    key: place,
    ...formatDayAndTime(at.toISOString(), timeZone),
    wide,
    state: isOut ? 'live' : 'ready',
    image: poster,
    label: `Sample, ${place}: ${title}, ${stateOf(isOut).word}`,
    says: isOut ? plural(views, 'view') : stateOf(isOut).word,
  }))

const stateOf = (isOut: boolean) => POST_STATUS[isOut ? 'published' : 'scheduled']
const tag = <SampleTag title={messages.sample.tag} />

/** What went out and what is to come, of the sample week. */
export function SampleCalendar() {
  const posts = useSamplePosts()
  const { data: account } = useAccount()
  if (!posts) return null
  return (
    <Card>
      <CardHead title="A week of Kiln & Clay" hint={messages.sample.notYours} action={tag} className="mb-2" />
      <ul aria-label="Sample posts">
        {posts.map(({ place, title, wide, poster, at, isOut, views }) => (
          <li key={place} className="flex items-center gap-3 border-line border-t py-2.5 text-sm first:border-0">
            <span aria-hidden className="shrink-0">
              <VideoThumbnail label={title} wide={wide} image={poster} className={wide ? 'w-16' : 'w-9'} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium">{title}</span>
              <span className="num text-ink-2 text-xs">
                {formatMoment(at.toISOString(), account?.timeZone)}
                {isOut && ` · ${plural(views, 'view')}`}
              </span>
            </span>
            <Badge tone={stateOf(isOut).tone}>{stateOf(isOut).word}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the film pages of the sample week counted. */
export function SampleFigures() {
  const posts = useSamplePosts()
  if (!posts) return null
  const { views, clicks, avgCtr, published } = sampleFigures(posts)
  const ctr = avgCtr === null ? undefined : `${avgCtr}%`
  return (
    <StatTiles
      label="Sample figures"
      stats={[
        { label: 'Total Views', value: formatCount(views), note: 'Of Kiln & Clay', icon: Eye, tag },
        {
          label: 'Clicks',
          value: formatCount(clicks),
          note: 'Followed the link of the page',
          icon: MousePointerClick,
          tag,
        },
        { label: 'Avg CTR', value: ctr, note: 'Clicks of a hundred views', icon: MousePointerClick, tag },
        { label: 'Published Videos', value: formatCount(published), note: 'In these days', icon: Film, tag },
      ]}
    />
  )
}

/** People of the sample business. */
export function SampleContacts() {
  const { data: samples } = useSamples()
  if (!samples?.loaded) return null
  return (
    <Card className="mb-4">
      <CardHead title="Contacts of Kiln & Clay" hint={messages.sample.notYours} action={tag} className="mb-2" />
      <ul aria-label="Sample contacts">
        {SAMPLE_CONTACTS.map(({ name, email, came, tag: word }) => (
          <li
            key={email}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-t py-2.5 text-sm first:border-0"
          >
            <span className="font-medium">{name}</span>
            <span className="text-ink-2">{email}</span>
            <span className="ml-auto text-ink-3 text-xs">{came}</span>
            <Badge>{word}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
