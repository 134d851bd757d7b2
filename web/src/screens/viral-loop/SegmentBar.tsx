import { messages } from '@octavo/contract/messages'
import { SEGMENT_LIMITS, type Segment, segmentRoutes } from '@octavo/contract/segment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { useContactSummary } from '#api/contact.queries.ts'
import { dropSegment, keepSegment, refreshSegments } from '#api/segment.queries.ts'
import { formatCount } from '#format/number.ts'
import { CONTACT_LABELS } from '#parts/campaign/campaign-labels.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Pencil, Trash2, X } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import { toast } from '#ui/toast.ts'
import { wordsOf } from './filter-words.ts'
import type { Filtering } from './useContactFilter.ts'

const EVERYBODY = 'everybody'
const STATUS_WORDS = Object.fromEntries(
  Object.entries(CONTACT_LABELS).map(([status, [words]]) => [status, words]),
) as Record<keyof typeof CONTACT_LABELS, string>

/** The segments, and what can be done with what is filtered: kept under a name, kept as changed, renamed, deleted. */
export function SegmentBar({ filtering }: { filtering: Filtering }) {
  const { segments, filter } = filtering
  const isFiltered = Object.keys(filter).length > 0
  if (segments.length === 0 && !isFiltered) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {segments.length > 0 && <SegmentSelect filtering={filtering} />}
      <SegmentActs filtering={filtering} />
      {isFiltered && <InForce filtering={filtering} />}
    </div>
  )
}

function SegmentSelect({ filtering: { segments, segment, choose } }: { filtering: Filtering }) {
  const { data: summary } = useContactSummary()
  const count = (amount: number | undefined) => (amount === undefined ? '' : ` (${formatCount(amount)})`)
  return (
    <Select
      aria-label="Segment"
      value={segment?.id ?? EVERYBODY}
      onChange={(id) => choose(id === EVERYBODY ? null : id)}
      options={[
        { value: EVERYBODY, label: `All contacts${count(summary?.total)}` },
        ...segments.map(({ id, name, contacts }) => ({ value: id, label: name + count(contacts) })),
      ]}
      className="w-72 max-sm:w-full"
    />
  )
}

function SegmentActs({ filtering }: { filtering: Filtering }) {
  const { segment, isChanged, filter, choose } = filtering
  const cache = useQueryClient()
  const [asking, setAsking] = useState<'new' | 'name'>()
  const saving = useMutation({
    mutationFn: (id: string) => call(segmentRoutes.update, { params: { id }, body: { filter } }),
    onSuccess: (saved) => {
      keepSegment(cache, saved)
      choose(saved.id)
      toast({ title: messages.segment.saved, description: saved.name })
    },
    onError: (error) => toast({ title: 'Not saved', description: sentenceOf(error), variant: 'destructive' }),
  })
  const canSave = (!segment || isChanged) && Object.keys(filter).length > 0
  return (
    <>
      {segment && isChanged && canSave && (
        <Button disabled={saving.isPending} onClick={() => saving.mutate(segment.id)}>
          Save changes
        </Button>
      )}
      {canSave && (
        <Button onClick={() => setAsking('new')}>{segment ? 'Save as another segment' : 'Save as segment'}</Button>
      )}
      {segment && !isChanged && (
        <>
          <Button size="icon" variant="ghost" aria-label={`Rename ${segment.name}`} onClick={() => setAsking('name')}>
            <Pencil />
          </Button>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`Delete ${segment.name}`}
            onClick={() => {
              choose(null)
              void deleteSegment(cache, segment)
            }}
          >
            <Trash2 />
          </Button>
        </>
      )}
      {asking && (
        <NameDialog
          segment={asking === 'name' ? segment : undefined}
          filtering={filtering}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

const deleteSegment = (cache: ReturnType<typeof useQueryClient>, { id, name }: Segment) =>
  deleteWithUndo({
    done: `Segment “${name}” deleted`,
    hide: () => dropSegment(cache, id),
    remove: () => call(segmentRoutes.remove, { params: { id } }),
    restore: () => call(segmentRoutes.restore, { params: { id } }),
    refresh: () => refreshSegments(cache),
  })

type NameDialogProps = { segment: Segment | undefined; filtering: Filtering; onClose: () => void }

/** Asks for the name of a new segment, or another for one that is there. */
function NameDialog({ segment, filtering: { filter, choose }, onClose }: NameDialogProps) {
  const cache = useQueryClient()
  const [name, setName] = useState(segment?.name ?? '')
  const saving = useMutation({
    mutationFn: () =>
      segment
        ? call(segmentRoutes.update, { params: { id: segment.id }, body: { name } })
        : call(segmentRoutes.create, { body: { name, filter } }),
    onSuccess: (saved) => {
      keepSegment(cache, saved)
      choose(saved.id)
      toast({ title: messages.segment.saved, description: saved.name })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={segment ? 'Rename segment' : 'Save as segment'}
      description="A segment always stays current: people join and leave it on their own."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate()
        }}
        className="grid gap-4"
      >
        {saving.error && <ErrorNote what={sentenceOf(saving.error)} />}
        <Field label="Name">
          {(aria) => (
            <Input
              {...aria}
              value={name}
              maxLength={SEGMENT_LIMITS.name}
              placeholder="Regulars"
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="solid" className="justify-self-end" disabled={!name.trim() || saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save'}
        </Button>
      </form>
    </Dialog>
  )
}

/** What is asked for, each with a cross that takes it off. */
function InForce({ filtering: { filter, change, choose } }: { filtering: Filtering }) {
  return (
    <ul aria-label="Filters" className="flex w-full flex-wrap items-center gap-1.5">
      {wordsOf(filter, STATUS_WORDS).map(({ words, off }) => (
        <li key={words}>
          <button
            type="button"
            onClick={() => change(off)}
            className="flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-ink-2 text-sm tap hover:text-ink"
          >
            {words}
            <X className="size-3.5" aria-label="Take off" />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="link" onClick={() => choose(null)}>
          Show all contacts
        </Button>
      </li>
    </ul>
  )
}
