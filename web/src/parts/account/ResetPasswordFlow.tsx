import { accountRoutes, RESET_LINK_HOURS } from '@octavo/contract/account'
import { ForgotPassword, ResetPasswordForm } from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError, call } from '#api/call.ts'
import { leaveTo } from '#api/visit.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { CircleCheck } from '#ui/icons/index.ts'
import { toast } from '#ui/toast.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

export type ResetStage = 'request' | 'reset' | 'success'

/** The door, where one signs in with the new password. */
const SIGN_IN = '/api/login'
const REDIRECT_AFTER_MS = 2000

/** The token of a mailed link. */
export const tokenIn = (search: string) => new URLSearchParams(search).get('token') ?? ''

type ResetPasswordFlowProps = { token: string; onStage?: (stage: ResetStage) => void }

/** Ask for a link; with a link set a new password; then go and sign in. */
export function ResetPasswordFlow({ token, onStage }: ResetPasswordFlowProps) {
  const [done, setDone] = useState(false)
  const stage: ResetStage = done ? 'success' : token ? 'reset' : 'request'
  useEffect(() => onStage?.(stage), [onStage, stage])
  if (stage === 'request') return <RequestLink />
  if (stage === 'reset') return <SetPassword token={token} onDone={() => setDone(true)} />
  return <PasswordChanged />
}

const NO_ADDRESS = { email: '' }

function RequestLink() {
  const [sent, setSent] = useState(false)
  const form = useRecordForm({ saved: NO_ADDRESS, schema: ForgotPassword })
  const submit = (event: FormEvent) =>
    form.submit(async (body) => {
      try {
        await call(accountRoutes.forgotPassword, { body })
        setSent(true)
      } catch {
        toast({ ...messages.account.requestFailed, variant: 'destructive' })
      }
    }, event)
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label="Email" hint={`The link works for ${RESET_LINK_HOURS} hour.`} error={form.problems.email}>
        {(aria) => <Input {...aria} type="email" autoComplete="email" {...form.field('email')} />}
      </Field>
      <Button type="submit" variant="solid" size="lg" aria-busy={form.busy}>
        {form.busy ? 'Sending...' : 'Send reset instructions'}
      </Button>
      <p role="status" className="text-ok text-sm empty:hidden">
        {sent && messages.account.resetSent}
      </p>
    </form>
  )
}

const NO_PASSWORD = { password: '', confirmPassword: '' }

function SetPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useRecordForm({ saved: NO_PASSWORD, schema: ResetPasswordForm, tell: 'left' })
  const submit = (event: FormEvent) =>
    form.submit(async ({ password }) => {
      try {
        await call(accountRoutes.resetPassword, { body: { token, password } })
        onDone()
      } catch (error) {
        const { title, description } = messages.account.resetFailed
        toast({ title, description: error instanceof ApiError ? error.sentence : description, variant: 'destructive' })
      }
    }, event)
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <NewPasswordFields form={form} />
      <Button type="submit" variant="solid" size="lg" aria-busy={form.busy}>
        {form.busy ? 'Saving...' : 'Set new password'}
      </Button>
    </form>
  )
}

function PasswordChanged() {
  useEffect(() => {
    const timer = setTimeout(() => leaveTo(SIGN_IN), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="flex items-start gap-3 rounded-lg bg-ok-soft p-4">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-ok" />
      <span>
        {messages.account.resetDone}{' '}
        <a href={SIGN_IN} className="underline underline-offset-4">
          Sign in now
        </a>
      </span>
    </p>
  )
}
