import path from 'node:path'
import { messages } from '@octavo/contract/messages'
import { folderOf } from '#jobs.ts'
import { Refusal } from '#refusal.ts'
import { CLOSE_MS, INTRO_MS } from '#rendering/index.ts'
import { standsAsApproved } from '#scripts/index.ts'
import { readSpeech, writeSpeech } from '#services/voice/speech-file.ts'
import type { Speech } from '#services/voice/voice.ts'
import { introOf } from './brand-frame.rules.ts'
import type { LineSpan, Manner } from './film-source.store.ts'
import { type FilmWork, type ScriptedFilm, withScript } from './film-work.ts'
import { refuseUnset } from './letters.ts'
import { noteOn, type Spoken, speakWithinBounds } from './speak.ts'
import { filmWorkFolder } from './work-folder.ts'

export type Recorded = {
  voice: string
  presenter: string | null
  durationMs: number
  lengthNote: string | null
  /** What an edit needs: the words as they were spoken, where their lines stand, and how they were said. */
  manner: Manner
  script: string
  lines: LineSpan[]
}

/** Speaks the script within the format's length and keeps the sound beside its times. */
export async function recordVoice(work: FilmWork): Promise<Recorded> {
  const film = await withScript(work)
  const { ctx, video, brand, script, cast } = film
  if (!standsAsApproved(script)) throw new Refusal('conflict', messages.script.changedSince)
  await refuseUnset(ctx, { title: video.title, brandId: brand.id, body: script.body })
  const { speech, manner } = await speakScript(film)
  await writeSpeech(speechFile(film), speech)
  const durationMs = Math.round(speech.durationMs + stillMs(film))
  return {
    voice: cast.voice,
    presenter: cast.presenter?.style ?? null,
    durationMs,
    lengthNote: noteOn(speech, durationMs, video),
    manner,
    script: script.body,
    lines: linesOf(speech),
  }
}

/** The recorded speech; spoken again where another machine goes on with the film and the file is not there. */
export async function recordedSpeech(film: ScriptedFilm): Promise<{ speech: Speech; path: string }> {
  const file = speechFile(film)
  const found = await readSpeech(file)
  if (found) return { speech: found, path: `${file}.wav` }
  const { speech } = await speakScript(film)
  await writeSpeech(file, speech)
  return { speech, path: `${file}.wav` }
}

/** `intonation`: as the film was spoken before; the voice's latest if not given. */
export const speakScript = (film: ScriptedFilm, intonation?: number): Promise<Spoken> =>
  speakWithinBounds(film, {
    text: film.script.body,
    voice: film.cast.voice,
    stillSeconds: stillMs(film) / 1000,
    ...(intonation && { intonation }),
  })

/** Milliseconds of the film in which nobody speaks: before the first word and after the last. */
const stillMs = ({ brand, video }: ScriptedFilm): number => INTRO_MS[introOf(brand, video.format)] + CLOSE_MS

/** Without its endings: the sound and its times stand beside each other. */
const speechFile = ({ ctx, video }: FilmWork): string =>
  path.join(folderOf(ctx, filmWorkFolder, { videoId: video.id, attempt: video.attempt }), 'speech')

/** Where each spoken line stands in the script. */
export const linesOf = ({ sentences }: Pick<Speech, 'sentences'>): LineSpan[] =>
  sentences.map(({ words }) => ({ start: words[0]?.charStart ?? 0, end: words.at(-1)?.charEnd ?? 0 }))
