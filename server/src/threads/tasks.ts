/** What a thread can be asked for: everything that reads or makes up words, and so takes as long as somebody's text makes it take. */
import { checkLooseText, scoreScript, traitsOf } from '@octavo/officer'
import { planScript } from '@octavo/voice'
import { improveScript, scriptAboutPage, writeScript } from '@octavo/writer'

export const TASKS = {
  /** The officer's verdict. */
  scoreScript,
  checkLooseText,
  /** By what traits scripts are grouped, for several at once. */
  traitsOf: (scripts: Parameters<typeof traitsOf>[0][]) => scripts.map(traitsOf),
  /** The writer's composing. */
  writeScript,
  scriptAboutPage,
  improveScript,
  /** The voice's plan of what it says in one go. */
  planScript,
}

type Tasks = typeof TASKS
export type TaskName = keyof Tasks
export type TaskInput<K extends TaskName> = Parameters<Tasks[K]>
export type TaskReply<K extends TaskName> = ReturnType<Tasks[K]>

/** To a thread. */
export type TaskOrder = { [K in TaskName]: { task: K; input: TaskInput<K> } }[TaskName]
