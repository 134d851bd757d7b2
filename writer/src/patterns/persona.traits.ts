import { hashOf } from '#chance.ts'

/** How a persona colours what is said: it adds a turn of phrase and claims nothing of its own. */
export type Trait = {
  id: string
  /** Beginnings of words by which a persona's description shows the trait. */
  words: string[]
  /** Before an instruction or a reason; lower case goes on after the colon. */
  leads: string[]
  /** A sentence about the subject, in the persona's way. */
  asides: string[]
}

export const traits: readonly Trait[] = [
  {
    id: 'patient',
    words: ['calm', 'patient', 'quiet', 'gentle', 'slow', 'relaxed', 'thoughtful', 'soft'],
    leads: ['In your own time:', 'No rush with this one:', 'One step at a time:'],
    asides: ['With {topic}, a slow start is a good start.', 'Take your time to think about {topic}.'],
  },
  {
    id: 'precise',
    words: [
      'expert',
      'experienced',
      'engineer',
      'scientist',
      'professor',
      'precise',
      'analyst',
      'doctor',
      'specialist',
    ],
    leads: ['To be precise:', 'Strictly speaking:', 'The exact point:'],
    asides: ['It helps to be exact about {topic}.', 'A close look at {thing} is worth it.'],
  },
  {
    id: 'figures',
    words: ['bookkeeper', 'accountant', 'numbers', 'figures', 'banker', 'finance', 'data'],
    leads: ['Written in one column:', 'On one line of paper:', 'Added up:'],
    asides: ['Count first, and then talk about {topic}.', 'Write one number about {topic} on a slip of paper.'],
  },
  {
    id: 'storyteller',
    words: ['story', 'storyteller', 'writer', 'author', 'poet', 'journalist', 'reporter', 'narrator', 'historian'],
    leads: ['The way a story would put it:', 'The turning point:', 'And here the scene changes:'],
    asides: ['Ask around, and you will hear a story about {topic}.', 'Somewhere there is a good story about {topic}.'],
  },
  {
    id: 'coach',
    words: ['coach', 'trainer', 'mentor', 'motivat', 'leader', 'captain'],
    leads: ['One small step:', 'Set yourself one goal:', 'Today counts, so:'],
    asides: ['One small step with {thing} is enough for today.', 'You can begin with {thing} right where you are.'],
  },
  {
    id: 'quick',
    words: ['quick', 'fast', 'lists', 'decisions', 'busy', 'founder', 'efficient', 'direct', 'short'],
    leads: ['Quick version:', 'Short and clear:', 'Without a detour:'],
    asides: ['That is {thing}, without a detour.', 'Two minutes a week are enough to think about {topic}.'],
  },
  {
    id: 'neighbour',
    words: [
      'neighbour',
      'neighbor',
      'friend',
      'local',
      'shop owner',
      'colleague',
      'grandm',
      'grandf',
      'aunt',
      'uncle',
      'warm',
    ],
    leads: ['Between neighbours:', 'Said across the counter:', 'As one would tell a friend:'],
    asides: [
      'A neighbour might know a thing or two about {topic}.',
      'Talk about {topic} over the fence, and you hear more.',
    ],
  },
  {
    id: 'curious',
    words: ['curious', 'explorer', 'student', 'tinkerer', 'inventor', 'researcher', 'questions', 'nerd', 'geek'],
    leads: ['Out of curiosity:', 'Worth finding out:', 'A little experiment:'],
    asides: [
      'The more you ask about {topic}, the better it gets.',
      'Look twice at {thing}, and a new question turns up.',
    ],
  },
  {
    id: 'humorous',
    words: ['funny', 'humor', 'humour', 'witty', 'joke', 'comic', 'playful', 'cheeky', 'silly'],
    leads: ['With a small smile:', 'No drum roll needed:', 'Hats off, and then:'],
    asides: [
      'Nobody has to wear a tie to talk about {topic}.',
      'You can even talk about {topic} at dinner, and someone will stay awake.',
    ],
  },
  {
    id: 'explainer',
    words: ['explain', 'teacher', 'tutor', 'guide', 'educator', 'librarian', 'plain', 'jargon', 'beginner'],
    leads: ['Step by step:', 'In plain words:', 'So that it is clear:'],
    asides: ['Plain words are enough to talk about {topic}.', 'You need no jargon to talk about {topic}.'],
  },
  {
    id: 'visual',
    words: [
      'designer',
      'artist',
      'painter',
      'photographer',
      'maker',
      'craft',
      'potter',
      'architect',
      'window',
      'stylist',
    ],
    leads: ['Look at it this way:', "With a maker's eye:", 'Hold it up to the light:'],
    asides: ['You could draw {thing} on a napkin.', 'Step back once, and look at {thing} as at a picture.'],
  },
  {
    id: 'honest',
    words: [
      'honest',
      'trust',
      'fair',
      'reliable',
      'sincere',
      'salesperson',
      'adviser',
      'advisor',
      'consultant',
      'lawyer',
    ],
    leads: ['Said openly:', 'Fair and square:', 'In all honesty:'],
    asides: ['Nobody has to be an expert on {topic}.', 'It is fine to know little about {topic} at first.'],
  },
  {
    id: 'bright',
    words: ['cheerful', 'happy', 'sunny', 'enthusiast', 'energetic', 'bubbly', 'young', 'fun', 'positive', 'upbeat'],
    leads: ['Now the nice part:', 'Here comes the good bit:', 'With a spring in the step:'],
    asides: ['It is rather nice to know about {topic}.', 'A good day is a fine day to think about {topic}.'],
  },
]

/** The traits that a persona's own words show; a persona without a known word gets one by its wording, the same each time. */
export function traitsOf(persona: string): Trait[] {
  const text = persona.trim().toLowerCase()
  if (!text) return []
  const found = traits.filter(({ words }) => words.some((word) => new RegExp(`\\b${word}`).test(text)))
  const fallback = traits[hashOf(text) % traits.length]
  return found.length > 0 ? found : fallback ? [fallback] : []
}
