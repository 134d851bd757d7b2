/** The voices that can be fetched: what each is, under which terms, and every file of it with its sum. Without a sum no file is taken. */

import { FETCHED_VOICES } from '#speech.ts'
import { KOKORO_SPEAKERS } from './kokoro.table.ts'
import { LJSPEECH_MODEL } from './ljspeech.table.ts'
import type { SupertonicSpeaker } from './supertonic.table.ts'

export const NEURAL_PARTS = [...FETCHED_VOICES, 'runtime', 'native'] as const
export type NeuralPart = (typeof NEURAL_PARTS)[number]

/** A file that is fetched. */
export type PinnedFile = {
  /** Its name, as a mirror or a folder of one's own has it. */
  name: string
  bytes: number
  sha256: string
} & (
  | { from: 'web'; url: string }
  /** A package as `npm pack` brings it; of what is in it only `keep` stays, each under a name of its own. */
  | { from: 'npm'; spec: string; keep: Record<string, string> }
)

export type NeuralPackage = {
  /** What it is, in one sentence's half. */
  about: string
  licence: string
  /** What has to be accepted before it is fetched: a summary of ours, and where the whole stands. */
  terms?: { inShort: string; address: string }
  /** What has to be there too. */
  needs: readonly NeuralPart[]
  files: readonly PinnedFile[]
}

const named = (names: readonly string[], from: string, ending: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`${from}${name}${ending}`, `${name}${ending}`]))

/** How English words are said: CMU's dictionary in Kokoro's signs. */
const DICTIONARY: PinnedFile = {
  from: 'npm',
  name: 'met4citizen-headtts-1.3.0.tgz',
  spec: '@met4citizen/headtts@1.3.0',
  bytes: 1_046_035,
  sha256: '98f588dcdea384d4df9b319eaa1724859e01d3f3c48a121663fa4098046f60c9',
  keep: { 'dictionaries/en-us.txt': 'en-us.txt', LICENSE: 'LICENSE-dictionary.txt' },
}

const KOKORO: NeuralPackage = {
  about: 'Kokoro, a neural voice: 28 American and British speakers',
  licence: 'Apache-2.0',
  needs: ['runtime'],
  files: [
    {
      from: 'web',
      name: 'model_quantized.onnx',
      url: 'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX-timestamped/resolve/dd4401a9add81ac692d20e240d22ec9dda82cc29/onnx/model_quantized.onnx',
      bytes: 92_361_055,
      sha256: 'c0c02b3299fd97c34ea92a98e6d41eaa1a739c8f77bf685aac34bd7b34c1132c',
    },
    {
      from: 'npm',
      name: 'kokoro-js-1.2.1.tgz',
      spec: 'kokoro-js@1.2.1',
      bytes: 26_887_218,
      sha256: '1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860',
      keep: { ...named(KOKORO_SPEAKERS, 'voices/', '.bin'), LICENSE: 'LICENSE-kokoro.txt' },
    },
    DICTIONARY,
  ],
}

const LJSPEECH_HOME =
  'https://huggingface.co/rhasspy/piper-voices/resolve/217ddc79818708b078d0d14a8fae9608b9d77141/en/en_US/ljspeech/medium/'

const LJSPEECH: NeuralPackage = {
  about: 'LJ Speech, one American woman’s voice, made by Piper, with about a quarter of Kokoro’s work',
  licence: 'MIT, from public-domain recordings',
  needs: ['runtime'],
  files: [
    {
      from: 'web',
      name: `${LJSPEECH_MODEL}.onnx`,
      url: `${LJSPEECH_HOME}${LJSPEECH_MODEL}.onnx`,
      bytes: 63_531_379,
      sha256: '6f52a751e2349abe7a76735eb09dc1875298c77ea2342ffd2fef79ff81b87f22',
    },
    {
      from: 'web',
      name: `${LJSPEECH_MODEL}.onnx.json`,
      url: `${LJSPEECH_HOME}${LJSPEECH_MODEL}.onnx.json`,
      bytes: 4_972,
      sha256: '141d612cc0a95ed7efc1ca936b845c2364967f2e9217c5dbfcf69fc4d6c65860',
    },
    DICTIONARY,
  ],
}

const SUPERTONIC_HOME =
  'https://huggingface.co/supertone-oss-archive/supertonic-3/resolve/aafc6e32416a594460b32413efc49d7fe4ce6d46/'

const SUPERTONIC_STYLES: [SupertonicSpeaker, bytes: number, sha256: string][] = [
  ['F1', 292_046, 'bbdec6ee00231c2c742ad05483df5334cab3b52fda3ba38e6a07059c4563dbc2'],
  ['F2', 292_423, '7c722c6a72707b1a77f035d67f0d1351ba187738e06f7683e8c72b1df3477fc6'],
  ['F3', 290_794, '12f6ef2573baa2defa1128069cb59f203e3ab67c92af77b42df8a0e3a2f7c6ab'],
  ['F4', 291_808, 'c2fa764c1225a76dfc3e2c73e8aa4f70d9ee48793860eb34c295fff01c2e032b'],
  ['F5', 291_479, '45966e73316415626cf41a7d1c6f3b4c70dbc1ba2bee5c1978ef0ce33244fc8d'],
  ['M1', 291_748, 'e35604687f5d23694b8e91593a93eec0e4eca6c0b02bb8ed69139ab2ea6b0a5b'],
  ['M2', 292_055, 'b76cbf62bac707c710cf0ae5aba5e31eea1a6339a9734bfae33ab98499534a50'],
  ['M3', 290_198, 'ea1ac35ccb91b0d7ecad533a2fbd0eec10c91513d8951e3b25fbba99954e159b'],
  ['M4', 291_522, 'ca8eefad4fcd989c9379032ff3e50738adc547eeb5e221b82593a6d7b3bac303'],
  ['M5', 291_469, 'dd22b92740314321f8ae11c5e87f8dd60d060f15dd3a632b5adf77f471f77af2'],
]

