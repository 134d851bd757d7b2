import { NICHES } from '@octavo/contract/brand'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { UGC_QUANTITY } from '@octavo/contract/production'
import { plural } from '#format/number.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { GenerationError } from '#parts/generation/GenerationError.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { optionsOf, Select } from '#ui/Select.tsx'
import { UgcProgress } from './UgcProgress.tsx'
import { BRANDS_NICHE, useMassUgc } from './useMassUgc.ts'

const { min, max } = UGC_QUANTITY
const NICHE_OPTIONS = [{ value: BRANDS_NICHE, label: 'As the brand' }, ...optionsOf(NICHES)]

/** Orders presenter-style scripts in quantity: written, checked and improved, each ready to be filmed. */
export function MassUgcBox() {
  const ugc = useMassUgc()
  const { values, change } = ugc.form
  return (
    <Card>
      <CardHead
        title="Mass UGC generation"
        hint="Presenter-style scripts; the persona claims no experience of its own."
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ugc.send()
        }}
        noValidate
        className="grid gap-4"
      >
        <GeneratorNotes form={ugc.form} what="Scripts are written for a brand." />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Brand">
            {(aria) => <BrandSelect {...aria} value={values.brandId} onChange={(brandId) => change({ brandId })} />}
          </Field>
          <Field label="Niche">
            {(aria) => (
              <Select {...aria} options={NICHE_OPTIONS} value={values.niche} onChange={(niche) => change({ niche })} />
            )}
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7.5rem]">
          <Field label="Topics" hint="Separated by commas; none means the brand’s own subjects.">
            {(aria) => (
              <Input
                {...aria}
                value={values.topics}
                placeholder="glazing, first firing, studio tours"
                onChange={(event) => change({ topics: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Quantity"
            error={ugc.quantity === undefined ? `A whole number from ${min} to ${max}.` : undefined}
          >
            {(aria) => (
              <Input
                {...aria}
                type="number"
                inputMode="numeric"
                min={min}
                max={max}
                value={values.quantity}
                onChange={(event) => change({ quantity: event.target.value })}
                className="num"
              />
            )}
          </Field>
        </div>
        {ugc.problem && <GenerationError problem={ugc.problem} onRetry={ugc.again} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="make"
            disabled={!values.brandId || ugc.quantity === undefined}
            aria-busy={ugc.writing}
            className="max-sm:w-full"
          >
            {ugc.writing
              ? 'Generating content...'
              : `Generate ${plural(ugc.quantity ?? UGC_QUANTITY.standard, 'UGC script')}`}
          </Button>
          <p className="text-ink-2 text-sm">
            Writing is free; filming uses {plural(CREDIT_COSTS.startedMinute, 'credit')} each.
          </p>
        </div>
      </form>
      {ugc.progress && <UgcProgress progress={ugc.progress} onDismiss={ugc.forget} />}
    </Card>
  )
}
