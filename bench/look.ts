/**
 * How much the films of a week differ, and how much happens in them: `npm run bench -- look`, for three of the brands of
 * `bench/words`, or `npm run bench -- look NAME COLOR`; a
 * folder behind them gets a strip of each film, a frame a second. Drawn small, six frames a second, with paces of speech that are estimated.
 * `photos` anywhere gives each brand eight photos, drawn for it or those of the folder OWN in `photos=OWN`, and says how the week shows
 * them; `plans` measures what is planned and draws no film.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lookFor, seedOfBrand } from '@octavo/contract/look'
import {
  type FilmPlan,
  FULL_FRAME_SHARE,
  fullFrameShare,
  type OwnPicture,
  pictureFit,
  renderStills,
} from '@octavo/renderer'
import { plannedSpeech } from '@octavo/voice/text'
import { readConfig } from '../server/src/config.ts'
import { castFilm, picturesOfTurn } from '../server/src/films/make/index.ts'
import { planFilm } from '../server/src/rendering/index.ts'
import { voiceOnThisMachine } from '../server/src/services/index.ts'
import { distance, type Figures, figuresOf, type Picture, photosFor, pictureOf, strip } from './look.fixture.ts'
import { BRANDS } from './words/brands.data.ts'
import { filmsOf } from './words/week.ts'

const SIZE = { short: { width: 216, height: 384 }, long: { width: 384, height: 216 } } as const
const EVERY_MS = 1000 / 6
const COLORS = ['#E5A50A', '#1F6B45', '#C8553D']

const voices = voiceOnThisMachine(readConfig({ DATA_DIR: tmpdir(), VOICE_ENGINE: 'built-in' }))
const words = process.argv.slice(2)
const isFlag = (word: string) => word === 'plans' || /^photos(=|$)/.test(word)
const [name, color, strips] = words.filter((word) => !isFlag(word))
const flags = words.filter(isFlag)
if (strips) mkdirSync(strips, { recursive: true })
const photosFlag = flags.find((flag) => flag !== 'plans')

/** The week as it would be filmed. */
function weekOf(brand: (typeof BRANDS)[number], primary: string, photos: readonly OwnPicture[]): FilmPlan[] {
  const brandSeed = seedOfBrand(Buffer.from(brand.name).toString('hex').padEnd(7, '0'))
  const uses = new Map<string, number>()
  return filmsOf(brand).map(({ script, format, number }, at, { length }) => {
    const turn = format === 'long' ? 0 : number
    const look = lookFor({ looks: [], tone: brand.tone, trade: brand.trade, brandSeed, turn, background: null })
    const cast = castFilm({
      avatarMode: 'Rotation Strategy',
      tone: brand.tone,
      brandSeed,
      seed: brandSeed + turn,
      turn,
      body: script.body,
      voices,
      look,
      captionStyle: 'karaoke',
    })
    const given = picturesOfTurn({
      pictures: photos.map((photo) => ({ mediaId: photo.path, fit: pictureFit(photo, script.body) })),
      ...{ uses, waiting: length - at, brandSeed, turn },
    })
    for (const path of given) uses.set(path, (uses.get(path) ?? 0) + 1)
    return planFilm({
      brandPictures: photos.filter(({ path }) => given.includes(path)),
      title: script.title,
      format,
      size: SIZE[format],
      seed: brandSeed + turn,
      brand: { name: brand.name, color: primary },
      background: 'animated',
      captions: true,
      music: 'none',
      ...(cast.look && { look: cast.look }),
      ...(cast.captionStyle && { captionStyle: cast.captionStyle }),
      ...(cast.presenter && { presenter: cast.presenter }),
      ...(script.lines && { written: script.lines }),
      speech: plannedSpeech(script.body, voices.estimate(script.body, cast.voice)),
      speechPath: '',
    })
  })
}

