import {
  CONTACT_STATUSES,
  CONTACTS_EXPORT_PATH,
  type ContactFilter,
  type ContactSort,
  type ContactStatus,
} from '@octavo/contract/contact'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useContactCount, useContactSummary, useContacts, useTags } from '#api/contact.queries.ts'
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
import { ContactList } from './ContactList.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { queryOfFilter, tagsOf } from './filter-words.ts'
import { LongImport } from './LongImport.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { SegmentBar } from './SegmentBar.tsx'
import { type Filtering, useContactFilter } from './useContactFilter.ts'

const ANY = 'any'

/** The contacts: searched by the server, read a page at a time. */
export function CrmTab({ onImport }: { onImport: () => void }) {
  const filtering = useContactFilter()
  const [sort, setSort] = useState<ContactSort>('added')
  const [open, setOpen] = useChosen('contact')
  const { settled: filter, change } = filtering
  const list = useContacts({ ...filter, ...(sort !== 'added' && { sort }) })
  const contacts = list.data?.pages.flat()
  const filtered = Object.keys(filter).length > 0
  const total = useTotal(filter)
  return (
    <Card>
      <LongImport onImport={onImport} />
      <Toolbar filtering={filtering} onImport={onImport}>
        <StatusSelect
          status={filtering.filter.status ?? ANY}
          onStatus={(status) => change({ status: status === ANY ? undefined : status })}
        />
        <TagSelect filtering={filtering} />
        <MoreFilters filtering={filtering} />
        <Select
          aria-label="Sort by"
          value={sort}
          onChange={(value) => setSort(value as ContactSort)}
          options={SORTS}
          className="w-44 max-sm:w-full"
        />
      </Toolbar>
      <SegmentBar filtering={filtering} />
      {list.error && <ErrorNote what={sentenceOf(list.error)} onRetry={() => void list.refetch()} />}
      {!contacts && !list.error && <Skeleton className="h-80" />}
      {contacts?.length === 0 && (filtered ? <NothingFound /> : <NoContacts onImport={onImport} />)}
      {contacts && contacts.length > 0 && (
        <ContactList key={JSON.stringify(filter)} contacts={contacts} total={total} filter={filter} onOpen={setOpen} />
      )}
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

/** How many there are of those that are listed. */
function useTotal(filter: ContactFilter): number | undefined {
  const { data: summary } = useContactSummary()
  const { data: found } = useContactCount(filter)
  return Object.keys(filter).length > 0 ? found?.count : summary?.total
}

const SORTS = [
  { value: 'added', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'opened', label: 'Last opened first' },
]

type StatusSelectProps = {
  status: ContactStatus | typeof ANY
  onStatus: (status: ContactStatus | typeof ANY) => void
}

function StatusSelect({ status, onStatus }: StatusSelectProps) {
  const { data: summary } = useContactSummary()
  const amount = (status: ContactStatus) => (summary ? ` (${formatCount(summary.byStatus[status])})` : '')
  const options = CONTACT_STATUSES.map((one) => ({ value: one, label: `${CONTACT_LABELS[one][0]}${amount(one)}` }))
  return (
    <Select
      aria-label="Status"
      value={status}
      onChange={(value) => onStatus(value as ContactStatus)}
      options={[{ value: ANY, label: 'Any status' }, ...options]}
      className="w-52 max-sm:w-full"
    />
  )
}

/** Nothing as long as there are no tags. */
function TagSelect({ filtering: { filter, change } }: { filtering: Filtering }) {
  const { data } = useTags()
  const asked = tagsOf(filter)
  if (!data || data.tags.length === 0) return null
  const options = data.tags.map((one) => ({ value: one.tag, label: `${one.tag} (${formatCount(one.count)})` }))
  const several = asked.length > 1 ? [{ value: filter.tag ?? '', label: `${asked.length} tags` }] : []
  return (
    <Select
      aria-label="Tag"
      value={filter.tag ?? ANY}
      onChange={(tag) => change({ tag: tag === ANY ? undefined : tag })}
      options={[{ value: ANY, label: 'Any tag' }, ...several, ...options]}
      className="w-44 max-sm:w-full"
    />
  )
}

type ToolbarProps = { filtering: Filtering; onImport: () => void; children: ReactNode }

function Toolbar({ filtering: { settled, typed, change }, onImport, children }: ToolbarProps) {
  const filtered = Object.keys(settled).length > 0
  const file = filtered ? `${CONTACTS_EXPORT_PATH}?${queryOfFilter(settled)}` : CONTACTS_EXPORT_PATH
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative w-72 max-sm:w-full">
        <Search className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-ink-3" />
        <Input
          type="search"
          aria-label="Search contacts"
          placeholder="Name, email or phone"
          value={typed}
          onChange={(event) => change({ search: event.target.value })}
          className="pl-9"
        />
      </div>
      {children}
      <div className="ml-auto flex gap-2 max-sm:ml-0 max-sm:w-full max-sm:*:flex-1">
        <a href={file} download className={buttonStyle()}>
          <Download />
          {filtered ? 'Export these' : 'Export'}
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
    hint="The people who agreed to hear from you, each with their consent on record."
    action={
      <Button variant="solid" onClick={onImport}>
        Import contacts
      </Button>
    }
  />
)

const NothingFound = () => <EmptyState title="Nobody found" hint="No contact fits all of these filters." />
