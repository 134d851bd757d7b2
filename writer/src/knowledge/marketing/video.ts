import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Films that are watched and understood. */
export const video: KnowledgeItem[] = [
  {
    id: 'ms-091',
    topic: 'the first seconds of a video',
    fact: [
      'Viewers decide early whether to stay, so the first line has to earn the second.',
      'Open with the question, the result or the mistake. The greeting can wait.',
    ],
    why: 'At the start a viewer has invested nothing, and leaving costs them nothing.',
    action: [
      'Record your next video twice: once with your usual start and once beginning with its strongest sentence.',
      'Cut everything before the first interesting thing in your last video.',
    ],
    example: 'A hello could come from anyone. A hinge held up the wrong way round makes people look.',
    inTrade: 'For {aTrade}, that first second might show {offer} and no logo at all.',
    source: 'Common editing practice: open on the strongest moment',
    keywords: ['video', 'hooks', 'attention', 'opening', 'editing'],
  },
  {
    id: 'ms-092',
    topic: 'sound and picture sharing the work',
    fact: [
      'People learn better from words and pictures together than from words alone.',
      "Richard Mayer's experiments show that narration with fitting images beats narration on its own.",
    ],
    why: 'Eye and ear take in information through separate channels, so both can carry part of the load.',
    action: [
      'For each sentence of your next script, note what the viewer should see while hearing it.',
      'Replace one talking shot in your next video with a close view of the thing you mention.',
    ],
    example: 'While the voice explains the knot, the hands tie it.',
    inTrade: 'While the voice explains {subject}, the picture can already show {offer}.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'learning', 'pictures', 'narration', 'content'],
  },
  {
    id: 'ms-093',
    topic: 'leaving out what is merely interesting',
    fact: [
      'Extra music, facts and pictures can distract from the point, however nice they are.',
      "Mayer's coherence principle says that people learn more when material that does not serve the point is left out.",
    ],
    why: 'Working memory is small, and decoration takes a seat meant for the message.',
    action: [
      'Remove one effect from your next video and see whether anything is missing.',
      'Cut any anecdote that does not help the viewer do the thing you are teaching.',
    ],
    example: 'The clip about sharpening a knife does not need the history of steel.',
    inTrade: 'A clip about {offer} needs {offer}, and very little else.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'simplicity', 'editing', 'focus', 'learning'],
  },
  {
    id: 'ms-094',
    topic: 'pointing at what matters',
    fact: [
      'A viewer learns more when the important part is marked by an arrow, a colour or a word of emphasis.',
      'Signals guide the eye. Without them each viewer guesses where to look.',
    ],
    why: 'Finding the right spot on a busy picture uses the same attention that understanding needs.',
    action: [
      'Add one circle or arrow to your next how-to picture.',
      'Say where to look before you show the detail you mean.',
    ],
    example: 'Among 40 wires, one is drawn in red. The explanation can begin.',
    inTrade: 'In a film from {aTrade}, one finger pointing at the right spot does the work.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'design', 'attention', 'signals', 'teaching'],
  },
  {
    id: 'ms-095',
    topic: 'breaking a lesson into pieces',
    fact: [
      'Learners do better when a lesson comes in short segments they can take at their own speed.',
      'Small steps with pauses are easier to follow than one long stream.',
    ],
    why: 'Each piece can settle before the next one arrives.',
    action: [
      'Split your longest video into parts, each answering one question.',
      'Put a visible number on each step of your next tutorial.',
    ],
    example:
      'Part one is measuring, part two is cutting, part three is fitting. A viewer can stop after cutting and come back.',
    inTrade: 'Even {subject} can be learned in five bites of one minute.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'tutorials', 'learning', 'structure', 'series'],
  },
  {
    id: 'ms-096',
    topic: 'a conversational style',
    fact: [
      'People learn more from a speaker who says you and I than from one who lectures.',
      "Mayer's personalisation principle favours friendly, everyday language over formal language.",
    ],
    why: 'Conversation makes a listener feel addressed, and they work harder to understand.',
    action: [
      'Record your next script as if one regular customer were sitting across the table.',
      'In your next script, turn every instruction for viewers in general into one addressed to you.',
    ],
    example: 'A manual asks for adequate drainage. A neighbour tells you to make sure your pot has a hole.',
    inTrade: '"You will feel it at once" is easier to follow than a lecture about {subject}.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['video', 'tone', 'script', 'teaching', 'voice'],
  },
  {
    id: 'ms-097',
    topic: 'captions',
    fact: [
      'Captions let people follow a video with the sound off, in a noisy place, or without hearing.',
      'Written words on screen open a film to viewers who would otherwise be shut out.',
    ],
    why: 'The accessibility guidelines for the web ask for captions on recorded video with speech.',
    action: [
      'Add captions to your last video and read them through once for names and numbers.',
      'Watch your latest clip with the sound off, and check that its point still arrives.',
    ],
    example: 'On a full train, with headphones at home, a passenger still learns how to prune a rose.',
    inTrade: 'Somebody on a bus may be watching {aTrade} right now, without any sound.',
    source: 'W3C, Web Content Accessibility Guidelines, success criterion 1.2.2',
    keywords: ['captions', 'accessibility', 'video', 'subtitles', 'reach'],
  },
  {
    id: 'ms-098',
    topic: 'one video, one question',
    fact: [
      'A short video is strongest when it answers a single question completely.',
      'Two questions in one clip give the viewer 2 chances to leave.',
    ],
    why: 'A single question makes the title, the opening and the ending almost write themselves.',
    action: [
      'Write the question your next video answers at the top of the script, and delete every line that does not help.',
      'Turn one long list of tips into a set of short videos with one tip each.',
    ],
    example: 'Why a door sticks is enough for one film. Everything about doors would fill a shelf.',
    inTrade: 'For {aTrade}, one question about {offer} is enough for a whole film.',
    source: 'Common teaching practice: one learning objective per lesson',
    keywords: ['video', 'focus', 'questions', 'content', 'script'],
  },
]
