/** A thread whose officer never comes to an end of some titles. */
import { TASKS } from './tasks.ts'
import { serveTasks } from './thread.serve.ts'

const FAULTS: Record<string, () => unknown> = {
  'for ever': () => {
    for (;;);
  },
  'a pattern for ever': () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  'all memory': () => {
    const held: number[][] = []
    for (;;) held.push(new Array<number>(100_000).fill(held.length))
  },
}

const begin = (title = '') => void FAULTS[title]?.()

serveTasks({
  ...TASKS,
  scoreText: (text, ...given) => {
    begin(text.title)
    return TASKS.scoreText(text, ...given)
  },
})
