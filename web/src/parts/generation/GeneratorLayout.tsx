import { Fragment, type ReactNode, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { Card } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { type Generator, type GeneratorPath, generatorAt } from './generators.ts'
import { RESULT_PLACE } from './result-place.ts'

type GeneratorLayoutProps = {
  path: GeneratorPath
  title: string
  /** Badges or buttons at the right of the title. */
  actions?: ReactNode
  /** A line above the form: a restored draft, a missing brand. */
  notice?: ReactNode
  /** The parts of the form in the order in which every generator asks for them. */
  brand?: ReactNode
  content: ReactNode
  look?: ReactNode
  voice?: ReactNode
  /** The button with its price; `MakeButton`. */
  make: ReactNode
  onMake: () => void
  /** Beside the form: `GenerationResult`, and what belongs to it. */
  result: ReactNode
  /** Under the form: what was made before, what the generator does. */
  aside?: ReactNode
  /** Under both, as wide as the page. */
  below?: ReactNode
  /** The form is short: it stays in view while one reads what came of it. */
  pinned?: true
}

/** The one shape of all generators: inputs at the left, what comes of them at the right. */
export function GeneratorLayout({ path, title, actions, notice, make, onMake, result, ...rest }: GeneratorLayoutProps) {
  const { aside, below, pinned, brand, content, look, voice } = rest
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onMake()
  }
  return (
    <>
      <PageHeader title={title} subtitle={<Subtitle path={path} />} actions={actions} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]">
        <div className={cn('grid min-w-0 grid-cols-1 gap-4 max-lg:contents', pinned && 'lg:sticky lg:top-20')}>
          <Card>
            {notice && <div className="mb-5 grid gap-3 empty:hidden">{notice}</div>}
            <form onSubmit={submit} noValidate aria-label={title}>
              {Object.entries({ brand, content, look, voice }).map(
                ([name, part]) =>
                  part && (
                    <div
                      key={name}
                      className="mb-5 grid grid-cols-1 gap-4 border-line not-first:border-t not-first:pt-5"
                    >
                      {part}
                    </div>
                  ),
              )}
              {make}
            </form>
          </Card>
          {aside && <div className="grid grid-cols-1 gap-4 empty:hidden max-lg:order-1">{aside}</div>}
        </div>
        <div id={RESULT_PLACE} className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-4">
          {result}
        </div>
      </div>
      {below && <div className="mt-4 grid grid-cols-1 gap-4">{below}</div>}
    </>
  )
}

/** What this generator starts from, and its two neighbours for who has something else. */
function Subtitle({ path }: { path: GeneratorPath }) {
  const { own, neighbours } = generatorAt(path)
  return (
    <>
      For {own.have}. Or start from{' '}
      {neighbours.map((generator, index) => (
        <Fragment key={generator.path}>
          {index > 0 && ' or '}
          <Neighbour generator={generator} />
        </Fragment>
      ))}
      .
    </>
  )
}

const Neighbour = ({ generator: { path, have, name } }: { generator: Generator }) => (
  <Link
    href={path}
    title={name}
    className="underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
  >
    {have}
  </Link>
)
