import { formatPlayTime } from '#format/date.ts'
import { useFilmsPlay } from '#parts/film-preview/film-motion.ts'
import { SHOWCASE_WEEK } from '#parts/week/showcase-week.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts'

export type FilmDialogProps = { index: number; onChange: (index: number | undefined) => void }

/** One film of the week, larger, with what is spoken in it. Loaded when the first film is pressed. */
export default function FilmDialog({ index, onChange }: FilmDialogProps) {
  const plays = useFilmsPlay()
  const { title, place, day, time, wide, seconds, says, src, poster } = SHOWCASE_WEEK[index]!
  const go = (step: number) => () => onChange((index + step + SHOWCASE_WEEK.length) % SHOWCASE_WEEK.length)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChange(undefined)}
      title={title}
      description={`${place}, ${day} ${time}. ${formatPlayTime(seconds)} in full; this is a part of it, without sound.`}
      className={cn(wide && 'w-[min(94vw,48rem)]')}
      footer={
        <>
          <Button onClick={go(-1)}>
            <ChevronLeft /> Previous film
          </Button>
          <Button onClick={go(1)}>
            Next film <ChevronRight />
          </Button>
        </>
      }
    >
      <video
        key={src}
        {...{ src, poster }}
        aria-label={title}
        muted
        loop
        playsInline
        controls
        autoPlay={plays}
        className={cn(
          'mx-auto rounded-frame bg-black',
          wide ? 'aspect-video w-full' : 'aspect-[9/16] h-[min(50dvh,40rem)]',
        )}
      />
      <p className="mt-4 text-sm">
        <span className="text-ink-3">What is said: </span>
        {says}
      </p>
    </Dialog>
  )
}
