import { HOOK_WHYS, type Hook, hookRoutes } from '@octavo/contract/script'
import { useMutation } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { scoreTone } from '#parts/score/score-tone.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Sparkles } from '#ui/icons/index.ts'
import { toast } from '#ui/toast.ts'

type OpeningsProps = {
  text: string
  about: { title?: string | undefined; brandId?: string | null | undefined }
  onChange: (text: string) => void
}

/** Three other first lines for the words as they stand, side by side; one of them takes the place of the first sentence. */
export function Openings({ text, about: { title, brandId }, onChange }: OpeningsProps) {
  const words = text.trim()
  const offer = useMutation({
    mutationFn: (text: string) =>
      call(hookRoutes.offer, { body: { text, ...(title?.trim() && { title }), ...(brandId && { brandId }) } }),
  })
  if (!words) return null
  // What was offered for other words is no longer for these.
  const isOfThese = offer.variables === words
  const use = ({ body }: Hook) => {
    onChange(body)
    toast({
      title: 'Opening changed',
      description: 'It replaced your first sentence.',
      action: { label: 'Undo', onPress: () => onChange(text) },
    })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button size="sm" disabled={offer.isPending} onClick={() => offer.mutate(words)} className="justify-self-start">
        <Sparkles />
        {offer.isPending ? 'Finding openings...' : 'Three openings'}
      </Button>
      {isOfThese && offer.error && <ErrorNote what={sentenceOf(offer.error)} onRetry={() => offer.mutate(words)} />}
      {isOfThese && offer.data && (
        <section aria-label="Openings" className="grid grid-cols-1 gap-2">
          {offer.data.current && <Now hook={offer.data.current} />}
          <ul className="grid grid-cols-1 gap-2 sm:grid-cols-3">
            {offer.data.hooks.map((hook) => (
              <Offered key={hook.line} hook={hook} onUse={() => use(hook)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const Strength = ({ of: { strength } }: { of: Hook }) => (
  <Badge
    tone={scoreTone(strength)}
    title="How strong the first line is, as the predicted viral score counts it"
    className="num"
  >
    Strength {strength}
  </Badge>
)

const Now = ({ hook }: { hook: Hook }) => (
  <p className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
    Yours now: <Strength of={hook} /> {HOOK_WHYS[hook.why]}
  </p>
)

const Offered = ({ hook, onUse }: { hook: Hook; onUse: () => void }) => (
  <li className="flex min-w-0 flex-col items-start gap-2 rounded-lg border border-line p-3">
    <p className="wrap-anywhere font-medium text-sm">{hook.line}</p>
    <Strength of={hook} />
    <p className="text-ink-2 text-xs">{HOOK_WHYS[hook.why]}</p>
    <Button size="sm" onClick={onUse} className="mt-auto">
      Use this one<span className="sr-only">: {hook.line}</span>
    </Button>
  </li>
)
