import { BRAND_DEFAULTS } from '@octavo/contract/brand'
import { LOOK_LABELS, LOOK_MEANS, LOOKS, type LookName } from '@octavo/contract/look'
import type { FilmPlan } from '@octavo/renderer/draw'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { Check } from '#ui/icons/index.ts'
import { useInView } from '#ui/useInView.ts'
import { turnsInWords, withLook } from './looks.rules.ts'
import type { BrandFormApi } from './useBrandForm.ts'

/** Comes with the drawing of films, which the form does not wait for. */
const MovingLook = lazy(() => import('./MovingLook.tsx'))

type LooksFieldProps = { form: BrandFormApi; id: string | undefined; plan: FilmPlan | undefined }

/** The looks that the brand's films take in turn, each as it makes the film of the preview. */
export function LooksField({ form, id, plan }: LooksFieldProps) {
  const { looks, captionStyle } = form.values
  const told = useId()
  return (
    <fieldset aria-describedby={told} className="min-w-0">
      <legend className="sr-only">Looks that take turns</legend>
      <p id={told} aria-live="polite" className="mb-3 text-sm">
        {turnsInWords(form.values, id)}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {LOOKS.map((look) => (
          <LookCard
            key={look}
            look={look}
            checked={looks.includes(look)}
            onChange={(checked) => form.change({ looks: withLook(looks, look, checked) })}
            plan={plan}
            captionStyle={captionStyle === BRAND_DEFAULTS.captionStyle ? undefined : captionStyle}
          />
        ))}
      </div>
    </fieldset>
  )
}

type LookCardProps = {
  look: LookName
  checked: boolean
  onChange: (checked: boolean) => void
  plan: FilmPlan | undefined
  /** Where the brand has chosen one that goes with every look. */
  captionStyle: BrandFormApi['values']['captionStyle'] | undefined
}

/** Half of it is enough to see what moves. */
const SEEN = 0.5

/** A look to check: its sample is drawn once it is in view. */
function LookCard({ look, checked, onChange, plan, captionStyle }: LookCardProps) {
  const card = useRef<HTMLLabelElement>(null)
  const inView = useInView(card, SEEN)
  const [pointed, setPointed] = useState(false)
  const means = useId()
  const wide = plan && plan.width > plan.height
  return (
    <label
      ref={card}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      className={cn(
        'relative flex cursor-pointer flex-col overflow-hidden rounded-lg border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
        checked ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        onFocus={() => setPointed(true)}
        onBlur={() => setPointed(false)}
        aria-label={LOOK_LABELS[look]}
        aria-describedby={means}
        className="sr-only"
      />
      <span className={cn('block bg-sunken', wide ? 'aspect-video' : 'aspect-9/16')}>
        {plan && (
          <Suspense>
            <MovingLook {...{ plan, look, captionStyle, inView, pointed }} />
          </Suspense>
        )}
      </span>
      {checked && (
        <span className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-ink text-surface">
          <Check className="size-3.5" strokeWidth={3} />
        </span>
      )}
      <span className="block px-2.5 py-2">
        <span className="block font-medium text-sm">{LOOK_LABELS[look]}</span>
        <span id={means} className="block text-ink-3 text-xs">
          {LOOK_MEANS[look]}
        </span>
      </span>
    </label>
  )
}
