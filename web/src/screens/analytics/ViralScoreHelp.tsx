import { isJudged, VIRAL_FORMULA, viewsSoFar } from '@octavo/contract/analytics'
import { formatCount } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { CircleHelp } from '#ui/icons/index.ts'
import { Popover } from '#ui/Popover.tsx'

type Counted = { views: number; clicks: number; films: number }

const tenth = (value: number) => String(Math.round(value * 10) / 10)

/** Says how the viral score of published films comes about, with the figures it was made of. */
export function ViralScoreHelp({ views, clicks, films }: Counted) {
  const { most, thousandViews, clickRate } = VIRAL_FORMULA
  const trigger = (
    <Button size="sm" variant="ghost" aria-label="How the viral score is made" className="-my-1.5 -mr-2 px-2">
      <CircleHelp />
    </Button>
  )
  const seen = isJudged(views) && films > 0
  const perFilm = seen ? views / films : 0
  const rate = seen ? (clicks / views) * 100 : 0
  return (
    <Popover trigger={trigger} label="How the viral score is made" align="end" className="w-84 max-w-[92vw]">
      <p className="text-ink-2">
        Views of a film by the thousand times {thousandViews}, and the click rate in percent times {clickRate}; {most}{' '}
        at most. So a film that one visitor in fifteen follows up has it all, and views alone move it slowly.
      </p>
      {seen ? (
        <dl className="num mt-3 grid gap-2">
          <Part label={`${formatCount(Math.round(perFilm))} views a film / 1,000 × ${thousandViews}`}>
            {tenth((perFilm / 1000) * thousandViews)}
          </Part>
          <Part label={`${tenth(rate)}% click rate × ${clickRate}`}>{tenth(rate * clickRate)}</Part>
        </dl>
      ) : (
        <p className="mt-3">{viewsSoFar(views)}: too few to base it on.</p>
      )}
      <p className="mt-3 text-ink-3 text-xs">
        It is measured on what was published. The predicted score beside a script is another one: it judges the words
        before anybody saw them.
      </p>
    </Popover>
  )
}

const Part = ({ label, children }: { label: string; children: string }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt>{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
