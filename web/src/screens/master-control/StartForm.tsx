import { OPERATION_LIMITS } from '@octavo/contract/operation'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import type { MasterControl } from '@octavo/contract/system-status'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useStats } from '#api/analytics.queries.ts'
import { plural } from '#format/number.ts'
import { isStopped } from '#parts/operation/operation-status.ts'
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
export function StartForm({ control }: { control: MasterControl }) {
  const form = useStartForm(control)
  const { values, change } = form
  const running = control.state === 'running' && !isStopped(control)
  return (
    <Card className="xl:col-start-2">
      <CardHead
        title="Start Configuration"
        hint={form.isDirty ? 'Changed; used from the next start' : running ? 'In use now' : undefined}
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
        <Line label="Films a day and channel">
          <Segmented
            label="Films a day and channel"
            value={values.maxDailyVideos}
            onChange={(maxDailyVideos) => change({ maxDailyVideos })}
            options={DAILY}
          />
        </Line>
        <Field label="Channels a brand, at most" error={form.problems.maxChannelsPerBrand}>
          {(aria) => <Input {...aria} inputMode="numeric" {...form.field('maxChannelsPerBrand')} />}
        </Field>
        <SwitchLine
          label="Human oversight required"
          hint="Nothing leaves for an outside network without you"
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
          <Badge tone="ok">always armed</Badge>
        </Line>
        <StartButtons form={form} control={control} />
        {form.problem && <ErrorNote what={form.problem} />}
      </form>
    </Card>
  )
}

type ButtonsProps = { form: ReturnType<typeof useStartForm>; control: MasterControl }

/** Start while nothing runs; while something does, only changes can be applied. After a stop the warm button is the header's. */
function StartButtons({ form, control }: ButtonsProps) {
  const stopped = isStopped(control)
  const running = control.state === 'running' && !stopped
  if (running && !form.isDirty) return <Cost values={form.values} />
  return (
    <>
      <Cost values={form.values} />
      <div className="flex flex-wrap justify-end gap-2">
        {form.isDirty && (
          <Button variant="ghost" onClick={form.reset}>
            Undo changes
          </Button>
        )}
        <Button
          type="submit"
          variant={running || stopped ? 'solid' : 'make'}
          disabled={control.stoppedByOperator}
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
        ? 'Only what you order is made, and costs.'
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
