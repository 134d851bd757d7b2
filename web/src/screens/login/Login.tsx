import { messages } from '@octavo/contract/messages'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { readBoot } from '#api/boot.ts'
import { keepReferral, keptReferral, tellReferral } from '#api/visit.ts'
import { ResetPasswordFlow, type ResetStage, tokenIn } from '#parts/account/ResetPasswordFlow.tsx'
import { RESET_HEADINGS } from '#parts/account/reset-headings.ts'
import { SignUpForm } from '#parts/account/SignUpForm.tsx'
import { Invitation } from '#parts/referral/Invitation.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Beside } from './Beside.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { SignInForm } from './SignInForm.tsx'

const Toaster = lazy(() => import('#ui/Toaster.tsx'))

type Mode = 'signin' | 'signup' | 'forgot' | 'token' | 'confirm'

/** The token of a link that was mailed to confirm the address. */
const confirmationIn = (search: string) => new URLSearchParams(search).get('confirm') ?? ''

function modeOf(search: string): Mode {
  if (tokenIn(search)) return 'token'
  if (confirmationIn(search)) return 'confirm'
  const mode = new URLSearchParams(search).get('mode')
  return mode === 'signup' || mode === 'forgot' ? mode : 'signin'
}

const modes: Record<Mode, () => ReactNode> = {
  signin: SignIn,
  signup: SignUp,
  forgot: Reset,
  token: Reset,
  confirm: Confirm,
}

/** The one door: sign in, create an account, ask for a new password, set it, confirm an address. Which, the address says. */
export function Login() {
  const [mode] = useState(() => modeOf(location.search))
  useEffect(() => {
    keepReferral(location.search)
    tellReferral(location.search)
  }, [])
  const Form = modes[mode]
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="relative flex min-h-dvh flex-col px-5 py-6 sm:px-10">
        <header className="self-start">
          <a href="/" className="flex items-center gap-2.5 font-bold font-display text-lg tracking-tight">
            <Mark />
            Octavo
          </a>
        </header>
        <main className="mx-auto my-auto w-full max-w-110 py-10">
          <Form />
        </main>
      </div>
      <Beside />
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  )
}

const link = 'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current'

function Head({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | Octavo`
  }, [title])
  return (
    <header className="mb-7">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-ink-2">{children}</p>
    </header>
  )
}

function SignIn() {
  return (
    <>
      <Head title="Sign in">
        New here?{' '}
        <a href="?mode=signup" className={link}>
          Create an account
        </a>
      </Head>
      <SignInForm />
      <p className="mt-5 text-sm">
        <a href="?mode=forgot" className={link}>
          Forgot your password?
        </a>
      </p>
    </>
  )
}

function SignUp() {
  const closed = readBoot()?.signUp === 'closed'
  const [code] = useState(() => {
    keepReferral(location.search)
    return keptReferral()?.ref
  })
  return (
    <>
      <Head title="Create an account">
        Already have one?{' '}
        <a href="/api/login" className={link}>
          Sign in
        </a>
      </Head>
      {closed ? (
        <p className="rounded-lg bg-warn-soft p-4">{messages.account.signUpClosed}</p>
      ) : (
        <>
          <Invitation code={code} />
          <SignUpForm />
        </>
      )}
    </>
  )
}

function Reset() {
  const token = tokenIn(location.search)
  const [stage, setStage] = useState<ResetStage>(token ? 'reset' : 'request')
  const { title, subtitle } = RESET_HEADINGS[stage]
  return (
    <>
      <Head title={title}>{subtitle}</Head>
      <ResetPasswordFlow token={token} onStage={setStage} />
      {stage === 'request' && (
        <p className="mt-5 text-sm">
          <a href="/api/login" className={link}>
            Back to sign in
          </a>
        </p>
      )}
    </>
  )
}

function Confirm() {
  return (
    <>
      <Head title="Confirm your address">Press Confirm if you created an account here. If not, close this page.</Head>
      <ConfirmForm token={confirmationIn(location.search)} />
    </>
  )
}
