import { analyticsRoutes, batchRoutes } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { queryOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'

const DISMISSED = 'octavo.firstSteps'

type Step = { label: string; path: string; done: boolean }

/** What of the beginning is done, as the account's own data says; undefined until it is known. */
function useSteps(): Step[] | undefined {
  const { data: stats } = useQuery(queryOf(analyticsRoutes.stats))
  const { data: batches } = useQuery(queryOf(batchRoutes.list))
  if (!stats || !batches) return undefined
  return [
    { label: 'Create a brand', path: '/brands', done: stats.totalBrands > 0 },
    { label: 'Make its first week', path: '/production', done: batches.length > 0 },
    { label: 'Watch the first film', path: '/library', done: stats.production.productionReady > 0 },
    { label: 'Import contacts', path: '/viral-loop', done: stats.crmContacts > 0 },
  ]
}

/** The way to the first film, until it is walked or waved away. */
export function FirstSteps() {
  const steps = useSteps()
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED) !== null)
  if (!steps || dismissed || steps.every((step) => step.done)) return null
  const dismiss = () => {
    localStorage.setItem(DISMISSED, 'yes')
    setDismissed(true)
  }
  const next = steps.find((step) => !step.done)
  return (
    <Card className="mb-4">
      <CardHead
        title="First steps"
        hint={`${steps.filter((step) => step.done).length} of ${steps.length} done`}
        action={
          <Button variant="ghost" size="icon" aria-label="Hide the first steps" onClick={dismiss} className="-m-2">
            <X />
          </Button>
        }
      />
      <ol className="grid gap-2 md:grid-cols-2 xl:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.path}>
            <StepLink step={step} number={index + 1} isNext={step === next} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function StepLink({ step: { label, path, done }, number, isNext }: { step: Step; number: number; isNext: boolean }) {
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
          'num grid size-6 place-items-center rounded-full text-xs',
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
