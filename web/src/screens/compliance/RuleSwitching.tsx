import { type Brand, type RuleChange, type RuleSwitch, SWITCH_REASON } from '@octavo/contract/brand'
import { complianceRoutes } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepBrand } from '#api/brand.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { forgetChecks } from '#api/compliance.queries.ts'
import { formatMoment } from '#format/date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import type { ListedRule } from './rules.search.ts'

function useRuleChange({ id }: Brand, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: RuleChange) => call(complianceRoutes.switchRule, { params: { id }, body }),
    onSuccess: (brand) => {
      keepBrand(cache, brand)
      forgetChecks(cache)
      onDone()
    },
  })
}

type RuleSwitchingProps = { rule: ListedRule; brand: Brand }

/** How a rule holds for a brand, who switched it and why, and the way back; or the way to switch it, with a reason. */
export function RuleSwitching({ rule, brand }: RuleSwitchingProps) {
  const [isAsking, setAsking] = useState(false)
  const changing = useRuleChange(brand, () => setAsking(false))
  const switched = brand.ruleSwitches.find(({ ruleId }) => ruleId === rule.id)
  return (
    <div className="mt-2 grid grid-cols-1 gap-2">
      {switched && <Switched switched={switched} />}
      {changing.error && <ErrorNote what={sentenceOf(changing.error)} />}
      {isAsking ? (
        <Reason
          rule={rule}
          busy={changing.isPending}
          onClose={() => setAsking(false)}
          onSwitch={(to, reason) => changing.mutate({ ruleId: rule.id, to, reason })}
        />
      ) : switched ? (
        <Button
          size="sm"
          disabled={changing.isPending}
          onClick={() => changing.mutate({ ruleId: rule.id, to: 'on' })}
          className="justify-self-start"
        >
          Switch back on<span className="sr-only">: {rule.title}</span>
        </Button>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)} className="justify-self-start">
          Change for {brand.name}
          <span className="sr-only">: {rule.title}</span>
        </Button>
      )}
    </div>
  )
}

const Switched = ({ switched: { to, reason, by, at } }: { switched: RuleSwitch }) => (
  <p className="wrap-anywhere">
    <Badge tone="warn">{to === 'off' ? 'Off' : 'Asks you'}</Badge> “{reason}”{' '}
    <span className="text-ink-3 text-xs">
      {by}, {formatMoment(at)}
    </span>
  </p>
)

type ReasonProps = {
  rule: ListedRule
  busy: boolean
  onClose: () => void
  onSwitch: (to: RuleSwitch['to'], reason: string) => void
}

function Reason({ rule, busy, onClose, onSwitch }: ReasonProps) {
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < SWITCH_REASON.min
  return (
    <div className="grid grid-cols-1 gap-2 rounded-lg bg-sunken p-3">
      <Field
        label="Your reason"
        hint={isShort ? messages.compliance.reasonShort(SWITCH_REASON.min) : 'For later checks.'}
      >
        {(aria) => (
          <Input
            {...aria}
            autoFocus
            maxLength={SWITCH_REASON.max}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {rule.legal && <p className="text-ink-2">{messages.compliance.legal}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="solid" disabled={isShort || busy} onClick={() => onSwitch('ask', reason)}>
          Ask me instead
        </Button>
        {!rule.legal && (
          <Button size="sm" disabled={isShort || busy} onClick={() => onSwitch('off', reason)}>
            Switch it off
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