async function measured(plans: FilmPlan[]): Promise<Figures[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-look-'))
  try {
    const found: Figures[] = []
    // A long film tells as much in its first minute.
    for (const [nth, plan] of plans.entries()) {
      const count = Math.floor(Math.min(plan.durationMs, 60_000) / EVERY_MS)
      const stills = Array.from({ length: count }, (_, at) => ({
        plan,
        atMs: at * EVERY_MS,
        out: path.join(folder, `${String(at).padStart(4, '0')}.png`),
      }))
      await renderStills(stills)
      const pictures: Picture[] = []
      for (const { out } of stills) pictures.push(await pictureOf(out))
      found.push(figuresOf(pictures, EVERY_MS, plan))
      const seconds = stills.filter((_, at) => at % 6 === 2).map(({ out }) => out)
      if (strips) await strip(seconds, path.join(strips, `${nth + 1}-${plan.art?.look ?? 'none'}.png`))
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function print(brand: string, plans: FilmPlan[], films: Figures[]): void {
  const shorts = films.filter((_, at) => plans[at]!.height > plans[at]!.width)
  const pairs = shorts.flatMap((one, at) => shorts.slice(at + 1).map((other) => [one, other] as const))
  const posters = Math.min(...pairs.map(([one, other]) => distance(one.poster, other.poster)))
  const moments = Math.min(...pairs.map(([one, other]) => likest(one, other)))
  const people = new Set(plans.flatMap(({ presenter }) => presenter?.person ?? []))
  const grounds = different(films.map(({ ground }) => ground))
  const per30 = (figure: Figures) => ((figure.changes * 30_000) / figure.lastsMs).toFixed(1)
  const share = (value: number) => `${Math.round(100 * value)} %`
  console.log(`\n${brand}: ${plans.map(({ art }) => art?.look ?? 'none').join(', ')}`)
  console.log(
    `  least between two posters ${posters.toFixed(1)}, between two films' moments ${moments.toFixed(1)} (CIE 1976, mean over the frame)`,
  )
  console.log(
    `  ${grounds} clearly different grounds of ${films.length}; farthest hue from the brand ${Math.max(...films.map(({ hueOff }) => hueOff)).toFixed(0)} degrees; ${people.size} people`,
  )
  console.log(`  changes of more than a quarter in 30 s: ${films.map(per30).join(' ')}`)
  console.log(`  longest rest in seconds: ${films.map(({ restMs }) => (restMs / 1000).toFixed(1)).join(' ')}`)
  console.log(`  lower third empty: ${films.map(({ emptyLow }) => share(emptyLow)).join(' ')}`)
  console.log(
    `  full frame pictures: ${films.map(({ pictures }) => share(pictures)).join(' ')}; shots: ${plans.map(shotsIn).join(' ')}`,
  )
}

/** In how many films each photo is seen, and how often one comes again in a film after another picture. */
function printPhotos(plans: FilmPlan[], photos: readonly OwnPicture[]): void {
  const seen = plans.map(picturesInTurn)
  const uses = photos.map(({ path }) => seen.filter((film) => film.includes(path)).length)
  const again = seen.map((film) => film.length - new Set(film).size)
  const shorts = plans.filter(({ width, height }) => height > width)
  const shares = shorts.map((plan) => `${Math.round(100 * fullFrameShare(plan))} %`)
  console.log(`  shorts full frame: ${shares.join(' ')} (least asked for: ${100 * FULL_FRAME_SHARE} %)`)
  console.log(`  films that show each photo: ${uses.join(' ')}; photos that come twice in a film: ${again.join(' ')}`)
}

/** The owner's pictures as they are seen one after the other; one that goes on from shot to shot stands here once. */
function picturesInTurn({ scenes }: FilmPlan): string[] {
  const shots = scenes.flatMap((scene) =>
    (scene.shots ?? []).map(({ picture }) => (scene.kind === 'media' ? scene.path : picture?.path)),
  )
  return shots.flatMap((path, at) => (path !== undefined && path !== shots[at - 1] ? [path] : []))
}

const shotsIn = ({ scenes }: FilmPlan): number => scenes.reduce((sum, { shots = [] }) => sum + shots.length, 0)

/** Films are as far apart as their likest moments, on average. */
function likest(one: Figures, other: Figures): number {
  const nearest = one.moments.map((moment) => Math.min(...other.moments.map((rival) => distance(moment, rival))))
  return nearest.reduce((sum, value) => sum + value, 0) / nearest.length
}

/** How many grounds are told apart at a glance. */
function different(grounds: Picture[]): number {
  const kept: Picture[] = []
  for (const ground of grounds) if (kept.every((other) => distance(ground, other) > 12)) kept.push(ground)
  return kept.length
}

const chosen = name ? BRANDS.filter((brand) => brand.name === name) : [BRANDS[0]!, BRANDS[9]!, BRANDS[21]!]
if (chosen.length === 0)
  throw new Error(`There is no brand "${name}". There are: ${BRANDS.map((one) => one.name).join(', ')}.`)
for (const [at, brand] of chosen.entries()) {
  const primary = color ?? COLORS[at % COLORS.length]!
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-photos-'))
  try {
    const photos = photosFlag ? await photosFor(photosFlag.slice('photos='.length), folder) : []
    const plans = weekOf(brand, primary, photos)
    if (flags.includes('plans')) console.log(`\n${brand.name}`)
    else print(brand.name, plans, await measured(plans))
    if (photosFlag) printPhotos(plans, photos)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
