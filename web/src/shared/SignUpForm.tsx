import { zodResolver } from '@hookform/resolvers/zod'
import { accountRoutes } from '@octavo/contract/account'
import { SignupForm } from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, call } from '#api/call.ts'
import { keptReferral, leaveTo, takeWanted } from '#api/visit.ts'
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
  const ref = keptReferral()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await call(accountRoutes.signup, { body: { ...person, timeZone, ...(ref && { ref }) } })
  leaveTo(takeWanted())
}

function useSignUp() {
  const form = useForm<Values>({ resolver: zodResolver(SignupForm), defaultValues: empty(), mode: 'onTouched' })
  const [leaving, setLeaving] = useState(false)
  const submit = form.handleSubmit(async (values) => {
    try {
      await signUp(values)
      setLeaving(true)
    } catch (error) {
      const { title, description } = messages.account.signupFailed
      toast({ title, description: error instanceof ApiError ? error.sentence : description, variant: 'destructive' })
      if (!(error instanceof ApiError)) return
      for (const { path, message } of error.issues) if (path in values) form.setError(path as keyof Values, { message })
    }
  })
  return { form, submit, busy: form.formState.isSubmitting || leaving }
}

/** Creates an account; the same form at the door and inside. */
export function SignUpForm() {
  const { form, submit, busy } = useSignUp()
  const { errors } = form.formState
  const [countryCode = '', password = ''] = useWatch({ control: form.control, name: ['countryCode', 'password'] })
  const phoneError = errors.phone ?? errors.country ?? errors.countryCode
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          {(aria) => <Input {...aria} autoComplete="given-name" {...form.register('firstName')} />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          {(aria) => <Input {...aria} autoComplete="family-name" {...form.register('lastName')} />}
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        {(aria) => <Input {...aria} type="email" autoComplete="email" {...form.register('email')} />}
      </Field>
      <Field label="Phone" hint="Digits only; the country’s code is put in front." error={phoneError?.message}>
        {(aria) => (
          <PhoneInput
            {...aria}
            countryCode={countryCode}
            onBlur={() => void form.trigger('phone')}
            onChange={(phone) => {
              const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
              for (const name of ['phone', 'country', 'countryCode'] as const) form.setValue(name, phone[name], options)
            }}
          />
        )}
      </Field>
      <NewPasswordFields
        typed={password}
        password={form.register('password')}
        confirm={form.register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" variant="solid" size="lg" aria-busy={busy} className="mt-2">
        {busy ? 'Creating your account...' : 'Create account'}
      </Button>
    </form>
  )
}
