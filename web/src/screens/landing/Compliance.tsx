import { FindingList } from '#parts/compliance/FindingList.tsx'
import { Badge } from '#ui/Badge.tsx'
import { ShieldCheck } from '#ui/icons/index.ts'
import { SAMPLE_CHECK, SAMPLE_FINDING } from './sample-check.ts'

const RULES = [
  'Platform guidelines, advertising rules, copyright and family safety, each with its source',
  'Below a score of 80 nothing is filmed: it is improved up to three times, then waits for you',
  'At most two posts per channel per day, at least four hours apart',
  'Every film says that it is synthetic, and a persona never claims an experience of its own',
]
const { before, after } = SAMPLE_CHECK
const RESULT = [
  ['Score', `${before.score} → ${after.score}`],
  ['Risk', `${before.risk} → ${after.risk}`],
  ['Issues', '1 fixed'],
] as const

/** What stands between a script and the public. */
export function Compliance() {
  return (
    <section id="compliance" className="border-line border-t py-24">
      <div className="mx-auto grid max-w-[1240px] gap-12 px-5 md:grid-cols-[1fr_1.1fr] md:items-center">
        <div>
          <h2 className="text-4xl">Nothing leaves without a check</h2>
          <p className="mt-4 max-w-[46ch] text-ink-2 text-lg">
            The compliance officer reads every script before it becomes a video. You see the score, what it found, why,
            and what it changed.
          </p>
          <ul className="mt-6 grid gap-3">
            {RULES.map((rule) => (
              <li key={rule} className="flex gap-3">
                <ShieldCheck className="mt-1 size-4.5 shrink-0 text-ok" />
                {rule}
              </li>
            ))}
          </ul>
        </div>
        <SampleCheck />
      </div>
    </section>
  )
}

function SampleCheck() {
  return (
    <figure className="card p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">The moment to ask for a review</h3>
        <Badge tone="ok">Approved for publication</Badge>
      </div>
      <div className="mt-5 grid gap-3">
        <p className="rounded-lg bg-bad-soft px-4 py-3 line-through decoration-bad/60">{before.claim}</p>
        <p className="rounded-lg bg-ok-soft px-4 py-3">{after.claim}</p>
      </div>
      <div className="mt-5 border-line border-t pt-5">
        <FindingList findings={[SAMPLE_FINDING]} />
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-4 border-line border-t pt-5 text-sm">
        {RESULT.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-3">{label}</dt>
            <dd className="display num text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-4 text-ink-3 text-sm">
        A real check. The same words get the same scores every time, and the reasons with them.
      </figcaption>
    </figure>
  )
}
