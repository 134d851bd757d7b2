/** What a change to a film costs beside making all of it: one line said otherwise, other music, another scene. Of a minute unless said. */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  CLOSE_MS,
  editPlan,
  type FilmPlan,
  type NewSpeech,
  type PlanEdit,
  whatChanged,
  wholeFrames,
} from '@octavo/renderer'
import { builtInVoice } from '@octavo/voice'
import type { Speech } from '@octavo/voice/speech'
import { aligned, pieceAt, rewritten } from '../server/src/films/edits/index.ts'
import { makeLog } from '../server/src/log.ts'
import type { FilmOrder } from '../server/src/rendering/index.ts'
import { octavoFilms, planFilm } from '../server/src/rendering/index.ts'
import { writeSpeech } from '../server/src/services/voice/speech-file.ts'

const { values } = parseArgs({ options: { size: { type: 'string', default: 'short' } } })
const SIZE = values.size === 'long' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 }
const MUST = 0.2

const SCRIPT = `Most cafes clean their coffee machine wrong. Nine out of ten of ours hid limescale where nobody looks.
We had 20 repairs in January, 45 in March and 80 in June. Do you know what comes of skipping it?

Water that is too hot burns the beans. Water that is too cold leaves them sour. The pump works twice as hard and the coffee tastes flat.
On Monday empty the tank, on Wednesday soak the filter, and on Friday rinse twice.

You need three things: citric acid, a soft brush and ten minutes. That cut our bill from 120 dollars to 9 dollars.
Our barista writes the date on a small card. The card hangs on the wall beside the grinder, so nobody forgets.
Before the card we lost a morning every month. Now the machine simply works. Save this list and clean yours on Monday.`
const LINE = 'The pump works twice as hard'
const INSTEAD = 'Then the pump works twice as hard, and every cup tastes a little flat.'

const films = octavoFilms({ encoder: 'auto', log: makeLog('error') })
const speak = (text: string): Promise<Speech> => cached.speak({ text, voice: 'professional' })
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'))
const cached = builtInVoice({ cacheDir: join(folder, 'voice') })

const order = (): FilmOrder => ({
  filmPath: join(folder, 'film.mp4'),
  posterPath: join(folder, 'film.jpg'),
  scenesPath: join(folder, 'scenes'),
  workers: availableParallelism(),
  signal: new AbortController().signal,
  onProgress: () => {},
})

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const startedAt = performance.now()
  return { value: await work(), seconds: (performance.now() - startedAt) / 1000 }
}

const speechFile = async (speech: Speech): Promise<string> => (await writeSpeech(join(folder, 'speech'), speech)).wav

async function makeAll(): Promise<{ plan: FilmPlan; speech: Speech }> {
  const speech = await speak(SCRIPT)
  const request = {
    title: 'The coffee machine mistake',
    format: 'short' as const,
    size: SIZE,
    seed: 11,
    brand: { name: 'Morning Lab', color: '#c2542d' },
    background: 'animated' as const,
    captions: true,
    music: 'upbeat' as const,
    presenter: { style: 'professional', gender: 'female', seed: 4 } as const,
    speech,
    speechPath: await speechFile(speech),
  }
  await films.makeFilm(request, order())
  return { plan: planFilm(request), speech }
}

/** The speech with one line said otherwise, where it belongs in the film. */
async function saidOtherwise(plan: FilmPlan, before: Speech): Promise<NewSpeech> {
  const lines = before.sentences.map(({ words }) => ({ start: words[0]!.charStart, end: words.at(-1)!.charEnd }))
  const index = before.sentences.findIndex(({ text }) => text.startsWith(LINE))
  const { script, pieces } = rewritten(SCRIPT, lines, { lines: [{ index, text: INSTEAD }] })
  const spoken = await speak(script)
  const origins = spoken.sentences.map(({ words }) => {
    const { line, same } = pieceAt(pieces, words[0]!.charStart)!
    return { line: Number(line), same }
  })
  const speech = aligned(
    spoken,
    origins.map(({ line, same }) => (same ? plan.sentences[line]!.startMs : undefined)),
  )
  return {
    path: await speechFile(speech),
    sentences: speech.sentences,
    visemes: speech.visemes,
    durationMs: wholeFrames(speech.durationMs + CLOSE_MS),
    origins,
  }
}

const row = (what: string, seconds: number, whole: number, drawn: string) =>
  console.log(
    `${what.padEnd(30)}${seconds.toFixed(1).padStart(8)} s${(seconds / whole).toFixed(2).padStart(8)}   ${drawn}`,
  )

async function bench(): Promise<void> {
  const all = await timed(makeAll)
  const { plan, speech } = all.value
  const seconds = plan.durationMs / 1000
  console.log(
    `A film of ${seconds.toFixed(0)} s, ${plan.scenes.length} scenes, ${SIZE.width}x${SIZE.height}, voice and poster included.\n`,
  )
  row('all of it', all.seconds, all.seconds, '')
  const tried = await timed(async () => editPlan(plan, { speech: await saidOtherwise(plan, speech) }).plan)
  const changes: [string, () => Promise<PlanEdit>][] = [
    ['one line said otherwise', async () => ({ speech: await saidOtherwise(plan, speech) })],
    ['other music', async () => ({ music: 'calm' })],
    [
      'another scene',
      async () => ({ scenes: [{ id: 's4', to: { kind: 'icon', icon: 'cup', label: 'Flat coffee' } }] }),
    ],
  ]
  const shares: number[] = []
  for (const [what, change] of changes) {
    const edit = await timed(async () => {
      const edited = editPlan(plan, await change()).plan
      await films.remakeFilm({ ...edited, speech: { path: edited.speech.path } }, order())
      return edited
    })
    const { scenes, ofScenes, frames, ofFrames } = whatChanged(plan, edit.value)
    row(what, edit.seconds, all.seconds, `${scenes} of ${ofScenes} scenes, ${frames} of ${ofFrames} frames drawn`)
    shares.push(edit.seconds / all.seconds)
    await films.remakeFilm(plan, order()) // back to the film before, for the next change
  }
  const share = shares[0]!
  console.log(
    `\none line, share of the whole time${share.toFixed(2).padStart(8)}   must: ${MUST} of a film of 60 s${share <= MUST ? '' : '   MISSED'}`,
  )
  console.log(
    `trying it (voice and plan)${tried.seconds.toFixed(2).padStart(15)} s must: 1.00 s${tried.seconds <= 1 ? '' : '   MISSED'}`,
  )
}

try {
  await bench()
} finally {
  rmSync(folder, { recursive: true })
}
