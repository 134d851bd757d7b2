import { accountRoutes } from '@octavo/contract/account'
import { PasswordChangeForm } from '@octavo/contract/account/schemas'
import type { FormEvent } from 'react'
import { Link } from 'wouter'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { NewPasswordFields } from '#parts/account/NewPasswordFields.tsx'
import { focusFirstProblem, useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { toast } from '#ui/toast.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

/** A new password; it ends every other session. */
export function SecuritySection() {
  const form = useRecordForm({ saved: EMPTY, schema: PasswordChangeForm, tell: 'left' })
  const submit = (event: FormEvent) => {
    const fields = event.currentTarget
    form.submit(async ({ currentPassword, password }) => {
      try {
        const { message } = await call(accountRoutes.changePassword, { body: { currentPassword, password } })
        form.reset()
        toast({ title: 'Password changed', description: message })
      } catch (error) {
        const isWrong = error instanceof ApiError && error.status === 403
        if (!isWrong) return form.refuse({}, sentenceOf(error))
        form.refuse({ currentPassword: sentenceOf(error) })
        focusFirstProblem(fields)
      }
    }, event)
  }
  return (
    <Card>
      <CardHead title="Change password" hint="All your other sessions end; this one stays." />
      <form onSubmit={submit} noValidate className="grid gap-4 sm:max-w-96">
        {form.problem && <ErrorNote what={form.problem} />}
        <Field
          label="Current password"
          error={form.problems.currentPassword}
          hint={
            <Link href="/reset-password" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
              Forgotten? Get a reset link
            </Link>
          }
        >
          {(aria) => <PasswordInput {...aria} autoComplete="current-password" {...form.field('currentPassword')} />}
        </Field>
        <NewPasswordFields form={form} />
        <Button type="submit" variant="solid" aria-busy={form.busy} className="justify-self-start max-sm:w-full">
          {form.busy ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </Card>
  )
}
