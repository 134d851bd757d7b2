import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Pages that everybody can use. */
export const accessibility: KnowledgeItem[] = [
  {
    id: 'ai-128',
    topic: 'pictures in words',
    fact: [
      'A short text behind each picture lets people who cannot see it know what it shows.',
      'Describe what the picture tells, in the place where it stands, and leave out the words picture of.',
    ],
    why: 'A screen reader can read only words, and a picture without them is a blank.',
    action: [
      'Add a description to the 5 most important pictures on your site.',
      'Mark purely decorative images as empty, so that a screen reader can pass over them.',
    ],
    example: 'Image 0412 says nothing. Blue glazed bowl, wide as 2 hands, lets a shopper imagine it.',
    inTrade: '"{Offer}, {moment}" is already better than nothing.',
    source: 'W3C, Web Content Accessibility Guidelines, Text Alternatives, 2008',
    keywords: ['accessibility', 'images', 'website', 'text'],
  },
  {
    id: 'ai-129',
    topic: 'contrast for reading',
    fact: [
      'Normal text should differ from its background by a contrast ratio of at least 4.5 to 1.',
      "Pale grey on white looks elegant on a designer's screen and disappears in sunlight.",
    ],
    why: 'Eyes differ, screens differ and light differs, so a safe margin serves nearly everyone.',
    action: [
      'Put your text and background colours into a free contrast checker today.',
      'Read your own site outdoors at noon, and darken whatever you cannot make out.',
    ],
    example: 'The price is printed in light gold on cream. Customers at the counter ask what it costs.',
    inTrade: 'Pale letters beside {spot} look fine at night and vanish at noon.',
    source: 'W3C, Web Content Accessibility Guidelines, Contrast Minimum, 2008',
    keywords: ['accessibility', 'colour', 'text', 'design'],
  },
  {
    id: 'ai-130',
    topic: 'more than colour',
    fact: [
      'Never let colour be the only sign, because about 1 in 12 men sees some colours alike.',
      'Pair every colour with a word, a shape or a position.',
    ],
    why: 'A message that survives in black and white reaches everybody.',
    action: [
      'Print one of your charts in grey and see whether it still makes sense.',
      'Add a word such as full or free beside the red and green marks on your calendar.',
    ],
    example: 'Free days are green and booked days are red. For some guests the whole month is one shade of brown.',
    inTrade: 'A green dot for {offer} and a red one for sold out can look the same.',
    source: 'US National Eye Institute, Color Blindness',
    keywords: ['accessibility', 'colour', 'charts', 'design'],
  },
  {
    id: 'ai-131',
    topic: 'captions under a video',
    fact: [
      'Captions serve deaf viewers, people in a noisy place, people in a quiet one and learners of the language.',
      'A video without captions is silent for anyone who cannot or may not turn on the sound.',
    ],
    why: 'Text also lets people search and skim what would otherwise have to be heard in full.',
    action: [
      'Caption one of your videos, and read every line against the sound.',
      'Correct the names and trade words that automatic captions got wrong in your latest video.',
    ],
    example: 'On the bus, a viewer watches with the sound off. The captions carry every step.',
    inTrade: 'Somebody may be reading this film about {subject} on a train.',
    source: 'W3C, Web Content Accessibility Guidelines, Captions, 2008',
    keywords: ['accessibility', 'video', 'captions', 'audience'],
  },
  {
    id: 'ai-132',
    topic: 'headings that make an outline',
    fact: [
      'Headings are a table of contents that screen readers and skimming eyes both use.',
      'Mark headings as headings instead of merely making them large and bold.',
    ],
    why: 'A program can jump between real headings, while big letters look to it like any other text.',
    action: [
      'Read only the headings of one page in order, and check that they tell its story.',
      'Turn the bold lines in one long document into proper heading styles.',
    ],
    example: 'A page of terms runs for 5 screens. With headings, someone finds the part on cancellations in one step.',
    inTrade: 'On the page of {aTrade}, {offer} deserves a heading, and a bold line is none.',
    source: 'W3C, Web Content Accessibility Guidelines, Headings and Labels, 2008',
    keywords: ['accessibility', 'headings', 'website', 'documents'],
  },
  {
    id: 'ai-133',
    topic: 'using a page by keyboard',
    fact: [
      'Many people move through a page with the keyboard alone, because of a hand, a habit or a broken mouse.',
      'Everything that can be clicked should also be reachable with the tab key.',
    ],
    why: 'A control the keyboard cannot reach does not exist for those who depend on it.',
    action: [
      'Put your mouse aside and try to book or buy on your own site.',
      'Check that you can always see which button is selected as you press tab.',
    ],
    example: 'The date picker opens only for a mouse. A visitor with a tremor leaves at that point.',
    inTrade: 'Can somebody ask {aTrade} for {offer} without touching a mouse?',
    source: 'W3C, Web Content Accessibility Guidelines, Keyboard Accessible, 2008',
    keywords: ['accessibility', 'keyboard', 'website', 'forms'],
  },
  {
    id: 'ai-134',
    topic: 'labels that stay on forms',
    fact: [
      'A hint inside a form field vanishes as soon as you type, and with it the question.',
      'Put the label above the field, where it stays visible.',
    ],
    why: 'People check their answers before sending, and they need to see what was asked.',
    action: [
      'Fill in your own contact form, and note every moment you had to guess.',
      'Move one vanishing hint out of its field and turn it into a permanent label.',
    ],
    example: 'A field now says 12. Was it the number of guests or the arrival hour?',
    inTrade: 'Halfway through asking for {offer}, nobody should have to guess what the box was for.',
    source: 'W3C, Web Content Accessibility Guidelines, Labels or Instructions, 2008',
    keywords: ['forms', 'accessibility', 'usability', 'website'],
  },
  {
    id: 'ai-135',
    topic: 'what helps one helps many',
    fact: [
      'Features made for people with disabilities often turn out to help everybody else.',
      'A dropped kerb was built for wheelchairs, and prams, trolleys and suitcases use it all day.',
    ],
    why: 'Everyone has full hands, tired eyes or a loud room at some hour of the day.',
    action: [
      'Try one of your services with one hand, with the sound off, or without your glasses.',
      'Ask a customer with a disability which step with you is the hardest, and mend that one.',
    ],
    example: 'A doorbell placed low for a wheelchair also serves a courier with both arms full.',
    inTrade: 'Hands full, bag on the arm, child at the knee: that is {aVisitor}, too.',
    source: 'Angela Glover Blackwell, The Curb-Cut Effect, 2017',
    keywords: ['accessibility', 'design', 'customers', 'service'],
  },
  {
    id: 'ai-136',
    topic: 'flashing pictures',
    fact: [
      'Content should not flash more than 3 times in any one second.',
      'Rapid flashing can trigger seizures in some viewers, so video rules set a limit.',
    ],
    why: 'Nobody can know in advance who is watching, so the limit is there for every clip.',
    action: [
      'Watch your latest clip once for strobing cuts, and slow down any you find.',
      'Replace a blinking banner on your site with a still one.',
    ],
    example: 'A camera flash filmed at an event repeats quickly in the edit. A longer shot between flashes solves it.',
    inTrade: 'A film of {aTrade} has no need of it anyway.',
    source: 'W3C, Web Content Accessibility Guidelines, Three Flashes, 2008',
    keywords: ['accessibility', 'video', 'safety', 'editing'],
  },
  {
    id: 'ai-137',
    topic: 'big enough to tap',
    fact: [
      'A button should be large enough for a thumb and far enough from its neighbours.',
      'Accessibility rules ask for touch targets of at least 24 by 24 pixels, or room around them.',
    ],
    why: 'Fingers are wider than a mouse pointer, and they hide what they touch.',
    action: [
      'Try the smallest link on your phone page with your thumb, 5 times in a row.',
      'Put more space between the buttons for yes and no on your most used form.',
    ],
    example: "Cancel sits a hair's breadth beside confirm. Sooner or later a thumb picks the wrong one.",
    inTrade: 'On a cold day, the button for {offer} has to take a glove.',
    source: 'W3C, Web Content Accessibility Guidelines 2.2, Target Size, 2023',
    keywords: ['accessibility', 'mobile', 'buttons', 'usability'],
  },
]
