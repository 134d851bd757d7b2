import type { BrandProposal } from '@octavo/contract/brand'
import { BrandChip } from '#parts/brand/BrandChip.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Check, Plus } from '#ui/icons/index.ts'
import type { BrandValues } from './brand.form.ts'
import { dropped, kept, SUGGESTION_LABELS, type Suggestion, suggestionsFor } from './suggestions.rules.ts'
import type { BrandFormApi } from './useBrandForm.ts'

type Props = { fields: BrandProposal['fields']; form: BrandFormApi; start: BrandValues }

/** What was read for the form: dashed is suggested, solid is kept. Fields that a person filled in are not asked about. */
export function SuggestedFields({ fields, form, start }: Props) {
  const suggestions = suggestionsFor(fields, form.values, start)
  const open = suggestions.filter((one) => !one.kept).map(({ name }) => name)
  if (suggestions.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2" aria-label="Suggestions: press one to keep it">
      {suggestions.map((suggestion) => (
        <SuggestionChip
          key={suggestion.name}
          suggestion={suggestion}
          onPress={() =>
            form.change(suggestion.kept ? dropped(suggestion.name, start) : kept([suggestion.name], fields))
          }
        />
      ))}
      {open.length > 0 && (
        <Button variant="ghost" onClick={() => form.change(kept(open, fields))}>
          Keep all
        </Button>
      )}
    </fieldset>
  )
}

function SuggestionChip({ suggestion, onPress }: { suggestion: Suggestion; onPress: () => void }) {
  const { name, value, kept: isKept } = suggestion
  return (
    <button
      type="button"
      aria-pressed={isKept}
      title={isKept ? 'Kept. Press to take it out again.' : 'Suggested. Press to keep it.'}
      onClick={onPress}
      className={cn(
        'flex min-h-9 max-w-full items-center gap-2 rounded-md border bg-surface px-3 text-left text-sm tap hover:border-ink-3',
        isKept ? 'border-line-strong' : 'border-line-strong border-dashed',
      )}
    >
      <span className="shrink-0 text-ink-2">{SUGGESTION_LABELS[name]}</span>{' '}
      {name === 'primaryColor' && <BrandChip color={value} />}
      <span className="min-w-0 truncate font-medium">{value}</span>
      {isKept ? <Check className="size-4 shrink-0 text-ok" /> : <Plus className="size-4 shrink-0 text-ink-3" />}
    </button>
  )
}
