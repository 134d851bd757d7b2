import { ResetPassword } from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import type { RecordForm } from '#parts/form/useRecordForm.ts'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/Field.tsx'
import { Check, Minus } from '#ui/icons/index.ts'
import { PasswordInput } from '#ui/PasswordInput.tsx'

const RULES = [
  [messages.account.passwordLength, '8 characters or more'],
  [messages.account.passwordUppercase, 'an uppercase letter'],
  [messages.account.passwordLowercase, 'a lowercase letter'],
  [messages.account.passwordDigit, 'a number'],
] as const

/** What the schema still finds wrong with a password. */
const complaints = (password: string) =>
  ResetPassword.shape.password.safeParse(password).error?.issues.map((issue) => issue.message) ?? []

type NewPassword = { password: string; confirmPassword: string }
type NewPasswordFieldsProps = { form: Pick<RecordForm<NewPassword>, 'values' | 'field' | 'problems'> }

/** A new password twice, with its rules ticked off while it is typed. */
export function NewPasswordFields({ form: { values, field, problems } }: NewPasswordFieldsProps) {
  return (
    <>
      <div className="grid gap-2">
        <Field label="Password" error={problems.password}>
          {(aria) => <PasswordInput {...aria} autoComplete="new-password" {...field('password')} />}
        </Field>
        <PasswordRules typed={values.password} />
      </div>
      <Field label="Confirm password" error={problems.confirmPassword}>
        {(aria) => <PasswordInput {...aria} autoComplete="new-password" {...field('confirmPassword')} />}
      </Field>
    </>
  )
}

function PasswordRules({ typed }: { typed: string }) {
  const wrong = complaints(typed)
  return (
    <ul aria-label="Password rules" className="grid grid-cols-2 gap-x-4 gap-y-1 text-xs">
      {RULES.map(([message, short]) => {
        const met = !wrong.includes(message)
        const Icon = met ? Check : Minus
        return (
          <li key={short} className={cn('flex items-center gap-1.5', met ? 'text-ok' : 'text-ink-3')}>
            <Icon className="size-3.5" aria-hidden />
            {short}
            <span className="sr-only">{met ? ': met' : ': not met'}</span>
          </li>
        )
      })}
    </ul>
  )
}
