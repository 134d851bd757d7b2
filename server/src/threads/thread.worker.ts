/** A thread that reads and writes, beside the one that answers requests. */
import { TASKS } from './tasks.ts'
import { serveTasks } from './thread.serve.ts'

serveTasks(TASKS)
