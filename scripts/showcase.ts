/**
 * `npm run showcase [-- NAME...]`: makes the films that strangers see. Starts the product, has the businesses of
 * `showcase/businesses.json` filmed by the calls that a person's browser makes, and writes
 * - each business with one whole film into the sample workspace (`server/src/operations/samples/films`), which the landing page plays too,
 * - small soundless loops of the first business's week into `web/public/films`.
 * Needs a system ffmpeg.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { startServer } from '../e2e/server.ts'
import { type Business, type FilmedWeek, filmOf, readBusinesses, weekOf } from './showcase/filming.ts'
import { writeLoops } from './showcase/loops.ts'
import { keepSample, SAMPLES, shownFilms } from './showcase/samples.ts'

const LANDING = 'web/src/screens/landing'
const WEEK = 'web/src/parts/week/showcase-week.json'

const wanted = process.argv.slice(2)
const businesses = readBusinesses()
const [first] = businesses
const chosen = businesses.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
// A sample is watched in a window; a third of the size tells as much.
const server = await startServer({ FILM_QUALITY: 'standard' })
try {
  for (const business of chosen) await make(business)
} catch (error) {
  console.error(server.output())
  throw error
} finally {
  await server.stop()
}
writeFileSync(`${LANDING}/business-films.json`, `${JSON.stringify(shownFilms(businesses), undefined, 2)}\n`)

async function make(business: Business): Promise<void> {
  console.log(`${business.brand.name}: filming`)
  const isWeek = business === first
  const week: FilmedWeek = await (isWeek ? weekOf : filmOf)(server.base, business)
  await keepSample(business, week)
  if (isWeek) writeFileSync(WEEK, `${JSON.stringify(await writeLoops(week), undefined, 2)}\n`)
}
execFileSync('node_modules/.bin/biome', ['format', '--write', SAMPLES, LANDING, WEEK], { stdio: 'inherit' })
