import { APPROVAL_SCORE, type UgcPackage } from '@octavo/contract'
import { Link } from 'wouter'
import { useBrands } from '#api/brand.queries.ts'
import { scoreTone } from '#shared/score-tone.ts'
import { agoWords } from '#shared/time-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Progress } from '#ui/Progress.tsx'
import type { Opened } from './PackageGrid.tsx'
import { canFilm, lookOf } from './package-words.ts'
import { usePackageActions } from './usePackageActions.ts'

type PackageCardProps = {
  package: UgcPackage
  chosen: boolean
  onChoose: (chosen: boolean) => void
  onOpen: (kind: Opened['kind']) => void
}

const IN_THE_MAKING = ['queued', 'voicing', 'rendering']

/** A package: its hook, its scores and verdict, and what to do next. */
export function PackageCard({ package: one, chosen, onChoose, onOpen }: PackageCardProps) {
  const { word, tone, live } = lookOf(one)
  const title = one.title ?? one.topic ?? 'Not written'
  const problem = one.video?.problem ?? one.problem
  return (
    <li className="card flex min-w-0 flex-col p-5">
      <div className="flex items-start gap-3">
        <Checkbox
          checked={chosen}
          onChange={onChoose}
          aria-label={`Select ${title}`}
          className="relative mt-0.5 after:absolute after:-inset-3"
        />
        <h3 className="min-w-0 flex-1 text-base leading-snug">{title}</h3>
        <Badge tone={tone} {...(live && { live })}>
          {word}
        </Badge>
      </div>
      <Whose package={one} />
      {one.hook && <p className="wrap-anywhere mt-3 text-ink-2 text-sm">“{one.hook}”</p>}
      {problem && <p className="mt-3 text-sm text-warn">{problem}</p>}
      {one.video && IN_THE_MAKING.includes(one.video.status) && (
        <div className="mt-3">
          <Progress label={`Film of ${title}`} value={one.video.progress * 100} />
          <p className="num mt-1.5 text-ink-3 text-xs">{Math.round(one.video.progress * 100)}% made</p>
        </div>
      )}
      <Verdict package={one} />
      <Actions package={one} title={title} onOpen={onOpen} />
    </li>
  )
}

function Whose({ package: { brandId, brandName, topic, createdAt } }: { package: UgcPackage }) {
  const { data: brands } = useBrands()
  const color = brands?.find(({ id }) => id === brandId)?.primaryColor
  return (
    <p className="mt-1 ml-7.5 flex min-w-0 items-center gap-2 text-ink-3 text-xs">
      {color && <i aria-hidden className="h-3 w-1.5 shrink-0 rounded-full" style={{ background: color }} />}
      <span className="truncate">{[brandName, topic, agoWords(createdAt)].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

function Verdict({ package: { viral_prediction: viral, compliance_report: report } }: { package: UgcPackage }) {
  if (viral === null && !report) return null
  return (
    <div className="mt-4 mb-4 flex flex-wrap gap-2">
      {viral !== null && (
        <Badge tone={scoreTone(viral)} className="num" title={`Viral Ready from ${APPROVAL_SCORE}`}>
          Viral {Math.round(viral)}
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
    <div className="mt-auto flex flex-wrap gap-2">
      {canFilm(one) && (
        <Button size="sm" variant="solid" disabled={busy} onClick={() => film([one])}>
          {video ? 'Film again' : 'Film'}
          {name}
          <span className="font-normal text-xs opacity-80">1 credit</span>
        </Button>
      )}
      {(video ? video.status === 'review' : status === 'review') && (
        <Button size="sm" variant="solid" onClick={() => onOpen('review')}>
          Review
          {name}
        </Button>
      )}
      {video?.streamUrl && (
        <Button size="sm" variant="solid" onClick={() => onOpen('watch')}>
          Watch
          {name}
        </Button>
      )}
      {one.compliance_report && (
        <Button size="sm" onClick={() => onOpen('report')}>
          Compliance report
          {name}
        </Button>
      )}
      {video?.streamUrl && (
        <Link href={`/library?video=${one.video_id}`} className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
          Open
          <span className="sr-only"> in the library: {title}</span>
        </Link>
      )}
      {!video?.streamUrl && one.scriptId && (
        <Link href={`/scripts?script=${one.scriptId}`} className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
          Open
          <span className="sr-only"> the script: {title}</span>
        </Link>
      )}
    </div>
  )
}
