import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useScripts } from '#api/script.queries.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import type { Avatar } from './avatars.ts'
import { ScriptRow } from './ScriptRow.tsx'

const SCRIPTS_AT_ONCE = 24

type ScriptListProps = { avatar: Avatar; editing: string | undefined; onEdit: (id: string) => void }

/** The account's scripts with their states and scores. */
export function ScriptList({ avatar, editing, onEdit }: ScriptListProps) {
  const { data, error, refetch } = useScripts()
  const scripts = data?.scripts
  const [shown, more] = useMore(scripts ?? [], SCRIPTS_AT_ONCE)
  return (
    <Card className="mt-4">
      <CardHead title={`Your Scripts (${scripts?.length ?? 0})`} hint={<FilmedBy />} />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!scripts && !error && <Skeleton className="h-40" />}
      {scripts?.length === 0 && (
        <EmptyState title="No Scripts Yet" hint="Write one above. Scripts from weekly batches appear here too." />
      )}
      <ul className="-mb-2">
        {shown.map((script) => (
          <ScriptRow
            key={script.id}
            script={script}
            avatar={avatar}
            editing={script.id === editing}
            onEdit={() => onEdit(script.id)}
          />
        ))}
      </ul>
      {more}
    </Card>
  )
}

/** The price before the click, and who really does the work. */
function FilmedBy() {
  const { data: stats } = useStats()
  const films = stats?.capabilities.find(({ name }) => name === 'Films')
  return (
    <>
      Filming uses 1 credit for each started minute.{films && ` Made here by ${films.provider}.`}{' '}
      <Link href="/library" className="underline underline-offset-4 hover:text-ink">
        See the library
      </Link>
    </>
  )
}
