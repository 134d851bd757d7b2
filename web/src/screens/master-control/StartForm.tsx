import { OPERATION_LIMITS, type OperationStatus } from '@octavo/contract/operation'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useStats } from '#api/analytics.queries.ts'
import { plural } from '#format/number.ts'
import { CreditsSpent, useCreditsSpent } from '#parts/generation/CreditsSpent.tsx'
import { isStarted, isStopped } from '#parts/operation/operation-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Power } from '#ui/icons/index.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useStartForm } from './useStartForm.ts'

const MODES = [
  { value: 'autonomous', label: 'Autonomous' },
  { value: 'supervised', label: 'Supervised' },
] as const
const LEARNING = [
  { value: 'continuous', label: 'Continuous' },
  { value: 'off', label: 'Off' },
] as const
const DAILY = Array.from({ length: OPERATION_LIMITS.maxDailyVideos }, (_, index) => {
  const number = String(index + 1)
  return { value: number, label: number }
})

/** What the operation is started with. */
export function StartForm({ operation }: { operation: OperationStatus }) {
  const form = useStartForm(operation)
  const { values, change } = form
  const running = isStarted(operation)
  return (
    <Card className="xl:col-start-2">
      <CardHead
        title="Start Configuration"
        hint={form.isDirty ? 'Takes effect at the next start' : running ? 'In use now' : undefined}
      />
      <form aria-label="Start Configuration" noValidate className="grid gap-4" onSubmit={form.start}>
        <Line label="Operational mode">
          <Segmented
            label="Operational mode"
            value={values.operationalMode}
            onChange={(operationalMode) => change({ operationalMode })}
            options={MODES}
          />
        </Line>
        <Line label="Films per channel per day">
          <Segmented
            label="Films per channel per day"
            value={values.maxDailyVideos}
            onChange={(maxDailyVideos) => change({ maxDailyVideos })}
            options={DAILY}
          />
        </Line>
        <Field label="Most channels per brand" error={form.problems.maxChannelsPerBrand}>
          {(aria) => <Input {...aria} inputMode="numeric" {...form.field('maxChannelsPerBrand')} />}
        </Field>
        <SwitchLine
          label="Human oversight required"
          hint="Nothing goes to an outside network without you"
          checked={values.humanOversightRequired}
          onChange={(humanOversightRequired) => change({ humanOversightRequired })}
        />
        <Line label="Learning">
          <Segmented
            label="Learning"
            value={values.learningMode}
            onChange={(learningMode) => change({ learningMode })}
            options={LEARNING}
          />
        </Line>
        <Line label="Compliance level">
          <Badge tone="ok">unbreakable</Badge>
        </Line>
        <Line label="Emergency shutdown">
          {isStopped(operation) ? <Badge tone="bad">in use</Badge> : <Badge tone="ok">always armed</Badge>}
        </Line>
        <StartButtons form={form} operation={operation} />
        {form.problem && <ErrorNote what={form.problem} />}
      </form>
    </Card>
  )
}

type ButtonsProps = { form: ReturnType<typeof useStartForm>; operation: OperationStatus }

/** Start while nothing runs; while something does, only changes can be applied. After a stop the warm button is the header's. */
function StartButtons({ form, operation }: ButtonsProps) {
  const stopped = isStopped(operation)
  const running = isStarted(operation)
  const spent = useCreditsSpent() && form.values.operationalMode === 'autonomous'
  if (running && !form.isDirty) return <Cost values={form.values} />
  return (
    <>
      {spent && !stopped && <CreditsSpent />}
      <Cost values={form.values} />
      <div className="flex flex-wrap justify-end gap-2">
        {form.isDirty && (
          <Button variant="ghost" onClick={form.reset}>
            Undo changes
          </Button>
        )}
        <Button
          type="submit"
          variant={running || stopped || spent ? 'solid' : 'make'}
          disabled={operation.stoppedByOperator}
          aria-busy={form.starting}
          className="max-sm:w-full"
        >
          {!running && <Power />}
          {form.starting ? 'Starting...' : running ? 'Apply Settings' : stopped ? 'Start with these' : 'Start System'}
        </Button>
      </div>
    </>
  )
}

/** The price before the click. */
function Cost({ values }: { values: ButtonsProps['form']['values'] }) {
  const { data: stats } = useStats()
  const left = stats && ` ${plural(stats.creditsRemaining, 'credit')} left.`
  return (
    <p className="num text-ink-2 text-xs">
      {values.operationalMode === 'supervised'
        ? 'Only what you order is made and paid for.'
        : `Uses ${plural(CREDIT_COSTS.short, 'credit')} a film, up to ${plural(Number(values.maxDailyVideos), 'film')} a day on each channel.`}
      {left}
    </p>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
    <span className="font-medium text-sm">{label}</span>
    {children}
  </div>
)

type SwitchLineProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void }

function SwitchLine({ label, hint, ...rest }: SwitchLineProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3">
      <div>
        <p id={id} className="font-medium text-sm">
          {label}
        </p>
        <p className="text-ink-2 text-xs">{hint}</p>
      </div>
      <Switch aria-labelledby={id} {...rest} />
    </div>
  )
}
