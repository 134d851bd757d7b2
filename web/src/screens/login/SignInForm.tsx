import { zodResolver } from '@hookform/resolvers/zod'
import { accountRoutes } from '@octavo/contract/account'
import { Login } from '@octavo/contract/account/schemas'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call, sentenceOf } from '#api/call.ts'
import { leaveTo, takeWanted } from '#api/visit.ts'
import { PasswordInput } from '#shared/PasswordInput.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'

/** Signs in and goes to the page that was wanted. */
export function SignInForm() {
  const [leaving, setLeaving] = useState(false)
  const form = useForm({ resolver: zodResolver(Login), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const busy = isSubmitting || leaving
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(accountRoutes.login, { body })
      setLeaving(true)
      leaveTo(takeWanted())
    } catch (error) {
      form.setError('root', { message: sentenceOf(error) })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {errors.root?.message && <ErrorNote what={errors.root.message} />}
      <Field label="Email" error={errors.email?.message}>
        {(aria) => <Input {...aria} type="email" autoComplete="username" {...form.register('email')} />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(aria) => <PasswordInput {...aria} autoComplete="current-password" {...form.register('password')} />}
      </Field>
      <Button type="submit" variant="solid" size="lg" aria-busy={busy} className="mt-2">
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
