import { CONTACT_LIMITS, type ContactDraft, contactRoutes, SMS_ATTESTATION } from '@octavo/contract/contact'
import { dossierPath } from '@octavo/contract/journal'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { type ContactDetail, contactName, refreshContacts, useContact } from '#api/contact.queries.ts'
import { CONTACT_LABELS, TEXT_LABELS } from '#parts/campaign/campaign-labels.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { ConsentRecord } from './ConsentRecord.tsx'
import { deleteContacts } from './delete-contacts.ts'
import { Moments } from './Moments.tsx'
import { tagsIn } from './TagDialog.tsx'

const { phoneUnusable } = messages.contact

/** One contact: what is known of this person, and what they agreed to. */
export function ContactSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useContact(id)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? contactName(data) : 'Contact'}
      description={data?.email}
    >
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && <Detail contact={data} onClose={onClose} />}
    </Sheet>
  )
}

type Draft = Required<Pick<ContactDraft, 'email' | 'firstName' | 'lastName' | 'phone' | 'smsConsent'>> & {
  timeZone: string | null
  /** In one line, with commas between them. */
  tags: string
}

const draftOf = ({ email, firstName, lastName, phone, timeZone, smsStatus, tags }: ContactDetail): Draft => ({
  email,
  firstName,
  lastName,
  phone,
  timeZone,
  smsConsent: smsStatus === 'active',
  tags: tags.join(', '),
})

function useContactForm(contact: ContactDetail, onSaved: () => void) {
  const cache = useQueryClient()
  const before = draftOf(contact)
  const form = useRecordForm({ saved: before })
  const saving = useMutation({
    mutationFn: (body: Partial<ContactDraft>) => call(contactRoutes.update, { params: { id: contact.id }, body }),
    onSuccess: (saved, { unsubscribed }) => {
      void refreshContacts(cache)
      toast({ title: unsubscribed ? 'No more mail for this person' : 'Contact saved', description: saved.email })
      if (!unsubscribed) onSaved()
    },
    onError: (error) => {
      if (sentenceOf(error) === phoneUnusable) form.refuse({ phone: phoneUnusable })
    },
  })
  const save = (draft: Draft) => {
    const changes = Object.entries(draft).filter(([name, value]) => value !== before[name as keyof Draft])
    const changed: Record<string, unknown> = Object.fromEntries(changes)
    saving.mutate({ ...changed, ...(typeof changed.tags === 'string' && { tags: tagsIn(changed.tags) }) })
  }
  return {
    ...form,
    save: (event: FormEvent) => form.submit(save, event),
    stopMail: () => saving.mutate({ unsubscribed: true }),
    saving: saving.isPending,
    problem: saving.error && sentenceOf(saving.error) !== phoneUnusable ? sentenceOf(saving.error) : undefined,
  }
}

const FIELDS = [
  ['firstName', 'First name', 'text', CONTACT_LIMITS.name],
  ['lastName', 'Last name', 'text', CONTACT_LIMITS.name],
  ['email', 'Email', 'email', 254],
  ['phone', 'Phone', 'tel', CONTACT_LIMITS.phone],
] as const

function Detail({ contact, onClose }: { contact: ContactDetail; onClose: () => void }) {
  const cache = useQueryClient()
  const form = useContactForm(contact, onClose)
  const remove = () => {
    onClose()
    void deleteContacts(cache, [contact.id])
  }
  return (
    <>
      <form onSubmit={form.save} noValidate className="grid grid-cols-2 gap-4">
        {form.problem && <ErrorNote what={form.problem} className="col-span-2" />}
        {FIELDS.map(([name, label, type, most]) => (
          <Field key={name} label={label} error={form.problems[name]} className="max-sm:col-span-2">
            {(aria) => <Input {...aria} type={type} maxLength={most} {...form.field(name)} />}
          </Field>
        ))}
        <Field label="Tags" hint="With commas between them." className="col-span-2">
          {(aria) => <Input {...aria} {...form.field('tags')} />}
        </Field>
        <ZoneField value={form.values.timeZone} onChange={(timeZone) => form.change({ timeZone })} />
        <TextConsent
          disabled={contact.smsStatus === 'stopped'}
          checked={form.values.smsConsent}
          onChange={(smsConsent) => form.change({ smsConsent })}
        />
        <div className="col-span-2 flex flex-wrap items-center gap-2">
          <Button type="submit" variant="solid" disabled={!form.isDirty || form.saving}>
            {form.saving ? 'Saving...' : 'Save contact'}
          </Button>
          <Button variant="danger" onClick={remove}>
            Delete
          </Button>
          <a
            href={dossierPath('contact', contact.id)}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'ghost' })}
          >
            Dossier
          </a>
        </div>
      </form>
      <Consents contact={contact} onStopMail={form.stopMail} />
      <Moments id={contact.id} />
    </>
  )
}

const zones = () =>
  ['', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ value: zone, label: zone || 'From the phone number' }))

const ZoneField = ({ value, onChange }: { value: string | null; onChange: (zone: string | null) => void }) => (
  <Field label="Time zone" hint="Texts go out between 8:00 and 21:00 there." className="col-span-2">
    {(aria) => (
      <Combobox
        {...aria}
        value={value ?? ''}
        onChange={(zone) => onChange(zone || null)}
        choices={zones()}
        placeholder="From the phone number"
        searchLabel="Search time zones"
      />
    )}
  </Field>
)

type TextConsentProps = { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void }

function TextConsent({ checked, disabled, onChange }: TextConsentProps) {
  const id = useId()
  return (
    <div className="col-span-2 flex items-start gap-2.5 rounded-lg bg-sunken p-4 text-sm">
      <Checkbox id={id} checked={checked} disabled={disabled} onChange={onChange} className="mt-px" />
      <label htmlFor={id}>
        <span className="font-medium">SMS consent.</span> {disabled ? messages.contact.stopped : SMS_ATTESTATION}
      </label>
    </div>
  )
}

function Consents({ contact, onStopMail }: { contact: ContactDetail; onStopMail: () => void }) {
  const [mailWords, mailTone] = CONTACT_LABELS[contact.status]
  const [textWords, textTone] = TEXT_LABELS[contact.smsStatus]
  const getsMail = contact.status === 'active' || contact.status === 'pending'
  return (
    <section className="mt-6 border-line border-t pt-5">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-base">Consent on record</h3>
        <Badge tone={mailTone}>Mail: {mailWords}</Badge>
        <Badge tone={textTone}>{textWords}</Badge>
      </div>
      <ConsentRecord consents={contact.consents} />
      {getsMail && (
        <ConfirmButton
          size="sm"
          className="mt-4"
          question="Send no more mail?"
          consequence={`${contact.email} asked by other means to get none. Only that person can undo it, by signing up again.`}
          confirmLabel="Stop mail"
          onConfirm={onStopMail}
        >
          This person asked for no more mail
        </ConfirmButton>
      )}
    </section>
  )
}
