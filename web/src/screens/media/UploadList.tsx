import { messages } from '@octavo/contract/messages'
import { formatTimeLeft } from '#format/date.ts'
import { formatFileSize } from '#format/number.ts'
import { cancel, type FileUpload, pauseOrResume, retry } from '#parts/upload/uploads.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Pause, Play, RotateCw, X } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'

/** The files on their way: how far each is, and the buttons to stop, go on, or give up. */
export function UploadList({ files }: { files: readonly FileUpload[] }) {
  if (files.length === 0) return null
  return (
    <Card className="mb-5 py-2">
      <ul aria-label="Uploads" className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-3 text-sm">
                <p className="truncate font-medium" title={file.name}>
                  {file.name}
                </p>
                <p className="num shrink-0 text-ink-3 text-xs">
                  {file.sent > 0 && `${formatFileSize(file.sent)} of `}
                  {formatFileSize(file.bytes)}
                </p>
              </div>
              <Progress
                className="mt-2"
                tone={file.state === 'failed' ? 'bad' : file.state === 'sending' ? 'make' : 'ink'}
                label={`Upload of ${file.name}`}
                value={file.bytes > 0 ? (file.sent / file.bytes) * 100 : 0}
              />
              <p className={file.state === 'failed' ? 'mt-1.5 text-bad text-xs' : 'num mt-1.5 text-ink-2 text-xs'}>
                {sayState(file)}
              </p>
            </div>
            <Controls file={file} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function sayState({ state, problem, etaSeconds, inParts }: FileUpload): string {
  switch (state) {
    case 'starting':
      return 'Starting'
    case 'sending':
      return etaSeconds === null ? 'Uploading' : `Uploading, ${formatTimeLeft(etaSeconds)}`
    case 'paused':
      return inParts ? 'Paused' : 'Paused. Resume starts it over.'
    case 'offline':
      return 'Offline. Continues when the connection is back.'
    case 'checking':
      return messages.upload.checking
    case 'failed':
      return problem ?? 'Unknown error'
  }
}

function Controls({ file }: { file: FileUpload }) {
  const { id, name, state } = file
  const goes = state === 'sending' || state === 'starting'
  return (
    <div className="flex shrink-0">
      {(goes || state === 'paused') && (
        <Button
          size="icon"
          variant="ghost"
          aria-label={`${goes ? 'Pause' : 'Resume'}: ${name}`}
          onClick={() => void pauseOrResume(id)}
        >
          {goes ? <Pause /> : <Play />}
        </Button>
      )}
      {state === 'failed' && (
        <Button size="icon" variant="ghost" aria-label={`Try again: ${name}`} onClick={() => void retry(id)}>
          <RotateCw />
        </Button>
      )}
      <Button size="icon" variant="ghost" aria-label={`Cancel: ${name}`} onClick={() => void cancel(id)}>
        <X />
      </Button>
    </div>
  )
}
