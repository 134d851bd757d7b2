import type { FilmEdit } from '@octavo/contract/edit'
import { LOOK_LABELS, LOOK_MEANS, LOOKS, type LookName } from '@octavo/contract/look'
import type { FilmPlan } from '@octavo/renderer/draw'
import { useMemo, useState } from 'react'
import { type Opening, openingOf } from '#parts/film-preview/film-opening.ts'
import { LookSample } from '#parts/film-preview/LookSample.tsx'
import { cn } from '#ui/cn.ts'

type LookSamplesProps = {
  film: FilmEdit
  /** null while the film has none. */
  value: LookName | null
  onChange: (look: LookName) => void
  error: string | undefined
}

/** The looks, each as it makes this very film's first shot; they move where one points. Native radios, so arrows work by themselves. */
export function LookSamples({ film, value, onChange, error }: LookSamplesProps) {
  const opening = useMemo(() => openingOf(film.plan as unknown as FilmPlan), [film.plan])
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{value ? 'Look' : 'New look'}</legend>
      {!value && (
        <p className="mb-2 text-ink-2 text-sm">
          This film has no look: it stands in a place, or was made before there were looks. It stays as it is until you
          choose one; words, voice and timing stay.
        </p>
      )}
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {LOOKS.map((look) => (
          <LookChoice
            key={look}
            opening={opening}
            look={look}
            chosen={look === value}
            onChoose={() => onChange(look)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type LookChoiceProps = {
  opening: Opening
  look: LookName
  chosen: boolean
  onChoose: () => void
}

/** It moves while somebody points at it. */
function LookChoice({ opening, look, chosen, onChoose }: LookChoiceProps) {
  const [moves, setMoves] = useState(false)
  return (
    <label
      title={LOOK_MEANS[look]}
      onPointerEnter={() => setMoves(true)}
      onPointerLeave={() => setMoves(false)}
      className={cn(
        'cursor-pointer overflow-hidden rounded-lg border bg-sunken transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
        chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name="look"
        checked={chosen}
        onChange={onChoose}
        onFocus={() => setMoves(true)}
        onBlur={() => setMoves(false)}
        className="sr-only"
      />
      <LookSample opening={opening} look={look} moves={moves} />
      <span className="block px-2 py-1.5 text-sm">{LOOK_LABELS[look]}</span>
    </label>
  )
}
