/** Of what kind a sentence about a business is, and which sentences are none about it. */
import type { BrandFact } from '@octavo/contract/brand'
import { OFFERS } from '#business/description.ts'
import { priceIn } from '#business/facts.ts'

type Kind = BrandFact['kind']

const MONTH =
  /\b(?:january|february|march(?= \d| is)|april|june|july|august|september|october|november|december)\b|\b(?:in|until|by|from|since|before|after|on) (?:march|may)\b|\b(?:March|May) \d/i
const SEASON =
  /\b(?:(?:in|this|every|all|until) (?:spring|summer|autumn|fall|winter)|christmas|easter|halloween|thanksgiving|valentine|mother['’]s day|father['’]s day|black friday|advent|ramadan|diwali|new year['’]?s?|harvest|school holidays)\b/i
const FREE = /(?<![-\w])(?<!feel )free\b(?![- ](?:range|from|of|parking))/i
const DEAL =
  /\b\d+\s?% off\b|\b(?:discounts?|half[- ]price|special offers?|two for one|2 for 1|introductory)\b|\bfirst (?:lesson|class|visit|session|month|consultation) (?:is )?(?:on us|half)/i
const CARDS = /\b(?:gift (?:cards?|vouchers?|certificates?)|vouchers?|memberships?|loyalty cards?)\b/i
const PEOPLE =
  /^(?:most |many |some |new |first-time )?(?:people|beginners|customers|owners|homeowners|drivers|guests|riders|clients|students|patients|parents|everyone|everybody|they)\b/i
const WRONG =
  /\b(?:too (?:hard|soon|early|late|fast|hot|much|many|long|often|little|tight|deep|short|wet|dry)|forget|wrong|mistake|never|don['’]t|skip|underestimate|ignore|overdo|wait until)\b/i
const MISTAKE = /\b(?:common|biggest|classic|usual|typical) mistakes?\b|^(?:never|don['’]t|avoid) /i
const OPINION =
  /\b(?:we|i) (?:believe|think|would rather|prefer|don['’]t believe)\b|\bin (?:our|my) (?:view|opinion)\b|\b(?:is|are) (?:just |perfectly )?(?:fine|overrated|underrated)$|\bshould(?:n['’]t)? (?:be|never|always|have)\b|\bdeserves?\b/i
const STORY =
  /\b(?:founded|began|grew up|grandfather|grandmother|grandparents|my (?:father|mother|dad|mum|mom)|used to be|came out of|took over|passed down|started (?:in|out|with|when|as|this|the|our|making|baking))\b|\bleft (?:my|a|his|her) .*\b(?:job|career)\b|\blearned (?:the|my|his|her) (?:trade|craft)\b/i
const PROOF =
  /\bsince (?:1[6-9]|20)\d\d\b|\b\d[\d,]*\+? (?:years|customers|clients|projects|weddings|homes|students|reviews|families|patients|installations)\b|\byears of experience\b|\b(?:certified|licensed|insured|accredited|awards?|award-winning|registered|qualified|chartered|family[- ](?:run|owned)|guaranteed?|warranty|come back|generations?)\b/i
const HOW_WORDS =
  /\b(?:twice|by hand|overnight|slowly|first|then|before|after|until|hours|days|weeks|minutes|steps?|from scratch|on site|freshly|every (?:morning|day|week)|(?:we|i) (?:fire|bake|roast|brew|ferment|dry|cut|sew|press|check|test|measure|weigh|sand|oil|inspect|film|sharpen|mill|blend|smoke|grow))\b/i
const HOW_START = /^(?:we|i|every|each|our|all|the|nothing)\b/i
const OURS = /^(?:we|i|our|my)\b/i

/** In the order in which they are asked. */
const KINDS: readonly (readonly [Kind, (text: string) => boolean])[] = [
  ['mistake', (text) => !OURS.test(text) && (MISTAKE.test(text) || (PEOPLE.test(text) && WRONG.test(text)))],
  ['opinion', (text) => OPINION.test(text)],
  ['story', (text) => STORY.test(text)],
  ['offer', (text) => FREE.test(text) || DEAL.test(text)],
  ['season', (text) => MONTH.test(text) || SEASON.test(text)],
  ['price', (text) => priceIn(text) !== undefined],
  ['offer', (text) => CARDS.test(text)],
  ['proof', (text) => PROOF.test(text)],
  ['how', (text) => HOW_START.test(text) && HOW_WORDS.test(text)],
  ['product', (text) => OFFERS.test(text)],
]

/** The kind that a sentence shows by itself; none for one that could say anything. */
export const kindOf = (text: string): Kind | undefined => KINDS.find(([, is]) => is(text))?.[0]

const NOT_ABOUT =
  /\b(?:cookies?|privacy|copyright|all rights|log ?in|sign ?(?:in|up|out)|subscribe|newsletter|click|tap|read more|learn more|find out more|see more|view all|add to (?:cart|basket|bag)|check ?out|javascript|terms (?:of|and)|powered by|skip to|follow us|share this|lorem ipsum|password|404|get in touch|contact us|call us|call (?:now|today)|e-?mail us|message us|book (?:now|online)|get a quote|order (?:now|online)|coming soon|sold out|out of stock|placeholder)\b|[©®™{}<>|\\]|https?:|www\.|\.(?:com|org|net|php|html)\b|^\W*$/i
const MAIL = /[^\s@]{1,64}@[^\s@]{1,255}/
const PHONE = /\+?\d[\d\s().-]{6,30}\d/g
const FEWEST_PHONE_DIGITS = 9

/** Somebody's address or number, a button's words, what a site says about itself: nothing that a film could tell. */
export function isNoFact(text: string): boolean {
  if (NOT_ABOUT.test(text) || MAIL.test(text)) return true
  const numbers = text.match(PHONE) ?? []
  return numbers.some((number) => number.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS)
}

const BOAST =
  /\b(?:best|finest|number one|no\. ?1|leading|cheapest|lowest|guaranteed?|world[- ]class|unbeatable|unrivall?ed|100%|miracle|cures?)\b|#1/i

/** Why a fact is not ticked by itself. */
export const doubtOf = (text: string): string | undefined =>
  BOAST.test(text) ? 'Left out: a script can only say this if you can prove it.' : undefined

/** Questions that a page asks its readers, and nobody asks the business. */
const RHETORICAL =
  /^(?:looking for|need|want|wanted|ready|tired of|why (?:choose|us|book with)|interested|have (?:a|any) questions?|questions|still|fancy|got|curious|not sure|sound good|thinking (?:of|about)|new (?:here|to)|did you know|are you (?:looking|ready|tired))\b/i
const FEWEST_WORDS_ASKED = 3

export const isAsked = (text: string): boolean =>
  text.endsWith('?') && !RHETORICAL.test(text) && text.split(/\s+/).length >= FEWEST_WORDS_ASKED
