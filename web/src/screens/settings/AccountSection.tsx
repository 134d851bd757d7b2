import { type Account, accountRoutes } from '@octavo/contract/account'
import { AccountChange } from '@octavo/contract/account/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { keepAccount, useAccount } from '#api/account.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { ConfirmAddress } from '#parts/account/ConfirmAddress.tsx'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { type Choice, Combobox } from '#ui/Combobox.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useUnsavedChanges } from '#ui/unsaved-changes.ts'

/** Name, address and time zone. */
export function AccountSection() {
  const { data: account } = useAccount()
  return account ? <AccountForm account={account} /> : <Skeleton className="h-72 rounded-xl" />
}

function AccountForm({ account }: { account: Account }) {
  const cache = useQueryClient()
  const { firstName, lastName, timeZone } = account
  const form = useRecordForm({ saved: { firstName, lastName, timeZone }, schema: AccountChange, tell: 'left' })
  const { values, problems, isDirty } = form
  const [isSaved, setSaved] = useState(false)
  useUnsavedChanges(isDirty)
  const submit = (event: FormEvent) =>
    form.submit(async (body) => {
      try {
        const { user } = await call(accountRoutes.update, { body })
        keepAccount(cache, user)
        form.reset()
        setSaved(true)
      } catch (error) {
        form.refuse({}, sentenceOf(error))
      }
    }, event)
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <CardHead
          title="Account"
          hint={account.email}
          action={
            <div className="flex items-center gap-3">
              <span role="status" className="text-ink-3 text-xs">
                {isDirty ? 'Unsaved changes' : isSaved && 'Saved'}
              </span>
              <Button type="submit" variant="solid" size="sm" disabled={!isDirty || form.busy}>
                {form.busy ? 'Saving...' : 'Save'}
              </Button>
            </div>
          }
        />
        {form.problem && <ErrorNote what={form.problem} className="mb-4" />}
        <ConfirmAddress className="mb-5" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" error={problems.firstName}>
            {(aria) => <Input {...aria} autoComplete="given-name" {...form.field('firstName')} />}
          </Field>
          <Field label="Last name" error={problems.lastName}>
            {(aria) => <Input {...aria} autoComplete="family-name" {...form.field('lastName')} />}
          </Field>
          <Field
            label="Time zone"
            hint="Used for the week’s slots, the month and every time you see."
            error={problems.timeZone}
            className="sm:col-span-2"
          >
            {(aria) => (
              <Combobox
                {...aria}
                value={values.timeZone}
                onChange={(timeZone) => form.change({ timeZone })}
                choices={zonesWith(values.timeZone)}
                placeholder="Choose a time zone"
                searchLabel="Search time zones"
              />
            )}
          </Field>
        </div>
        <p className="mt-4 text-ink-2 text-sm">
          Prices are in {account.currency}.{' '}
          <Link href="/pricing" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
            Plan and use
          </Link>
        </p>
      </form>
    </Card>
  )
}

const zoneChoice = (zone: string): Choice => ({ value: zone, label: zone.replaceAll('_', ' '), note: offsetOf(zone) })

/** How far a zone is from UTC now, such as GMT+1. */
const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

let zones: Choice[] | undefined

/** All zones of the browser, and the account's own where it has another name there. */
function zonesWith(own: string | undefined): Choice[] {
  zones ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(zoneChoice)
  return !own || zones.some(({ value }) => value === own) ? zones : [zoneChoice(own), ...zones]
}
