import { FIRST_STEPS, type FirstStep, firstStepsRoutes, type FirstSteps as Steps } from '@octavo/contract/first-steps'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call, keyOf, queryOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { ArrowRight, Check, X } from '#ui/icons/index.ts'

const STEPS: Record<FirstStep, { label: string; path: string }> = {
  brand: { label: 'Create a brand', path: '/brands' },
  week: { label: 'Make the first week', path: '/production' },
  watched: { label: 'Watch one video', path: '/library' },
  contacts: { label: 'Import contacts', path: '/viral-loop' },
  checks: { label: 'Run system checks', path: '/verification' },
}

/** Hidden at once; the server remembers it for every browser. */
function useDismissal() {
  const cache = useQueryClient()
  const key = keyOf(firstStepsRoutes.get)
  const set = (dismissed: boolean) => cache.setQueryData<Steps>(key, (steps) => steps && { ...steps, dismissed })
  const { mutate } = useMutation({
    mutationFn: () => call(firstStepsRoutes.update, { body: { dismissed: true } }),
    onMutate: () => set(true),
    onError: () => set(false),
  })
  return () => mutate()
}

/** The way into the product, ticked by what the account has done, until it is walked or waved away. */
export function FirstSteps() {
  // Whoever comes back from a step has perhaps done it.
  const { data: done } = useQuery({ ...queryOf(firstStepsRoutes.get), refetchOnMount: 'always' })
  const dismiss = useDismissal()
  const next = FIRST_STEPS.find((step) => !done?.[step])
  if (!done || done.dismissed || !next) return null
  return (
    <Card className="mb-4">
      <CardHead
        title="First steps"
        hint={`${FIRST_STEPS.filter((step) => done[step]).length} of ${FIRST_STEPS.length} done`}
        action={
          <Button variant="ghost" size="icon" aria-label="Hide the first steps" onClick={dismiss} className="-m-2">
            <X />
          </Button>
        }
      />
      <ol className="grid gap-2 sm:grid-cols-2 xl:grid-cols-5">
        {FIRST_STEPS.map((step, index) => (
          <li key={step}>
            <StepLink {...STEPS[step]} done={done[step]} number={index + 1} isNext={step === next} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

type StepLinkProps = { label: string; path: string; done: boolean; number: number; isNext: boolean }

function StepLink({ label, path, done, number, isNext }: StepLinkProps) {
  return (
    <Link
      href={path}
      className={cn(
        'group flex min-h-11 items-center gap-3 rounded-md bg-sunken px-3 text-sm transition-colors',
        isNext ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <span
        className={cn(
          'num grid size-6 shrink-0 place-items-center rounded-full text-xs',
          done ? 'bg-ok-soft text-ok' : isNext ? 'bg-solid text-on-solid' : 'border border-line-strong',
        )}
      >
        {done ? <Check className="size-3.5" aria-label="Done" /> : number}
      </span>
      {label}
      {isNext && <ArrowRight className="ml-auto size-4 transition-transform group-hover:translate-x-0.5" />}
    </Link>
  )
}
