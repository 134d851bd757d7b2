/** LJ Speech: one reader of public-domain books, taught to Piper. */

export const LJSPEECH_MODEL = 'en_US-ljspeech-medium'

/**
 * How fast she reads, in words a minute with the pauses between sentences. Nobody measured the voice here: the recordings that it was
 * taught from have 225,715 words in 23 h 55 min 17 s (their own figures), 157 a minute, without what lies between two sentences.
 */
export const LJSPEECH_WPM = 148
