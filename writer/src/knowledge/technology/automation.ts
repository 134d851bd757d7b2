import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Handing work to a machine. */
export const automation: KnowledgeItem[] = [
  {
    id: 'ai-046',
    topic: 'simplifying before automating',
    fact: [
      'Automating a muddled process gives you the same muddle, only faster.',
      'Before a machine does a task, ask whether the task needs doing at all.',
    ],
    why: 'Software repeats every step it is given, including the ones that serve no purpose any more.',
    action: [
      'Write down the steps of one weekly chore, and cross out any that nobody would miss.',
      'Run a task by hand once more while asking of each step who uses the result.',
    ],
    example: 'A form is printed, signed, scanned and filed. Perhaps the only useful step was the signature.',
    inTrade: 'If asking for {offer} is a muddle on paper, a program will not untangle it.',
    source: "Michael Hammer, Reengineering Work: Don't Automate, Obliterate, 1990",
    keywords: ['automation', 'process', 'work', 'efficiency'],
  },
  {
    id: 'ai-047',
    topic: 'the irony of automation',
    fact: [
      'The more a task is automated, the harder the rare moments left to the person become.',
      'Automation takes the easy parts and leaves people the difficult ones, with less practice.',
    ],
    why: 'Skills that are not used fade, and they are needed most on the day the machine gives up.',
    action: [
      'Choose one automated task and do it by hand this week, so the skill stays alive.',
      'Write a short note on how to take orders if the ordering system is down.',
    ],
    example: 'Nobody has taken a payment on paper for years. On the day the line fails, everyone looks for the book.',
    inTrade: 'One day the screen at {aTrade} stays dark, and somebody needs to know it by hand.',
    source: 'Lisanne Bainbridge, Ironies of Automation, 1983',
    keywords: ['automation', 'skills', 'continuity', 'training'],
  },
  {
    id: 'ai-048',
    topic: 'when automating pays',
    fact: [
      'Automating takes time now to save time later, and the arithmetic shows whether later comes.',
      'Multiply the minutes saved by how often the task occurs, then compare that with the hours of building.',
    ],
    why: 'A rare task seldom repays the building, and a frequent one repays it even when the saving is small.',
    action: [
      'Keep a tally of one repeated chore for a week, and work out its minutes per month.',
      'Put your 3 most repeated computer tasks in order of minutes per week, and start with the first.',
    ],
    example: 'A task of 2 minutes done 10 times a day takes over an hour and a half each week. That is worth a look.',
    inTrade: 'How many minutes a week does {aTrade} spend answering the same question about {offer}?',
    source: 'Common engineering practice: break-even calculation',
    keywords: ['automation', 'time', 'efficiency', 'costs'],
  },
  {
    id: 'ai-049',
    topic: 'triggers and actions',
    fact: [
      'Most everyday automations have one simple form: when this happens, do that.',
      'An automation joins a trigger, such as a new enquiry, to an action, such as a reply.',
    ],
    why: 'Saying a wish in that form shows at once whether a machine could do it.',
    action: [
      'Finish this sentence about your own week: whenever a customer does something, I always do the same thing.',
      'Set up one rule in your mail program that files a regular message by itself.',
    ],
    example: 'When a booking is made, a confirmation goes out. When the day before arrives, a reminder follows.',
    inTrade: 'When somebody asks for {offer}, send the directions: for {aTrade}, that would be one.',
    source: 'Event-condition-action rules, standing principle of active database systems',
    keywords: ['automation', 'rules', 'email', 'workflow'],
  },
  {
    id: 'ai-050',
    topic: 'safe repeats',
    fact: [
      'A well-made automatic step can run twice by accident and leave the same result as once.',
      'Ask of any automation what happens if it fires 2 times in a row.',
    ],
    why: 'Networks repeat messages when an answer is lost, so double runs are normal rather than rare.',
    action: [
      'Test your order form by pressing the button twice, and look for a double order.',
      'Give each order or booking its own number, so a repeat can be recognised.',
    ],
    example:
      'Pressing the lift button again does not call a second lift. Sending an invoice again should be just as harmless.',
    inTrade: 'Nobody at {aTrade} wants to confirm {offer} twice to the same person.',
    source: 'Fielding, Nottingham and Reschke, HTTP Semantics, RFC 9110, 2022',
    keywords: ['automation', 'reliability', 'orders', 'errors'],
  },
  {
    id: 'ai-051',
    topic: 'stopping at the first fault',
    fact: [
      'A good machine stops when something looks wrong, instead of producing a pile of faulty work.',
      'Let an automation halt and call a person as soon as a result falls outside the normal range.',
    ],
    why: 'A fault caught at once costs one piece, and a fault found later costs the whole batch.',
    action: [
      'Add a limit to one automatic task, such as a largest amount, beyond which it asks you.',
      'Decide who gets the message when an automatic task fails, and test that it arrives.',
    ],
    example:
      'An early loom stopped itself when a thread broke. The weaver could mind many looms, because each would call for help.',
    inTrade: 'At {aTrade}, a faulty price list should stop before it goes to everybody.',
    source: 'Taiichi Ohno, Toyota Production System, 1978',
    keywords: ['automation', 'quality', 'errors', 'alerts'],
  },
  {
    id: 'ai-052',
    topic: 'trusting machines too much',
    fact: [
      'People tend to accept what a machine suggests, even when the evidence beside it says otherwise.',
      "Automation bias is the habit of letting a tool's answer replace our own look.",
    ],
    why: 'Checking takes effort, and a confident display makes the effort seem needless.',
    action: [
      'Pick 5 automatic results this week and verify them from the source.',
      'Write your own estimate first, then look at what the tool says.',
    ],
    example: 'The map says turn left, and the sign says no entry. The eyes should get the last word.',
    inTrade: 'The calendar says {aTrade} is free. A look across the room says otherwise.',
    source: 'Raja Parasuraman and Victor Riley, Humans and Automation, 1997',
    keywords: ['automation', 'judgement', 'errors', 'tools'],
  },
  {
    id: 'ai-053',
    topic: 'templates for repeated text',
    fact: [
      'A template fixes the parts that stay the same, so your care can go into the part that changes.',
      'If you have written a message 3 times, its fourth version should start from a template.',
    ],
    why: 'Retyping invites fresh mistakes into words that were right already.',
    action: [
      'Save your most common reply as a template, with a gap where the personal line goes.',
      'Collect the 5 questions you answer most, and write one good answer to each.',
    ],
    example:
      'The directions, the parking and the opening hours never change. The greeting does, and it deserves your attention.',
    inTrade: 'At {aTrade}, the answer about {offer} could be ready but for one friendly line.',
    source: 'Common office practice: document templates',
    keywords: ['templates', 'email', 'writing', 'efficiency'],
  },
  {
    id: 'ai-054',
    topic: 'logs',
    fact: [
      'A log is a diary that a program keeps about itself. It tells you what happened while nobody watched.',
      'When something goes wrong, the record of the last normal moment is worth more than any theory.',
    ],
    why: 'Memory blurs the order of events, and a dated line does not.',
    action: [
      "Find the activity log of one tool you rely on, and read yesterday's page.",
      'Keep a short notebook of every change you make to your website or router.',
    ],
    example:
      'The site was fine on Monday and slow on Tuesday. The notebook says a new widget was added on Monday evening.',
    inTrade: 'At {aTrade}, even a notebook beside the machine does the job.',
    source: 'Brian Kernighan and Rob Pike, The Practice of Programming, 1999',
    keywords: ['logs', 'records', 'troubleshooting', 'website'],
  },
  {
    id: 'ai-055',
    topic: 'too many alerts',
    fact: [
      'An alert that calls for no action teaches people to ignore the next one.',
      'Each needless warning takes a little trust away from the warnings that matter.',
    ],
    why: 'Attention gets used to a repeated signal, and a habit of dismissing does not check the content.',
    action: [
      'Turn off 3 notifications this week that have never made you do anything.',
      'For each alert you keep, write down what you will do when it comes.',
    ],
    example: 'A van that beeps at everything gets driven by someone who hears nothing.',
    inTrade: 'If the phone at {aTrade} buzzes for everything, it buzzes for nothing.',
    source: 'Google, Site Reliability Engineering, 2016',
    keywords: ['alerts', 'notifications', 'attention', 'automation'],
  },
  {
    id: 'ai-056',
    topic: 'failing gently',
    fact: [
      'A well-planned system loses one comfort at a time instead of everything at once.',
      'Ask of each tool how your work goes on when only that tool is missing.',
    ],
    why: 'Small fallbacks keep the main promise to customers while the rest is being mended.',
    action: [
      'Choose the tool you would miss most, and prepare a paper version of its simplest job.',
      'Put your phone number on the page that appears when online booking is down.',
    ],
    example: 'The card reader fails, and a sign offers bank transfer and an address. The queue keeps moving.',
    inTrade: 'With no internet, {aTrade} can still write {offer} on paper.',
    source: 'Algirdas Avizienis, Fault-Tolerant Systems, 1976',
    keywords: ['continuity', 'reliability', 'planning', 'tools'],
  },
  {
    id: 'ai-057',
    topic: 'a person in the loop',
    fact: [
      'Let the machine draft and sort, and let a person decide where a mistake would hurt somebody.',
      'Place the human check where an error is costly or hard to take back.',
    ],
    why: 'Review has a price in time, so it belongs at the few points where it changes the outcome.',
    action: [
      'Name the one automatic message a customer should never get unread, and add an approval to it.',
      'Draw your enquiry process as boxes, and mark the box where a person must look.',
    ],
    example: 'A tool can prepare a reply to a complaint in a moment. Someone should read it before it leaves.',
    inTrade: 'A machine may draft the answer about {offer}. Whoever knows the person should send it.',
    source:
      'Raja Parasuraman, Thomas Sheridan and Christopher Wickens, A Model for Types and Levels of Human Interaction with Automation, 2000',
    keywords: ['automation', 'review', 'customers', 'decisions'],
  },
  {
    id: 'ai-058',
    topic: 'who explains the automation',
    fact: [
      'An automation nobody understands any more is a colleague who left without a handover.',
      'Every automatic rule needs a name, an owner and a sentence that says why it exists.',
    ],
    why: 'Rules outlive the reasons for them, and only a written reason lets someone retire them safely.',
    action: [
      'List the automatic rules running in your mail and shop tools, with one line on each.',
      'Switch off one rule that nobody can explain, and watch for a week what happens.',
    ],
    example: 'Every order above a certain size goes to an address no one knows. There was a reason once.',
    inTrade: 'Who at {aTrade} knows why that mail goes out on Thursdays?',
    source: 'Common engineering practice: runbooks',
    keywords: ['automation', 'documentation', 'owners', 'rules'],
  },
  {
    id: 'ai-059',
    topic: 'batching small jobs',
    fact: [
      'Doing similar small jobs together saves the time of starting and stopping each one.',
      'Setup time is paid per batch, so a larger batch spreads it thinner.',
    ],
    why: 'Each switch between tools means finding the place, the password and the thread again.',
    action: [
      "Collect this week's invoices and send them in a single sitting.",
      'Choose 2 fixed moments a day for uploading, filing and other small computer chores.',
    ],
    example:
      'Opening the photo program takes longer than cropping a picture. Cropping 12 in a row pays the opening once.',
    inTrade: 'At {aTrade}, all messages about {offer} could wait for one half hour.',
    source: 'Ford Harris, How Many Parts to Make at Once, 1913',
    keywords: ['automation', 'batching', 'time', 'efficiency'],
  },
]
