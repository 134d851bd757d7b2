import { lazy, Suspense, useDeferredValue } from 'react'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LogoUpload } from './LogoUpload.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Comes with the drawing of films, which the form does not wait for. */
const ColorSystem = lazy(() => import('./ColorSystem.tsx'))

const HEX = /^#[0-9a-f]{6}$/i

/** Color and logo: what gives the brand's films their look. */
export function BrandAssets({ form }: { form: BrandFormApi }) {
  const { primaryColor: color, logoUrl } = form.values
  const shown = useDeferredValue(color)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Primary color" error={form.problems.primaryColor}>
        {(aria) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label="Pick the primary color"
              value={HEX.test(color) ? color : '#000000'}
              onChange={(event) => form.change({ primaryColor: event.target.value.toUpperCase() })}
              className="h-9 w-11 shrink-0 rounded-md border border-line-strong bg-surface p-1 tap"
            />
            <Input {...aria} spellCheck={false} className="code" {...form.field('primaryColor')} />
          </div>
        )}
      </Field>
      <Field label="Logo" hint="PNG or JPG, up to 2 MB" error={form.problems.logoUrl}>
        {(aria) => <LogoUpload {...aria} logoUrl={logoUrl} onChange={(url) => form.change({ logoUrl: url })} />}
      </Field>
      {HEX.test(shown) && (
        <Suspense fallback={<Skeleton className="h-36 rounded-md sm:col-span-2" />}>
          <ColorSystem color={shown} />
        </Suspense>
      )}
    </div>
  )
}
