/** Writes a campaign's first words from what its owner says about the business. It claims nothing that was not said. */
export type Business = { businessName: string; businessDescription: string }

const SUBJECTS: ((name: string) => string)[] = [
  (name) => `A short note from ${name}`,
  (name) => `News from ${name}, in one minute`,
  (name) => `${name}: what we are up to`,
]

const OPENINGS: ((name: string) => string)[] = [
  (name) => `this is a short note from ${name}.`,
  (name) => `you know us already, so we keep this note from ${name} short.`,
  (name) => `greetings from ${name}. This takes one minute to read.`,
]

const BRIDGES = [
  'In a few words, this is what we do:',
  'In case you wonder what we do these days:',
  'Here is what we do:',
]

const INVITATION =
  'We now make short videos about it. We plan, check and film them with Octavo, and if you run a business yourself you may like it too. This is our own link; when somebody starts through it, we get credits for more videos.'

const CLOSING = 'Questions, wishes, ideas? Just answer this mail.'

const pick = <T>(from: readonly T[], seed: number): T => from[seed % from.length] as T

/** The same business always gets the same words. */
export function writeMail({ businessName, businessDescription }: Business): { subject: string; body: string } {
  const seed = seedOf(businessName + businessDescription)
  const paragraphs = [
    'Hello {{firstName}},',
    pick(OPENINGS, seed)(businessName),
    `${pick(BRIDGES, seed >>> 3)} ${described(businessDescription)}`,
    INVITATION,
    CLOSING,
    `Best wishes\n${businessName}`,
  ]
  return { subject: pick(SUBJECTS, seed >>> 6)(businessName), body: paragraphs.join('\n\n') }
}

/** A text before its link and opt-out words. */
export const writeText = ({ businessName }: Pick<Business, 'businessName'>): string =>
  `${businessName}: hello {{firstName}}, we make short videos now. Have a look:`

/** Asks for nothing but a yes: no offer, no news. */
export const writeRequest = (businessName: string): { subject: string; body: string } => ({
  subject: `Do you want mail from ${businessName}?`,
  body: `Hello {{firstName}},\n\n${businessName} would like to send you mail now and then. Please confirm that you want it. If you do nothing, you get nothing more.`,
})

/** As it was said, on one line, with a period. */
function described(text: string): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  return /[.!?…]["')\]]*$/.test(tidy) ? tidy : `${tidy}.`
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
