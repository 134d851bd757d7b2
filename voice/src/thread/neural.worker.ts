/** The thread of a neural voice: one model in memory, which goes with the thread. */

import { sayNeural } from '#neural/neural.engine.ts'
import { answerWith } from './answering.ts'

answerWith(sayNeural)
