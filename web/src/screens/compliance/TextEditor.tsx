import { SCRIPT_LIMITS } from '@octavo/contract/script'
import { useLocation } from 'wouter'
import { formatCount, plural } from '#format/number.ts'
import { filmSeconds, wordsIn } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { MarkedTextarea } from '#parts/compliance/MarkedTextarea.tsx'
import { OfficerPanel } from '#parts/compliance/OfficerPanel.tsx'
import { useOfficer } from '#parts/compliance/useOfficer.ts'
import { useCreateDraft } from '#parts/generation/create-draft.ts'
import { type GeneratorForm, useGeneratorForm } from '#parts/generation/useGeneratorForm.ts'
import { copyScript } from '#parts/script/copy-script.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Field } from '#ui/Field.tsx'
import { Copy } from '#ui/icons/index.ts'
import { Kbd } from '#ui/Kbd.tsx'
import { SecondOpinion } from './SecondOpinion.tsx'

type Typed = { brandId: string; text: string }

const START: Typed = { brandId: '', text: '' }

/** A page for anything one is about to say: its findings are marked while one types, and mended one by one. */
export function TextEditor() {
  const form = useGeneratorForm<Typed>({
    name: 'officer-text',
    start: START,
    fromScript: ({ body, brandId }) => ({ text: body, ...(brandId && { brandId }) }),
  })
  const { text, brandId } = form.values
  const officer = useOfficer({ text, about: { brandId }, onChange: (text) => form.change({ text }) })
  const words = wordsIn(text)
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Card>
        <CardHead title="Check your own words" hint="Free, and nothing is stored." />
        <div className="grid gap-4">
          <Field
            label="Your text"
            hint={words > 0 ? `${plural(words, 'word')}, about ${filmSeconds(text)} s when spoken.` : undefined}
            aside={`${formatCount(text.length)}/${formatCount(SCRIPT_LIMITS.body)}`}
          >
            {(aria) => (
              <MarkedTextarea
                {...aria}
                officer={officer}
                rows={12}
                maxLength={SCRIPT_LIMITS.body}
                placeholder="Paste anything you’re about to say, or start typing."
                onChange={(event) => form.change({ text: event.target.value })}
              />
            )}
          </Field>
          <Onward form={form} />
        </div>
      </Card>
      <Card>
        <CardHead title="Findings" hint={text.trim() ? undefined : 'They appear as you type.'} />
        <OfficerPanel officer={officer} />
        <SecondOpinion officer={officer} brandId={brandId} />
        {officer.findings.length > 0 && <Keys />}
      </Card>
    </div>
  )
}

/** For whom the words are, and where they go from here. */
function Onward({ form: { values, change, discard } }: { form: GeneratorForm<Typed> }) {
  const [, go] = useLocation()
  const draft = useCreateDraft()
  const { text, brandId } = values
  const film = () => {
    draft.note({ script: text.trim(), ...(brandId && { brandId }) })
    go('/ai-video')
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Said by" className="min-w-52 flex-1 sm:max-w-72">
        {(aria) => <BrandSelect {...aria} value={brandId} onChange={(brandId) => change({ brandId })} />}
      </Field>
      {text.trim() && (
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          <Button variant="ghost" onClick={discard}>
            Clear
          </Button>
          <Button onClick={() => void copyScript(text)}>
            <Copy />
            Copy text
          </Button>
          <Button variant="solid" onClick={film}>
            Film this text
          </Button>
        </span>
      )}
    </div>
  )
}

const Keys = () => (
  <p className="mt-4 text-ink-3 text-xs leading-6 pointer-coarse:hidden">
    While typing, <Kbd>Alt</Kbd> <Kbd>↓</Kbd> or <Kbd>↑</Kbd> moves between findings, and <Kbd>Alt</Kbd> <Kbd>↵</Kbd>{' '}
    uses the suggested fix. In this list, <Kbd>J</Kbd> and <Kbd>K</Kbd> move.
  </p>
)
