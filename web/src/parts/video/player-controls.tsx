import type { ReactNode, RefObject } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { cn } from '#ui/cn.ts'
import { Pause, Play, Volume2, VolumeX } from '#ui/icons/index.ts'
import { toggleMute, togglePlay } from './player-keys.ts'
import type { Playback } from './usePlayback.ts'

/** What every player of a film has over its picture. */
type Of = { video: RefObject<HTMLVideoElement | null>; className?: string }

export const PlayButton = ({ video, playing }: Of & Pick<Playback, 'playing'>) => (
  <PlayerButton label={playing ? 'Pause' : 'Play'} onPress={() => video.current && togglePlay(video.current)}>
    {playing ? <Pause /> : <Play />}
  </PlayerButton>
)

export const MuteButton = ({ video, muted, className }: Of & Pick<Playback, 'muted'>) => (
  <PlayerButton
    label={muted ? 'Unmute' : 'Mute'}
    onPress={() => video.current && toggleMute(video.current)}
    className={className}
  >
    {muted ? <VolumeX /> : <Volume2 />}
  </PlayerButton>
)

/** Where in the film it is: drawn by the browser, or over a drawing of the screen's own. */
export const PositionSlider = ({ video, time, duration, className }: Of & Pick<Playback, 'time' | 'duration'>) => (
  <input
    type="range"
    aria-label="Position"
    aria-valuetext={`${formatPlayTime(time)} of ${formatPlayTime(duration)}`}
    min={0}
    max={duration || 1}
    step={0.05}
    value={time}
    onChange={(event) => {
      if (video.current) video.current.currentTime = Number(event.target.value)
    }}
    className={className}
  />
)

type PlayerButtonProps = { label: string; onPress: () => void; className?: string; children: ReactNode }

export const PlayerButton = ({ label, onPress, className, children }: PlayerButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onPress}
    className={cn(
      'grid size-8 place-items-center rounded-md text-white hover:bg-white/20 pointer-coarse:size-11 [&_svg]:size-4.5',
      className,
    )}
  >
    {children}
  </button>
)
