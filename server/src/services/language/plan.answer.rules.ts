/** Whether a model's plan of a week may be used: pure. */
import { plainSentence, sentencesOf, wordsOf } from '@octavo/voice/text'
import type { ProposedSubject } from '@octavo/writer/script'
import { haveInCommon, speaksOfItself, unsourced, wordSet } from './claims.rules.ts'
import type { PlanAnswer } from './plan.schema.ts'

/** A subject that can be told, as the built-in writer proposes it. */
export type Option = ProposedSubject & { format: 'short' | 'long' }

export type PlanMeasure = {
  brand: string
  isBusiness: boolean
  /** By the ids under which they were handed out, such as S1. */
  options: ReadonlyMap<string, Option>
  /** What each film is, in order. */
  formats: readonly Option['format'][]
  usedSentences: ReadonlySet<string>
  wordsToAvoid: readonly string[]
}

const TITLE_LETTERS = 70
const FIRST_WORDS = 16
const MOST_FAULTS = 6

type Film = PlanAnswer['films'][number]

export const planFaults = ({ films }: PlanAnswer, measure: PlanMeasure): string[] =>
  films.length === measure.formats.length
    ? films.flatMap((film, at) => filmFaults(film, at, films, measure)).slice(0, MOST_FAULTS)
    : [`it has ${films.length} films, not ${measure.formats.length}`]

function filmFaults(film: Film, at: number, films: readonly Film[], measure: PlanMeasure): string[] {
  const { subject, title, firstLine } = film
  const where = `film ${at + 1}`
  const option = measure.options.get(subject)
  if (!option) return [`${where} names ${subject}, which is no subject`]
  const format = measure.formats[at]
  const isTwice = (key: 'subject' | 'title') => films.findIndex((one) => one[key] === film[key]) < at
  return [
    ...(option.format === format ? [] : [`${where} is ${format}, and ${subject} is ${option.format}`]),
    ...(isTwice('subject') ? [`${where} is about ${subject} once more`] : []),
    ...(isTwice('title') ? [`${where} has the title of another film`] : []),
    ...(title.trim() === '' || title.length > TITLE_LETTERS
      ? [`the title of ${where} needs 1 to ${TITLE_LETTERS} letters`]
      : []),
    ...(firstLine.trim() === '' || wordsOf(firstLine).length > FIRST_WORDS
      ? [`the first line of ${where} needs 1 to ${FIRST_WORDS} words`]
      : []),
    ...claimFaults(film, where, option, measure),
  ]
}

function claimFaults({ title, firstLine }: Film, where: string, option: Option, measure: PlanMeasure): string[] {
  const { brand, isBusiness, usedSentences, wordsToAvoid } = measure
  const text = `${title} . ${firstLine}`
  const told = [option.title, option.firstLine, ...option.facts].join(' . ')
  const isOwn = speaksOfItself(firstLine, brand, isBusiness) && !firstLine.trim().endsWith('?')
  return [
    ...unsourced(text, told, wordSet([brand, told])).map(
      (claim) => `${where} says “${claim}”, which its subject does not`,
    ),
    ...(isOwn && !option.facts.some((fact) => haveInCommon(firstLine, fact))
      ? [`${where} speaks of the business without a fact of the owner's`]
      : []),
    ...(sentencesOf(firstLine).some((sentence) => usedSentences.has(plainSentence(sentence.text)))
      ? [`the first line of ${where} was said in an earlier film`]
      : []),
    ...wordsToAvoid
      .filter((word) => plainSentence(text).includes(plainSentence(word)))
      .map((word) => `${where} says “${word}”, which this brand avoids`),
  ]
}
