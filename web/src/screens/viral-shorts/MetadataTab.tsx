import type { ViralShort } from '@octavo/contract/generation'
import type { ReactNode } from 'react'
import { TextVerdict } from '#parts/compliance/TextVerdict.tsx'
import { Badge } from '#ui/Badge.tsx'
import { nicheLabel } from './niches.ts'

type MetadataTabProps = { short: ViralShort; content: NonNullable<ViralShort['viral_content']> }

/** The facts about a short: what it was asked for, what it reached, its tags and its sources. */
export function MetadataTab({ short, content }: MetadataTabProps) {
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Niche', nicheLabel(short.niche)],
    ['Topic', short.topic],
    ['Predicted score', `${content.viral_prediction} of 100, ${short.targetViralScore} asked for`],
    ['Confidence', `${Math.round(content.confidence_score * 100)}%, the lowest of its three scores`],
    ['Call to action', content.cta],
    ['Hashtags', <Hashtags key="hashtags" tags={content.hashtags} />],
    [
      'Sources',
      content.sources.length > 0 ? <Sources key="sources" sources={content.sources} /> : 'No fact that needs one',
    ],
  ]
  return (
    <div className="grid grid-cols-1 gap-5 2xl:grid-cols-2">
      <dl className="-my-2 text-sm">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-3 border-line border-t py-2 first:border-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {short.complianceCheck && <TextVerdict check={short.complianceCheck} />}
    </div>
  )
}

const Hashtags = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex flex-wrap gap-1.5">
    {tags.map((tag) => (
      <Badge key={tag}>{tag.startsWith('#') ? tag : `#${tag}`}</Badge>
    ))}
  </span>
)

const Sources = ({ sources }: { sources: readonly string[] }) => (
  <ul className="grid gap-1">
    {sources.map((source) => (
      <li key={source}>{source}</li>
    ))}
  </ul>
)