const fromSupertonic = (path: string, bytes: number, sha256: string): PinnedFile => ({
  from: 'web',
  name: path.replace(/^.*\//, ''),
  url: `${SUPERTONIC_HOME}${path}`,
  bytes,
  sha256,
})

const SUPERTONIC: NeuralPackage = {
  about: 'Supertonic 3, a neural voice: ten speakers in English and 29 other languages',
  licence: 'OpenRAIL-M',
  terms: {
    address: `${SUPERTONIC_HOME.replace('/resolve/', '/blob/')}LICENSE`,
    inShort:
      'Supertonic 3 comes under the BigScience Open RAIL-M License. You may use it for your business and keep what it speaks. You may not use it to break a law, to harm or exploit people, children above all, to defame or harass, to speak as somebody without their consent, to spread what is false or private and harms others, to let machines alone decide about people’s rights, to judge or discriminate against people by who they are, to give medical advice, or in the work of police, courts and borders; and whoever hears it has to be told that a machine speaks. Whoever you give the voice or its use to has to keep to the same limits. This is a summary in our words; the license itself is what counts.',
  },
  needs: ['runtime'],
  files: [
    fromSupertonic(
      'onnx/duration_predictor.onnx',
      3_700_147,
      'c3eb91414d5ff8a7a239b7fe9e34e7e2bf8a8140d8375ffb14718b1c639325db',
    ),
    fromSupertonic(
      'onnx/text_encoder.onnx',
      36_416_150,
      'c7befd5ea8c3119769e8a6c1486c4edc6a3bc8365c67621c881bbb774b9902ff',
    ),
    fromSupertonic(
      'onnx/vector_estimator.onnx',
      256_534_781,
      '883ac868ea0275ef0e991524dc64f16b3c0376efd7c320af6b53f5b780d7c61c',
    ),
    fromSupertonic(
      'onnx/vocoder.onnx',
      101_424_195,
      '085de76dd8e8d5836d6ca66826601f615939218f90e519f70ee8a36ed2a4c4ba',
    ),
    fromSupertonic('onnx/tts.json', 8_253, '42078d3aef1cd43ab43021f3c54f47d2d75ceb4e75f627f118890128b06a0d09'),
    fromSupertonic(
      'onnx/unicode_indexer.json',
      277_676,
      '9bf7346e43883a81f8645c81224f786d43c5b57f3641f6e7671a7d6c493cb24f',
    ),
    ...SUPERTONIC_STYLES.map(([name, bytes, sha256]) => fromSupertonic(`voice_styles/${name}.json`, bytes, sha256)),
    fromSupertonic('LICENSE', 15_007, '0d944a9110fed9a9602d60e0423a272903e7bd21ab060490774efc77c2275e9f'),
  ],
}

const WASM_FILES = ['ort.wasm.min.mjs', 'ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm']

const RUNTIME: NeuralPackage = {
  about: 'ONNX Runtime, which computes a neural voice on any machine',
  licence: 'MIT',
  needs: [],
  files: [
    {
      from: 'npm',
      name: 'onnxruntime-web-1.30.0.tgz',
      spec: 'onnxruntime-web@1.30.0',
      bytes: 33_106_585,
      sha256: 'd2228df7e4616bc3348bf504ee888f3bec43789a273f0a63f3e68d203ce3bf71',
      keep: named(WASM_FILES, 'dist/', ''),
    },
  ],
}

const NATIVE: NeuralPackage = {
  about: 'ONNX Runtime as native code: the same voices with a quarter of the work',
  licence: 'MIT',
  needs: [],
  files: [
    {
      from: 'npm',
      name: 'onnxruntime-node-1.30.0.tgz',
      spec: 'onnxruntime-node@1.30.0',
      bytes: 113_507_888,
      sha256: '6e3390d6b783e7be946fad629292799da28d0b42f84856e50d2c1b0383291e75',
      keep: {
        dist: 'node_modules/onnxruntime-node/dist',
        'package.json': 'node_modules/onnxruntime-node/package.json',
        [`bin/napi-v6/${process.platform}/${process.arch}`]: `node_modules/onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}`,
      },
    },
    {
      from: 'npm',
      name: 'onnxruntime-common-1.30.0.tgz',
      spec: 'onnxruntime-common@1.30.0',
      bytes: 66_795,
      sha256: '7906c439e0d3e0f4048caa23b64cdfadc0f455c377f579ce1ab2a4b778f07d5f',
      keep: {
        dist: 'node_modules/onnxruntime-common/dist',
        'package.json': 'node_modules/onnxruntime-common/package.json',
      },
    },
  ],
}

export const NEURAL_PACKAGES: Record<NeuralPart, NeuralPackage> = {
  kokoro: KOKORO,
  ljspeech: LJSPEECH,
  supertonic: SUPERTONIC,
  runtime: RUNTIME,
  native: NATIVE,
}

/** Bytes that are fetched for a part, with what it needs. */
export const bytesOf = (part: NeuralPart, packages = NEURAL_PACKAGES): number =>
  [part, ...packages[part].needs].flatMap((one) => packages[one].files).reduce((sum, { bytes }) => sum + bytes, 0)
