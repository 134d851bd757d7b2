/** The built-in voice's own thread: the engine computes without pause and must not hold up requests. */

import { answerWith } from './answering.ts'
import { utter } from './utterance.ts'

answerWith(utter)
