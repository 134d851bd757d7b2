import type { Brand } from '@octavo/contract/brand'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { AvatarStrategy } from './AvatarStrategy.tsx'
import { BrandAssets } from './BrandAssets.tsx'
import { BrandKit } from './BrandKit.tsx'
import type { BrandValues } from './brand.form.ts'
import { CaptionStyleField } from './CaptionStyleField.tsx'
import { CoreIdentity } from './CoreIdentity.tsx'
import { DeleteBrand } from './DeleteBrand.tsx'
import { FactsEditor } from './FactsEditor.tsx'
import { LookPreview } from './LookPreview.tsx'
import { MusicField } from './MusicField.tsx'
import { PronunciationEditor } from './PronunciationEditor.tsx'
import { useBrandForm } from './useBrandForm.ts'
import { WeeklyBatchSwitch } from './WeeklyBatchSwitch.tsx'

type BrandEditorProps = {
  brand: Brand | undefined
  start: BrandValues
  onSaved: (brand: Brand) => void
  /** It was deleted, or never saved. */
  onGone: () => void
}

/** Everything about one brand, one button that saves it, and how its films look meanwhile. */
export function BrandEditor({ brand, start, onSaved, onGone }: BrandEditorProps) {
  const { form, saving, submit, resetToDefaults } = useBrandForm(brand, start, onSaved)
  const state = form.isDirty ? 'Unsaved changes' : brand ? 'Saved' : 'New brand'
  return (
    <>
      <div className="min-w-0 lg:sticky lg:top-22 lg:col-start-1 lg:row-start-2">
        <LookPreview form={form} id={brand?.id} />
      </div>
      <form
        onSubmit={submit}
        noValidate
        className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        aria-label="Brand Configuration"
      >
        <Card className="p-0">
          <header className="sticky top-14 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-t-xl border-line border-b bg-surface px-5 py-3.5 sm:px-6">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h1 className="text-xl">Brand Configuration</h1>
              <span role="status" className="text-ink-3 text-sm">
                {state}
              </span>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button variant="ghost" onClick={resetToDefaults} className="max-sm:px-0">
                Reset to Defaults
              </Button>
              <Button type="submit" variant="solid" aria-busy={saving}>
                {saving ? 'Saving...' : 'Save Brand Configuration'}
              </Button>
            </div>
          </header>
          <div className="px-5 py-6 sm:px-6">
            <Section title="Core Identity">
              <CoreIdentity form={form} />
            </Section>
            <Section title="Brand Assets">
              <BrandAssets form={form} />
            </Section>
            <Section title="Brand kit" hint="Fonts, and what stands around the words.">
              <BrandKit form={form} />
            </Section>
            <Section title="AI Avatar Strategy">
              <AvatarStrategy form={form} />
            </Section>
            <Section title="Music">
              <MusicField form={form} />
            </Section>
            <Section title="Captions">
              <CaptionStyleField form={form} />
            </Section>
            <Section title="Facts" hint="What the writer may say. A script never claims more than stands here.">
              <FactsEditor form={form} />
            </Section>
            <Section title="Pronunciation" hint="Names and words that the voice would say wrongly.">
              <PronunciationEditor form={form} />
            </Section>
            <Section title="Weekly Batch AI">
              <WeeklyBatchSwitch form={form} />
            </Section>
            {brand && (
              <Section title="Delete">
                <DeleteBrand brand={brand} onGone={onGone} />
              </Section>
            )}
          </div>
        </Card>
      </form>
    </>
  )
}

const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid grid-cols-1 gap-4 border-line border-t py-6 first:border-0 first:pt-0 last:pb-0 md:grid-cols-[180px_minmax(0,1fr)] md:gap-8"
  >
    <div>
      <h2 className="text-sm">{title}</h2>
      {hint && <p className="mt-1 text-ink-3 text-xs">{hint}</p>}
    </div>
    {children}
  </section>
)
