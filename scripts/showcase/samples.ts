/** A business with its whole film, as the sample workspace reads it (`SampleFilm` there). */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { smallEnough } from './ffmpeg.ts'
import type { Business, FilmedWeek } from './filming.ts'

export const SAMPLES = 'server/src/operations/samples/films'
/** They lie in the repository, so they are encoded again with patience: half the bytes. */
const LIMIT = 1_500_000
const QUALITIES = [27, 29, 31, 33]

export async function keepSample({ name, film: title, brand }: Business, week: FilmedWeek): Promise<void> {
  const film = week.films.find((one) => one.title === title)
  if (!film) throw new Error(`No film “${title}”.`)
  const { row, script, scenes } = week
  const sample = {
    brand,
    script: {
      title,
      ...{ body: script.body, hook: script.hook, callToAction: script.call_to_action, hashtags: script.hashtags },
    },
    film: {
      ...{ seed: row.seed, durationMs: row.duration_ms, width: row.width, height: row.height, scenes },
      ...{ voiceId: row.voice_id, presenter: row.presenter, madeBy: row.made_by },
    },
  }
  mkdirSync(SAMPLES, { recursive: true })
  writeFileSync(`${SAMPLES}/${name}.json`, `${JSON.stringify(sample, undefined, 2)}\n`)
  for (const [ending, path] of [
    ['mp4', film.streamUrl],
    ['jpg', film.posterUrl],
    ['srt', film.srtUrl],
    ['vtt', film.vttUrl],
  ] as const) {
    writeFileSync(`${SAMPLES}/${name}.${ending}`, await week.file(path ?? ''))
  }
  await makeSmall(`${SAMPLES}/${name}.mp4`)
}

async function makeSmall(film: string): Promise<void> {
  const whole = `${film}.whole.mp4`
  writeFileSync(whole, readFileSync(film))
  await smallEnough(film, LIMIT, QUALITIES, (target, crf) => [
    ...['-i', whole, '-map_metadata', '0', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', `${crf}`],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '80k', '-movflags', '+faststart', target],
  ])
  rmSync(whole)
}

/** What the landing page says of the films that are kept. */
export const shownFilms = (businesses: Business[]) =>
  businesses.map(({ name }) => {
    const { brand, script, film } = JSON.parse(readFileSync(`${SAMPLES}/${name}.json`, 'utf8'))
    const seconds = Math.round(film.durationMs / 1000)
    return { name, business: brand.name, place: brand.place, title: script.title, seconds }
  })
