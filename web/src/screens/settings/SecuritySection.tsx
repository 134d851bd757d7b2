import { zodResolver } from '@hookform/resolvers/zod'
import { accountRoutes } from '@octavo/contract/account'
import { PasswordChangeForm } from '@octavo/contract/account/schemas'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'wouter'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { NewPasswordFields } from '#shared/NewPasswordFields.tsx'
import { PasswordInput } from '#shared/PasswordInput.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { toast } from '#ui/toast.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

/** A new password; it ends every other session. */
export function SecuritySection() {
  const form = useForm({ resolver: zodResolver(PasswordChangeForm), defaultValues: EMPTY, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      const { message } = await call(accountRoutes.changePassword, { body: { currentPassword, password } })
      form.reset(EMPTY)
      toast({ title: 'Password changed', description: message })
    } catch (error) {
      const wrong = error instanceof ApiError && error.status === 403
      form.setError(wrong ? 'currentPassword' : 'root', { message: sentenceOf(error) }, { shouldFocus: wrong })
    }
  })
  return (
    <Card>
      <CardHead title="Change password" hint="All your other sessions end; this one stays." />
      <form onSubmit={submit} noValidate className="grid gap-4 sm:max-w-96">
        {errors.root?.message && <ErrorNote what={errors.root.message} />}
        <Field
          label="Present password"
          error={errors.currentPassword?.message}
          hint={
            <Link href="/reset-password" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
              Forgotten? Get a reset link
            </Link>
          }
        >
          {(aria) => <PasswordInput {...aria} autoComplete="current-password" {...form.register('currentPassword')} />}
        </Field>
        <NewPasswordFields
          typed={useWatch({ control: form.control, name: 'password' })}
          password={form.register('password')}
          confirm={form.register('confirmPassword')}
          errors={errors}
        />
        <Button type="submit" variant="solid" aria-busy={isSubmitting} className="justify-self-start max-sm:w-full">
          {isSubmitting ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </Card>
  )
}
