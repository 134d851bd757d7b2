/**
 * What an owner is asked, in this order. A name is for what the question means, not for its words: those follow the trade, and
 * whoever changes the trade keeps the answers.
 */
export const INTERVIEW_QUESTIONS = [
  'asked-first',
  'asked-next',
  'mistake',
  'unseen',
  'price',
  'offer',
  'dates',
  'story',
  'opinion',
  'comeback',
] as const
export type InterviewQuestionId = (typeof INTERVIEW_QUESTIONS)[number]

/** The shorts of a week: so many films about a business are enough for one. */
export const SHORTS_A_WEEK = 7
