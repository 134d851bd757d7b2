import { wordsOf } from '#text/sentences.ts'
import { spokenSeconds } from '#text/speaking-time.ts'
import { isVoice, PRESETS } from './preset.table.ts'

// On whole scripts the voices are this much slower than on the two sentences they were measured on; within 4% after that.
const ON_WHOLE_SCRIPTS = 1.045

/** Words a minute of a voice, with the pauses between its sentences. */
export const paceOf = (voice: keyof typeof PRESETS): number => PRESETS[voice].heard.wpm / ON_WHOLE_SCRIPTS

/** About how many seconds a voice takes to say a text; that of all of them where there is none of this name. */
export const speechSeconds = (text: string, voice?: string): number =>
  isVoice(voice) ? (wordsOf(text).length / paceOf(voice)) * 60 : spokenSeconds(text)
