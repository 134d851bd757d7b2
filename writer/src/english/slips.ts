/** Slips of grammar and idiom that no text of ours may have. */

type Slip = { name: string; pattern: RegExp }

const BRITISH =
  /\b(?:colour\w*|favourite\w*|centres?|metres?|litres?|grey|organis\w+|realis\w+|recognis\w+|apologis\w+|mould\w*|tyres?|kerb|aluminium|jewellery|plough|behaviour\w*|neighbour\w*|flavour\w*|honour\w*|labour\w*|travell\w+|cancelled|whilst|cosy|pyjamas|catalogue|moustache|storey|fibre|theatre|draught\w*|programme|sceptical|enquir\w+)\b/i

const SLIPS: readonly Slip[] = [
  { name: 'British spelling', pattern: BRITISH },
  // Frames and glue that fit anything, and so say nothing.
  {
    name: 'a worn phrase',
    pattern:
      /\b(?:here['’]s (?:why|the thing|how|what)|quick version|picture (?:it|this)|think of it like this|the reason is|why it matters|did you know|if you (?:could )?know only one|what most people (?:miss|don't)|game[- ]changer|let['’]s dive|dive in(?:to)?|in today['’]s|at the end of the day|when it comes to|secret sauce|little[- ]known|level up|unlock|elevate|look no further|one-stop|the truth is|spoiler|trust me|guess what|believe it or not|you won['’]t believe|mind[- ]blowing|hidden gem|nestled|whether you['’]re a|rest assured|it['’]s important to|remember that|needless to say|stay tuned|buckle up|without further ado|pro tip|fun fact)\b/i,
  },
  { name: 'not only but', pattern: /\bnot (?:just|only)\b[^.?!]*\b(?:but|it['’]s)\b/i },
  { name: 'a dash where a stop or a comma would do', pattern: /[—–]|\s-\s/ },
  { name: 'a semicolon', pattern: /;/ },
  { name: 'wrong article', pattern: /\ba (?=(?!(?:one|once|uni|use|user|euro|ewe|u-)\w*)[aeiou]\w)/i },
  {
    name: 'wrong article',
    pattern: /\ban (?=(?!(?:hour|honest|heir|honor|[FHLMNRSX][A-Z]|[A-Z]\b|x-ray)\w*)[bcdfghjklmnpqrstvwyz]\w)/i,
  },
  { name: 'a word twice', pattern: /\b(?!(?:had|that|is)\b)(\w+) \1\b/i },
  { name: 'a space before a sign', pattern: /\s[,.?!]/ },
  { name: 'signs without a space', pattern: /[a-z][,?!][a-z]/i },
  { name: 'three dots', pattern: /\.\.|…/ },
  { name: 'an unfilled place', pattern: /[{}]|\bundefined\b|\bnull\b/ },
  {
    name: 'a verb that does not agree',
    pattern: /\b(?:he|she|it) (?:have|are|do|don['’]t)\b|\b(?:they|we|you) (?:has|is|was|doesn['’]t)\b/i,
  },
]

/** The names of the slips a spoken text has; none if it is clean. */
export const slipsOf = (text: string): string[] =>
  SLIPS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
