import { threadsWith } from './threads.ts'

export { type Threads, threadsWith } from './threads.ts'

/** Those of this process: none until one is needed. */
export const threads = threadsWith()
