import type { FilmEdit } from '@octavo/contract/edit'
import { isMade, type Video } from '@octavo/contract/video'
import { type RefObject, useRef } from 'react'
import { formatPlayTime, formatTimeLeft } from '#format/date.ts'
import { MuteButton, PlayButton, PositionSlider } from '#parts/video/player-controls.tsx'
import { togglePlay } from '#parts/video/player-keys.ts'
import { posterOf, thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import type { Playback } from '#parts/video/usePlayback.ts'
import { VideoThumbnail } from '#parts/video/VideoThumbnail.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { cn } from '#ui/cn.ts'

type Props = {
  film: Video
  video: RefObject<HTMLVideoElement | null>
  playback: Playback
  lines: FilmEdit['lines'] | undefined
  onSwipe: (by: 1 | -1) => void
}

const SWIPE_PX = 60
const sizes = {
  short: 'aspect-[9/16] h-[min(calc(100dvh-7.5rem),52rem)] max-lg:h-[min(56dvh,40rem)]',
  long: 'aspect-video w-[min(52vw,60rem)] max-lg:w-full',
}

/** What is played: a film that was changed is another one. */
export const sourceOf = ({ status, streamUrl, vttUrl, revision }: Video): string | null =>
  isMade(status) && streamUrl && vttUrl ? `${streamUrl} ${revision}` : null

/** The film, as large as the screen lets it be; a finger that swipes up brings the next. */
export function FilmStage({ film, video, playback, lines, onSwipe }: Props) {
  const from = useRef<number | null>(null)
  const { streamUrl, vttUrl } = film
  const size = cn('relative mx-auto overflow-hidden rounded-2xl bg-black', sizes[film.format])
  if (!isMade(film.status) || !streamUrl || !vttUrl) return <NotYet film={film} className={size} />
  return (
    <div
      className={size}
      onTouchStart={({ touches }) => {
        from.current = touches[0]?.clientY ?? null
      }}
      onTouchEnd={({ changedTouches }) => {
        const by = (changedTouches[0]?.clientY ?? 0) - (from.current ?? 0)
        if (from.current !== null && Math.abs(by) > SWIPE_PX) onSwipe(by < 0 ? 1 : -1)
      }}
    >
      <video
        key={sourceOf(film)}
        ref={video}
        src={streamUrl}
        poster={film.posterUrl ?? undefined}
        aria-label={film.title}
        playsInline
        preload="auto"
        onClick={() => video.current && togglePlay(video.current)}
        className="size-full object-contain"
      >
        <track kind="captions" src={vttUrl} srcLang="en" label="English" />
      </video>
      <Controls video={video} playback={playback} lines={lines ?? []} />
    </div>
  )
}

function NotYet({ film, className }: { film: Video; className: string }) {
  const { word } = VIDEO_STATUS[film.status]
  const left = film.etaSeconds === null ? '' : `, ${formatTimeLeft(film.etaSeconds)}`
  return (
    <div className={className}>
      <VideoThumbnail
        label={`${film.title}: ${word}`}
        state={thumbnailState(film.status)}
        wide={film.format === 'long'}
        image={film.posterUrl}
        poster={posterOf(film)}
      />
      <p role="status" className="absolute inset-x-0 bottom-0 bg-black/70 p-4 text-center text-sm text-white">
        {film.problem ?? `${word}${left}. You can go on to the next film.`}
      </p>
    </div>
  )
}

type ControlsProps = Pick<Props, 'video' | 'playback'> & { lines: FilmEdit['lines'] }

function Controls({ video, playback: { time, duration, playing, muted, broken }, lines }: ControlsProps) {
  if (broken)
    return (
      <p
        role="alert"
        className="absolute inset-0 grid place-items-center bg-black/80 p-6 text-center text-sm text-white"
      >
        This film could not be loaded. Close this page and open it again.
      </p>
    )
  return (
    <div className="scrim absolute inset-x-0 bottom-0 flex items-center gap-2 px-3 pt-10 pb-2 text-white">
      <PlayButton video={video} playing={playing} />
      <span className="timecode text-xs">{formatPlayTime(time)}</span>
      <div className="relative h-6 flex-1">
        <PositionSlider
          video={video}
          time={time}
          duration={duration}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <Segments lines={lines} time={time} duration={duration} />
      </div>
      <span className="timecode text-xs">{formatPlayTime(duration)}</span>
      <MuteButton video={video} muted={muted} />
    </div>
  )
}

/** A bar a line that is spoken, so that one sees where the next begins. */
function Segments({ lines, time, duration }: { lines: FilmEdit['lines']; time: number; duration: number }) {
  const starts = lines.length > 0 ? lines.map(({ startMs }) => startMs / 1000) : [0]
  const bars = starts.map((from, at) => ({ from: at === 0 ? 0 : from, to: starts[at + 1] ?? duration }))
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-1/2 flex h-1 -translate-y-1/2 gap-0.5 rounded-full outline-2 outline-transparent outline-offset-4 peer-focus-visible:outline-white"
    >
      {bars.map(({ from, to }) => (
        <span
          key={from}
          className="relative overflow-hidden rounded-full bg-white/35"
          style={{ flexGrow: Math.max(0.01, to - from), flexBasis: 0 }}
        >
          <span
            className="absolute inset-y-0 left-0 bg-white"
            style={{ width: `${Math.min(100, Math.max(0, ((time - from) / (to - from || 1)) * 100))}%` }}
          />
        </span>
      ))}
    </div>
  )
}
