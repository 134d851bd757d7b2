/** What a thread can be asked for: everything that reads or makes up words, and so takes as long as somebody's text makes it take. */
import { judgeHook, opinionOf, scoreText, type TextToScore, traitsOf } from '@octavo/officer'
import { planScript } from '@octavo/voice'
import {
  type About,
  brandFrom,
  brandFromPage,
  improveScript,
  openingsFor,
  planSubjects,
  relevanceOf,
  scriptAboutPage,
  sourcesFor,
  supplyOf,
  writeScript,
} from '@octavo/writer'

export const TASKS = {
  /** The officer's verdict, which knows how much of the text is about whom it is for. */
  scoreText: (text: TextToScore, options: Parameters<typeof scoreText>[1] = {}, about: About = {}) => {
    const { about: _, ...relevance } = relevanceOf(about, text)
    return scoreText(text, { ...options, relevance })
  },
  /** By what traits scripts are grouped, for several at once. */
  traitsOf: (scripts: Parameters<typeof traitsOf>[0][]) => scripts.map(traitsOf),
  /** The writer's composing. */
  writeScript,
  planSubjects,
  scriptAboutPage,
  improveScript,
  /** First lines for words that are there. */
  openingsFor,
  /** How strong the first lines of several texts are. */
  judgeHooks: (texts: TextToScore[], options: Parameters<typeof judgeHook>[1] = {}) =>
    texts.map((text) => judgeHook(text, options)),
  /** What of a second opinion may be told. */
  opinionOf,
  /** How much the writer has to say. */
  supplyOf,
  /** What another writer may write about. */
  sourcesFor,
  /** What a text or a page says of a business. */
  brandFrom,
  brandFromPage,
  /** The voice's plan of what it says in one go. */
  planScript,
}

type Tasks = typeof TASKS
export type TaskName = keyof Tasks
export type TaskInput<K extends TaskName> = Parameters<Tasks[K]>
export type TaskReply<K extends TaskName> = ReturnType<Tasks[K]>

/** To a thread. */
export type TaskOrder = { [K in TaskName]: { task: K; input: TaskInput<K> } }[TaskName]
