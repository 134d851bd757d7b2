import type { LongImport as Import } from '@octavo/contract/contact'
import { useState } from 'react'
import { useLastImport } from '#api/contact.queries.ts'
import { formatCount } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Progress } from '#ui/Progress.tsx'
import { ImportReport } from './ImportReport.tsx'

const NEWS_MS = 24 * 60 * 60 * 1000

/** How the last import stands that was too long to wait for: how far it is, then for a day what it came to. */
export function LongImport({ onImport }: { onImport: () => void }) {
  const { data } = useLastImport()
  const last = data?.lastImport
  if (!last) return null
  if (last.status === 'running') return <UnderWay last={last} />
  return Date.now() - Date.parse(last.startedAt) < NEWS_MS ? <Ended last={last} onImport={onImport} /> : null
}

function UnderWay({ last: { read, rows } }: { last: Import }) {
  const words = `Importing ${formatCount(read)} of ${formatCount(rows)} contacts...`
  return (
    <div className="mb-4 grid gap-2">
      <p role="status" className="num text-sm">
        {words}
      </p>
      <Progress label="Importing contacts" value={(read / rows) * 100} />
    </div>
  )
}

function Ended({ last, onImport }: { last: Import; onImport: () => void }) {
  const [open, setOpen] = useState(false)
  const again = () => {
    setOpen(false)
    onImport()
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 text-sm">
      <p role="status">Last import: {last.message}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        Details
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Last import"
        description="The counts, and the rows that failed."
        className="w-[min(94vw,46rem)]"
      >
        <ImportReport result={last} onAgain={again} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
