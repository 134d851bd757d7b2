import type { Brand } from '@octavo/contract/brand'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { AvatarStrategy } from './AvatarStrategy.tsx'
import { BrandAssets } from './BrandAssets.tsx'
import { BrandKit } from './BrandKit.tsx'
import { BrandPictures } from './BrandPictures.tsx'
import type { BrandValues } from './brand.form.ts'
import { CaptionStyleField } from './CaptionStyleField.tsx'
import { CoreIdentity } from './CoreIdentity.tsx'
import { DeleteBrand } from './DeleteBrand.tsx'
import { FactsEditor } from './FactsEditor.tsx'
import { LookPreview } from './LookPreview.tsx'
import { LooksField } from './LooksField.tsx'
import { MusicField } from './MusicField.tsx'
import { OwnRules } from './OwnRules.tsx'
import { PronunciationEditor } from './PronunciationEditor.tsx'
import { ReadFacts, SuggestBrand } from './Suggestions.tsx'
import { SupplyCard } from './SupplyCard.tsx'
import { useBrandForm } from './useBrandForm.ts'
import { useLookPlan } from './useLookPlan.ts'
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
  const look = useLookPlan(form, brand?.id)
  const state = form.isDirty ? 'Unsaved changes' : brand ? 'Saved' : 'New brand'
  return (
    <>
      <div className="min-w-0 lg:sticky lg:top-22 lg:col-start-1 lg:row-start-2">
        <LookPreview look={look} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {brand && !brand.sample && <SupplyCard brandId={brand.id} />}
        <form onSubmit={submit} noValidate className="min-w-0" aria-label="Brand Configuration">
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
              {!brand && (
                <Section title="Quick start" hint="Say what you do, or show your website. Keep what fits.">
                  <SuggestBrand form={form} start={start} />
                </Section>
              )}
              <Section title="Photos and clips" hint="Your films show them before anything drawn.">
                <BrandPictures form={form} />
              </Section>
              <Section title="Core Identity">
                <CoreIdentity form={form} />
              </Section>
              <Section title="Own rules" hint="The officer goes by them in every text of this brand.">
                <OwnRules form={form} />
              </Section>
              <Section title="Brand Assets">
                <BrandAssets form={form} />
              </Section>
              <Section title="Brand kit" hint="Fonts, and what stands around the words.">
                <BrandKit form={form} />
              </Section>
              <Section title="Looks" hint="Check the ones your films may use. None checked means all.">
                <LooksField form={form} id={brand?.id} plan={look.plan} />
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
              <Section title="Facts" hint="What the writer may say. Scripts never claim more than this.">
                <div className="grid grid-cols-1 gap-5">
                  <FactsEditor form={form} />
                  {brand && <ReadFacts form={form} />}
                </div>
              </Section>
              <Section title="Pronunciation" hint="Words the voice gets wrong.">
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
      </div>
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
