/** What the voice knows of lines that a person reads: where their words are in a recording, and how they stand in a speech. */
export {
  encodeWav,
  type FoundLine,
  findLine,
  findLines,
  type Reading,
  VOICE_LUFS,
} from '@octavo/voice'
