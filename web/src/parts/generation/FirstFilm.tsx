import type { Brand } from '@octavo/contract/brand'
import { FIRST_FILM, firstFilmRoutes } from '@octavo/contract/first-film'
import { isMade, type Video } from '@octavo/contract/video'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { refreshBatches } from '#api/batch.queries.ts'
import { refreshBrands, useBrands } from '#api/brand.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshVideos, useVideos } from '#api/video.queries.ts'
import { formatTimeLeft } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { PublishSheet } from '#parts/publishing/PublishSheet.tsx'
import { VIDEO_STATUS } from '#parts/video/video-status.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Field } from '#ui/Field.tsx'
import { Send } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { Textarea } from '#ui/Textarea.tsx'

const EXAMPLES = [
  'Kiln & Clay, a pottery studio in Leeds: evening classes and handmade mugs',
  'Ridgeline Plumbing, family plumbers in Denver: repairs and water heaters',
  'Bookkeeping for small cafés in Austin, by the month',
]

/** One box for whoever has no brand yet: a sentence becomes a short, and the brand grows from what is kept of it. */
export function FirstFilm() {
  const { data: stats } = useStats()
  const brands = useBrands().data?.filter(({ sample }) => !sample)
  const videos = useVideos().data?.filter(({ sample }) => !sample)
  if (!stats || !brands || !videos) return null
  const [brand, ...others] = brands
  const [video, ...more] = videos
  if (!brand && !video) return <Ask creditsLeft={stats.creditsRemaining} />
  const isFirst = brand && video && video.brandId === brand.id && others.length + more.length === 0
  return isFirst ? <Filming {...{ brand, video }} /> : null
}

function Ask({ creditsLeft }: { creditsLeft: number }) {
  const cache = useQueryClient()
  const [sentence, setSentence] = useState('')
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const make = useMutation({
    mutationFn: () => call(firstFilmRoutes.make, { body: { sentence, requestId } }),
    onSuccess: () => Promise.all([refreshVideos(cache), refreshBatches(cache), refreshBrands(cache)]),
    onError: () => setRequestId(crypto.randomUUID()),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!make.isPending) make.mutate()
  }
  return (
    <Card className="mb-4">
      <form onSubmit={submit} className="grid gap-3">
        <Field label="What do you sell?" {...(make.error && { error: sentenceOf(make.error) })}>
          {(aria) => (
            <Textarea
              {...aria}
              rows={2}
              value={sentence}
              onChange={({ target }) => setSentence(target.value)}
              placeholder="One sentence: what you are called, what you do, and where"
              className="text-base"
            />
          )}
        </Field>
        {sentence === '' && <Examples onChoose={setSentence} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="make"
            size="lg"
            aria-busy={make.isPending}
            disabled={sentence.trim().length < 3}
          >
            {make.isPending ? 'Writing your first short...' : 'Film my first short'}
          </Button>
          <p className="num text-ink-2 text-sm">
            {FIRST_FILM.seconds} seconds, in about a minute. Uses {plural(FIRST_FILM.credits, 'credit')}, {creditsLeft}{' '}
            left.
          </p>
        </div>
      </form>
    </Card>
  )
}

const Examples = ({ onChoose }: { onChoose: (sentence: string) => void }) => (
  <ul aria-label="Examples" className="flex flex-wrap gap-2">
    {EXAMPLES.map((example) => (
      <li key={example}>
        <button
          type="button"
          onClick={() => onChoose(example)}
          className="rounded-md bg-sunken px-2.5 py-1.5 text-left text-ink-2 text-sm hover:text-ink tap"
        >
          {example}
        </button>
      </li>
    ))}
  </ul>
)

function Filming({ brand, video }: { brand: Brand; video: Video }) {
  return (
    <Card className="mb-4 grid gap-5 md:grid-cols-[auto_minmax(0,1fr)] md:items-start">
      <div className="w-full max-w-64 justify-self-center">
        <Screen video={video} />
      </div>
      <div className="grid gap-4">
        <div>
          <h2 className="text-xl">
            {isMade(video.status) ? 'Your first short is ready' : 'Your first short is being made'}
          </h2>
          <p className="mt-1 text-ink-2 text-sm">{video.title}</p>
        </div>
        <State video={video} />
        <div>
          <p className="mb-2 font-medium text-sm">What we understood</p>
          <ul className="flex flex-wrap gap-2 text-sm">
            {[brand.name, brand.trade, brand.place, ...brand.facts.map(({ text }) => text)]
              .filter(Boolean)
              .slice(0, 8)
              .map((heard) => (
                <li key={heard} className="rounded-md bg-sunken px-2.5 py-1">
                  {heard}
                </li>
              ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          {isMade(video.status) && <Publishing video={video} />}
          <Link href={`/brands?brand=${brand.id}`} className={buttonStyle()}>
            Correct and complete the brand
          </Link>
          <Link href={`/production?brand=${brand.id}`} className={buttonStyle()}>
            Plan its first week
          </Link>
        </div>
      </div>
    </Card>
  )
}

function Screen({ video }: { video: Video }) {
  const { status, title, streamUrl, vttUrl, posterUrl } = video
  if (isMade(status) && streamUrl && vttUrl)
    return (
      <video
        src={streamUrl}
        poster={posterUrl ?? undefined}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        className="aspect-[9/16] w-full rounded-frame bg-black"
      >
        <track kind="captions" src={vttUrl} srcLang="en" label="English" />
      </video>
    )
  return (
    <div className="grid aspect-[9/16] place-items-center rounded-frame border border-line border-dashed bg-sunken text-ink-3 text-sm">
      {VIDEO_STATUS[status].word}
    </div>
  )
}

function State({ video }: { video: Video }) {
  if (isMade(video.status)) return null
  if (video.problem)
    return (
      <p role="alert" className="text-bad text-sm">
        {video.problem}
      </p>
    )
  return (
    <div>
      <Progress label="Your first short" value={video.progress * 100} />
      <p role="status" className="num mt-1.5 text-ink-2 text-sm">
        {VIDEO_STATUS[video.status].word}
        {video.etaSeconds !== null && `, ${formatTimeLeft(video.etaSeconds)}`}
      </p>
    </div>
  )
}

/** Out into the world with it, or its page once it is there. */
function Publishing({ video }: { video: Video }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="solid" onClick={() => setOpen(true)}>
        <Send />
        {video.filmPage ? 'Film page' : 'Publish'}
      </Button>
      {open && <PublishSheet videoId={video.id} when="now" onClose={() => setOpen(false)} />}
    </>
  )
}
