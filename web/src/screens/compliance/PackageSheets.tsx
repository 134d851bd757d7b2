import { messages } from '@octavo/contract/messages'
import type { UgcPackage } from '@octavo/contract/production'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { usePackages } from '#api/production.queries.ts'
import { useVideos } from '#api/video.queries.ts'
import { FindingList } from '#parts/compliance/FindingList.tsx'
import { HighlightedText } from '#parts/compliance/HighlightedText.tsx'
import { ReviewSheet } from '#parts/compliance/ReviewSheet.tsx'
import { FilmActions } from '#parts/publishing/FilmActions.tsx'
import { ScoreBadges } from '#parts/score/ScoreBadges.tsx'
import { VideoPlayer } from '#parts/video/VideoPlayer.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { canFilm } from './package-status.ts'
import { usePackageActions } from './usePackageActions.ts'

/** What is open over the page: a package's report, its review or its film. */
export type Opened = { kind: 'report' | 'review' | 'watch'; id: string }

type PackageSheetsProps = { opened: Opened; onOpen: (opened: Opened | undefined) => void }

/** A package's report, its review or its film over the page, as the package is now. */
export function PackageSheets({ opened: { kind, id }, onOpen }: PackageSheetsProps) {
  const { data } = usePackages()
  const one = data?.content_packages.find((each) => each.id === id)
  const close = () => onOpen(undefined)
  if (!one) return null
  if (kind === 'watch') return <Watch package={one} onClose={close} />
  if (kind === 'review') return <Review package={one} onClose={close} />
  return <Report package={one} onClose={close} onReview={() => onOpen({ kind: 'review', id })} />
}

type SheetProps = { package: UgcPackage; onClose: () => void }

const closing = (onClose: () => void) => (open: boolean) => {
  if (!open) onClose()
}

/** What the officer says of the package: the words it points at, what was found, and where the facts come from. */
function Report({ package: one, onClose, onReview }: SheetProps & { onReview: () => void }) {
  const { busy, film } = usePackageActions()
  const report = one.compliance_report
  if (!report) return null
  const waits = one.video ? one.video.status === 'review' : one.status === 'review'
  const footer = (
    <>
      {one.scriptId && (
        <Link href={`/scripts?script=${one.scriptId}`} className={buttonStyle({ variant: 'ghost' })}>
          Open the script
        </Link>
      )}
      {waits && (
        <Button variant="solid" onClick={onReview}>
          Review
        </Button>
      )}
      {canFilm(one) && (
        <Button variant="solid" disabled={busy} onClick={() => film([one], { onSuccess: onClose })}>
          Film <span className="font-normal text-xs opacity-80">1 credit</span>
        </Button>
      )}
    </>
  )
  return (
    <Sheet open onOpenChange={closing(onClose)} title="Compliance report" description={one.title} footer={footer}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Badge tone={report.approval_status === 'approved' ? 'ok' : 'warn'}>
          {report.approval_status === 'approved' ? 'Approved' : 'Requires review'}
        </Badge>
        <Badge>{report.risk_level} risk</Badge>
      </div>
      <ScoreBadges
        of={{
          viralScore: one.viral_prediction,
          relevance: one.relevance,
          complianceScore: report.compliance_score,
          humanityScore: one.humanity_score,
        }}
      />
      <section aria-label="The script as checked" className="my-5 rounded-lg bg-sunken p-4">
        <HighlightedText text={one.script ?? ''} findings={report.issues} />
      </section>
      {report.issues.length > 0 ? (
        <FindingList findings={report.issues} />
      ) : (
        <p className="text-ink-2 text-sm">No rule is broken.</p>
      )}
      {one.sources.length > 0 && (
        <>
          <h3 className="mt-6 mb-1.5 font-medium font-sans text-sm">Where its facts come from</h3>
          <ul className="wrap-anywhere grid gap-1 text-ink-2 text-sm">
            {one.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

/** Review is of a film that waits for it; one that was not ordered yet is ordered first. */
function Review({ package: one, onClose }: SheetProps) {
  const videos = useVideos()
  const video = videos.data?.find(({ id }) => id === one.video_id)
  const { busy, film } = usePackageActions()
  if (video?.status === 'review') return <ReviewSheet video={video} onClose={onClose} />
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="solid" disabled={busy} onClick={() => film([one])}>
        Order and review <span className="font-normal text-xs opacity-80">1 credit</span>
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={closing(onClose)}
      title="Review before filming"
      description="The film is ordered and waits for your decision. If you discard the script, its credit comes back."
      footer={one.video ? undefined : footer}
    >
      {one.problem && <p className="rounded-lg bg-warn-soft px-4 py-3 text-sm">{one.problem}</p>}
      {one.video && !video && <Skeleton className="mt-4 h-24" />}
    </Dialog>
  )
}

function Watch({ package: one, onClose }: SheetProps) {
  const videos = useVideos()
  const video = videos.data?.find(({ id }) => id === one.video_id)
  return (
    <Dialog
      open
      onOpenChange={closing(onClose)}
      title={one.title}
      footer={video && <FilmActions video={video} previewing onPreview={() => undefined} />}
      className="w-[min(94vw,30rem)]"
    >
      {videos.error && <ErrorNote what={sentenceOf(videos.error)} onRetry={() => void videos.refetch()} />}
      {!video && !videos.error && <Skeleton className="mx-auto aspect-[9/16] max-h-[55dvh]" />}
      {video?.streamUrl && video.vttUrl ? (
        <VideoPlayer
          film={{ ...video, streamUrl: video.streamUrl, vttUrl: video.vttUrl }}
          className="mx-auto max-h-[55dvh] max-w-full"
        />
      ) : (
        video && <p className="text-ink-2 text-sm">{messages.video.notReady}</p>
      )}
    </Dialog>
  )
}
