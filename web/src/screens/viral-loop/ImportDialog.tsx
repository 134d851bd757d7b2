import { MAIL_ATTESTATION, SMS_ATTESTATION } from '@octavo/contract/contact'
import { type ReactNode, useId, useState } from 'react'
import { formatFileSize } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { CsvImport } from './CsvImport.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ManualEntry } from './ManualEntry.tsx'
import { type Import, type Source, useImport } from './useImport.ts'

type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Takes contacts in, from a CSV or by hand. What the importer attests stands above the button. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const taking = useImport()
  const [stays, setStays] = useState(false)
  const change = (open: boolean) => {
    // A file on its way goes on; its result comes as a toast.
    if (!open && !taking.pending) taking.again()
    onOpenChange(open)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Import contacts"
      description="Known addresses are updated, never doubled."
      className="w-[min(94vw,46rem)]"
    >
      {taking.file ? (
        <Sending taking={taking} />
      ) : taking.result && !stays ? (
        <ImportReport result={taking.result} onAgain={taking.again} onDone={() => change(false)} />
      ) : (
        <Entry taking={taking} onStay={setStays} />
      )}
    </Dialog>
  )
}

/** `onStay`: whether the form goes on after the import, since some of it could not be taken. */
function Entry({ taking, onStay }: { taking: Import; onStay: (stays: boolean) => void }) {
  const [sms, setSms] = useState(false)
  const start = (source: Source, stay?: () => void) => {
    onStay(stay !== undefined)
    taking.start(source, sms, stay)
  }
  const consent = <Consent sms={sms} onSms={setSms} />
  return (
    <Tabs defaultValue="csv">
      {taking.problem && <ErrorNote what={taking.problem} className="mb-4" />}
      <TabList aria-label="How to import">
        <Tab value="csv">CSV Import</Tab>
        <Tab value="manual">Manual Entry</Tab>
      </TabList>
      <TabPanel value="csv" className="pt-4 outline-offset-4">
        <CsvImport busy={taking.pending} onImport={start} consent={consent} />
      </TabPanel>
      <TabPanel value="manual" className="pt-4 outline-offset-4">
        <ManualEntry busy={taking.pending} onImport={start} consent={consent} />
      </TabPanel>
    </Tabs>
  )
}

/** The basis for mail is what the importer says here; texts need more, and are asked for apart. */
function Consent({ sms, onSms }: { sms: boolean; onSms: (sms: boolean) => void }): ReactNode {
  const id = useId()
  return (
    <div className="grid gap-3 rounded-lg bg-sunken p-4 text-sm">
      <p>{MAIL_ATTESTATION}</p>
      <div className="flex items-start gap-2.5 border-line border-t pt-3 pointer-coarse:min-h-11">
        <Checkbox id={id} checked={sms} onChange={onSms} className="mt-px" />
        <label htmlFor={id} className="cursor-pointer">
          <span className="font-medium">SMS consent.</span> {SMS_ATTESTATION}
        </label>
      </div>
      <p className="text-ink-2 text-xs">Kept with each contact as the consent on record.</p>
    </div>
  )
}

function Sending({ taking }: { taking: Import }) {
  const { file, sent } = taking.file ?? { file: new File([], ''), sent: 0 }
  const percent = file.size > 0 ? (sent / file.size) * 100 : 0
  const isSent = sent >= file.size
  return (
    <div className="grid gap-3">
      <p className="truncate font-medium text-sm">{file.name}</p>
      <Progress label={`Sending ${file.name}`} value={percent} tone="ink" className="h-2" />
      <div className="flex items-center justify-between gap-4 text-sm">
        <p role="status" className="num">
          {isSent ? 'Reading the last rows.' : `${formatFileSize(sent)} of ${formatFileSize(file.size)} sent.`}
        </p>
        <Button size="sm" onClick={taking.giveUp}>
          Stop
        </Button>
      </div>
      <p className="text-ink-2 text-sm">
        Rows are taken in once the whole file is here. When you stop before that, none are.
      </p>
    </div>
  )
}
