/** The sound of a film: voice over music, as loud as platforms want it. */

import type { FilmPlan, Mood, Sentence } from '#plan.ts'
import { addCues, cuesOf, type FilmCuts } from './cues.ts'
import { duck, speakingStretches } from './ducking.ts'
import { follow, levelsOf } from './follow.ts'
import { limit } from './limiter.ts'
import { integratedLoudness, QUIETEST_LUFS, RATE, truePeakDb } from './loudness.ts'
import { SOFT_EFFECTS, STYLES } from './mood/index.ts'
import { playMusic } from './music.ts'
import { layTrack, type Track } from './track.ts'
import { carryVoice, phoneLoss } from './voice.carry.ts'

const TARGET_LUFS = -14
/** The limiter's ceiling; encoding to AAC adds a few tenths. */
const CEILING_DB = -1.5
const TOLERANCE_LU = 0.1
const PASSES = 6
const LEAST_YIELD = 0.2
/** Under the voice where nobody speaks, and lower still where somebody does. */
const MUSIC_LU = -10
const DUCK_DB = -8
/**
 * The same in mix 2, where the music is heard on a phone too; how much of a bed a phone usually takes, how much louder than its
 * place a piece may be that it takes more of; and how high effects peak.
 */
const FOLLOWING = { musicLu: -7, underDb: -6, usualLossLu: 2.3, mostLu: 1, effectDb: -19 }

export type FilmSound = FilmCuts &
  Pick<FilmPlan, 'mix'> & {
    /** Mono at 48 kHz, starting at 0 on the film's clock; cut or followed by silence to fit. */
    speech: Float32Array
    durationMs: number
    sentences: Pick<Sentence, 'words'>[]
    /** A generated bed or a track of somebody's own; 'none' leaves the voice alone: no bed and no effects. */
    music: 'none' | Mood | Track
  }

/** 48 kHz stereo. `lufs` and `truePeakDb` (dBTP) are measured on these samples as ITU-R BS.1770-4 says. */
export type FilmMix = { left: Float32Array; right: Float32Array; sampleRate: 48_000; lufs: number; truePeakDb: number }

/**
 * Mixes a film's sound at -14 LUFS with its true peak under -1.2 dBTP. Same input, same samples. A film without any
 * sound stays silent and reads -70 LUFS.
 */
export function mixFilm(film: FilmSound): FilmMix {
  const { durationMs, music } = film
  const length = Math.round((durationMs * RATE) / 1000)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  if (music !== 'none') {
    layMusic(left, right, film, music)
    scale(left, right, musicGain(left, right, film.mix))
    addEffects(left, right, film, music)
    makeRoom(left, right, film)
  }
  const said = film.speech.subarray(0, length)
  const voice = film.mix === undefined ? said : carryVoice(said)
  addVoice(left, right, voice, gainTo(TARGET_LUFS, integratedLoudness(voice, voice)))
  return { left, right, sampleRate: RATE, ...master(left, right) }
}

function layMusic(left: Float32Array, right: Float32Array, { seed, mix }: FilmSound, music: Mood | Track): void {
  if (typeof music === 'string') playMusic(music, seed, left, right, mix)
  else layTrack(music, left, right)
}

/** In mix 2 as loud as a phone plays it, so that bass makes no room for itself; little louder than by all that is in it. */
function musicGain(left: Float32Array, right: Float32Array, mix: FilmPlan['mix']): number {
  const lufs = integratedLoudness(left, right)
  if (mix === undefined) return gainTo(TARGET_LUFS + MUSIC_LU, lufs)
  const { musicLu, usualLossLu, mostLu } = FOLLOWING
  return gainTo(TARGET_LUFS + musicLu, Math.max(lufs - mostLu, lufs - phoneLoss(left, right) + usualLossLu))
}

function addEffects(left: Float32Array, right: Float32Array, film: FilmSound, music: Mood | Track): void {
  const gentler = typeof music === 'string' ? (STYLES[music].gentler ?? {}) : SOFT_EFFECTS
  addCues(left, right, cuesOf(film), gentler, film.mix === undefined ? undefined : FOLLOWING.effectDb)
}

/** Room for the words. */
function makeRoom(left: Float32Array, right: Float32Array, { sentences, scenes, durationMs, mix }: FilmSound): void {
  const words = sentences.flatMap((sentence) => sentence.words)
  const card = scenes.length > 1 ? scenes.at(-1)!.startMs : undefined
  if (mix === undefined) duck(left, right, speakingStretches(words), DUCK_DB)
  else follow(left, right, levelsOf(words, durationMs, FOLLOWING.underDb, card))
}

/** Factor that moves a sound from one loudness to another; silence stays as it is. */
const gainTo = (target: number, measured: number): number =>
  measured <= QUIETEST_LUFS ? 1 : 10 ** ((target - measured) / 20)

function scale(left: Float32Array, right: Float32Array, gain: number): void {
  for (let i = 0; i < left.length; i++) {
    left[i]! *= gain
    right[i]! *= gain
  }
}

/** A mono voice in both channels: it stands in the middle. */
function addVoice(left: Float32Array, right: Float32Array, voice: Float32Array, gain: number): void {
  for (let i = 0; i < voice.length; i++) {
    const sample = voice[i]! * gain
    left[i]! += sample
    right[i]! += sample
  }
}

/**
 * Brings the mix to the target. Where peaks stand high the limiter takes back a part of what a raise gives: the next
 * raise allows for it.
 */
function master(left: Float32Array, right: Float32Array): { lufs: number; truePeakDb: number } {
  let lufs = integratedLoudness(left, right)
  let yielded = 1
  for (let pass = 0; pass < PASSES && lufs > QUIETEST_LUFS; pass++) {
    const missing = TARGET_LUFS - lufs
    if (pass > 0 && Math.abs(missing) < TOLERANCE_LU) break
    const raise = missing / Math.max(LEAST_YIELD, Math.min(1, yielded))
    limit(left, right, 10 ** (raise / 20), CEILING_DB)
    const before = lufs
    lufs = integratedLoudness(left, right)
    yielded = (lufs - before) / raise
  }
  return { lufs, truePeakDb: truePeakDb(left, right) }
}
