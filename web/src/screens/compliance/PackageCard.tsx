import { APPROVAL_SCORE } from '@octavo/contract/compliance'
import type { UgcPackage } from '@octavo/contract/production'
import { IN_THE_MAKING } from '@octavo/contract/video'
import { Link } from 'wouter'
import { useBrands } from '#api/brand.queries.ts'
import { formatAgo } from '#format/date.ts'
import { scoreTone } from '#parts/score/score-tone.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { type ThumbnailState, VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Progress } from '#ui/Progress.tsx'
import type { Opened } from './PackageSheets.tsx'
import { canFilm, packageStatus } from './package-status.ts'
import { usePackageActions } from './usePackageActions.ts'

type PackageCardProps = {
  package: UgcPackage
  chosen: boolean
  onChoose: (chosen: boolean) => void
  onOpen: (kind: Opened['kind']) => void
}

/** A package: its thumbnail, its hook, its scores and verdict, and what to do next. */
export function PackageCard({ package: one, chosen, onChoose, onOpen }: PackageCardProps) {
  const { word, tone, live } = packageStatus(one)
  const title = one.title ?? one.topic ?? 'Not written'
  const problem = one.video?.problem ?? one.problem
  return (
    <li className="card flex min-w-0 gap-4 p-4">
      <div className="relative w-19 shrink-0">
        <PackageThumbnail package={one} title={title} word={word} />
        <Checkbox
          checked={chosen}
          onChange={onChoose}
          aria-label={`Select ${title}`}
          className="absolute top-1.5 left-1.5 after:absolute after:-inset-3.5"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tone} {...(live && { live })}>
            {word}
          </Badge>
          <span className="text-ink-3 text-xs">{formatAgo(one.createdAt)}</span>
        </div>
        <h3 className="wrap-anywhere mt-1.5 text-base leading-snug">{title}</h3>
        <p className="truncate text-ink-3 text-xs">{[one.brandName, one.topic].filter(Boolean).join(' · ')}</p>
        {one.hook && <p className="wrap-anywhere mt-2 text-ink-2 text-sm">“{one.hook}”</p>}
        {problem && <p className="mt-2 text-sm text-warn">{problem}</p>}
        {one.video && IN_THE_MAKING.includes(one.video.status) && (
          <div className="mt-3">
            <Progress label={`Film of ${title}`} value={one.video.progress * 100} />
            <p className="num mt-1.5 text-ink-3 text-xs">{Math.round(one.video.progress * 100)}% made</p>
          </div>
        )}
        <Verdict package={one} />
        <Actions package={one} title={title} onOpen={onOpen} />
      </div>
    </li>
  )
}

const STATES: Partial<Record<UgcPackage['status'], ThumbnailState>> = {
  queued: 'waiting',
  writing: 'waiting',
  review: 'review',
  failed: 'failed',
}

/** The film's own picture, or the drawn one in the brand's color until there is a film. */
function PackageThumbnail({ package: one, title, word }: { package: UgcPackage; title: string; word: string }) {
  const { data: brands } = useBrands()
  const brandColor = brands?.find(({ id }) => id === one.brandId)?.primaryColor ?? null
  return (
    <VideoThumbnail
      label={`${title}: ${word}`}
      state={one.video ? thumbnailState(one.video.status) : (STATES[one.status] ?? 'ready')}
      image={one.video?.streamUrl ? one.video.posterUrl : null}
      poster={posterOf({ title, brandColor, number: title.length })}
    />
  )
}

function Verdict({ package: { viral_prediction: viral, compliance_report: report } }: { package: UgcPackage }) {
  if (viral === null && !report) return null
  return (
    <div className="mt-3 mb-3.5 flex flex-wrap gap-1.5">
      {viral !== null && (
        <Badge tone={scoreTone(viral)} className="num" title={`Viral Ready from ${APPROVAL_SCORE}`}>
          Predicted score {Math.round(viral)}
        </Badge>
      )}
      {report && (
        <>
          <Badge tone={report.approval_status === 'approved' ? 'ok' : 'warn'}>
            {report.approval_status === 'approved' ? 'Approved' : 'Requires review'}
          </Badge>
          <Badge tone={report.compliance_score >= APPROVAL_SCORE ? 'neutral' : 'bad'} className="num">
            Compliance {Math.round(report.compliance_score)}
          </Badge>
        </>
      )}
    </div>
  )
}

type ActionsProps = { package: UgcPackage; title: string; onOpen: (kind: Opened['kind']) => void }

function Actions({ package: one, title, onOpen }: ActionsProps) {
  const { busy, film } = usePackageActions()
  const { status, video } = one
  const name = <span className="sr-only">: {title}</span>
  return (
    <div className="mt-auto flex flex-wrap gap-1.5">
      {canFilm(one) && (
        <Button size="sm" disabled={busy} onClick={() => film([one])}>
          {video ? 'Film again' : 'Film'}
          {name}
          <span className="font-normal text-ink-3 text-xs">1 credit</span>
        </Button>
      )}
      {(video ? video.status === 'review' : status === 'review') && (
        <Button size="sm" onClick={() => onOpen('review')}>
          Review
          {name}
        </Button>
      )}
      {video?.streamUrl && (
        <Button size="sm" onClick={() => onOpen('watch')}>
          Watch
          {name}
        </Button>
      )}
      {one.compliance_report && (
        <Button size="sm" variant="ghost" onClick={() => onOpen('report')} className="px-2">
          Report
          {name}
        </Button>
      )}
      {video?.streamUrl && (
        <Link
          href={`/library?video=${one.video_id}`}
          className={buttonStyle({ size: 'sm', variant: 'ghost', className: 'px-2' })}
        >
          Open
          <span className="sr-only"> in the library: {title}</span>
        </Link>
      )}
      {!video?.streamUrl && one.scriptId && (
        <Link
          href={`/scripts?script=${one.scriptId}`}
          className={buttonStyle({ size: 'sm', variant: 'ghost', className: 'px-2' })}
        >
          Open
          <span className="sr-only"> the script: {title}</span>
        </Link>
      )}
    </div>
  )
}
