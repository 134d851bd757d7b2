/** Verbs and figures that do not go with what they are said of. */
import { matchesOf } from './slip.ts'

/** A verb right behind it shows that a noun ends here and is no part of another: "a sales call". */
const ENDS =
  '(?=[.,;:!?]|\\s+(?:is|are|was|were|in|on|at|for|with|of|to|and|or|that|which|who|from|by|has|have|as|than|but|so)\\b)'

// Words that end with an s and are one thing, or that go with "a" although they are many.
const ONE_THING =
  /^(?:.*(?:ss|us|is)|alias|always|atlas|bias|bus|business|canvas|chaos|chassis|christmas|cosmos|gas|glass|gps|lens|news|perhaps|plus|series|species|thermos|yes|across|means|headquarters|crossroads|barracks|works|ages|lots|few|less|hers|ours|yours|theirs|james|thomas|dickens|levis)$/i

const pluralAfterA = (sentence: string): string[] =>
  [...sentence.matchAll(new RegExp(`\\b(?:an?|another|every)\\s+([\\p{L}-]{3,}s)${ENDS}`, 'giu'))]
    .filter(([, noun = '']) => !ONE_THING.test(noun) && !/['’]s$/.test(noun))
    .map(([said]) => said)

const UNITS = 'hour|minute|second|day|week|month|year|mile|dollar|pound|euro|step|piece'
const MANY = '(?:[2-9]|[1-9]\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many|few)'
const TIMES =
  /\b(?:this|next|last|every|each|one) (?:day|week|month|year|time|way|morning|evening|summer|winter|season|night)\b/i

/** What stands here is a subject: "one of these is" and "what stops you is" have another. */
const CLAUSE = String.raw`(?<=^["“‘]?|[,;:.!?]\s|\b(?:and|but|because|if|when|that|so|then|while)\s)`

const PATTERNS: readonly RegExp[] = [
  /\b(?:we|they) (?:is|was|has|does|isn['’]t|wasn['’]t|hasn['’]t|doesn['’]t)\b/gi,
  new RegExp(`${CLAUSE}you (?:is|was|has|does|isn['’]t|wasn['’]t|hasn['’]t|doesn['’]t)\\b`, 'gi'),
  new RegExp(`${CLAUSE}(?:he|she|it) (?:are|have|do not|don['’]t|haven['’]t)\\b`, 'gi'),
  new RegExp(`${CLAUSE}(?:these|those) (?:is|was|has|does)\\b`, 'gi'),
  new RegExp(`${CLAUSE}this (?:are|were|have)\\b`, 'gi'),
  new RegExp(
    `${CLAUSE}(?:(?:most|many|some|the|our) )?(?:people|children|women|men|feet|teeth) (?:is|was|has|does)\\b`,
    'gi',
  ),
  new RegExp(
    `${CLAUSE}(?:everyone|everybody|somebody|someone|nobody|anybody|everything|nothing) (?:are|were|have|do|need|want|know)\\b`,
    'gi',
  ),
  /\bthere(?:['’]s| is| was) (?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|some \w+s\b)/gi,
  /\bthere (?:are|were) (?:an?|one|no one)\b(?! (?:lot|few|couple|dozen|hundred|number|handful|thousand|million))/gi,
  /\b(?:does|did|doesn['’]t|didn['’]t|can|can['’]t|could|will|won['’]t|would|should|must) (?:it|he|she|you|we|they) (?:gets|goes|has|helps|is|keeps|makes|needs|takes|tells|wants|works|looks|comes|gives|says|knows|means)\b/gi,
  /\b(?:can['’]t|could|won['’]t|would|should|doesn['’]t|didn['’]t) (?:gets|goes|has|helps|is|keeps|makes|needs|takes|tells|wants|works|looks|comes|gives|says|knows|means)\b/gi,
  /\bto (?:gets|goes|has|keeps|makes|takes|tells|wants|knows|becomes|brings|asks)\b/gi,
  /\bmore (?:better|easier|cheaper|faster|quicker|stronger|bigger|smaller|cleaner)\b|\bmost (?:best|easiest|cheapest|fastest)\b/gi,
  /\b(?:informations|advices|equipments|furnitures|feedbacks|homeworks|luggages|softwares|evidences|trafics)\b/gi,
  /\ban? (?:advice|furniture|equipment|information|luggage|homework|feedback|bread|traffic|weather|knowledge|progress)\b(?=[.,;:!?]|\s+(?:is|are|was|of|to|for|that|which|and|or)\b)/gi,
  /\b(?:could|should|would|must|might) of\b/gi,
  /\byour (?:welcome|going|not|right about|sure|wrong|allowed)\b|\bits (?:a|an|the|not|been|time to|all)\b|\bit['’]s (?:own|self)\b|\btheir (?:is|are)\b/gi,
  /\bless (?:people|customers|mistakes|children|tools|days|hours than)\b|(?<!how )\bmuch (?:people|tools|children|questions)\b|\bamount of (?:people|customers|children)\b/gi,
  new RegExp(`\\b(?:one|1) (?:${UNITS})s${ENDS}`, 'gi'),
  new RegExp(`(?<![\\d.,:£$€])\\b${MANY} (?:${UNITS})${ENDS}`, 'gi'),
  /\b(?:in|at) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/gi,
  /\bon (?:january|february|april|june|july|august|september|october|november|december)\b(?!\s*(?:\d|the|first|second|third|\w+th\b|\w+-))/gi,
  /\bin (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:[1-9]|[12]\d|3[01])\b(?!\d)/gi,
  /[£$€₹₱]\s?\d[\d.,]*\s(?:pounds?|dollars?|euros?|rupees?|pesos?)\b|\bR\d[\d.,]* rand\b|\d\s?%\s?percent/gi,
  /^what (?:are (?:it|this|that)|is (?:they|these|those|we|you))\b/gi,
]

/** "How you can save water?": a question asked in the order of a statement. */
const STATEMENT_ASKED = /^(?:how|why) (?:you|we|they|it|people|customers) (?!doing|about|not)[^,;:]*\?$/gi
/** "What is the best knife.": a question that ends with a full stop. */
const QUESTION_TOLD =
  /^(?:what|why|how|who|where)(?: is| are| do| does| did| can| could| should|['’]s) (?:you|we|they|he|she|the|your|our|this|people)\b[^,;:?]*\.$/gi

export const disagreements = (sentence: string): string[] => [
  ...pluralAfterA(sentence),
  ...PATTERNS.flatMap((pattern) => matchesOf(sentence, pattern)).filter((said) => !TIMES.test(said)),
  ...matchesOf(sentence, STATEMENT_ASKED),
  ...matchesOf(sentence, QUESTION_TOLD),
]
