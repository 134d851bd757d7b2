import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Software, its costs and its changes. */
export const choosingSoftware: KnowledgeItem[] = [
  {
    id: 'ai-166',
    topic: 'adding people to a late project',
    fact: [
      'Adding people to a late software project makes it later.',
      'Newcomers need explaining, and every extra person adds more lines of talk.',
    ],
    why: 'The ones who could finish the work spend their hours teaching instead.',
    action: [
      'For a late project, cut one feature before you call in more hands.',
      'Ask what is the smallest version that would still be useful, and plan only that.',
    ],
    example: 'The website is late, so 2 friends join in. On Monday everybody explains, and nobody builds.',
    inTrade: 'Even at {aTrade}, a third pair of hands first needs to be shown everything.',
    source: 'Frederick Brooks, The Mythical Man-Month, 1975',
    keywords: ['projects', 'teams', 'software', 'deadlines'],
  },
  {
    id: 'ai-167',
    topic: 'debt in quick fixes',
    fact: [
      'A quick fix is a loan. You pay interest in slower work until it is put right.',
      'Shortcuts in a system are fair when somebody plans to return and repay them.',
    ],
    why: 'Every later change has to step around the patch, and each step costs a little.',
    action: [
      'List the workarounds your team uses daily, and mend the one with the most steps.',
      'When you take a shortcut, write down where it is and when you will come back.',
    ],
    example: 'The second price list was meant for one week. Ever since, each change has been made in both.',
    inTrade: 'A bit of tape on the list of {aTrade} is fine today, and dear by spring.',
    source: 'Ward Cunningham, The WyCash Portfolio Management System, 1992',
    keywords: ['software', 'maintenance', 'process', 'costs'],
  },
  {
    id: 'ai-168',
    topic: 'big systems grow from small ones',
    fact: [
      'A complex system that works has grown from a simple system that worked.',
      'Start with something small that runs, and add to it while it keeps running.',
    ],
    why: 'A large design has thousands of untested joints, and a grown one has tested most of them.',
    action: [
      'Launch your next online service with one product and one way to pay.',
      'Write down the smallest version of a system you want, and use it for a week on paper.',
    ],
    example:
      'A booking calendar began as a notebook with times on the left. Each later step copied what already worked.',
    inTrade: 'For {aTrade}, a notebook that works is a better start than a system that might.',
    source: 'John Gall, Systemantics, 1975',
    keywords: ['software', 'planning', 'projects', 'systems'],
  },
  {
    id: 'ai-169',
    topic: 'features you may never need',
    fact: [
      'Building for an imagined need costs twice, once now and once whenever it gets in the way.',
      'You are probably not going to need it, so wait until the need is real.',
    ],
    why: 'Guesses about the future are often wrong, and unused parts still have to be kept working.',
    action: [
      'Cross one feature off your wish list that no customer has asked for.',
      'Choose the smaller plan of a service, and note what would make you move up.',
    ],
    example: 'The site was built in 4 languages. Nearly all enquiries came in one.',
    inTrade: '{ATrade} that plans for a hundred a day pays for it with twenty.',
    source: 'Kent Beck, Extreme Programming Explained, 1999',
    keywords: ['software', 'features', 'planning', 'costs'],
  },
  {
    id: 'ai-170',
    topic: 'changing one thing at a time',
    fact: [
      'To find a fault, change a single thing, test, and put it back if nothing improved.',
      'Halve the problem. Test in the middle and you know which half to search.',
    ],
    why: 'When several things change together, nobody can tell which of them mattered.',
    action: [
      'Before the next repair, write down the steps that make the fault appear.',
      'When a device fails, swap the cable first, alone, and test again.',
    ],
    example: 'The printer works after a restart, a new cable and a new driver. Next month the guessing begins again.',
    inTrade: 'At {aTrade} the printer is silent: cable first, then look, then the next thing.',
    source: 'David Agans, Debugging, 2002',
    keywords: ['troubleshooting', 'hardware', 'testing', 'software'],
  },
  {
    id: 'ai-171',
    topic: 'explaining the problem aloud',
    fact: [
      'Explaining a fault step by step, even to a rubber duck, often makes the mistake visible.',
      'Say what each step should do, and you notice the one that does something else.',
    ],
    why: 'Speech forces you through every stage that thought likes to skip.',
    action: [
      'Before you ask for help, write the problem down as if to a stranger.',
      'Talk a colleague through one stubborn spreadsheet, cell by cell.',
    ],
    example: 'Halfway through the email to support, the answer appears. The email is never sent.',
    inTrade: 'Anybody at {aTrade} will listen, and so will a duck.',
    source: 'Andrew Hunt and David Thomas, The Pragmatic Programmer, 1999',
    keywords: ['troubleshooting', 'explanation', 'software', 'thinking'],
  },
  {
    id: 'ai-172',
    topic: 'the full cost of a tool',
    fact: [
      'The price of software is the smaller part. Learning, moving the data and upkeep make up the rest.',
      'Count hours as well as fees when you compare tools over several years.',
    ],
    why: 'A free program that takes an hour each week is paid for in hours.',
    action: [
      'For one tool you pay for, write down fee, hours and extras for a year.',
      'Before the next purchase, estimate the days needed to move in and to move out.',
    ],
    example:
      'The cheaper till saves a fee and needs a daily export by hand. At the end of the year it is the dearer one.',
    inTrade: 'For {aTrade}, an hour {moment} is the price that is not on the label.',
    source: 'Bill Kirwin, Gartner Group, Total Cost of Ownership, 1987',
    keywords: ['software', 'costs', 'tools', 'buying'],
  },
  {
    id: 'ai-173',
    topic: 'why useful tools go unused',
    fact: [
      'People take up a tool when they expect it to be useful and easy, in that order.',
      "A new system wins when it helps with today's work, however fine it looks in a demonstration.",
    ],
    why: 'Those who do the work judge by their own effort, and the owner judges by the report.',
    action: [
      'Ask each person who will use a new tool which of their tasks it makes lighter.',
      'Let 2 colleagues try a tool on real work for a week before you decide.',
    ],
    example: 'The new planner pleases the office and adds 3 taps on the shop floor. By Friday the whiteboard is back.',
    inTrade: 'If the new till makes {offer} slower, nobody at {aTrade} will love it.',
    source: 'Fred Davis, Perceived Usefulness, Perceived Ease of Use, and User Acceptance, 1989',
    keywords: ['software', 'tools', 'teams', 'change'],
  },
  {
    id: 'ai-174',
    topic: 'what makes a new tool catch on',
    fact: [
      'New things spread faster when they can be tried cheaply, seen at work and matched with old habits.',
      'A few people try early, most wait to see, and some join late. Each group needs other reasons.',
    ],
    why: 'A visible trial lowers the risk for everyone who is watching.',
    action: [
      'Offer a small trial of your newest service, with nothing to fill in.',
      'Introduce the next tool with the 2 most curious colleagues first.',
    ],
    example: 'One stall takes cards and the queue sees it work. By the next market the neighbours have readers too.',
    inTrade: 'At {aTrade}, one colleague who uses it happily is the best argument.',
    source: 'Everett Rogers, Diffusion of Innovations, 1962',
    keywords: ['innovation', 'change', 'tools', 'customers'],
  },
  {
    id: 'ai-175',
    topic: 'savings that raise use',
    fact: [
      'When something becomes cheaper to use, people often use more of it.',
      'Efficiency can raise the total, as happened with coal once steam engines improved.',
    ],
    why: 'A lower price per use makes new uses worthwhile that were too costly before.',
    action: [
      'After your next time-saver, decide beforehand what the freed hour is for.',
      'Count how many messages you send now compared with the time when each took a stamp.',
    ],
    example: 'Making a report used to take a day, and there was one. Now it takes a minute, and there are 40.',
    inTrade: 'Now that a picture of {offer} costs nothing, somebody takes forty.',
    source: 'William Stanley Jevons, The Coal Question, 1865',
    keywords: ['efficiency', 'automation', 'costs', 'time'],
  },
  {
    id: 'ai-176',
    topic: 'near hopes and far effects',
    fact: [
      'We tend to overestimate what a technology does soon, and underestimate what it does later.',
      'Early noise fades before the slow, useful change begins.',
    ],
    why: 'New tools pay off only after habits, skills and other tools have grown around them.',
    action: [
      'For each new tool you read about, write what would have to change in your shop for it to matter.',
      'Choose one plain technology you already own, and learn a feature you have never used.',
    ],
    example:
      'Electric motors first stood where the steam engine had stood. Factories changed later, when every machine got its own.',
    inTrade: 'At {aTrade}, the new machine changes little by May, and a lot in five years.',
    source: "Roy Amara's law, Institute for the Future",
    keywords: ['technology', 'change', 'planning', 'innovation'],
  },
  {
    id: 'ai-177',
    topic: 'the reason behind an old rule',
    fact: [
      'Before you remove something whose purpose you cannot see, find out why it was put there.',
      'Ask what a strange setting was for. Once you know, you may still delete it.',
    ],
    why: 'The trouble it was guarding against may have gone, or may only be waiting.',
    action: [
      'Pick one odd habit in your systems and ask the longest-serving person for its story.',
      'Write a short reason beside the next unusual setting you make.',
    ],
    example: 'The file is copied twice each night, and nobody knows why. One copy feeds the accountant.',
    inTrade: 'At {aTrade}, there is surely one odd habit that once had a good reason.',
    source: 'Gilbert Keith Chesterton, The Thing, 1929',
    keywords: ['systems', 'rules', 'change', 'documentation'],
  },
  {
    id: 'ai-178',
    topic: 'work and its medium',
    fact: [
      'No technology is simply good or bad, and none is neutral. The effect depends on how and where it is used.',
      'The same tool may calm one workplace and rush another.',
    ],
    why: 'Rules, habits and aims around a tool shape what it does to the people using it.',
    action: [
      'Agree with your team on the hours in which messages expect no answer.',
      'Name one tool that makes your day more hurried, and change one setting of it.',
    ],
    example: 'A shared calendar can protect quiet mornings. It can also let everybody fill them.',
    inTrade: 'The same phone can make {aTrade} quicker, or keep everyone from looking up.',
    source: 'Melvin Kranzberg, Technology and History, 1986',
    keywords: ['technology', 'teams', 'habits', 'tools'],
  },
]
