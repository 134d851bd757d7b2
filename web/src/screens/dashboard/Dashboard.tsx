import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { FirstFilm } from '#parts/generation/FirstFilm.tsx'
import { askNewVideo } from '#parts/generation/new-video.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Plus, Settings } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { AiEmployees } from './AiEmployees.tsx'
import { NewestBatch } from './NewestBatch.tsx'
import { Performance } from './Performance.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanUsage } from './PlanUsage.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentVideos } from './RecentVideos.tsx'
import { Totals } from './Totals.tsx'

/** How the account is doing, at one look. */
export default function Dashboard() {
  const { data: stats, error, refetch } = useStats()
  return (
    <>
      <PageHeader
        title="Mission Control Dashboard"
        subtitle="Your AI-powered viral video empire at a glance"
        actions={<Actions />}
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} className="mb-4" />}
      <FirstFilm />
      <Totals stats={stats} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <NewestBatch />
          <RecentVideos stats={stats} />
          <AiEmployees stats={stats} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PlanCard stats={stats} />
          <Performance stats={stats} />
          <PlanUsage stats={stats} />
          <QuickActions />
        </div>
      </div>
    </>
  )
}

function Actions() {
  return (
    <>
      <Link href="/settings" className={buttonStyle()}>
        <Settings />
        Settings
      </Link>
      <Button variant="make" onClick={askNewVideo}>
        <Plus />
        Generate Video
      </Button>
    </>
  )
}
