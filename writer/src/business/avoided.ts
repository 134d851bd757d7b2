/** What an owner would not sell is not talked about either. */
const AVOIDED: readonly [brand: RegExp, words: RegExp][] = [
  [
    /\bvegan\b|plant[- ]based/i,
    /\b(?:meat|steak|beef|pork|bacon|ham|sausages?|chicken|turkey|lamb|veal|fish|salmon|tuna|shrimp|oysters?|milk|cream|cheese|yogurt|eggs?|honey|butter|lard|beeswax|leather|wool|silk)\b/i,
  ],
  [
    /\bvegetarian\b|\bveggie\b/i,
    /\b(?:meat|steak|beef|pork|bacon|ham|sausages?|chicken|turkey|lamb|veal|fish|salmon|tuna|shrimp|oysters?)\b/i,
  ],
  [/\bhalal\b|\bkosher\b/i, /\b(?:pork|bacon|ham|lard|shrimp|oysters?|wine|beer|alcohol|rum|ale)\b/i],
  [/alcohol[- ]free/i, /\b(?:wine|beer|alcohol|rum|ale|whiskey|gin|vodka|cocktails?)\b/i],
  [/gluten[- ]free/i, /\b(?:flour|dough|bread|pasta|wheat|rye)\b/i],
]

type Avoiding = { name: string; description: string; wordsToAvoid?: readonly string[] }

const escaped = (word: string): string => word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word or a phrase as the owner entered it, in the plural too. */
const holding = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu')

/** Whether a text can be told for a brand of that name and description, without the words that its owner avoids. */
export function suits({ name, description, wordsToAvoid = [] }: Avoiding): (text: string) => boolean {
  const avoided = AVOIDED.filter(([brand]) => brand.test(`${name} ${description}`)).map(([, words]) => words)
  if (wordsToAvoid.length > 0) avoided.push(holding(wordsToAvoid))
  return (text) => !avoided.some((words) => words.test(text))
}
