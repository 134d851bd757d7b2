import { useId } from 'react'
import { cn } from '#ui/cn.ts'
import { type SceneName, scenes } from './poster-scenes.tsx'

export type PosterProps = {
  scene: SceneName
  /** Of the brand, in degrees of OKLCH. */
  hue: number
  /** Burned-in words; `hot` is the word being spoken. */
  caption?: string
  hot?: string
  wide?: boolean
}

/** Draws a picture for a film that has none yet: the brand's hue, one light, a scene, and the caption as it is burned in. */
export function Poster({ scene, hue, caption, hot, wide = false }: PosterProps) {
  const id = useId()
  const [back, light, dark, foot] = [`${id}b`, `${id}l`, `${id}d`, `${id}f`]
  const width = wide ? 284 : 90
  const Scene = scenes[scene]
  return (
    <div className="@container absolute inset-0">
      <svg
        viewBox={`0 0 ${width} 160`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={back} x1=".2" y1="0" x2=".8" y2="1">
            <stop offset="0" stopColor={`oklch(0.52 0.09 ${hue})`} />
            <stop offset="1" stopColor={`oklch(0.25 0.055 ${hue + 25})`} />
          </linearGradient>
          <radialGradient id={light} cx=".88" cy=".08" r=".95">
            <stop offset="0" stopColor="oklch(0.92 0.11 75)" stopOpacity=".85" />
            <stop offset=".5" stopColor="oklch(0.75 0.1 65)" stopOpacity=".22" />
            <stop offset="1" stopColor="#000" stopOpacity="0" />
          </radialGradient>
          <linearGradient id={dark} x1="1" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={`oklch(0.36 0.065 ${hue + 35})`} />
            <stop offset="1" stopColor={`oklch(0.17 0.035 ${hue + 35})`} />
          </linearGradient>
          <linearGradient id={foot} x2="0" y2="1">
            <stop offset=".5" stopOpacity="0" />
            <stop offset=".85" stopOpacity=".42" />
          </linearGradient>
        </defs>
        <rect width={width} height="160" fill={`url(#${back})`} />
        <rect width={width} height="160" fill={`url(#${light})`} />
        <Scene width={width} middle={width * (wide ? 0.42 : 0.5)} hue={hue} dark={`url(#${dark})`} />
        {caption && <rect width={width} height="160" fill={`url(#${foot})`} />}
      </svg>
      {caption && <Caption words={caption} hot={hot} wide={wide} />}
    </div>
  )
}

function Caption({ words, hot, wide }: { words: string; hot: string | undefined; wide: boolean }) {
  return (
    <p
      className={cn(
        'absolute inset-x-[7cqw] text-center font-bold font-sans text-white leading-[1.14] [text-shadow:0_1px_3px_rgb(0_0_0/.65)]',
        wide ? 'bottom-[6cqw] text-[5.4cqw]' : 'top-[62%] text-[11.5cqw]',
      )}
    >
      {words}{' '}
      {hot && (
        <span className="rounded-[.14em] bg-[oklch(0.83_0.135_72)] box-decoration-clone px-[.22em] text-[oklch(0.23_0.045_60)] [text-shadow:none]">
          {hot}
        </span>
      )}
    </p>
  )
}
