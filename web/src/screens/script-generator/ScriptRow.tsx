import { APPROVAL_SCORE, HUMANITY_THRESHOLD, messages, type Script, scriptRoutes } from '@octavo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { dropScript, refreshScripts } from '#api/script.queries.ts'
import { deleteWithUndo } from '#shared/delete-with-undo.ts'
import { scoreTone } from '#shared/score-tone.ts'
import { agoWords } from '#shared/time-words.ts'
import { UseScriptMenu } from '#shared/UseScriptMenu.tsx'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Pencil, Trash2 } from '#ui/icons/index.ts'
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
        <Scores script={script} />
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
        <DeleteButton script={script} />
      </div>
    </li>
  )
}

function Scores({ script }: { script: Script }) {
  const scores = [
    ['Viral', script.viralScore, APPROVAL_SCORE],
    ['Compliance', script.complianceScore, APPROVAL_SCORE],
    ['Humanity', script.humanityScore, HUMANITY_THRESHOLD],
  ] as const
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-xs">
      {scores.map(([name, score, enough]) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          {name}
          <Badge tone={score >= enough ? scoreTone(Math.max(score, 80)) : 'warn'} className="num">
            {Math.round(score)}
          </Badge>
        </span>
      ))}
      <span>changed {agoWords(script.updated_at)}</span>
    </div>
  )
}

function DeleteButton({ script }: { script: Script }) {
  const cache = useQueryClient()
  const params = { id: script.id }
  const remove = () =>
    deleteWithUndo({
      done: 'Script deleted',
      hide: () => dropScript(cache, script.id),
      remove: () => call(scriptRoutes.remove, { params }),
      restore: () => call(scriptRoutes.restore, { params }),
      refresh: () => refreshScripts(cache),
    })
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Delete ${script.title}`}
      onClick={() => void remove()}
      className="px-2"
    >
      <Trash2 />
    </Button>
  )
}
