/** Writes a campaign's first words, as the business to its customers. They claim nothing that was not said of it. */
export type Business = { businessName: string; businessDescription: string }
/** What else is known: the film that it shows, and what the brand says of itself. */
export type Known = { film?: { title: string; durationMs: number | null } | undefined; facts?: readonly string[] }

/** Facts that a mail tells besides the description. */
const FACTS = 2

const SUBJECTS: ((name: string) => string)[] = [
  (name) => `A short note from ${name}`,
  (name) => `News from ${name}, in one minute`,
  (name) => `${name}: what we are up to`,
]

const OPENINGS: ((name: string) => string)[] = [
  (name) => `This is a short note from ${name}.`,
  (name) => `You already know us, so we’ll keep this note from ${name} short.`,
  (name) => `A quick hello from ${name}. This takes a minute to read.`,
]

const BRIDGES = [
  'Here’s what we do, in a few words:',
  'In case you’re wondering what we do these days:',
  'A quick reminder of what we do:',
]

const CLOSING = 'Questions or ideas? Just reply to this email.'

const pick = <T>(from: readonly T[], seed: number): T => from[seed % from.length] as T

/** The same business and film always get the same words. */
export function writeMail(
  { businessName, businessDescription }: Business,
  { film, facts = [] }: Known = {},
): { subject: string; body: string } {
  const seed = seedOf(businessName + businessDescription)
  const told = facts.slice(0, FACTS).map(described)
  const paragraphs = [
    'Hello {{firstName}},',
    film ? aboutFilm(film) : pick(OPENINGS, seed)(businessName),
    `${pick(BRIDGES, seed >>> 3)} ${described(businessDescription)}`,
    ...(told.length > 0 ? [told.join(' ')] : []),
    CLOSING,
    `Best wishes,\n${businessName}`,
  ]
  const subject = film ? titled(film.title) : pick(SUBJECTS, seed >>> 6)(businessName)
  return { subject, body: paragraphs.join('\n\n') }
}

const SECONDS_OF_A_LONG_FILM = 90

function aboutFilm({ title, durationMs }: NonNullable<Known['film']>): string {
  const seconds = Math.round((durationMs ?? 0) / 1000)
  const long =
    seconds === 0
      ? ''
      : seconds > SECONDS_OF_A_LONG_FILM
        ? ` It runs ${Math.round(seconds / 60)} minutes.`
        : ` It runs ${seconds} seconds.`
  return `We made a short film you might like: “${titled(title)}”.${long}`
}

const titled = (title: string): string => title.replace(/\s+/g, ' ').trim().replace(/\.$/, '').slice(0, 120)

/** A text before its link and opt-out words. */
export const writeText = (
  { businessName }: Pick<Business, 'businessName'>,
  leads: 'film' | 'link' | 'nowhere',
): string => `${businessName}: Hi {{firstName}}, ${TEXTS[leads]}`

const TEXTS = {
  film: 'we made a new short film. Watch it here:',
  link: 'we have news for you. Have a look:',
  nowhere: 'just a quick hello. We’re always glad to see you.',
} as const

/** Asks for nothing but a yes: no offer, no news. */
export const writeRequest = (businessName: string): { subject: string; body: string } => ({
  subject: `Would you like emails from ${businessName}?`,
  body: `Hello {{firstName}},\n\n${businessName} would like to email you now and then. Please confirm if that’s all right. If you do nothing, you won’t get any more.`,
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
