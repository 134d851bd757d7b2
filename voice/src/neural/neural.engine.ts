/** What runs in the thread of the neural voices. */

import { join } from 'node:path'
import type { Utterance } from '#thread/utterance.ts'
import { type Kokoro, openKokoro, sayWithKokoro } from './kokoro.ts'
import { LJSPEECH_MODEL } from './ljspeech.table.ts'
import { leveled, type NeuralSentence, type SoundAlone, utteranceOf } from './neural.sound.ts'
import { type Onnx, openOnnx } from './onnx.ts'
import { openPiper, type Piper, type PiperSentence, sayWithPiper } from './piper.ts'
import { openSupertonic, type Supertonic, type SupertonicSentence, sayWithSupertonic } from './supertonic.ts'

/** Where all voices lie, and how many cores the native runtime may take. */
type Place = { voices: string; threads: number }
/** A sentence for a model that tells when each sound is said. */
export type TimedJob = Place & NeuralSentence & { model: 'kokoro'; gain: number }
/** One for a model that tells nothing of times. */
export type SoundJob = Place &
  ((PiperSentence & { model: 'ljspeech' }) | (SupertonicSentence & { model: 'supertonic' }))
export type NeuralJob = TimedJob | SoundJob

const MODELS = {
  kokoro: {
    open: openKokoro,
    async say(kokoro: Kokoro, { gain, ...sentence }: TimedJob): Promise<Utterance> {
      return utteranceOf(await sayWithKokoro(kokoro, sentence), gain)
    },
  },
  ljspeech: {
    open: (folder: string, onnx: Onnx) => openPiper(folder, LJSPEECH_MODEL, onnx),
    async say(piper: Piper, sentence: PiperSentence): Promise<SoundAlone> {
      return leveled(await sayWithPiper(piper, sentence))
    },
  },
  supertonic: {
    open: openSupertonic,
    async say(supertonic: Supertonic, sentence: SupertonicSentence): Promise<SoundAlone> {
      return leveled(await sayWithSupertonic(supertonic, sentence))
    },
  },
}

let open: { folder: string; say: Promise<(job: NeuralJob) => Promise<Utterance | SoundAlone>> } | undefined

/** Says one sentence; the model is read the first time, and one at a time is held. */
export async function sayNeural(job: NeuralJob): Promise<Utterance | SoundAlone> {
  const folder = join(job.voices, job.model)
  if (open?.folder !== folder)
    open = { folder, say: openOnnx(job.voices, job.threads).then((onnx) => opened(job.model, folder, onnx)) }
  try {
    return await (await open.say)(job)
  } catch (error) {
    open = undefined
    throw error
  }
}

/** A model, ready to say what is meant for it. */
async function opened(name: NeuralJob['model'], folder: string, onnx: Onnx) {
  const { open: read, say } = MODELS[name] as (typeof MODELS)['kokoro']
  const model = await read(folder, onnx)
  return (job: NeuralJob): Promise<Utterance | SoundAlone> => say(model, job as TimedJob)
}
