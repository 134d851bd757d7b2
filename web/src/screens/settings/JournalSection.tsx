import { JOURNAL_FLAWS, JOURNAL_KINDS, type JournalProof, journalRoutes } from '@octavo/contract/journal'
import { useMutation } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { useJournal } from '#api/journal.queries.ts'
import { formatMoment } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ShieldCheck } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** What was decided, agreed to, sent, posted and stopped, and whether all of it still stands as it was written. */
export function JournalSection() {
  const journal = useJournal()
  const proof = useMutation({ mutationFn: () => call(journalRoutes.proof) })
  const entries = journal.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Card>
      <CardHead
        title="Journal"
        hint="Every approval, consent, message, post and stop, kept as it happened. Each entry is chained to the one before, so a changed or missing one shows."
      />
      <Button
        onClick={() => proof.mutate()}
        aria-busy={proof.isPending}
        disabled={entries.length === 0}
        className="mb-4 max-sm:w-full"
      >
        <ShieldCheck />
        {proof.isPending ? 'Looking...' : 'Check that it is whole'}
      </Button>
      <div aria-live="polite">
        {proof.error && <ErrorNote what={sentenceOf(proof.error)} />}
        {proof.data && <Found proof={proof.data} />}
      </div>
      {journal.isPending && <Skeleton className="h-40" />}
      {journal.error && <ErrorNote what={sentenceOf(journal.error)} />}
      {journal.data && entries.length === 0 && (
        <p className="text-ink-2 text-sm">Nothing yet. The first script, contact or post begins it.</p>
      )}
      <ol className="divide-y divide-line text-sm">
        {entries.map(({ number, at, kind, about }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <span className="w-10 text-ink-2 tabular-nums">{number}</span>
            <span className="min-w-0 flex-1 basis-56 break-words">
              {JOURNAL_KINDS[kind]}
              {about && <span className="text-ink-2">: {about}</span>}
            </span>
            <time dateTime={at} className="text-ink-2">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
      {journal.hasNextPage && (
        <Button
          onClick={() => void journal.fetchNextPage()}
          aria-busy={journal.isFetchingNextPage}
          className="mx-auto mt-4 flex"
        >
          Show earlier entries
        </Button>
      )}
    </Card>
  )
}

function Found({ proof: { entries, erased, flaws } }: { proof: JournalProof }) {
  const [first] = flaws
  if (first)
    return (
      <ErrorNote
        what={`Entry ${first.number} ${JOURNAL_FLAWS[first.flaw]}. Somebody changed the database; ask whoever runs this installation.`}
      />
    )
  const gone = erased === 0 ? '' : ` ${formatCount(erased)} are about people who were erased.`
  return (
    <p className="mb-4 rounded-md bg-sunken px-3 py-2 text-sm">
      All {formatCount(entries)} entries are as they were written.{gone}
    </p>
  )
}
