import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Talks before an audience. */
export const speakingInPublic: KnowledgeItem[] = [
  {
    id: 'pd-131',
    topic: '3 ways to persuade',
    fact: [
      'A speaker persuades by character, by feeling and by reasons, and needs all 3.',
      'Why should we trust you, why should we care, and why is it so? Answer each of them.',
    ],
    why: 'Reasons without trust are doubted, and trust without reasons soon wears out.',
    action: [
      'Mark your next pitch with 3 colours, one for each, and fill what is missing.',
      'Begin your next talk with why this subject is yours.',
    ],
    example: 'The roofer shows hands that have done it for years, a picture of a leak, and a drawing of the fix.',
    inTrade: 'Somebody who loves {subject}, knows it and can say why: you would listen, too.',
    source: 'Aristotle, Rhetoric, about 350 BC',
    keywords: ['speaking', 'persuasion', 'trust', 'presentations'],
  },
  {
    id: 'pd-132',
    topic: 'nerves before speaking',
    fact: [
      'In experiments, people who told themselves I am excited did better at speaking than those who tried to calm down.',
      'A beating heart can be read as readiness.',
    ],
    why: 'Excitement and nervousness feel alike in the body, so it is a short step from one to the other.',
    action: [
      'Before your next talk, say aloud that you are looking forward to it, and name why.',
      'Write down 2 good things that may come of the talk you dread.',
    ],
    example: 'Minutes before the toast, the hands are damp. I am glad to say this to them, you whisper, and stand up.',
    inTrade: 'The flutter before your first time at {aTrade} may be plain excitement.',
    source: 'Alison Wood Brooks, Get Excited, 2014',
    keywords: ['speaking', 'confidence', 'nerves', 'preparation'],
  },
  {
    id: 'pd-133',
    topic: 'words and slides',
    fact: [
      'People learn more from spoken words with pictures than from spoken words with the same words on a slide.',
      'A slide that repeats the speaker makes the audience read and listen at once.',
    ],
    why: 'Eyes and ears each have limited room, and doubled words fill both with one thing.',
    action: [
      'Take one slide full of text, and replace it with a picture and 5 words.',
      'Move the details of your next talk to a handout.',
    ],
    example: 'The speaker reads the slide aloud. The audience, faster at reading, waits at the bottom.',
    inTrade: 'Someone who explains {subject} should show it and leave the text away.',
    source: 'Richard Mayer, Multimedia Learning, 2001',
    keywords: ['presentations', 'slides', 'speaking', 'learning'],
  },
  {
    id: 'pd-134',
    topic: 'one idea for a talk',
    fact: [
      'A talk should be built around a single idea that the audience can carry home.',
      'If you cannot say your point in one sentence, the listeners cannot repeat it.',
    ],
    why: 'A listener cannot turn back the page, so less must be made to last longer.',
    action: [
      'Write the sentence you want people to repeat tomorrow, and cut what does not serve it.',
      'Ask someone after your next talk what it was about.',
    ],
    example: 'The evening offered 12 tips. At the bus stop nobody can name 2 of them.',
    inTrade: 'If people remember one thing about {subject}, which one should it be?',
    source: 'Chris Anderson, TED Talks, 2016',
    keywords: ['speaking', 'presentations', 'clarity', 'focus'],
  },
  {
    id: 'pd-135',
    topic: 'rehearsing aloud',
    fact: [
      'A talk practised silently is unpractised. The mouth has to learn it too.',
      'Speak it standing, at full voice, with the clock running.',
    ],
    why: 'Reading in the head skips the breath, the stumbles and the real length.',
    action: [
      'Give your next talk aloud twice before you give it, once to a wall and once to a person.',
      'Record your rehearsal, and listen for the places where you rush.',
    ],
    example: 'In the head it took 8 minutes. In the room it takes 13, and the end is lost.',
    inTrade: 'Even two sentences about {subject} sound different on the third try.',
    source: 'Dale Carnegie, The Art of Public Speaking, 1915',
    keywords: ['speaking', 'practice', 'presentations', 'preparation'],
  },
  {
    id: 'pd-136',
    topic: 'pauses',
    fact: [
      'A pause before a point calls attention to it, and a pause after it lets it land.',
      'Silence is the punctuation of speech.',
    ],
    why: 'Listeners need a moment to turn words into thoughts.',
    action: [
      'Mark 3 pauses in your next script, and count one breath at each.',
      'Replace one um with silence in every conversation today.',
    ],
    example: 'The price is named, and then comes nothing. In that silence the customer begins to think.',
    inTrade: 'Say what {offer} costs. Then say nothing.',
    source: 'Dale Carnegie, The Art of Public Speaking, 1915',
    keywords: ['speaking', 'pauses', 'presentations', 'listening'],
  },
  {
    id: 'pd-137',
    topic: 'the shape of a persuasive talk',
    fact: [
      'A persuasive talk moves in 5 steps: attention, need, answer, picture of the result, and action.',
      'Show the need before you show the answer.',
    ],
    why: 'A solution without a felt problem is merely information.',
    action: [
      'Arrange your next pitch in those 5 steps, with one sentence for each.',
      'End your next announcement with a single thing to do, and how to do it.',
    ],
    example: 'A squeak in the hall, the reason for it, a drop of oil, the quiet night, and the oil can on the table.',
    inTrade: 'A minute about {subject} can have all five of them.',
    source: 'Alan Monroe, Principles and Types of Speech, 1935',
    keywords: ['speaking', 'persuasion', 'sales', 'presentations'],
  },
  {
    id: 'pd-138',
    topic: 'telling them where you are',
    fact: [
      'Listeners follow more easily when a speaker says what comes, and when one part ends and the next begins.',
      'Signposts such as first, next and last are the headings of speech.',
    ],
    why: 'A reader sees how many pages are left, and a listener has only your word.',
    action: [
      'Announce the number of your points at the start of your next talk, and count them aloud.',
      'Before each new part, sum up the last one in a sentence.',
    ],
    example: 'This is the last of 3 reasons, says the speaker. The whole room sits up.',
    inTrade: '"Two things about {subject}. Here is the first one." It is as easy as that.',
    source: 'Stephen Lucas, The Art of Public Speaking, 1983',
    keywords: ['speaking', 'structure', 'presentations', 'clarity'],
  },
  {
    id: 'pd-139',
    topic: 'concrete pictures',
    fact: [
      'An idea sticks when it is simple, unexpected, concrete, credible and told as a story.',
      'Say what can be seen and touched, and the listener can keep it.',
    ],
    why: 'Abstract words leave each listener with a different picture, or with none.',
    action: [
      'Take one claim from your website and replace it with something a camera could film.',
      'Add an object to your next talk that you can hold up.',
    ],
    example: 'The phrase attentive service is fog. A cup of tea while you wait is a thing.',
    inTrade: '"Good {subject}" is fog. {Offer}, {moment}, is a picture.',
    source: 'Chip Heath and Dan Heath, Made to Stick, 2007',
    keywords: ['communication', 'stories', 'speaking', 'clarity'],
  },
  {
    id: 'pd-140',
    topic: 'groups of 3',
    fact: [
      'A list of 3 sounds complete, and audiences often answer it with applause.',
      'Name 2 things to set up a rhythm and a third to close it.',
    ],
    why: 'Listeners can tell where a third item ends, so they know when the point is made.',
    action: [
      'Reduce the next list you speak aloud to its 3 strongest items.',
      'Close your next talk with a sentence of 3 parts.',
    ],
    example: 'Measured, cut and sewn by hand. The ear hears that the sentence is over.',
    inTrade: 'Whoever explains {subject} in three points will be heard to the end.',
    source: "Max Atkinson, Our Masters' Voices, 1984",
    keywords: ['speaking', 'rhythm', 'writing', 'presentations'],
  },
  {
    id: 'pd-141',
    topic: 'questions after a talk',
    fact: [
      'Prepare for questions as you prepare the talk, beginning with the ones you hope nobody asks.',
      'Repeat each question so that all can hear it, answer briefly, and look at the whole room.',
    ],
    why: 'An honest I do not know, with a promise to find out, keeps more trust than a guess.',
    action: [
      'Write the 5 hardest questions about your offer and an honest answer to each.',
      'Keep a closing sentence ready for after the last question.',
    ],
    example: 'The final question is odd, and so is the last memory. A prepared ending puts it right.',
    inTrade: 'Whoever talks about {subject} should be ready for: and what does it cost?',
    source: 'Stephen Lucas, The Art of Public Speaking, 1983',
    keywords: ['speaking', 'questions', 'preparation', 'trust'],
  },
]
