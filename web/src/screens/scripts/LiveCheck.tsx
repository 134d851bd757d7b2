import { sentenceOf } from '#api/call.ts'
import { useTextCheck } from '#api/compliance.queries.ts'
import { autofixText } from '#parts/compliance/autofix.ts'
import { FindingList } from '#parts/compliance/FindingList.tsx'
import { HighlightedText } from '#parts/compliance/HighlightedText.tsx'
import { TextVerdict } from '#parts/compliance/TextVerdict.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useDebounced } from '#ui/useDebounced.ts'

const CHECK_AFTER_MS = 600

/** The officer's word on the text as it stands. Nothing is stored, and it costs nothing. */
export function LiveCheck({ text, onAutofix }: { text: string; onAutofix: (text: string) => void }) {
  const rested = useDebounced(text.trim(), CHECK_AFTER_MS)
  const { data: check, error, refetch, isPlaceholderData, isFetching } = useTextCheck(rested)
  const outdated = isPlaceholderData || text.trim() !== rested
  return (
    <Card>
      <CardHead
        title="Compliance check"
        hint={rested ? undefined : 'Begins when you write. Free, and nothing is stored.'}
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {rested && !check && isFetching && <Skeleton className="h-36" />}
      {rested && check && (
        <div aria-live="polite" aria-busy={outdated} className={cn('transition-[filter]', outdated && 'grayscale')}>
          <TextVerdict check={check} />
          {check.issues.length > 0 && (
            <div className="mt-4 grid gap-5">
              {!outdated && (
                <div className="max-h-64 overflow-y-auto rounded-lg bg-sunken p-4">
                  <HighlightedText text={rested} findings={check.issues} />
                </div>
              )}
              <FindingList
                findings={check.issues}
                onReplace={outdated ? undefined : (finding) => onAutofix(autofixText(rested, finding))}
              />
            </div>
          )}
        </div>
      )}
    </Card>
  )
}
