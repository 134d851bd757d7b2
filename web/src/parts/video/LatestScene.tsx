import { videoFiles } from '@octavo/contract/video'
import { type ReactNode, useState } from 'react'

/** A film in the making: which, and how much of it is made, 0 to 1. */
export type InTheMaking = { videoId: string; share: number }

/** A picture lands more seldom than progress is told. */
const LOOKS = 24

/** The scene that was made last of a film, or what stands there until one is. */
export function LatestScene({ videoId, share, children }: InTheMaking & { children: ReactNode }) {
  const look = Math.floor(share * LOOKS)
  const [missing, setMissing] = useState<number | undefined>()
  // The picture before stays in sight until the next one is loaded.
  return missing === look ? (
    children
  ) : (
    <>
      {children}
      <img
        src={`${videoFiles.latestScene(videoId)}?at=${look}`}
        alt=""
        onError={() => setMissing(look)}
        className="absolute inset-0 size-full object-cover"
      />
    </>
  )
}
