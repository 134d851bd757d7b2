import { type ComponentType, useState } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { setFilmsPlay, useFilmsPlay } from '#parts/film-preview/film-motion.ts'
import { SHOWCASE_WEEK, type ShowcaseFilm } from '#parts/week/showcase-week.ts'
import { WeekPlace, WeekRow } from '#parts/week/WeekRow.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Pause, Play } from '#ui/icons/index.ts'
import type { FilmDialogProps } from './FilmDialog.tsx'
import { FilmLoop } from './FilmLoop.tsx'
import { WEEK_SECONDS } from './landing-week.ts'

const loadDialog = () => import('./FilmDialog.tsx')

/** A week of ours, playing. Each film opens larger; one button stops them all. */
export function FilmStrip() {
  const [open, setOpen] = useState<number>()
  const [Dialog, setDialog] = useState<ComponentType<FilmDialogProps>>()
  const show = async (index: number) => {
    const { default: loaded } = await loadDialog()
    setDialog(() => loaded)
    setOpen(index)
  }
  return (
    <div className="mt-14">
      <WeekRow arrive className="max-md:-mx-5 max-md:scroll-pl-5 max-md:px-5">
        {SHOWCASE_WEEK.map((film, index) => (
          <WeekPlace key={film.src} wide={film.wide}>
            <FilmFrame film={film} stopped={open !== undefined} onOpen={() => void show(index)} />
          </WeekPlace>
        ))}
      </WeekRow>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[80ch] text-ink-3 text-sm">
          A pottery studio’s week: {formatPlayTime(WEEK_SECONDS)} of film, written, checked, voiced and rendered by
          Octavo on two cores. Here without sound; click a film to see it larger.
        </p>
        <PlayButton />
      </div>
      {Dialog && open !== undefined && <Dialog index={open} onChange={setOpen} />}
    </div>
  )
}

type FilmFrameProps = { film: ShowcaseFilm; stopped: boolean; onOpen: () => void }

function FilmFrame({ film, stopped, onOpen }: FilmFrameProps) {
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${film.place}: ${film.title}`}
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={() => void loadDialog()}
        className={cn(
          'relative block w-full overflow-hidden rounded-frame border border-line bg-sunken transition-colors hover:border-line-strong',
          film.wide ? 'aspect-video' : 'aspect-[9/16]',
        )}
      >
        <FilmLoop film={film} stopped={stopped} />
      </button>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-1 text-xs">
        <span className="font-medium">{film.day}</span>
        <span className="num text-ink-3">{film.time}</span>
      </p>
    </>
  )
}

function PlayButton() {
  const plays = useFilmsPlay()
  return (
    <Button size="sm" onClick={() => setFilmsPlay(!plays)} className="min-w-34">
      {plays ? <Pause /> : <Play />}
      {plays ? 'Pause the films' : 'Play the films'}
    </Button>
  )
}
