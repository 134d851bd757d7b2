import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { COUNTRIES } from './countries.ts'
import { ADDRESS_STATES } from './limits.ts'

const said = messages.account

const email = z.string().trim().toLowerCase().max(254).pipe(z.email(said.email))
const newPassword = z
  .string()
  .min(8, said.passwordLength)
  .max(200)
  .regex(/[A-Z]/, said.passwordUppercase)
  .regex(/[a-z]/, said.passwordLowercase)
  .regex(/\d/, said.passwordDigit)

export const Account = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the mailbox is known to be the account's, and if not, how that is shown. */
  address: z.enum(ADDRESS_STATES),
  timeZone: z.string(),
  currency: z.string(),
})
export type Account = z.output<typeof Account>

export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }, said.timeZone)

/** What the API takes at sign-up. The form adds the repeated password: `SignupForm`. */
export const Signup = z.object({
  firstName: z.string().trim().min(2, said.firstName).max(80),
  lastName: z.string().trim().min(2, said.lastName).max(80),
  email,
  phone: z
    .string()
    .trim()
    .min(10, said.phone)
    .max(20)
    .regex(/^\+?\d+$/, said.phone),
  country: z.string().trim().min(1, said.country).max(80),
  countryCode: z
    .string()
    .trim()
    .min(1, said.countryCode)
    .refine((code) => COUNTRIES.some((country) => country.code === code), said.country),
  password: newPassword,
  timeZone: timeZone.optional(),
  /** A referral code from `/?ref=CODE`. */
  ref: z.string().trim().max(40).optional(),
  /** By which of the referrer's links, from `&via=`. */
  via: z.string().trim().max(40).optional(),
})

/** What the owner may change; what is not named stays. */
export const AccountChange = z
  .object({ firstName: Signup.shape.firstName, lastName: Signup.shape.lastName, timeZone })
  .partial()

const currentPassword = z.string().min(1, said.passwordMissing).max(200)
export const PasswordChange = z.object({ currentPassword, password: newPassword })

const matching = <T extends { password: string; confirmPassword: string }>(form: T) =>
  form.password === form.confirmPassword
const mismatch = { message: said.passwordsDiffer, path: ['confirmPassword'] }

export const SignupForm = Signup.extend({ confirmPassword: z.string() }).refine(matching, mismatch)
export const Login = z.object({ email, password: z.string().min(1, said.passwordMissing).max(200) })
export const ForgotPassword = z.object({ email })
export const ResetPassword = z.object({ token: z.string().min(1).max(200), password: newPassword })
export const AddressConfirmation = z.object({ token: z.string().min(1).max(200) })
export const PasswordChangeForm = PasswordChange.extend({ confirmPassword: z.string() }).refine(matching, mismatch)
export const ResetPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .refine(matching, mismatch)

const Done = z.object({ message: z.string() })

export const accountSchemas = {
  me: { reply: Account },
  signup: { body: Signup, reply: z.object({ user: Account }) },
  login: { body: Login, reply: z.object({ user: Account }) },
  logout: { reply: Done },
  forgotPassword: { body: ForgotPassword, reply: Done },
  resetPassword: { body: ResetPassword, reply: Done },
  confirmAddress: { body: AddressConfirmation, reply: Done },
  sendConfirmation: { reply: Done },
  update: { body: AccountChange, reply: z.object({ user: Account }) },
  changePassword: { body: PasswordChange, reply: Done },
} satisfies Record<string, RowSchemas>

export const accountDeletionSchemas = {
  remove: { body: z.object({ password: currentPassword }), reply: Done },
} satisfies Record<string, RowSchemas>
