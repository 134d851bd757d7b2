import type { ProposedFact } from '@octavo/contract/brand'
import { useId, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { counted, newFacts, roomFor, withFacts } from './suggestions.rules.ts'
import type { BrandFormApi } from './useBrandForm.ts'

type Props = { facts: readonly ProposedFact[]; form: BrandFormApi }

/** Facts that were read, each with a tick and where it stood. What is doubtful is not ticked by itself. */
export function SuggestedFacts({ facts, form }: Props) {
  const [isTurned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [added, setAdded] = useState(0)
  const status = useRef<HTMLParagraphElement>(null)
  const offered = newFacts(facts, form.values.facts)
  const isTicked = ({ text, doubt }: ProposedFact) => isTurned.has(text) === (doubt !== undefined)
  const ticked = offered.filter(isTicked)
  const room = roomFor(form.values.facts)
  const turn = ({ text }: ProposedFact) =>
    setTurned((before) => new Set(before.has(text) ? [...before].filter((one) => one !== text) : [...before, text]))
  const add = () => {
    form.change({ facts: withFacts(form.values.facts, ticked) })
    setAdded(ticked.length)
    // The button goes with the last fact; whoever pressed it stays here.
    status.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {offered.length > 0 && (
        <ul className="divide-y divide-line" aria-label="Facts that were read">
          {offered.map((fact) => (
            <FactTick key={fact.text} fact={fact} checked={isTicked(fact)} onChange={() => turn(fact)} />
          ))}
        </ul>
      )}
      <p ref={status} tabIndex={-1} role="status" className="text-ink-2 text-sm outline-none">
        {added > 0 && `${counted(added)} added to the brand. Save it to keep them.`}
      </p>
      {ticked.length > room && (
        <p className="text-bad text-sm">
          {room === 0
            ? 'The brand has as many facts as it can hold. Remove some first.'
            : `There is room for ${counted(room)}. Untick some first.`}
        </p>
      )}
      {offered.length > 0 && (
        <div>
          <Button variant="solid" disabled={ticked.length === 0 || ticked.length > room} onClick={add}>
            {ticked.length === 0 ? 'Tick a fact to add it' : `Add ${counted(ticked.length)}`}
          </Button>
        </div>
      )}
    </div>
  )
}

type TickProps = { fact: ProposedFact; checked: boolean; onChange: () => void }

function FactTick({ fact: { text, answer, from, doubt }, checked, onChange }: TickProps) {
  const id = useId()
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Checkbox id={id} checked={checked} onChange={onChange} aria-describedby={`${id}-from`} className="mt-0.5" />
      <div className="min-w-0 flex-1 text-sm">
        <label htmlFor={id} className="block cursor-pointer break-words">
          {text} {answer && <span className="text-ink-2">{answer}</span>}
        </label>
        <p id={`${id}-from`} className="mt-0.5 break-words text-ink-3 text-xs">
          {from}
          {doubt && `. ${doubt}`}
        </p>
      </div>
    </li>
  )
}
