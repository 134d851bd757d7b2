import { CONTACT_LIMITS } from '@octavo/contract/contact'
import { ContactDraft } from '@octavo/contract/contact/schemas'
import { messages } from '@octavo/contract/messages'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Input } from '#ui/Input.tsx'
import { Plus, X } from '#ui/icons/index.ts'
import { toast } from '#ui/toast.ts'
import type { ManualRow, Source } from './useImport.ts'

type Row = ManualRow & { key: number }

const COLUMNS = [
  ['email', 'Email', 'email', 254],
  ['firstName', 'First name', 'text', CONTACT_LIMITS.name],
  ['lastName', 'Last name', 'text', CONTACT_LIMITS.name],
  ['phone', 'Phone', 'tel', CONTACT_LIMITS.phone],
] as const

const blank = (key: number): Row => ({ key, email: '', firstName: '', lastName: '', phone: '' })

/** Something was written into it. */
const isMeant = ({ key: _, ...row }: Row): boolean => Object.values(row).some((text) => (text ?? '').trim() !== '')

function wrongIn({ email }: Row): string | undefined {
  const judged = ContactDraft.shape.email.safeParse(email)
  return judged.success ? undefined : email.trim() ? judged.error.issues[0]?.message : messages.contact.emailMissing
}

/** `stay`: the form goes on afterwards, with what is left of it. */
type ImportRows = (source: Source, stay?: () => void) => void

type ManualEntryProps = { busy: boolean; onImport: ImportRows; consent: ReactNode }

/** Contacts typed in, row by row. Rows that are empty are left out. */
export function ManualEntry({ busy, onImport, consent }: ManualEntryProps) {
  const [rows, setRows] = useState<Row[]>([blank(1)])
  const [count, setCount] = useState(1)
  const [judged, setJudged] = useState(false)
  const add = () => {
    setRows([...rows, blank(count + 1)])
    setCount(count + 1)
  }
  const change = (key: number, change: Partial<ManualRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    const meant = rows.filter(isMeant)
    const valid = meant.filter((row) => !wrongIn(row)).map(({ key: _, ...row }) => row)
    if (valid.length === 0) return void toast({ ...messages.contact.noneValid, variant: 'destructive' })
    // A row that is wrong stays where it is, with its reason; the others are taken in and leave the form.
    const wrong = meant.filter(wrongIn)
    if (wrong.length === 0) onImport({ rows: valid })
    else onImport({ rows: valid }, () => setRows(wrong))
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ul aria-label="Contacts to add" className="grid gap-4 sm:gap-2">
        {rows.map((row, index) => (
          <ContactFields
            key={row.key}
            row={row}
            number={index + 1}
            problem={judged && isMeant(row) ? wrongIn(row) : undefined}
            onChange={(changed) => change(row.key, changed)}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
          />
        ))}
      </ul>
      <Button size="sm" onClick={add} className="justify-self-start">
        <Plus />
        Add another
      </Button>
      {consent}
      <Button type="submit" variant="solid" aria-busy={busy} className="justify-self-end max-sm:w-full">
        {busy ? 'Importing...' : 'Import contacts'}
      </Button>
    </form>
  )
}

type ContactFieldsProps = {
  row: Row
  number: number
  /** Why it cannot be taken. */
  problem: string | undefined
  onChange: (change: Partial<ManualRow>) => void
  onRemove: (() => void) | undefined
}

const ContactFields = ({ row, number, problem, onChange, onRemove }: ContactFieldsProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
    {COLUMNS.map(([name, label, type, most]) => (
      <Input
        key={name}
        type={type}
        value={row[name]}
        maxLength={most}
        placeholder={label}
        aria-label={`${label} ${number}`}
        autoComplete="off"
        {...(name === 'email' && problem && { 'aria-invalid': true, 'aria-describedby': `row-${row.key}-problem` })}
        className="max-sm:col-start-1"
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    ))}
    <Button
      size="icon"
      variant="ghost"
      aria-label={`Remove row ${number}`}
      disabled={!onRemove}
      onClick={onRemove}
      className="max-sm:col-start-2 max-sm:row-start-1"
    >
      <X />
    </Button>
    {problem && (
      <p id={`row-${row.key}-problem`} role="alert" className="col-span-full text-bad text-sm">
        {problem}
      </p>
    )}
  </li>
)
