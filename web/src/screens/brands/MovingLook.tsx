import type { CaptionStyle } from '@octavo/contract/caption'
import type { LookName } from '@octavo/contract/look'
import type { FilmPlan } from '@octavo/renderer/draw'
import { useEffect, useMemo, useState } from 'react'
import { useFilmsPlay } from '#parts/film-preview/film-motion.ts'
import { openingOf } from '#parts/film-preview/film-opening.ts'
import { LookSample } from '#parts/film-preview/LookSample.tsx'

type MovingLookProps = {
  plan: FilmPlan
  look: LookName
  captionStyle: CaptionStyle | undefined
  inView: boolean
  pointed: boolean
}

/** What moves by itself beside a form stops within five seconds. */
const ROUNDS = 2
/** How long the whole picture is seen between two rounds. */
const REST_MS = 700

/** A look's sample: it moves twice when it comes into view, and again for as long as somebody points at it. */
export default function MovingLook({ plan, look, captionStyle, inView, pointed }: MovingLookProps) {
  const opening = useMemo(() => openingOf(plan), [plan])
  const [drawn, setDrawn] = useState(inView)
  if (inView && !drawn) setDrawn(true)
  const { moves, rest } = useRounds(inView, pointed)
  if (!drawn) return null
  return <LookSample {...{ opening, look, captionStyle, moves }} onEnd={rest} />
}

function useRounds(inView: boolean, pointed: boolean) {
  const may = useFilmsPlay()
  const [round, setRound] = useState(0)
  const [rests, setRests] = useState(false)
  if (!inView && round > 0) setRound(0)
  useEffect(() => {
    if (!rests) return
    const over = setTimeout(() => setRests(false), REST_MS)
    return () => clearTimeout(over)
  }, [rests])
  return {
    moves: may && inView && !rests && (pointed || round < ROUNDS),
    rest: () => {
      setRound(round + 1)
      setRests(true)
    },
  }
}
