import { lengthAt, PLACE_RULES, type Place, wholePost } from '@octavo/contract/publication'
import { useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useWords } from '#api/publication.queries.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Copy } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { toast } from '#ui/toast.ts'

async function copy(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: `${what} copied`, description: 'Paste it into your post.' })
  } catch {
    toast({ title: 'Not copied', description: 'Select the words and copy them by hand.', variant: 'destructive' })
  }
}

/** What could be said with a film on each network, to be copied and pasted there. */
export function NetworkWords({ videoId }: { videoId: string }) {
  const words = useWords(videoId)
  const [chosen, choose] = useState<Place>('instagram')
  if (words.error) return <ErrorNote what={sentenceOf(words.error)} onRetry={() => void words.refetch()} />
  if (!words.data) return <Skeleton className="h-40" />
  const shown = words.data.find(({ place }) => place === chosen) ?? words.data[0]
  if (!shown) return <p className="text-ink-2 text-sm">The script of this film is not there any more.</p>
  const { name, title, text } = PLACE_RULES[shown.place]
  const whole = wholePost(shown)
  return (
    <div className="grid gap-4">
      <Field label="For">
        {(aria) => (
          <Select
            {...aria}
            value={shown.place}
            onChange={(place) => choose(place as Place)}
            options={words.data.map(({ place }) => ({ value: place, label: PLACE_RULES[place].name }))}
          />
        )}
      </Field>
      {title > 0 && (
        <Field label={`Title for ${name}`} aside={`${shown.title.length} of ${title}`}>
          {(aria) => <Input {...aria} readOnly value={shown.title} onFocus={(event) => event.target.select()} />}
        </Field>
      )}
      <Field label={`Words for ${name}`} aside={`${lengthAt(shown.place, whole)} of ${text}`}>
        {(aria) => <Textarea {...aria} readOnly rows={7} value={whole} onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        {title > 0 && (
          <Button size="sm" onClick={() => void copy('Title', shown.title)}>
            <Copy />
            Copy title
          </Button>
        )}
        <Button size="sm" onClick={() => void copy('Words', whole)}>
          <Copy />
          Copy words
        </Button>
      </div>
    </div>
  )
}
