import { BRAND_LIMITS, type RuleDecision, type WordRule } from '@octavo/contract/brand'
import { DECISION_LABELS } from '#parts/compliance/decision-labels.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Plus, Trash2 } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'
import { type Rows, useRows } from './useRows.ts'

const DECISIONS = Object.entries(DECISION_LABELS).map(([value, label]) => ({ value, label }))

/** What the officer makes of each word to avoid, and what has to be in every text. */
export function OwnRules({ form }: { form: BrandFormApi }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AvoidedWords form={form} />
      <MustBeIn form={form} />
    </div>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function AvoidedWords({ form }: { form: BrandFormApi }) {
  const { wordsToAvoid, wordRules } = form.values
  const ruleOf = (word: string): WordRule =>
    wordRules.find((rule) => isSame(rule.word, word)) ?? { word, decision: 'ask', reason: '', replacement: '' }
  const change = (word: string, part: Partial<WordRule>) =>
    form.change({ wordRules: [...wordRules.filter((rule) => !isSame(rule.word, word)), { ...ruleOf(word), ...part }] })
  return (
    <section aria-label="Words to avoid, one by one" className="grid grid-cols-1 gap-3">
      <h3 className="font-medium font-sans text-sm">Words to avoid</h3>
      {wordsToAvoid.length === 0 ? (
        <p className="text-ink-2 text-sm">There are none yet. Add them under Core Identity.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {wordsToAvoid.map((word) => (
            <AvoidedWord key={word} rule={ruleOf(word)} onChange={(part) => change(word, part)} />
          ))}
        </ul>
      )}
    </section>
  )
}

type AvoidedWordProps = { rule: WordRule; onChange: (part: Partial<WordRule>) => void }

const AvoidedWord = ({ rule: { word, decision, reason, replacement }, onChange }: AvoidedWordProps) => (
  <li className="grid grid-cols-1 gap-2 border-line border-l-2 pl-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="wrap-anywhere min-w-0 text-sm">“{word}”</span>
      <Select
        aria-label={`When “${word}” is found`}
        value={decision}
        options={DECISIONS}
        onChange={(chosen) => onChange({ decision: chosen as RuleDecision })}
        className="w-36"
      />
    </div>
    <div className="grid gap-2 sm:grid-cols-2">
      <Input
        aria-label={`Why “${word}” is avoided`}
        placeholder="Why, in your words"
        maxLength={BRAND_LIMITS.ruleReason}
        value={reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <Input
        aria-label={`What to say instead of “${word}”`}
        placeholder="What to say instead, if anything"
        maxLength={BRAND_LIMITS.ruleReplacement}
        value={replacement}
        onChange={({ target }) => onChange({ replacement: target.value })}
      />
    </div>
  </li>
)

function MustBeIn({ form }: { form: BrandFormApi }) {
  const required = useRows(form, 'requiredWords')
  const { length } = required.rows
  return (
    <section aria-label="Words that must be in" className="grid grid-cols-1 gap-3">
      <h3 className="font-medium font-sans text-sm">Must be in every script</h3>
      <p className="text-ink-2 text-sm">
        A notice or a registration number, for example. What starts with # is looked for among the hashtags.
      </p>
      {length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {required.rows.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is told by its place, and all of it stands in the form
            <RequiredRow key={index} required={required} index={index} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          disabled={length >= BRAND_LIMITS.requiredWords}
          onClick={() => required.append({ words: '', when: '', decision: 'stop', reason: '' })}
        >
          <Plus />
          Add words that must be in
        </Button>
        <span className="num text-ink-3 text-xs">
          {length} of {BRAND_LIMITS.requiredWords}
        </span>
      </div>
    </section>
  )
}

function RequiredRow({ required, index }: { required: Rows<'requiredWords'>; index: number }) {
  const number = index + 1
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-l-2 pl-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field
          label={<span className="sr-only">{`Required words ${number}`}</span>}
          error={required.problem(index, 'words')}
          className="gap-0"
        >
          {(aria) => (
            <Input
              {...aria}
              autoFocus={index === required.added}
              placeholder="Paid partnership"
              maxLength={BRAND_LIMITS.requiredText}
              {...required.field(index, 'words')}
            />
          )}
        </Field>
        <Button
          size="icon"
          variant="ghost"
          aria-label={`Remove required words ${number}`}
          onClick={() => required.remove(index)}
        >
          <Trash2 />
        </Button>
      </div>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]">
        <Input
          aria-label={`Only where a script says, for required words ${number}`}
          placeholder="Only if it says: loan, credit"
          maxLength={BRAND_LIMITS.requiredWhen}
          {...required.field(index, 'when')}
        />
        <Input
          aria-label={`Why required words ${number} must be in`}
          placeholder="Why, in your words"
          maxLength={BRAND_LIMITS.ruleReason}
          {...required.field(index, 'reason')}
        />
        <Select
          aria-label={`When required words ${number} are missing`}
          value={required.rows[index]?.decision}
          options={DECISIONS}
          onChange={(chosen) => required.edit(index, { decision: chosen as RuleDecision })}
        />
      </div>
    </li>
  )
}
