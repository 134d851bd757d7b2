import { messages } from '@octavo/contract/messages'
import { type LibraryScript, SCRIPT_BADGE, SCRIPT_LIMITS } from '@octavo/contract/script'
import { videoRoutes } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshVideos } from '#api/video.queries.ts'
import { formatAgo } from '#format/date.ts'
import { relevanceSays } from '#parts/score/relevance-words.ts'
import { copyScript } from '#parts/script/copy-script.ts'
import { DeleteScript } from '#parts/script/DeleteScript.tsx'
import { UseScriptMenu } from '#parts/script/UseScriptMenu.tsx'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Copy } from '#ui/icons/index.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import { toast } from '#ui/toast.ts'

type ScriptCardProps = { script: LibraryScript; onFilming: () => void }

const preview = (text: string) =>
  text.length > SCRIPT_LIMITS.previewLength ? `${text.slice(0, SCRIPT_LIMITS.previewLength)}...` : text

const badge = (score: number): Tone =>
  score >= SCRIPT_BADGE.strong ? 'ok' : score >= SCRIPT_BADGE.good ? 'make' : 'neutral'

/** What the figure is, and why a text that says little of its brand has no more. */
const scoreTitle = ({ relevance }: LibraryScript): string =>
  relevance?.judged ? `Predicted score. Relevance ${relevance.score}: ${relevanceSays(relevance)}` : 'Predicted score'

/** A script: its beginning and score, to copy, film or delete. */
export function ScriptCard({ script, onFilming }: ScriptCardProps) {
  return (
    <li className="card flex min-w-0 flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base leading-snug">{script.title}</h2>
        <div className="-mt-1 -mr-2 flex items-center gap-1">
          {script.sample && <SampleTag title={messages.sample.tag} />}
          <Badge tone={badge(script.viralScore)} title={scoreTitle(script)} className="num">
            {Math.round(script.viralScore)}
          </Badge>
          <DeleteScript script={script} />
        </div>
      </div>
      <p className="mt-0.5 text-ink-3 text-xs">
        {script.format === 'long' ? 'Long video' : 'Short'} · {formatAgo(script.created)}
      </p>
      <p className="wrap-anywhere mt-3 mb-4 text-ink-2 text-sm">{preview(script.content)}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => void copyScript(script.content)}>
          <Copy />
          Copy Script
        </Button>
        <FilmButton script={script} onFilming={onFilming} />
        <UseScriptMenu script={script} />
      </div>
    </li>
  )
}

function FilmButton({ script, onFilming }: ScriptCardProps) {
  const cache = useQueryClient()
  const film = useMutation({
    mutationFn: () =>
      call(videoRoutes.generate, {
        body: {
          content: script.content,
          scriptId: script.id,
          title: script.title,
          videoType: script.format,
          quality: 'ultra_high',
          viral_optimizations: true,
          ...(script.brandId && { brandId: script.brandId }),
        },
      }),
    onSuccess: () => {
      void refreshVideos(cache)
      void refreshStats(cache)
      toast({ title: messages.video.started })
      onFilming()
    },
    onError: (error) =>
      toast({ title: messages.batch.failed.title, description: sentenceOf(error), variant: 'destructive' }),
  })
  return (
    <Button
      size="sm"
      disabled={film.isPending}
      onClick={() => film.mutate()}
      title="Uses 1 credit for each started minute of film"
    >
      {film.isPending ? 'Starting...' : 'Generate Video'}
      <span className="font-normal text-ink-3 text-xs">1 credit/min</span>
    </Button>
  )
}
