import { CONTACT_LIMITS, type Contact, type ContactFilter, contactRoutes } from '@octavo/contract/contact'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { contactName } from '#api/contact.queries.ts'
import { formatDay } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { CONTACT_LABELS, TEXT_LABELS } from '#parts/campaign/campaign-labels.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { cn } from '#ui/cn.ts'
import { Pencil, Tags, Trash2 } from '#ui/icons/index.ts'
import { deleteContacts } from './delete-contacts.ts'
import { TagDialog } from './TagDialog.tsx'

type ContactListProps = {
  contacts: readonly Contact[]
  /** How many there are of these, as far as that is known. */
  total: number | undefined
  filter: ContactFilter
  onOpen: (id: string) => void
}

/** The rows with their ticks; what is done to the ticked ones stands at the bottom. */
export function ContactList({ contacts, total = contacts.length, filter, onOpen }: ContactListProps) {
  const cache = useQueryClient()
  const { ticked, tick, tickIds, clear } = useTicks(contacts)
  const [tagging, setTagging] = useState(false)
  const all = useMutation({
    mutationFn: () => call(contactRoutes.ids, { query: filter }),
    onSuccess: ({ ids }) => tickIds(ids),
  })
  const last = useRef(0)
  /** With Shift, everything from the tick before. */
  const tickTo = (index: number, on: boolean, shift: boolean) => {
    const from = shift ? last.current : index
    tick(contacts.slice(Math.min(from, index), Math.max(from, index) + 1), on)
    last.current = index
  }
  const remove = (ids: string[]) => {
    clear()
    void deleteContacts(cache, ids)
  }
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b pb-2 text-ink-3 text-xs">
        <Checkbox
          aria-label="Select all that are shown"
          checked={ticked.size >= contacts.length}
          onChange={(all) => (all ? tick(contacts, true) : clear())}
        />
        <span role="status">
          {ticked.size > 0
            ? `${formatCount(ticked.size)} selected`
            : `${formatCount(contacts.length)} of ${plural(Math.max(total, contacts.length), 'contact')}`}
        </span>
        {ticked.size === contacts.length && total > contacts.length && (
          <Button size="sm" variant="link" disabled={all.isPending} onClick={() => all.mutate()}>
            {total > CONTACT_LIMITS.atOnce
              ? `Select the newest ${CONTACT_LIMITS.atOnce}`
              : `Select all ${formatCount(total)}`}
          </Button>
        )}
        {ticked.size > 0 && (
          <span className="ml-auto flex gap-2">
            <Button size="sm" variant="ghost" onClick={clear}>
              Clear
            </Button>
            <Button size="sm" onClick={() => setTagging(true)}>
              <Tags />
              Tags
            </Button>
            <Button size="sm" variant="danger" onClick={() => remove([...ticked])}>
              <Trash2 />
              Delete {plural(ticked.size, 'contact')}
            </Button>
          </span>
        )}
      </div>
      {tagging && <TagDialog ids={[...ticked]} onClose={() => setTagging(false)} />}
      <ul aria-label="Contacts">
        {contacts.map((contact, index) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            ticked={ticked.has(contact.id)}
            onTick={(on, shift) => tickTo(index, on, shift)}
            onOpen={() => onOpen(contact.id)}
            onDelete={() => remove([contact.id])}
          />
        ))}
      </ul>
    </>
  )
}

/** Which contacts are ticked; those that are gone are not. */
function useTicks(contacts: readonly Contact[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** Those that are not listed yet. */
  const [beyond, setBeyond] = useState<ReadonlySet<string>>(new Set())
  const ticked = new Set(contacts.flatMap(({ id }) => (chosen.has(id) ? [id] : [])))
  for (const id of beyond) if (chosen.has(id)) ticked.add(id)
  const tick = (some: readonly Contact[], on: boolean) => {
    const next = new Set(ticked)
    for (const { id } of some) on ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  const tickIds = (ids: readonly string[]) => {
    setBeyond(new Set(ids))
    setChosen(new Set([...chosen, ...ids]))
  }
  const clear = () => {
    setBeyond(new Set())
    setChosen(new Set())
  }
  return { ticked, tick, tickIds, clear }
}

type ContactRowProps = {
  contact: Contact
  ticked: boolean
  onTick: (on: boolean, shift: boolean) => void
  onOpen: () => void
  onDelete: () => void
}

function ContactRow({ contact, ticked, onTick, onOpen, onDelete }: ContactRowProps) {
  const shift = useRef(false)
  const name = contactName(contact)
  return (
    <li
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-line border-b py-2.5 last:border-0',
        'lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,auto)_auto]',
        ticked && '-mx-5 bg-sunken px-5',
      )}
    >
      <Checkbox
        aria-label={`Select ${contact.email}`}
        checked={ticked}
        onClick={(event) => {
          shift.current = event.shiftKey
        }}
        onChange={(on) => onTick(on, shift.current)}
      />
      <button type="button" onClick={onOpen} className="min-w-0 text-left tap hover:underline hover:underline-offset-4">
        <span className={cn('block truncate text-sm', name === 'No Name' ? 'text-ink-3' : 'font-medium')}>{name}</span>
        <span className="block truncate text-ink-2 text-sm">
          {contact.email}
          {contact.phone && <span className="num text-ink-3"> · {contact.phone}</span>}
        </span>
      </button>
      <ContactBadges contact={contact} />
      <span className="flex max-lg:col-start-3 max-lg:row-start-1">
        <Button
          size="icon"
          variant="ghost"
          aria-label={`Edit ${contact.email}`}
          onClick={onOpen}
          className="max-sm:hidden"
        >
          <Pencil />
        </Button>
        <Button size="icon" variant="ghost" aria-label={`Delete ${contact.email}`} onClick={onDelete}>
          <Trash2 />
        </Button>
      </span>
    </li>
  )
}

function ContactBadges({ contact: { source, status, smsStatus, tags, createdAt } }: { contact: Contact }) {
  const [mailWords, mailTone] = CONTACT_LABELS[status]
  const [textWords, textTone] = TEXT_LABELS[smsStatus]
  return (
    <span className="flex flex-wrap gap-1.5 max-lg:col-start-2 lg:justify-end">
      <span className="num self-center text-ink-3 text-xs">added {formatDay(createdAt.slice(0, 10))}</span>
      {tags.map((tag) => (
        <Badge key={tag} tone="day">
          {tag}
        </Badge>
      ))}
      <Badge>{source}</Badge>
      {smsStatus !== 'no-phone' && <Badge tone={textTone}>{textWords}</Badge>}
      <Badge tone={mailTone}>{mailWords}</Badge>
    </span>
  )
}
