import { SHOWCASE_WEEK } from '#parts/week/showcase-week.ts'

const USES: readonly { who: string; what: string; films: readonly number[] }[] = [
  {
    who: 'Creators with more ideas than hours',
    what: 'Keep a daily channel going without a daily shoot. Bring a topic; leave with a checked script and a finished short.',
    films: [7, 3, 0],
  },
  {
    who: 'Shops and small studios',
    what: 'Turn what you sell into a week of posts from one brand sheet: niche, tone, color, logo, and the facts you stand behind.',
    films: [1, 6, 5],
  },
  {
    who: 'Teams with a reviewer',
    what: 'Approve by score and exception instead of watching everything. Anything doubtful waits for your OK, with the reason.',
    films: [4, 5, 7],
  },
]

/** For whom it is made. */
export function UseCases() {
  return (
    <section className="border-line border-t py-24">
      <div className="mx-auto max-w-[1240px] px-5">
        <h2 className="text-4xl">Who runs it</h2>
        <ul className="mt-10">
          {USES.map(({ who, what, films }) => (
            <li
              key={who}
              className="grid gap-x-8 gap-y-4 border-line border-t py-7 md:grid-cols-[1fr_1.1fr_auto] md:items-center"
            >
              <h3 className="text-2xl">{who}</h3>
              <p className="max-w-[46ch] text-ink-2">{what}</p>
              <div aria-hidden className="flex gap-2">
                {films.map((index) => (
                  <img
                    key={index}
                    src={SHOWCASE_WEEK[index]!.poster}
                    alt=""
                    width={360}
                    height={640}
                    loading="lazy"
                    className="h-auto w-16 rounded-frame border border-line"
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
