import { accountRoutes } from '@octavo/contract/account'
import { messages } from '@octavo/contract/messages'
import { type FormEvent, useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { CircleCheck } from '#ui/icons/index.ts'

/** Behind the mailed link. Only the button confirms: programs that look through mail open links, too. */
export function ConfirmForm({ token }: { token: string }) {
  const [stage, setStage] = useState<'asked' | 'sending' | 'done'>('asked')
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage !== 'asked') return
    setStage('sending')
    try {
      await call(accountRoutes.confirmAddress, { body: { token } })
      setStage('done')
    } catch (error) {
      setProblem(sentenceOf(error))
      setStage('asked')
    }
  }
  if (stage === 'done')
    return (
      <p role="status" className="flex items-start gap-3 rounded-lg bg-ok-soft p-4">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-ok" />
        <span>
          {messages.account.confirmed}{' '}
          <a href="/" className="underline underline-offset-4">
            Go to Octavo
          </a>
        </span>
      </p>
    )
  return (
    <form onSubmit={submit} className="grid gap-4">
      {problem && <ErrorNote what={problem} />}
      <Button type="submit" variant="solid" size="lg" aria-busy={stage === 'sending'}>
        {stage === 'sending' ? 'Confirming...' : 'Confirm'}
      </Button>
    </form>
  )
}
