import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Recording a voice. */
export const sound: KnowledgeItem[] = [
  {
    id: 'ai-157',
    topic: 'getting the microphone close',
    fact: [
      'Bringing the microphone nearer does more for speech than nearly any setting afterwards.',
      'Close to the mouth, the voice is strong and the room is faint. Far away it is the reverse.',
    ],
    why: 'A voice weakens with distance, while the echo of a room stays about the same everywhere in it.',
    action: [
      "Record one sentence at a hand's width and one at arm's length, and listen to the difference.",
      'Clip a small microphone to your collar for the next video.',
    ],
    example: 'The camera is 4 metres off, and so is its microphone. The viewer hears the kitchen.',
    inTrade: 'In a clip from {aTrade}, a hand and a half of distance is plenty.',
    source: 'David Miles Huber, Modern Recording Techniques, 1986',
    keywords: ['sound', 'microphones', 'video', 'speech'],
  },
  {
    id: 'ai-158',
    topic: 'rooms that echo',
    fact: [
      'Hard walls throw the voice back, and soft things swallow part of it.',
      'Curtains, carpets, sofas and full bookshelves make a kinder recording room than bare plaster.',
    ],
    why: 'Echoes arrive a moment late and blur the edges of the words.',
    action: [
      'Clap once in each of your rooms, and record where the clap dies fastest.',
      'Hang a thick blanket behind the camera, where your voice is going.',
    ],
    example: 'An empty shop is handsome and rings like a bell. The storeroom full of cloth is the better studio.',
    inTrade: 'How does {aTrade} sound when it is empty? Clap once.',
    source: 'Wallace Sabine, Collected Papers on Acoustics, 1922',
    keywords: ['sound', 'rooms', 'recording', 'speech'],
  },
  {
    id: 'ai-159',
    topic: 'sound that is too loud to save',
    fact: [
      'Once a recording is louder than the system can hold, its peaks are cut off for good.',
      'Leave some room above the loudest moment, because quiet can be raised and clipping cannot be undone.',
    ],
    why: 'The missing tops were never stored, so no later setting can bring them back.',
    action: [
      'Speak your loudest sentence before recording, and lower the level until nothing touches red.',
      'Make a 10 second test before every recording, and listen to it with headphones.',
    ],
    example: 'The talk is calm and the laugh is not. That one laugh crackles in every copy.',
    inTrade: 'At {aTrade}, one loud crash {moment}, and that second is gone.',
    source: 'John Watkinson, The Art of Digital Audio, 1988',
    keywords: ['sound', 'recording', 'video', 'quality'],
  },
]
