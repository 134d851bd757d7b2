import { accountRoutes } from '@octavo/contract/account'
import { SignupForm } from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { ApiError, call } from '#api/call.ts'
import { keptReferral, leaveTo, takeWanted } from '#api/visit.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { toast } from '#ui/toast.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { likelyCountry, PhoneInput } from './PhoneInput.tsx'

type Values = z.input<typeof SignupForm>

const empty = (): Values => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  ...likelyCountry(navigator.language),
  password: '',
  confirmPassword: '',
})

/** Makes the account, signs in, and goes to the page that was wanted. */
async function signUp({ confirmPassword: _, ...person }: Values) {
  const { ref, via } = keptReferral() ?? {}
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await call(accountRoutes.signup, { body: { ...person, timeZone, ...(ref && { ref }), ...(via && { via }) } })
  leaveTo(takeWanted())
}

function useSignUp() {
  const [saved] = useState(empty)
  const form = useRecordForm({ saved, schema: SignupForm, tell: 'left' })
  const [leaving, setLeaving] = useState(false)
  const submit = (event: FormEvent) =>
    form.submit(async (values) => {
      try {
        await signUp(values)
        setLeaving(true)
      } catch (error) {
        const { title, description } = messages.account.signupFailed
        const isRefused = error instanceof ApiError
        toast({ title, description: isRefused ? error.sentence : description, variant: 'destructive' })
        const issues = isRefused ? error.issues.filter(({ path }) => path in values) : []
        form.refuse(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      }
    }, event)
  return { form, submit, busy: form.busy || leaving }
}

/** Creates an account; the same form at the door and inside. */
export function SignUpForm() {
  const { form, submit, busy } = useSignUp()
  const { problems } = form
  const phoneProblem = problems.phone ?? problems.country ?? problems.countryCode
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={problems.firstName}>
          {(aria) => <Input {...aria} autoComplete="given-name" {...form.field('firstName')} />}
        </Field>
        <Field label="Last name" error={problems.lastName}>
          {(aria) => <Input {...aria} autoComplete="family-name" {...form.field('lastName')} />}
        </Field>
      </div>
      <Field label="Email" error={problems.email}>
        {(aria) => <Input {...aria} type="email" autoComplete="email" {...form.field('email')} />}
      </Field>
      <Field label="Phone" hint="Digits only. The country code is added." error={phoneProblem}>
        {(aria) => (
          <PhoneInput
            {...aria}
            countryCode={form.values.countryCode}
            onBlur={() => form.leave('phone')}
            onChange={form.change}
          />
        )}
      </Field>
      <NewPasswordFields form={form} />
      <Button type="submit" variant="solid" size="lg" aria-busy={busy} className="mt-2">
        {busy ? 'Creating your account...' : 'Create account'}
      </Button>
    </form>
  )
}
