/** The sound of a film: voice over music, as loud as platforms want it. */

import type { Music, Sentence } from '#plan.ts'
import { diceOf } from './dice.ts'
import { duck, speakingStretches } from './ducking.ts'
import { EFFECT_PEAK_SECONDS, type Effect, playEffect } from './effects.ts'
import { limit } from './limiter.ts'
import { integratedLoudness, QUIETEST_LUFS, RATE, truePeakDb } from './loudness.ts'
import { playMusic } from './music.ts'
import type { Mood } from './style.table.ts'

const TARGET_LUFS = -14
/** The limiter's ceiling; encoding to AAC adds a few tenths. */
const CEILING_DB = -1.5
const TOLERANCE_LU = 0.1
const PASSES = 6
const LEAST_YIELD = 0.2
/** Under the voice where nobody speaks, and lower still where somebody does. */
const MUSIC_LU = -10
const DUCK_DB = -8
/** Peak of an effect, on the scale of a mix at the target. */
const EFFECT_DB = -22
/** Cuts closer than this to the last one that was heard stay silent. */
const EFFECT_EVERY_MS = 6000
const CUT_EFFECTS: Record<Mood, Effect[]> = {
  upbeat: ['whoosh', 'whoosh', 'impact'],
  calm: ['whoosh', 'whoosh', 'ding'],
}

export type FilmSound = {
  /** Mono at 48 kHz, starting at 0 on the film's clock; cut or followed by silence to fit. */
  speech: Float32Array
  durationMs: number
  sentences: Pick<Sentence, 'words'>[]
  /** 'none' leaves the voice alone: no bed and no effects. */
  music: Music
  /** Starts of scenes in ms; now and then one is heard. */
  cuts: number[]
  seed: number
}

/** 48 kHz stereo. `lufs` and `truePeakDb` (dBTP) are measured on these samples as ITU-R BS.1770-4 says. */
export type FilmMix = { left: Float32Array; right: Float32Array; sampleRate: 48_000; lufs: number; truePeakDb: number }

/**
 * Mixes a film's sound at -14 LUFS with its true peak under -1.2 dBTP. Same input, same samples. A film without any
 * sound stays silent and reads -70 LUFS.
 */
export function mixFilm({ speech, durationMs, sentences, music, cuts, seed }: FilmSound): FilmMix {
  const length = Math.round((durationMs * RATE) / 1000)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  if (music !== 'none') {
    playMusic(music, seed, left, right)
    scale(left, right, gainTo(TARGET_LUFS + MUSIC_LU, integratedLoudness(left, right)))
    addEffects(left, right, cuts, music, seed)
    duck(left, right, speakingStretches(sentences.flatMap(({ words }) => words)), DUCK_DB)
  }
  const voice = speech.subarray(0, length)
  addVoice(left, right, voice, gainTo(TARGET_LUFS, integratedLoudness(voice, voice)))
  return { left, right, sampleRate: RATE, ...master(left, right) }
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

function addEffects(left: Float32Array, right: Float32Array, cuts: number[], mood: Mood, seed: number): void {
  const dice = diceOf(seed)
  let lastMs = -EFFECT_EVERY_MS / 2
  for (const cut of cuts) {
    if (cut - lastMs < EFFECT_EVERY_MS) continue
    lastMs = cut
    const effect = dice.pick(CUT_EFFECTS[mood])
    const sound = playEffect(effect, seed ^ cut)
    const start = Math.round((cut / 1000 - EFFECT_PEAK_SECONDS[effect]) * RATE)
    const gain = 10 ** (EFFECT_DB / 20)
    for (let i = Math.max(0, -start); i < sound.length && start + i < left.length; i++) {
      left[start + i]! += gain * sound[i]!
      right[start + i]! += gain * sound[i]!
    }
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
