import { type StudyResult, studyRoutes } from '@octavo/contract/study'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { refreshComplianceStatistics } from '#api/compliance.queries.ts'
import { refreshStudies, type StudiedVideo, useStudies } from '#api/study.queries.ts'
import { plural } from '#format/number.ts'
import { RISK_TONE } from '#parts/compliance/risk-tone.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Trash2 } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { toast } from '#ui/toast.ts'
import { useMore } from '#ui/useMore.tsx'
import { Studied } from './StudyOutcomes.tsx'

/** What all studied videos together teach. */
export function StudyResults() {
  const { data, error, refetch } = useStudies()
  return (
    <Card>
      <CardHead
        title="What the studied videos teach"
        hint={data && data.videos_analyzed > 0 && `From ${plural(data.videos_analyzed, 'studied video')}.`}
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-56" />}
      {data && (data.videos_analyzed > 0 ? <Results result={data} /> : <NothingStudied />)}
    </Card>
  )
}

const NothingStudied = () => (
  <EmptyState
    title="No Videos Studied Yet"
    hint="Enter the addresses of videos that did well. Their patterns, risks and guidelines appear here."
    className="py-8"
  />
)

function Results({ result }: { result: StudyResult }) {
  const tabs: readonly (readonly [id: string, label: string, panel: ReactNode])[] = [
    ['patterns', 'Viral Patterns', <Patterns key="patterns" patterns={result.viral_patterns} />],
    ['insights', 'Compliance Insights', <Insights key="insights" insights={result.compliance_insights} />],
    ['guidelines', 'Production Guidelines', <Guidelines key="guidelines" guidelines={result.production_guidelines} />],
    ['videos', `Studied Videos (${result.videos.length})`, <Videos key="videos" videos={result.videos} />],
  ]
  return (
    <Tabs defaultValue="patterns">
      <TabList aria-label="What was learned">
        {tabs.map(([id, label]) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(([id, , panel]) => (
        <TabPanel key={id} value={id} className="pt-4">
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  )
}

const patternName = (type: string) => {
  const words = type.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const PATTERNS_STEP = 8

function Patterns({ patterns }: { patterns: StudyResult['viral_patterns'] }) {
  const [shown, more] = useMore(patterns, PATTERNS_STEP)
  if (patterns.length === 0) return <Nothing>These videos share no pattern that we know.</Nothing>
  return (
    <>
      <ul className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {shown.map(({ pattern_type, effectiveness, description, example }) => (
          <li key={pattern_type} className="min-w-0 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="font-medium font-sans text-sm">{patternName(pattern_type)}</h3>
              <span className="num text-ink-2">{Math.round(effectiveness * 100)}% effective</span>
            </div>
            <Progress
              label={`Effectiveness of ${patternName(pattern_type)}`}
              value={effectiveness * 100}
              tone="ink"
              className="my-1.5"
            />
            <p className="text-ink-2">{description}</p>
            {example && <p className="wrap-anywhere mt-1 text-ink-3">“{example}”</p>}
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}

function Insights({ insights }: { insights: StudyResult['compliance_insights'] }) {
  if (insights.length === 0) return <Nothing>Nothing in these videos breaks a rule.</Nothing>
  return (
    <ul>
      {insights.map(({ category, risk_level, requirement }) => (
        <li
          key={`${category} ${requirement}`}
          className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-t py-3 text-sm first:border-0 first:pt-0"
        >
          <Badge tone={RISK_TONE[risk_level]}>{risk_level} risk</Badge>
          <p className="min-w-0 flex-1 basis-64">
            <span className="font-medium">{category}.</span> <span className="text-ink-2">{requirement}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Guidelines({ guidelines }: { guidelines: StudyResult['production_guidelines'] }) {
  if (guidelines.length === 0) return <Nothing>Study more videos to get guidelines.</Nothing>
  return (
    <ol className="grid max-w-[75ch] list-decimal gap-2.5 pl-5 text-sm marker:text-ink-3">
      {guidelines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}

function Videos({ videos }: { videos: readonly StudiedVideo[] }) {
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: string) => call(studyRoutes.remove, { params: { id } }),
    onSuccess: () => {
      void refreshStudies(cache)
      void refreshComplianceStatistics(cache)
    },
    onError: (error) => toast({ title: 'Not removed', description: sentenceOf(error), variant: 'destructive' }),
  })
  return (
    <ul>
      {videos.map((video) => (
        <li
          key={video.url}
          className="flex items-start gap-3 border-line border-t py-3 text-sm first:border-0 first:pt-0"
        >
          <div className="grid min-w-0 flex-1 gap-1">
            <a
              href={video.url}
              target="_blank"
              rel="noreferrer"
              className="truncate font-medium underline-offset-4 hover:underline"
            >
              {video.title ?? video.url}
            </a>
            <Studied video={video} />
          </div>
          {video.id && (
            <ConfirmButton
              size="sm"
              variant="ghost"
              className="px-2"
              aria-label={`Remove ${video.title ?? video.url}`}
              question="Remove this studied video?"
              consequence="What it taught is removed from the patterns. It can be studied again by its address."
              confirmLabel="Remove"
              onConfirm={() => video.id && remove.mutate(video.id)}
            >
              <Trash2 />
            </ConfirmButton>
          )}
        </li>
      ))}
    </ul>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => <p className="text-ink-2 text-sm">{children}</p>
