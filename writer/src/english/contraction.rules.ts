type Rewriting = readonly [RegExp, string]

const rewrite = (text: string, rewritings: readonly Rewriting[]): string =>
  rewritings.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text)

const GOES_ON = '(?= (?!(?:it|that|this|and|or|but)\\b)[a-z0-9])'
// After these a pronoun begins a clause; elsewhere it belongs to what came before and cannot carry the verb.
const SUBJECT_AFTER =
  '(?<=^|[.!?:,;"] |\\n|\\b(?:and|but|so|because|that|when|if|while|until|unless|since|as|or|whether|though|once) )'
const OBJECT_OF = '(?:of|behind|about|in|on|with|for|from|to|at|by|around|beside|what|after|before|like|show)'

const CONTRACTED: readonly Rewriting[] = [
  [/\b(is|are|was|were|do|does|did|has|have|had|would|should|could|need) not\b/gi, "$1n't"],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  // Only before a word that goes on ("than it is." stays) and only as a subject ("to show it is hard" stays).
  [new RegExp(`${SUBJECT_AFTER}\\b(it|there|here) is${GOES_ON}`, 'gi'), "$1's"],
  [new RegExp(`(?<!${OBJECT_OF} )\\b([Tt]hat|[Ww]hat) is${GOES_ON}`, 'g'), "$1's"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e) are(?= [a-z0-9])/g, "$1're"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e|[Ii]t) will(?= [a-z0-9])/g, "$1'll"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e) have(?= (?:been|done|made|seen|got|met|heard|had|just|already|never)\b)/g, "$1've"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e) would(?= [a-z])/g, "$1'd"],
  [/\b([Ll])et us\b/g, "$1et's"],
]

/** "It is not" becomes "It isn't": how people talk. */
export const contract = (text: string): string => rewrite(text, CONTRACTED)

const SPELLED_OUT: readonly Rewriting[] = [
  // Asked: "which of them can you not answer".
  [/\b([Cc])an't (I|you|we|they|he|she|it)\b/g, '$1an $2 not'],
  [/\b([Ww])on't (I|you|we|they|he|she|it)\b/g, '$1ill $2 not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|should|could)n't (I|you|we|they|he|she|it)\b/gi, '$1 $2 not'],
  [/\b([Cc])an't\b/g, '$1annot'],
  [/\b([Ww])on't\b/g, '$1ill not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|should|could|need)n't\b/gi, '$1 not'],
  [/\b(it|that|there|here|what|who|where)'s(?= (?:been|had|got)\b)/gi, '$1 has'],
  [/\b(it|that|there|here|what|who|where)'s\b/gi, '$1 is'],
  [/\b(you|they|we)'re\b/gi, '$1 are'],
  [/\b(you|they|we|it|that)'ll\b/gi, '$1 will'],
  [/\b(you|they|we)'ve\b/gi, '$1 have'],
  [/\b(you|they|we)'d\b/gi, '$1 would'],
  [/\b([Ll])et's\b/g, '$1et us'],
]

/** "It isn't" becomes "It is not": how a formal text is read. */
export const spellOut = (text: string): string => rewrite(text, SPELLED_OUT)
