import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { useLibraryScripts } from '#api/script.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import { ScriptCard } from './ScriptCard.tsx'

const SCRIPTS_AT_ONCE = 24

/** The account's scripts, the best reason to film one again beside each. */
export function ViralScripts({ onFilming }: { onFilming: () => void }) {
  const { data: scripts, error, refetch } = useLibraryScripts()
  const [shown, more] = useMore(scripts ?? [], SCRIPTS_AT_ONCE)
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!scripts) return <Skeleton className="h-64 rounded-xl" />
  if (scripts.length === 0) return <NoScripts />
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((script) => (
          <ScriptCard key={script.id} script={script} onFilming={onFilming} />
        ))}
      </ul>
      {more}
    </>
  )
}

const NoScripts = () => (
  <Card>
    <EmptyState
      title="No Scripts Yet"
      hint="Scripts from every generator are kept here, ready to copy or to turn into a video."
      action={
        <Link href="/scripts" className={buttonStyle()}>
          Write a script
        </Link>
      }
    />
  </Card>
)
