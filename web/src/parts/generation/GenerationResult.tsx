import { messages } from '@octavo/contract/messages'
import { isMade, isSettled, type Video } from '@octavo/contract/video'
import { type ReactNode, useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment } from '#format/date.ts'
import { ReviewSheet } from '#parts/compliance/ReviewSheet.tsx'
import { FilmActions, type FilmActionsProps } from '#parts/publishing/FilmActions.tsx'
import { ScoreBadges } from '#parts/score/ScoreBadges.tsx'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { useVideoActions } from '#parts/video/useVideoActions.ts'
import { VideoPlayer } from '#parts/video/VideoPlayer.tsx'
import { type ThumbnailState, VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { type StatusLook, VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { cn } from '#ui/cn.ts'
import { filmSteps } from './film-steps.rules.ts'
import { GenerationError } from './GenerationError.tsx'
import { GenerationProgress } from './GenerationProgress.tsx'
import { NotifyMe } from './NotifyMe.tsx'

export type Fact = readonly [label: string, value: ReactNode]

type GenerationResultProps = Pick<FilmActionsProps, 'onVary' | 'words' | 'publishLabel'> & {
  title: string
  /** The film, once it is ordered. */
  film: Video | undefined
  /** The shape of its thumbnail before that. */
  wide?: boolean
  /** How it will open stands beside it already: while there is nothing, there is no thumbnail. */
  framed?: true
  /** What the thumbnail shows before that. */
  thumbnail?: ThumbnailState
  /** In place of the film's own state. */
  status?: StatusLook | undefined
  /** What will stand here, while there is nothing. */
  empty: string
  /** What goes on before there is a film, or why nothing came of it. */
  before?: ReactNode
  /** Of the film: how long, how large, by whom. */
  facts?: readonly Fact[] | undefined
  /** More about it, under its actions. */
  children?: ReactNode
}

/** What a generator made or is making: its thumbnail or the playing film, its state, and what can be done about it. */
export function GenerationResult(props: GenerationResultProps) {
  const { title, film, status, empty, before, facts, children, thumbnail = 'empty' } = props
  const wide = film ? film.format === 'long' : props.wide === true
  const bare = props.framed === true && !film && !before && thumbnail === 'empty'
  const look = status ?? (film && VIDEO_STATUS[film.status])
  const [watched, watch] = useState<string | null>(null)
  const watching = film !== undefined && watched === film.id && isMade(film.status)
  return (
    <Card>
      <p aria-live="polite" className="sr-only">
        {look && `${title}: ${look.word}`}
      </p>
      <CardHead
        title={title}
        action={
          look && (
            <Badge tone={look.tone} {...(look.live && { live: true })}>
              {look.word}
            </Badge>
          )
        }
      />
      <div
        className={cn(
          'grid grid-cols-1 items-start gap-5',
          !wide && !bare && 'sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]',
        )}
      >
        <div className={cn('w-full', bare && 'hidden', !wide && 'max-sm:mx-auto max-sm:max-w-60')}>
          {watching ? (
            <Player film={film} onClose={() => watch(null)} />
          ) : (
            <VideoThumbnail
              label={film ? film.title : empty}
              wide={wide}
              state={film ? thumbnailState(film.status) : thumbnail}
              {...(film && { image: film.posterUrl, score: film.viralScore })}
              {...((film || thumbnail !== 'empty') && { poster: posterOf(film ?? NO_FILM) })}
            />
          )}
        </div>
        <div className={cn('grid min-w-0 grid-cols-1 content-start gap-5', !film && !before && 'sm:self-center')}>
          {film && <p className="wrap-anywhere font-medium text-lg leading-snug">{film.title}</p>}
          {!film && !before && <p className="max-w-prose text-ink-2">{empty}</p>}
          {before}
          {film && <FilmState {...props} film={film} previewing={watching} onPreview={() => watch(film.id)} />}
          {film && <ScoreBadges of={film} />}
          {facts && facts.length > 0 && <Facts facts={facts} />}
          {children}
        </div>
      </div>
    </Card>
  )
}

const NO_FILM = { title: '', brandColor: null, number: 0 }

function Player({ film, onClose }: { film: Video; onClose: () => void }) {
  const { streamUrl, vttUrl } = film
  return streamUrl && vttUrl ? <VideoPlayer film={{ ...film, streamUrl, vttUrl }} onClose={onClose} /> : null
}

/** A list of what it is made of. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 text-sm">
    {facts.map(([label, value]) => (
      <div key={label} className="flex items-baseline justify-between gap-4 border-line border-t py-2">
        <dt className="text-ink-2">{label}</dt>
        <dd className="num wrap-anywhere text-right font-medium">{value}</dd>
      </div>
    ))}
  </dl>
)

type FilmStateProps = Omit<FilmActionsProps, 'video'> & { film: Video }

/** The sentence, the bar or the buttons that belong to where a film stands. */
function FilmState({ film, ...actions }: FilmStateProps) {
  if (isMade(film.status))
    return (
      <>
        <WhereItIs film={film} />
        <FilmActions video={film} {...actions} />
      </>
    )
  if (film.status === 'review') return <Held film={film} />
  return isSettled(film.status) ? <Stopped film={film} /> : <Making film={film} />
}

function WhereItIs({ film }: { film: Video }) {
  const { data: account } = useAccount()
  const when = film.scheduledFor && formatMoment(film.scheduledFor, account?.timeZone)
  const says = {
    published: 'It is out on your channel.',
    publishing: 'It is going out right now.',
    approval: `It waits for your approval${when ? `; its slot is ${when}` : ''}.`,
    scheduled: `It goes out ${when ?? 'at its slot'}.`,
  }
  return (
    <p role="status" className="text-sm">
      {messages.generator.inLibrary} {says[film.status as keyof typeof says]}{' '}
      {film.note && <span className="text-ink-2">{film.note}</span>}
    </p>
  )
}

function Making({ film }: { film: Video }) {
  const { busy, act } = useVideoActions(film)
  return (
    <>
      <GenerationProgress
        label="Film"
        value={film.progress * 100}
        says={film.status === 'queued' ? messages.generator.waitsForTurn : `${VIDEO_STATUS[film.status].word}.`}
        etaSeconds={film.status === 'queued' ? undefined : film.etaSeconds}
        steps={filmSteps(film)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-2 text-sm">You may leave; it goes on and arrives in the library.</p>
        <span className="flex flex-wrap gap-2">
          <NotifyMe />
          <ConfirmButton
            size="sm"
            variant="ghost"
            disabled={busy}
            question="Halt this film?"
            consequence="Its credits come back, and you can make it again later."
            confirmLabel="Halt film"
            onConfirm={() => act('halt')}
          >
            Halt
          </ConfirmButton>
        </span>
      </div>
    </>
  )
}

function Stopped({ film }: { film: Video }) {
  const { act } = useVideoActions(film)
  const discarded = film.status === 'discarded'
  return (
    <GenerationError
      problem={film.problem ?? (discarded ? 'Its script was discarded.' : 'It was halted. Its credits came back.')}
      onRetry={discarded ? undefined : () => act('retry')}
      cost="Uses its credits again"
    />
  )
}

function Held({ film }: { film: Video }) {
  const [reviewing, setReviewing] = useState(false)
  return (
    <>
      <p role="status" className="rounded-lg bg-warn-soft px-4 py-3 text-sm">
        {film.problem ?? messages.generator.waitsForReview}
      </p>
      <Button variant="solid" onClick={() => setReviewing(true)} className="justify-self-start">
        Review
      </Button>
      {reviewing && <ReviewSheet video={film} onClose={() => setReviewing(false)} />}
    </>
  )
}
