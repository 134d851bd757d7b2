import type { Brand } from '@octavo/contract/brand'
import { type ComplianceRule, RISK_LEVELS, RULE_SOURCES } from '@octavo/contract/compliance'
import { useDeferredValue, useState } from 'react'
import { useOwnBrands } from '#api/brand.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useComplianceRules } from '#api/compliance.queries.ts'
import { DECISION_LABELS } from '#parts/compliance/decision-labels.ts'
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
import { RuleSwitching } from './RuleSwitching.tsx'
import { ALL, type ListedRule, matching, OWN_SOURCE, ownRulesOf, type Wanted } from './rules.search.ts'

const STEP = 10
const SEVERITIES: readonly Option[] = [
  { value: ALL, label: 'Every severity' },
  ...RISK_LEVELS.toReversed().map((level) => ({ value: level, label: `${level} risk` })),
]
const SOURCES: readonly Option[] = [
  { value: ALL, label: 'Every source' },
  ...[OWN_SOURCE, ...RULE_SOURCES].map((source) => ({ value: source, label: source })),
]
const NO_BRAND = 'none'
const ONLY: Record<ComplianceRule['appliesTo'], string | undefined> = {
  always: undefined,
  presenter: 'Where a presenter speaks',
  niche: 'In certain niches',
}

const EVERYTHING: Wanted = { words: '', severity: ALL, source: ALL }

/** Every rule the officer goes by, to search: where it is known from, how grave it is, and why; for a brand also how it holds there. */
export function RuleList() {
  const { data, error, refetch } = useComplianceRules()
  const { data: brands = [] } = useOwnBrands()
  const [brandId, setBrandId] = useState(NO_BRAND)
  const brand = brands.find(({ id }) => id === brandId)
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
            {brands.length > 0 && (
              <Select
                aria-label="Brand"
                options={[
                  { value: NO_BRAND, label: 'No brand chosen' },
                  ...brands.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={brand ? brandId : NO_BRAND}
                onChange={setBrandId}
                className="w-44 max-sm:flex-1"
              />
            )}
          </search>
          <Found
            key={JSON.stringify([wanted, brandId])}
            rules={[...(brand ? ownRulesOf(brand) : []), ...data.rules]}
            brand={brand}
            wanted={wanted}
            onAll={() => setWanted(EVERYTHING)}
          />
        </>
      )}
    </Card>
  )
}

type FoundProps = { rules: readonly ListedRule[]; brand: Brand | undefined; wanted: Wanted; onAll: () => void }

function Found({ rules, brand, wanted, onAll }: FoundProps) {
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
            <RuleRow key={rule.id} rule={rule} brand={brand} />
          ))}
        </ul>
      )}
      {more}
    </>
  )
}

function RuleRow({ rule, brand }: { rule: ListedRule; brand: Brand | undefined }) {
  const only = ONLY[rule.appliesTo]
  const { decision } = rule
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-3 text-sm first:border-0 first:pt-0 md:grid-cols-[minmax(0,1fr)_260px]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-medium font-sans text-sm">{rule.title}</h3>
          <Badge tone={RISK_TONE[rule.severity]}>
            {decision ? DECISION_LABELS[decision] : `${rule.severity} risk`}
          </Badge>
          {only && <Badge>{only}</Badge>}
          {rule.legal && <Badge>Law</Badge>}
        </div>
        <p className="mt-1 text-ink-2">
          {rule.explanation} {rule.advice}
        </p>
        {rule.example && <p className="wrap-anywhere mt-1 text-ink-3">Objects to: “{rule.example}”</p>}
        {brand && !decision && <RuleSwitching rule={rule} brand={brand} />}
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
