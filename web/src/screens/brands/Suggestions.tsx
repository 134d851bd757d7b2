import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { BrandValues } from './brand.form.ts'
import { SuggestedFacts } from './SuggestedFacts.tsx'
import { SuggestedFields } from './SuggestedFields.tsx'
import { SuggestionSource } from './SuggestionSource.tsx'
import { SOURCES, type Source } from './suggestion-sources.ts'
import type { BrandFormApi } from './useBrandForm.ts'
import { useProposal } from './useProposal.ts'

type NewProps = { form: BrandFormApi; start: BrandValues }

/** Fills a new brand's form from a sentence, a website or a text. Nothing is in the form before it is kept. */
export function SuggestBrand({ form, start }: NewProps) {
  const proposal = useProposal('sentence')
  const { fields = {}, facts = [] } = proposal.proposal ?? {}
  const count = Object.keys(fields).length + facts.length
  return (
    <div className="grid grid-cols-1 gap-4">
      <SuggestionSource proposal={proposal} sources={['sentence', 'url', 'text']} />
      <Found count={count} source={proposal.source} isRead={proposal.isSuccess} />
      <SuggestedFields fields={fields} form={form} start={start} />
      <SuggestedFacts key={proposal.readAt} facts={facts} form={form} />
    </div>
  )
}

/** Reads facts of a saved brand from its website or from a text. */
export function ReadFacts({ form }: { form: BrandFormApi }) {
  const [first, setFirst] = useState<Source>()
  if (first) return <FactsRead form={form} first={first} />
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setFirst('url')}>
        Read my website
      </Button>
      <Button size="sm" onClick={() => setFirst('text')}>
        Paste a text
      </Button>
    </div>
  )
}

function FactsRead({ form, first }: { form: BrandFormApi; first: Source }) {
  const proposal = useProposal(first)
  const facts = proposal.proposal?.facts ?? []
  return (
    <div className="grid grid-cols-1 gap-4 rounded-lg border border-line p-4">
      <SuggestionSource proposal={proposal} sources={['url', 'text']} />
      <Found count={facts.length} source={proposal.source} isRead={proposal.isSuccess} />
      <SuggestedFacts key={proposal.readAt} facts={facts} form={form} />
    </div>
  )
}

/** How much was found, or what to do when that is nothing. */
const Found = ({ count, source, isRead }: { count: number; source: Source; isRead: boolean }) => (
  <p role="status" className="text-ink-2 text-sm empty:hidden">
    {isRead && (count > 0 ? 'Keep what fits. Nothing is used until you keep it.' : SOURCES[source].nothing)}
  </p>
)
