import { accountRoutes } from '@octavo/contract/account'
import { Login } from '@octavo/contract/account/schemas'
import { type FormEvent, useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { leaveTo, takeWanted } from '#api/visit.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'

const EMPTY = { email: '', password: '' }

/** Signs in and goes to the page that was wanted. */
export function SignInForm() {
  const [leaving, setLeaving] = useState(false)
  const form = useRecordForm({ saved: EMPTY, schema: Login })
  const { problem, problems } = form
  const busy = form.busy || leaving
  const submit = (event: FormEvent) =>
    form.submit(async (body) => {
      try {
        await call(accountRoutes.login, { body })
        setLeaving(true)
        leaveTo(takeWanted())
      } catch (error) {
        form.refuse({}, sentenceOf(error))
      }
    }, event)
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {problem && <ErrorNote what={problem} />}
      <Field label="Email" error={problems.email}>
        {(aria) => <Input {...aria} type="email" autoComplete="username" {...form.field('email')} />}
      </Field>
      <Field label="Password" error={problems.password}>
        {(aria) => <PasswordInput {...aria} autoComplete="current-password" {...form.field('password')} />}
      </Field>
      <Button type="submit" variant="solid" size="lg" aria-busy={busy} className="mt-2">
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
