import { sampleFilmFiles } from '@octavo/contract/sample-workspace'
import { useRef } from 'react'
import { formatPlayTime } from '#format/date.ts'
import { BUSINESS_FILMS } from './business-films.ts'

/** Films of four very different businesses, whole and with sound. */
export function BusinessFilms() {
  const list = useRef<HTMLUListElement>(null)
  const playOnly = (playing: EventTarget) => {
    for (const video of list.current?.querySelectorAll('video') ?? []) if (video !== playing) video.pause()
  }
  return (
    <section className="border-line border-t py-24">
      <div className="mx-auto max-w-[1240px] px-5">
        <h2 className="max-w-[22ch] text-4xl">A potter, a plumber, a dentist, a dance school</h2>
        <p className="mt-4 max-w-[62ch] text-ink-2">
          One film of each, whole and with its sound: written from what the owner told Octavo, spoken by the built-in
          voice, drawn in a look that fits the trade and the brand’s one color. No key, no stock footage, no network.
        </p>
        <ul ref={list} className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
          {BUSINESS_FILMS.map(({ name, business, place, title, seconds }) => (
            <li key={name} className="min-w-0">
              <video
                src={sampleFilmFiles.film(name)}
                poster={sampleFilmFiles.poster(name)}
                aria-label={`${business}: ${title}`}
                controls
                playsInline
                preload="none"
                width={576}
                height={1024}
                onPlay={({ currentTarget }) => playOnly(currentTarget)}
                className="aspect-[9/16] h-auto w-full rounded-frame border border-line bg-sunken object-cover"
              >
                <track kind="captions" srcLang="en" label="English" src={sampleFilmFiles.captions(name)} />
              </video>
              <h3 className="mt-3 text-base leading-snug">{business}</h3>
              <p className="text-ink-3 text-sm">
                {place} · {formatPlayTime(seconds)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
