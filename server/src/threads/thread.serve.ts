import { parentPort } from 'node:worker_threads'
import type { TASKS, TaskOrder } from './tasks.ts'
import { failureOf, type News } from './thread.news.ts'

/** Answers one order after the other with what these tasks say. */
export function serveTasks(tasks: typeof TASKS): void {
  const say = (news: News) => parentPort?.postMessage(news)
  parentPort?.on('message', ({ task, input }: TaskOrder) => {
    try {
      say({ done: (tasks[task] as (...given: unknown[]) => unknown)(...input) })
    } catch (error) {
      say({ failed: failureOf(error) })
    }
  })
  say({ ready: true })
}
