import { type ComplianceRule, RISK_LEVELS, RULE_SOURCES } from '@octavo/contract/compliance'
import { useDeferredValue, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useComplianceRules } from '#api/compliance.queries.ts'
import { RISK_TONE } from '#parts/compliance/risk-tone.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Input } from '#ui/Input.tsx'
import { ExternalLink } from '#ui/icons/index.ts'
import { type Option, Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'

const STEP = 10
const ALL = 'all'
const SEVERITIES: readonly Option[] = [
  { value: ALL, label: 'Every severity' },
  ...RISK_LEVELS.toReversed().map((level) => ({ value: level, label: `${level} risk` })),
]
const SOURCES: readonly Option[] = [
  { value: ALL, label: 'Every source' },
  ...RULE_SOURCES.map((source) => ({ value: source, label: source })),
]
const ONLY: Record<ComplianceRule['appliesTo'], string | undefined> = {
  always: undefined,
  presenter: 'Where a presenter speaks',
  niche: 'In certain niches',
}

type Wanted = { words: string; severity: string; source: string }
const EVERYTHING: Wanted = { words: '', severity: ALL, source: ALL }

/** All that is said of a rule, and every word that it looks for. */
const searched = (rule: ComplianceRule): string =>
  [
    ...[rule.id, rule.title, rule.explanation, rule.advice, rule.example, rule.words],
    ...[rule.pack, rule.source, rule.sourceKind],
  ]
    .join(' ')
    .toLowerCase()

/** The rules that hold all the typed words, wherever they stand in them. */
export function matching(rules: readonly ComplianceRule[], { words, severity, source }: Wanted): ComplianceRule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter((rule) => {
    if (severity !== ALL && rule.severity !== severity) return false
    if (source !== ALL && rule.sourceKind !== source) return false
    const text = searched(rule)
    return wanted.every((word) => text.includes(word))
  })
}

/** Every rule the officer goes by, to search: where it is known from, how grave it is, and why. */
export function RuleList() {
  const { data, error, refetch } = useComplianceRules()
  const [wanted, setWanted] = useState(EVERYTHING)
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, ...part })
  return (
    <Card>
      <CardHead
        title="The rules"
        hint={
          data && `${data.rules.length} rules, each with its source. Every script is checked against all that apply.`
        }
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && (
        <>
          <search className="mb-4 flex flex-wrap gap-3">
            <Input
              type="search"
              aria-label="Search the rules"
              placeholder="Search the rules"
              value={wanted.words}
              onChange={(event) => change({ words: event.target.value })}
              className="min-w-0 flex-1 basis-60"
            />
            <Select
              aria-label="Severity"
              options={SEVERITIES}
              value={wanted.severity}
              onChange={(severity) => change({ severity })}
              className="w-44 max-sm:flex-1"
            />
            <Select
              aria-label="Source"
              options={SOURCES}
              value={wanted.source}
              onChange={(source) => change({ source })}
              className="w-44 max-sm:flex-1"
            />
          </search>
          <Found key={JSON.stringify(wanted)} rules={data.rules} wanted={wanted} onAll={() => setWanted(EVERYTHING)} />
        </>
      )}
    </Card>
  )
}

type FoundProps = { rules: readonly ComplianceRule[]; wanted: Wanted; onAll: () => void }

function Found({ rules, wanted, onAll }: FoundProps) {
  const found = useDeferredValue(matching(rules, wanted))
  const [shown, more] = useMore(found, STEP)
  return (
    <>
      <p role="status" className={cn('num mb-3 text-ink-2 text-sm', found.length === rules.length && 'sr-only')}>
        {found.length} of {rules.length} rules
      </p>
      {found.length === 0 ? (
        <p className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-4 py-3 text-sm">
          <span className="flex-1 basis-48">No rule matches.</span>
          <Button size="sm" onClick={onAll}>
            Show all rules
          </Button>
        </p>
      ) : (
        <ul>
          {shown.map((rule) => (
            <RuleRow key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
      {more}
    </>
  )
}

function RuleRow({ rule }: { rule: ComplianceRule }) {
  const only = ONLY[rule.appliesTo]
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-3 text-sm first:border-0 first:pt-0 md:grid-cols-[minmax(0,1fr)_260px]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-medium font-sans text-sm">{rule.title}</h3>
          <Badge tone={RISK_TONE[rule.severity]}>{rule.severity} risk</Badge>
          {only && <Badge>{only}</Badge>}
        </div>
        <p className="mt-1 text-ink-2">
          {rule.explanation} {rule.advice}
        </p>
        <p className="wrap-anywhere mt-1 text-ink-3">Objects to: “{rule.example}”</p>
      </div>
      <div className="min-w-0 text-ink-3 text-xs md:pt-0.5">
        <p>{rule.sourceKind}</p>
        {rule.sourceUrl ? (
          <a
            href={rule.sourceUrl}
            target="_blank"
            rel="noreferrer"
            className="text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
          >
            {rule.source} <ExternalLink aria-hidden className="inline size-3" />
          </a>
        ) : (
          <p className="text-ink-2">{rule.source}</p>
        )}
      </div>
    </li>
  )
}
