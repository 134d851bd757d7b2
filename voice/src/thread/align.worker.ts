/** The aligner's own thread: a recording takes long, and no sentence waits for it. */

import { type AlignJob, alignWords } from '#align/align.words.ts'
import { unlikeness } from '#align/likeness.ts'
import { answerWith } from './answering.ts'

answerWith(async ({ sentences, pcm, judged }: AlignJob) => ({
  ...(await alignWords(sentences, pcm)),
  ...(judged && { unlike: await unlikeness(sentences.flat(), pcm) }),
}))
