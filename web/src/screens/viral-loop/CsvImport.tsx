import { CONTACT_LIMITS, CSV_TEMPLATE } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { type DragEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { formatCount, formatFileSize } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/Field.tsx'
import { FileText, Upload, X } from '#ui/icons/index.ts'
import { Textarea } from '#ui/Textarea.tsx'
import { toast } from '#ui/toast.ts'
import type { Source } from './useImport.ts'

const EXAMPLE = `${CSV_TEMPLATE}\nmaya@example.com,Maya,Okafor,+44 20 7946 0018`

type CsvImportProps = { busy: boolean; onImport: (source: Source) => void; consent: ReactNode }

/** A CSV, pasted or as a file that is streamed. */
export function CsvImport({ busy, onImport, consent }: CsvImportProps) {
  const [csv, setCsv] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file && file.size > 0) onImport({ file })
    else if (csv.trim()) onImport({ csv })
    else toast({ ...messages.contact.emptyCsv, variant: 'destructive' })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {file ? <ChosenFile file={file} onRemove={() => setFile(null)} /> : <FilePicker onPick={setFile} />}
      {!file && (
        <Field
          label="CSV data"
          hint={
            <>
              The first row names the columns: <span className="code">{CSV_TEMPLATE}</span>. Only email is required. A
              column <span className="code">smsConsent</span> says row by row who agreed to texts.
            </>
          }
        >
          {(aria) => (
            <Textarea
              {...aria}
              rows={6}
              value={csv}
              placeholder={EXAMPLE}
              spellCheck={false}
              className="code whitespace-pre"
              onChange={(event) => setCsv(event.target.value)}
            />
          )}
        </Field>
      )}
      {consent}
      <Button type="submit" variant="solid" aria-busy={busy} className="justify-self-end max-sm:w-full">
        {busy ? 'Importing...' : 'Import CSV'}
      </Button>
    </form>
  )
}

function FilePicker({ onPick }: { onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onPick(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-wrap items-center gap-3 rounded-lg border border-line-strong border-dashed p-4 text-sm',
        over && 'border-ink bg-sunken',
      )}
    >
      <Upload className="size-4 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 basis-56 text-ink-2">
        Drop a CSV file here, of up to {formatCount(CONTACT_LIMITS.csvRows)} rows.
      </p>
      <Button size="sm" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="CSV file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onPick(file)
        }}
      />
    </div>
  )
}

const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
  <div className="flex items-center gap-3 rounded-lg border border-line p-3 text-sm">
    <FileText className="size-4 shrink-0 text-ink-3" />
    <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
    <span className="num text-ink-2">{formatFileSize(file.size)}</span>
    <Button size="icon" variant="ghost" aria-label={`Remove ${file.name}`} onClick={onRemove}>
      <X />
    </Button>
  </div>
)
