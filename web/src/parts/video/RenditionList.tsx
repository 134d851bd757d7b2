import { OVERLAYS, type Rendition, renditionRoutes, SHAPE_LABELS, SHAPE_OF, SHAPES } from '@octavo/contract/rendition'
import { type Video, videoRoutes } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, keyOf, sentenceOf } from '#api/call.ts'
import { formatFileSize } from '#format/number.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Download } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { toast } from '#ui/toast.ts'
import { sayDownloading } from './FilmDownloads.tsx'

type Choice = Pick<Rendition, 'shape' | 'overlays'>

/** Everything a film can be had as besides what it is. */
const choicesFor = (video: Video): Choice[] =>
  SHAPES.flatMap((shape) => OVERLAYS.map((overlays) => ({ shape, overlays }))).filter(
    ({ shape, overlays }) => overlays === 'clean' || shape !== SHAPE_OF[video.format],
  )

const NAMES = { all: 'As you see it', clean: 'Without name and logo, as TikTok wants it' } as const

/** The film in other shapes and without the brand's name over it: made when they are asked for, then saved from here. */
export function RenditionList({ video }: { video: Video }) {
  return (
    <ul className="grid gap-2">
      {choicesFor(video).map((choice) => (
        <Row
          key={`${choice.shape} ${choice.overlays}`}
          video={video}
          choice={choice}
          made={video.renditions.find(({ shape, overlays }) => shape === choice.shape && overlays === choice.overlays)}
        />
      ))}
    </ul>
  )
}

type RowProps = { video: Video; choice: Choice; made: Rendition | undefined }

function Row({ video, choice, made }: RowProps) {
  const cache = useQueryClient()
  const make = useMutation({
    mutationFn: () => call(renditionRoutes.make, { params: { id: video.id }, body: choice }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(videoRoutes.get, { params: { id: video.id } }) }),
    onError: (error) => toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' }),
  })
  const label = `${SHAPE_LABELS[choice.shape]}, ${NAMES[choice.overlays].toLowerCase()}`
  const isOnItsWay = made?.status === 'queued' || made?.status === 'making'
  const action =
    made === undefined ? 'Make' : made.status === 'failed' ? 'Try again' : made.status === 'old' ? 'Make again' : null
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium text-sm">{SHAPE_LABELS[choice.shape]}</p>
          <p className="text-ink-2 text-xs">{NAMES[choice.overlays]}</p>
        </div>
        {made?.downloadUrl && (
          <a
            href={made.downloadUrl}
            download
            aria-label={`Download: ${label}`}
            title={made.sizeBytes === null ? 'Download' : `Download, ${formatFileSize(made.sizeBytes)}`}
            onClick={() => sayDownloading(`${video.title}, ${SHAPE_LABELS[choice.shape]}`)}
            className={buttonStyle({ size: 'sm', variant: 'ghost', className: 'px-2' })}
          >
            <Download />
          </a>
        )}
        {action && (
          <Button size="sm" disabled={make.isPending} onClick={() => make.mutate()}>
            {action}
            <span className="sr-only">: {label}</span>
          </Button>
        )}
      </div>
      {isOnItsWay && <Progress value={(made?.progress ?? 0) * 100} label={`Making ${label}`} />}
      {made?.status === 'old' && (
        <p className="text-ink-2 text-xs">This shows the film as it was before you edited it.</p>
      )}
      {made?.problem && <p className="text-bad text-xs">{made.problem}</p>}
    </li>
  )
}
