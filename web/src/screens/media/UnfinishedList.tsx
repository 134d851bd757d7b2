import type { UnfinishedUpload } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { companionRoutes } from '@octavo/contract/upload'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { refreshShelf } from '#api/media.queries.ts'
import { formatAgo } from '#format/date.ts'
import { formatFileSize } from '#format/number.ts'
import type { FileUpload } from '#parts/upload/uploads.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { toast } from '#ui/toast.ts'

type UnfinishedListProps = {
  unfinished: readonly UnfinishedUpload[]
  going: readonly FileUpload[]
  onChoose: () => void
}

/** Uploads that an earlier visit began: the same file, chosen again, goes on where it stopped. */
export function UnfinishedList({ unfinished, going, onChoose }: UnfinishedListProps) {
  // What comes in one piece leaves nothing to go on from; what this page sends is shown above.
  const left = unfinished.filter(
    (one) => (one.inParts || one.status !== 'open') && !going.some(({ name }) => name === one.filename),
  )
  if (left.length === 0) return null
  return (
    <Card className="mb-5">
      <CardHead title="Unfinished uploads" hint="Choose the same file again to continue where it stopped." />
      <ul className="divide-y divide-line">
        {left.map((one) => (
          <li key={one.uploadId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
            <div className="min-w-0 flex-1 basis-52">
              <p className="truncate font-medium">{one.filename}</p>
              <p className={one.status === 'refused' ? 'text-bad text-xs' : 'num text-ink-2 text-xs'}>
                {sayWhere(one)}
              </p>
            </div>
            <div className="flex gap-1">
              {one.status === 'open' && (
                <Button size="sm" onClick={onChoose}>
                  Choose the file<span className="sr-only">: {one.filename}</span>
                </Button>
              )}
              {one.status !== 'checking' && <Discard upload={one} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function sayWhere({ status, problem, bytes, bytesThere, startedAt }: UnfinishedUpload): string {
  if (status === 'checking') return messages.upload.checking
  if (status === 'refused') return problem ?? ''
  const of = bytes === null ? '' : ` of ${formatFileSize(bytes)}`
  return `${bytesThere === 0 ? 'Nothing' : formatFileSize(bytesThere)}${of} there, begun ${formatAgo(startedAt)}`
}

function Discard({ upload: { uploadId, key, filename } }: { upload: UnfinishedUpload }) {
  const cache = useQueryClient()
  const discard = useMutation({
    mutationFn: () => call(companionRoutes.abort, { params: { uploadId }, query: { key } }),
    onError: (error) => toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => refreshShelf(cache),
  })
  return (
    <Button size="sm" variant="ghost" disabled={discard.isPending} onClick={() => discard.mutate()}>
      Discard<span className="sr-only">: {filename}</span>
    </Button>
  )
}
