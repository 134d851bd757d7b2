import { messages } from '@octavo/contract/messages'
import type { Script } from '@octavo/contract/script'
import { formatAgo } from '#format/date.ts'
import { ScoreBadges } from '#parts/score/ScoreBadges.tsx'
import { DeleteScript } from '#parts/script/DeleteScript.tsx'
import { UseScriptMenu } from '#parts/script/UseScriptMenu.tsx'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Pencil } from '#ui/icons/index.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import type { Avatar } from './avatars.ts'
import { useFilming } from './useFilming.ts'

const STATUS_TONE: Record<Script['status'], Tone> = {
  draft: 'neutral',
  checked: 'warn',
  approved: 'ok',
  rejected: 'bad',
  filmed: 'ok',
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type ScriptRowProps = { script: Script; avatar: Avatar; editing: boolean; onEdit: () => void }

/** One script: what became of it, how it scores, and what can be done with it. */
export function ScriptRow({ script, avatar, editing, onEdit }: ScriptRowProps) {
  const filming = useFilming()
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-3 border-line border-t py-4 first:border-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center',
        editing && '-mx-3 rounded-lg bg-sunken px-3',
      )}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 truncate font-medium font-sans text-sm">{script.title}</h3>
          <Badge tone={STATUS_TONE[script.status]}>{capital(script.status)}</Badge>
          {script.sample && <SampleTag title={messages.sample.tag} />}
        </div>
        <p className="mt-0.5 line-clamp-2 text-ink-2 text-sm">{script.body}</p>
        <div className="mt-2">
          <ScoreBadges of={script}>
            <span>changed {formatAgo(script.updated_at)}</span>
          </ScoreBadges>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Button size="sm" onClick={onEdit} aria-pressed={editing}>
          <Pencil />
          Edit<span className="sr-only">: {script.title}</span>
        </Button>
        <Button size="sm" disabled={filming.isPending} onClick={() => filming.mutate({ script, avatar })}>
          {filming.isPending ? 'Starting...' : 'Generate with TopView'}
          <span className="sr-only">: {script.title}</span>
        </Button>
        <UseScriptMenu script={script} />
        <DeleteScript script={script} />
      </div>
    </li>
  )
}
