import { Frame } from '#shared/Frame.tsx'
import type { PosterProps } from '#shared/Poster.tsx'

type UseCase = { who: string; what: string; posters: readonly PosterProps[] }

const USES: readonly UseCase[] = [
  {
    who: 'Creators with more ideas than hours',
    what: 'Keep a daily channel going without a daily shoot. Bring a topic; leave with a checked script and a finished short.',
    posters: [
      { scene: 'bars', hue: 330 },
      { scene: 'hills', hue: 220 },
      { scene: 'presenter', hue: 300 },
    ],
  },
  {
    who: 'Shops and small studios',
    what: 'Turn what you sell into a week of posts from one brand sheet: niche, tone, colour, logo, and the facts you stand behind.',
    posters: [
      { scene: 'shop', hue: 100 },
      { scene: 'cup', hue: 40 },
      { scene: 'desk', hue: 195 },
    ],
  },
  {
    who: 'Teams with a reviewer',
    what: 'Approve by score and exception instead of watching everything. What the officer is unsure of waits for a person, with the reason.',
    posters: [
      { scene: 'phone', hue: 165 },
      { scene: 'presenter', hue: 255 },
      { scene: 'bars', hue: 280 },
    ],
  },
]

/** For whom it is made. */
export function UseCases() {
  return (
    <section className="border-line border-t py-24">
      <div className="mx-auto max-w-[1240px] px-5">
        <h2 className="text-4xl">Who runs it</h2>
        <ul className="mt-10">
          {USES.map(({ who, what, posters }) => (
            <li
              key={who}
              className="grid gap-x-8 gap-y-4 border-line border-t py-7 md:grid-cols-[1fr_1.1fr_auto] md:items-center"
            >
              <h3 className="text-2xl">{who}</h3>
              <p className="max-w-[46ch] text-ink-2">{what}</p>
              <div aria-hidden className="flex gap-2">
                {posters.map((poster) => (
                  <Frame key={poster.scene} className="w-16" poster={poster} label="Sample short" />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
