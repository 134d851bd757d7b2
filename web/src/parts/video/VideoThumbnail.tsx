import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from '#ui/cn.ts'
import { type InTheMaking, LatestScene } from './LatestScene.tsx'
import { Poster, type PosterProps } from './Poster.tsx'

/**
 * What can be seen of a video: a place for it, one that waits its turn, one in the making, one being checked, one that
 * waits for a person, one that is there, one that is out, one that did not work, one that was stopped, one that is not wanted.
 */
export type ThumbnailState =
  | 'empty'
  | 'waiting'
  | 'making'
  | 'checking'
  | 'review'
  | 'ready'
  | 'live'
  | 'failed'
  | 'halted'
  | 'discarded'

const words: Partial<Record<ThumbnailState, string>> = {
  waiting: 'Waiting',
  making: 'Making',
  checking: 'Checking',
  review: 'Review',
  failed: 'Failed',
  halted: 'Halted',
  discarded: 'Discarded',
}
const pictures: Partial<Record<ThumbnailState, string>> = {
  waiting: 'opacity-35 saturate-50 blur-[3px]',
  checking: 'brightness-75 saturate-50',
  review: 'brightness-75 saturate-50',
  failed: 'brightness-50 saturate-0',
  halted: 'brightness-50 saturate-0',
  discarded: 'brightness-50 saturate-0',
}

export type VideoThumbnailProps = {
  /** What a reader who does not see it is told. */
  label: string
  state?: ThumbnailState
  wide?: boolean
  /** The film's own picture; where there is none a poster is drawn. */
  image?: string | null | undefined
  poster?: PosterProps | undefined
  /** Its scenes are shown as they are made. */
  making?: InTheMaking | undefined
  /** The predicted score of its words. */
  score?: number | null | undefined
  day?: string | undefined
  time?: string | undefined
  /** How it stands, under day and time. */
  says?: string | undefined
  className?: string
  /** Where a press on it leads. */
  href?: string | undefined
}

/** The unit of the product: a 9:16 (or wide 16:9) picture with its state, score and place in the week. */
export function VideoThumbnail({
  label,
  state = 'ready',
  wide,
  image,
  poster,
  making,
  score,
  day,
  time,
  says,
  className,
  href,
}: VideoThumbnailProps) {
  const empty = state === 'empty'
  return (
    <figure className={cn('min-w-0', className)}>
      <Frame
        href={href}
        label={label}
        className={cn(
          '@container relative overflow-hidden rounded-frame border bg-sunken',
          wide ? 'aspect-video' : 'aspect-[9/16]',
          empty ? 'border-line-strong/60 border-dashed' : 'border-line',
          state === 'making' && 'developing',
        )}
      >
        {empty ? <EmptyWord wide={wide} /> : <Picture {...{ state, image, poster, making, wide }} />}
        {score != null && !empty && state !== 'making' && state !== 'waiting' && (
          <span
            title="Predicted score"
            className="num absolute top-1.5 right-1.5 rounded-sm bg-black/75 px-1.5 py-0.5 font-medium text-[0.6875rem] text-white"
          >
            {score}
          </span>
        )}
      </Frame>
      {day && (
        <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-1 text-xs">
          <span className="font-medium">{day}</span>
          <span className="num text-ink-3">{time}</span>
          {says && <span className="num w-full truncate text-ink-2">{says}</span>}
        </figcaption>
      )}
    </figure>
  )
}

type FrameProps = Pick<VideoThumbnailProps, 'href' | 'label'> & { className: string; children: ReactNode }

/** A picture, or a way to its film. */
const Frame = ({ href, label, className, children }: FrameProps) =>
  href ? (
    <Link
      href={href}
      className={cn(
        className,
        'block transition-[border-color,translate] hover:-translate-y-px hover:border-line-strong',
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden className="contents">
        {children}
      </span>
    </Link>
  ) : (
    <div role="img" aria-label={label} className={className}>
      {children}
    </div>
  )

/** A drawing stands for what is not there yet. */
const UNSEEN = 'opacity-35 saturate-50 blur-[3px]'

function Picture({
  state = 'ready',
  image,
  poster,
  making,
  wide,
}: Pick<VideoThumbnailProps, 'state' | 'image' | 'poster' | 'making' | 'wide'>) {
  const word = words[state]
  const drawn = poster && (
    <div className={cn('size-full', state === 'making' && UNSEEN)}>
      <Poster {...poster} {...(wide && { wide })} />
    </div>
  )
  return (
    <>
      <div className={cn('absolute inset-0 transition-[filter,opacity] duration-700', pictures[state])}>
        {image ? (
          <img src={image} alt="" loading="lazy" className="size-full object-cover" />
        ) : making ? (
          <LatestScene key={making.videoId} {...making}>
            {drawn}
          </LatestScene>
        ) : (
          drawn
        )}
      </div>
      {word && (
        <span className="absolute bottom-2 left-2 hidden rounded-sm bg-black/75 px-1.5 py-0.5 font-medium text-[0.6875rem] text-white @min-[68px]:block">
          {word}
        </span>
      )}
    </>
  )
}

const EmptyWord = ({ wide }: { wide: boolean | undefined }) => (
  <span className="absolute inset-0 hidden place-items-center font-medium text-ink-3 text-xs @min-[68px]:grid">
    {wide ? 'Long' : 'Short'}
  </span>
)
