import { lazy, Suspense, useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BrandPictures } from './BrandPictures.tsx'
import { LogoUpload } from './LogoUpload.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Comes with the drawing of films, which the form does not wait for. */
const ColorSystem = lazy(() => import('./ColorSystem.tsx'))

const HEX = /^#[0-9a-f]{6}$/i
const CHANGED = { shouldDirty: true, shouldValidate: true }

/** Colour, logo and pictures: what gives the brand's films their look. */
export function BrandAssets({ form }: { form: BrandFormApi }) {
  const { errors } = form.formState
  const [color = '', logoUrl] = useWatch({ control: form.control, name: ['primaryColor', 'logoUrl'] })
  const shown = useDeferredValue(color)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Primary colour" error={errors.primaryColor?.message}>
        {(aria) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label="Pick the primary colour"
              value={HEX.test(color) ? color : '#000000'}
              onChange={(event) => form.setValue('primaryColor', event.target.value.toUpperCase(), CHANGED)}
              className="h-9 w-11 shrink-0 rounded-md border border-line-strong bg-surface p-1 tap"
            />
            <Input {...aria} spellCheck={false} className="code" {...form.register('primaryColor')} />
          </div>
        )}
      </Field>
      <Field label="Logo" hint="PNG or JPG, up to 2 MB" error={errors.logoUrl?.message}>
        {(aria) => (
          <LogoUpload {...aria} logoUrl={logoUrl ?? null} onChange={(url) => form.setValue('logoUrl', url, CHANGED)} />
        )}
      </Field>
      <div className="sm:col-span-2">
        <BrandPictures form={form} />
      </div>
      {HEX.test(shown) && (
        <Suspense fallback={<Skeleton className="h-36 rounded-md sm:col-span-2" />}>
          <ColorSystem color={shown} />
        </Suspense>
      )}
    </div>
  )
}
