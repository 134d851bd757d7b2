import type { ViralShort } from '@octavo/contract/generation'
import { plural } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'

/** Whether the script repeats an earlier one, and which comes closest. */
export function MemoryResult({ memory }: { memory: NonNullable<ViralShort['memory_result']> }) {
  const { is_duplicate, compared, closest } = memory
  const nearest = closest && ` The closest is “${closest.title}”, ${Math.round(closest.similarity * 100)}% alike.`
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-3 text-sm">
      <Badge tone={is_duplicate ? 'warn' : 'ok'}>{is_duplicate ? 'Duplicate Detected' : 'Unique Content Stored'}</Badge>
      <span className="min-w-0 flex-1 basis-52 text-ink-2">
        Compared with {plural(compared, 'earlier script')}.{nearest}
      </span>
    </div>
  )
}
