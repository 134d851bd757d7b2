import { cn } from '#ui/cn.ts'
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
  making: 'opacity-35 saturate-50 blur-[3px]',
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
  score?: number | null | undefined
  day?: string | undefined
  time?: string | undefined
  className?: string
}

/** The unit of the product: a 9:16 (or wide 16:9) picture with its state, score and place in the week. */
export function VideoThumbnail({
  label,
  state = 'ready',
  wide,
  image,
  poster,
  score,
  day,
  time,
  className,
}: VideoThumbnailProps) {
  const empty = state === 'empty'
  return (
    <figure className={cn('min-w-0', className)}>
      <div
        role="img"
        aria-label={label}
        className={cn(
          '@container relative overflow-hidden rounded-frame border bg-sunken',
          wide ? 'aspect-video' : 'aspect-[9/16]',
          empty ? 'border-line-strong/60 border-dashed' : 'border-line',
          state === 'making' && 'developing',
        )}
      >
        {empty ? <EmptyWord wide={wide} /> : <Picture {...{ state, image, poster, wide }} />}
        {score != null && !empty && state !== 'making' && state !== 'waiting' && (
          <span className="num absolute top-1.5 right-1.5 rounded-sm bg-black/75 px-1.5 py-0.5 font-medium text-[0.6875rem] text-white">
            {score}
          </span>
        )}
      </div>
      {day && (
        <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-1 text-xs">
          <span className="font-medium">{day}</span>
          <span className="num text-ink-3">{time}</span>
        </figcaption>
      )}
    </figure>
  )
}

function Picture({
  state = 'ready',
  image,
  poster,
  wide,
}: Pick<VideoThumbnailProps, 'state' | 'image' | 'poster' | 'wide'>) {
  const word = words[state]
  return (
    <>
      <div className={cn('absolute inset-0 transition-[filter,opacity] duration-700', pictures[state])}>
        {image ? (
          <img src={image} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          poster && <Poster {...poster} {...(wide && { wide })} />
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
