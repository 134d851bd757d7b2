import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { Card } from '#ui/Card.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { type GeneratorPath, generatorAt } from './generators.ts'
import { RecentFilms } from './RecentFilms.tsx'
import { RESULT_PLACE } from './result-place.ts'
import { StartFrom } from './StartFrom.tsx'

type GeneratorLayoutProps = {
  path: GeneratorPath
  title: string
  /** The one that is chosen. */
  brandId: string
  /** Badges or buttons at the right of the title. */
  actions?: ReactNode
  /** A line above the form: a restored draft, a missing brand. */
  notice?: ReactNode
  /** The parts of the form in the order in which every generator asks for them. */
  brand?: ReactNode
  content: ReactNode
  /** How it looks and sounds; `LookPanel`. */
  look?: ReactNode
  /** The bar with the button and its price; `MakeBar`. */
  make: ReactNode
  onMake: () => void
  /** How the film will open, before it is ordered; `FirstFrame`. */
  frame?: ReactNode
  /** Beside the form: `GenerationResult`, and what belongs to it. */
  result: ReactNode
  /** Under the form: what was made before, what the generator does. */
  aside?: ReactNode
  /** The shelf under both: which film stands above, and how another comes there. */
  films?: ComponentProps<typeof RecentFilms>
}

/** The one shape of all generators: inputs at the left, what comes of them at the right. */
export function GeneratorLayout({
  path,
  title,
  brandId,
  actions,
  notice,
  make,
  onMake,
  result,
  ...rest
}: GeneratorLayoutProps) {
  const { aside, films, frame, brand, content, look } = rest
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onMake()
  }
  return (
    <>
      <PageHeader title={title} subtitle={`For ${generatorAt(path).have}.`} actions={actions} className="mb-4" />
      <StartFrom path={path} brandId={brandId} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:contents">
          <form onSubmit={submit} noValidate aria-label={title} className="grid min-w-0 grid-cols-1 gap-4">
            <Card>
              {notice && <div className="mb-5 grid gap-3 empty:hidden">{notice}</div>}
              <div className="grid gap-5">
                {Object.entries({ brand, content }).map(
                  ([name, part]) =>
                    part && (
                      <div key={name} className="grid grid-cols-1 gap-4 border-line not-first:border-t not-first:pt-5">
                        {part}
                      </div>
                    ),
                )}
              </div>
            </Card>
            {look}
            {make}
          </form>
          {aside && <div className="grid grid-cols-1 gap-4 empty:hidden max-lg:order-1">{aside}</div>}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {frame}
          <div id={RESULT_PLACE} className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-4">
            {result}
          </div>
        </div>
      </div>
      <div className="mt-4">
        <RecentFilms {...films} />
      </div>
      <div aria-hidden className="h-(--make-bar)" />
    </>
  )
}
