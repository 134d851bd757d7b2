/** Services that do their work quickly and remember what they were asked: to see what a choice on a form changes. */
import { writeFile } from 'node:fs/promises'
import { plannedSentences } from '@octavo/voice/text'
import type { FilmMaker, FilmRequest } from '#rendering/index.ts'
import { planFilm } from '#rendering/index.ts'
import type { Services } from '#services/index.ts'
import { embeddedLanguage } from '#services/language/language.embedded.ts'
import type { Language, ScriptRequest, WrittenScript } from '#services/language/language.ts'
import { embeddedVoice } from '#services/voice/voice.embedded.ts'
import type { SpeechRequest, Voice } from '#services/voice/voice.ts'

export type Recording = {
  doubles: { services: Pick<Services, 'language' | 'voice'>; filmMaker: FilmMaker }
  films: FilmRequest[]
  scripts: ScriptRequest[]
  speeches: SpeechRequest[]
  /** What the writer writes from now on; its own texts again when undefined. */
  writes?: ((request: ScriptRequest) => WrittenScript) | undefined
  /** Films are not finished before this is. */
  held?: Promise<void> | undefined
}

/** Texts that a run may ask for: enough to choose from, few enough to be quick. */
const CANDIDATES = 3
const TAIL_MS = 1500

export function recording(): Recording {
  const own = embeddedLanguage()
  const made: Recording = { films: [], scripts: [], speeches: [], doubles: {} as Recording['doubles'] }
  const language: Language = {
    ...own,
    candidates: CANDIDATES,
    async writeScript(request) {
      made.scripts.push(request)
      return made.writes ? made.writes(request) : own.writeScript(request)
    },
    improveScript: (script, findings, request) =>
      made.writes ? Promise.resolve(script) : own.improveScript(script, findings, request),
  }
  const paced = embeddedVoice()
  const voice: Voice = {
    ...paced,
    name: 'Paced voice',
    async speak(request) {
      made.speeches.push(request)
      const seconds = paced.estimate(request.text, request.voice) / (request.rate ?? 1)
      return {
        pcm: new Float32Array(480),
        sampleRate: 48_000,
        durationMs: seconds * 1000,
        sentences: plannedSentences(request.text, seconds),
        visemes: [],
        timing: { source: 'estimated', confidence: 1 },
        provider: 'Paced voice',
      }
    },
  }
  const filmMaker: FilmMaker = {
    name: 'Recording films',
    drawPoster: () => Promise.reject(new Error('Nobody looks here')),
    sampleMusic: () => Promise.reject(new Error('Nobody listens here')),
    async makeFilm(request, { filmPath, posterPath }) {
      made.films.push(request)
      await made.held
      await Promise.all([writeFile(filmPath, 'film'), writeFile(posterPath, 'poster')])
      return {
        durationMs: request.speech.durationMs + TAIL_MS,
        bytes: 4,
        ...request.size,
        lufs: -14,
        encoder: 'none',
        scenes: [{ startMs: 0, visuals: 'Made' }],
        faults: [],
        notes: [],
        plan: planFilm(request),
      }
    },
    remakeFilm: () => Promise.reject(new Error('Nothing is edited here')),
  }
  made.doubles = { services: { language, voice }, filmMaker }
  return made
}
