import { CONTACT_STATUSES, CONTACTS_EXPORT_PATH, type ContactStatus } from '@octavo/contract/contact'
import { useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useContactSummary, useContacts } from '#api/contact.queries.ts'
import { formatCount } from '#format/number.ts'
import { CONTACT_LABELS } from '#parts/campaign/campaign-labels.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Input } from '#ui/Input.tsx'
import { Download, Plus, Search } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { ContactList } from './ContactList.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { LongImport } from './LongImport.tsx'

const SEARCH_REST_MS = 300
const ANY = 'any'

/** The contacts: searched by the server, read a page at a time. */
export function CrmTab({ onImport }: { onImport: () => void }) {
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<ContactStatus | typeof ANY>(ANY)
  const [open, setOpen] = useChosen('contact')
  const search = useDebounced(typed.trim(), SEARCH_REST_MS)
  const list = useContacts({ ...(search && { search }), ...(status !== ANY && { status }) })
  const contacts = list.data?.pages.flat()
  const filtered = search !== '' || status !== ANY
  return (
    <Card>
      <LongImport onImport={onImport} />
      <Toolbar typed={typed} onType={setTyped} status={status} onStatus={setStatus} onImport={onImport} />
      {list.error && <ErrorNote what={sentenceOf(list.error)} onRetry={() => void list.refetch()} />}
      {!contacts && !list.error && <Skeleton className="h-80" />}
      {contacts?.length === 0 && (filtered ? <NothingFound /> : <NoContacts onImport={onImport} />)}
      {contacts && contacts.length > 0 && <ContactList contacts={contacts} onOpen={setOpen} />}
      {list.hasNextPage && (
        <Button
          onClick={() => void list.fetchNextPage()}
          disabled={list.isFetchingNextPage}
          className="mx-auto mt-5 flex"
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
      {open && <ContactSheet key={open} id={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type ToolbarProps = {
  typed: string
  onType: (typed: string) => void
  status: ContactStatus | typeof ANY
  onStatus: (status: ContactStatus | typeof ANY) => void
  onImport: () => void
}

function Toolbar({ typed, onType, status, onStatus, onImport }: ToolbarProps) {
  const { data: summary } = useContactSummary()
  const amount = (status: ContactStatus) => (summary ? ` (${formatCount(summary.byStatus[status])})` : '')
  const options = CONTACT_STATUSES.map((one) => ({ value: one, label: `${CONTACT_LABELS[one][0]}${amount(one)}` }))
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative w-72 max-sm:w-full">
        <Search className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-ink-3" />
        <Input
          type="search"
          aria-label="Search contacts"
          placeholder="Name, email or phone"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          className="pl-9"
        />
      </div>
      <Select
        aria-label="Status"
        value={status}
        onChange={(value) => onStatus(value as ContactStatus)}
        options={[{ value: ANY, label: 'Any status' }, ...options]}
        className="w-52 max-sm:w-full"
      />
      <div className="ml-auto flex gap-2 max-sm:ml-0 max-sm:w-full max-sm:*:flex-1">
        <a href={CONTACTS_EXPORT_PATH} download className={buttonStyle()}>
          <Download />
          Export
        </a>
        <Button variant="solid" onClick={onImport}>
          <Plus />
          Add Contacts
        </Button>
      </div>
    </div>
  )
}

const NoContacts = ({ onImport }: { onImport: () => void }) => (
  <EmptyState
    title="No Contacts Yet"
    hint="People who agreed to hear from you stand here, each with the consent on record."
    action={
      <Button variant="solid" onClick={onImport}>
        Import contacts
      </Button>
    }
  />
)

const NothingFound = () => <EmptyState title="Nobody found" hint="No contact has these words or this status." />
