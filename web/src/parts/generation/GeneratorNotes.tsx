import { BrandMissing } from '#parts/brand/BrandMissing.tsx'
import { DraftNote } from '#parts/form/DraftNote.tsx'
import { Button } from '#ui/Button.tsx'
import type { GeneratorForm } from './useGeneratorForm.ts'

type GeneratorNotesProps = {
  form: Pick<GeneratorForm<{ brandId: string }>, 'isRestored' | 'discard' | 'given'>
  /** Why a brand is needed, where one is missing. */
  what: string
}

/** What there is to know before filling in a generator's form: no brand yet, a draft that is back, a script that came along. */
export const GeneratorNotes = ({ form, what }: GeneratorNotesProps) => (
  <>
    <BrandMissing what={what} />
    {form.isRestored && <DraftNote onDiscard={form.discard} />}
    {form.given && (
      <p role="status" className="flex items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-2 text-sm">
        <span className="min-w-0">Filled in from “{form.given.title}”.</span>
        <Button size="sm" variant="ghost" onClick={form.given.undo}>
          Undo
        </Button>
      </p>
    )}
  </>
)
