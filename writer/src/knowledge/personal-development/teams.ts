import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Working with others. */
export const teams: KnowledgeItem[] = [
  {
    id: 'pd-167',
    topic: 'safety to speak up',
    fact: [
      'Teams learn more when people can admit mistakes and ask questions without fear of being shamed.',
      'Silence in a meeting may mean agreement, and it may mean caution.',
    ],
    why: 'A problem that cannot be mentioned cannot be mended.',
    action: [
      'Tell your team about one mistake of your own this week, and what it taught you.',
      'Thank the next person who brings you bad news, before you say anything else.',
    ],
    example: 'A new colleague noticed the wrong date on the poster and kept quiet. The poster went to print.',
    inTrade: 'At {aTrade}, it is quiet after a mistake, or somebody says: that was me.',
    source: 'Amy Edmondson, Psychological Safety and Learning Behavior in Work Teams, 1999',
    keywords: ['teams', 'trust', 'learning', 'mistakes'],
  },
  {
    id: 'pd-168',
    topic: 'effort in groups',
    fact: [
      'People pulling a rope together pull less hard, each of them, than they do alone.',
      "When nobody's share can be seen, everyone's share tends to shrink.",
    ],
    why: 'Responsibility thins out as it is spread, unless each part has a name on it.',
    action: [
      'Put one name beside every task in your next plan.',
      'Keep the group for your next job as small as the work allows.',
    ],
    example: 'All of us will tidy the storeroom. By spring, all of us have walked past it.',
    inTrade: 'Four people tidy {aTrade}, and one corner stays as it was.',
    source: 'Max Ringelmann, Recherches sur les moteurs animes, 1913',
    keywords: ['teams', 'responsibility', 'effort', 'tasks'],
  },
  {
    id: 'pd-169',
    topic: 'when everyone is responsible',
    fact: [
      'The more people could act, the less likely it is that a given person does.',
      'Ask one person by name, since a call to all is a call to nobody.',
    ],
    why: "Each observer expects another to step in and reads the others' calm as a sign.",
    action: [
      'Address your next request by name, with a task and a time.',
      'Decide who acts in an emergency in your shop, and tell that person.',
    ],
    example: 'Could somebody look at the dripping tap? All heads nod, and it drips on.',
    inTrade: 'Everybody at {aTrade} saw the empty shelf, and everybody thought of somebody else.',
    source: 'John Darley and Bibb Latane, Bystander Intervention in Emergencies, 1968',
    keywords: ['teams', 'responsibility', 'communication', 'safety'],
  },
  {
    id: 'pd-170',
    topic: 'stages of a team',
    fact: [
      'New teams usually pass through forming, storming and norming before they perform.',
      'Friction in the early weeks is part of becoming a team.',
    ],
    why: 'People first have to find their place, and only then can they give all their attention to the work.',
    action: [
      'Agree with a new team on 3 rules for working together, in the first week.',
      'When quarrels begin, talk about how you work before you talk about what you do.',
    ],
    example: 'Everyone is polite in the first week and testy in the third. In the sixth, someone makes tea for all.',
    inTrade: 'A new team at {aTrade} that argues in the third week is right on time.',
    source: 'Bruce Tuckman, Developmental Sequence in Small Groups, 1965',
    keywords: ['teams', 'conflict', 'leadership', 'growth'],
  },
  {
    id: 'pd-171',
    topic: 'ideas alone, then together',
    fact: [
      'People writing ideas alone and pooling them later produce more than a group calling them out.',
      'While one person speaks, the others hold or lose their thought.',
    ],
    why: 'In a group, only one can talk at a time, and everyone weighs what the others may think.',
    action: [
      'Begin your next idea meeting with 5 silent minutes of writing.',
      'Collect suggestions on cards and read them without names.',
    ],
    example: 'The quiet one had 6 ideas and no gap to put them in. On cards they are on the table.',
    inTrade: 'How could {aTrade} be nicer {moment}? Everyone writes first, and then you talk.',
    source: 'Michael Diehl and Wolfgang Stroebe, Productivity Loss in Brainstorming Groups, 1987',
    keywords: ['creativity', 'teams', 'meetings', 'ideas'],
  },
  {
    id: 'pd-172',
    topic: 'too much agreement',
    fact: [
      'Close groups under pressure can prefer harmony to a sober look at the facts.',
      'Give one person the task of doubting, and change that person every time.',
    ],
    why: 'When belonging is at stake, objections die before they are spoken.',
    action: [
      'Speak last in your next meeting, so that others are not led by your view.',
      'Ask before deciding: what would someone from outside find strange about this?',
    ],
    example: 'The plan is praised 4 times around the table. In the corridor, 3 people say what worried them.',
    inTrade: 'If all at {aTrade} nod at once, somebody should ask what speaks against it.',
    source: 'Irving Janis, Victims of Groupthink, 1972',
    keywords: ['teams', 'meetings', 'decisions', 'disagreement'],
  },
  {
    id: 'pd-173',
    topic: 'what only one person knows',
    fact: [
      'Groups talk mostly about what everybody already knows, and miss what only one person knows.',
      'Ask each person for something the others have not yet heard.',
    ],
    why: 'Shared facts come up more often and get nodded at, so they seem weightier.',
    action: [
      'Open your next meeting by asking each one for a fact the rest may lack.',
      'Send the common facts around beforehand, and use the meeting for the rest.',
    ],
    example:
      'All know the candidate is friendly. Only one knows how her last project ended, and the talk stays with friendly.',
    inTrade: 'At {aTrade}, the newest one may know what {people} say outside the door.',
    source: 'Garold Stasser and William Titus, Pooling of Unshared Information in Group Decision Making, 1985',
    keywords: ['teams', 'meetings', 'information', 'decisions'],
  },
  {
    id: 'pd-174',
    topic: 'agreeing to what nobody wants',
    fact: [
      'A group can decide on something that none of its members wants, because each thinks the others do.',
      "Check agreement by asking for each person's wish before any proposal is made.",
    ],
    why: 'Nobody likes to be the one who spoils it, so false agreement keeps growing.',
    action: [
      'Ask at the next decision: who would miss it if we dropped it?',
      'Say no once this week, kindly and early, where you would rather not go along.',
    ],
    example: 'The yearly fair costs a weekend and brings little. Everyone goes, for the sake of the others.',
    inTrade: 'Four friends on their way to {aTrade}, and none of them wanted to go.',
    source: 'Jerry Harvey, The Abilene Paradox, 1974',
    keywords: ['teams', 'decisions', 'meetings', 'honesty'],
  },
  {
    id: 'pd-175',
    topic: 'pressure to agree',
    fact: [
      'Many people will go against their own eyes when everyone else gives another answer.',
      'A single ally makes it far easier to disagree.',
    ],
    why: 'Standing alone is uncomfortable, and one companion is enough to change that.',
    action: [
      'Collect opinions in writing before the first one is spoken.',
      'When somebody dissents, say what you find right in it, even if you disagree.',
    ],
    example: 'The line is clearly shorter, and 6 voices call it equal. The seventh swallows and nods.',
    inTrade: 'It takes a single person at the table who says: I see it differently.',
    source: 'Solomon Asch, Effects of Group Pressure, 1951',
    keywords: ['teams', 'meetings', 'opinions', 'courage'],
  },
  {
    id: 'pd-176',
    topic: 'knowing who knows',
    fact: [
      'A team remembers more than its members, when each knows who is good at what.',
      'You need not know everything. You need to know whom to ask.',
    ],
    why: 'Dividing knowledge lets each person go deeper, as long as the directory is clear.',
    action: [
      'Make a list of 15 topics in your business and the person to ask about each.',
      'Choose one topic that only a single person knows, and let a second one learn it.',
    ],
    example: 'The heating stops, and all heads turn to the same colleague. On Monday she is on leave.',
    inTrade: 'At {aTrade}, one knows the machines, one knows the people, and both know that.',
    source: 'Daniel Wegner, Transactive Memory, 1987',
    keywords: ['teams', 'knowledge', 'memory', 'training'],
  },
  {
    id: 'pd-177',
    topic: 'goals that are clear and hard',
    fact: [
      'Specific, challenging goals lead to higher performance than being told to try hard.',
      'People need to accept a goal and see how they are doing, or it will not steer them.',
    ],
    why: 'A vague wish can be met by almost anything, so it steers nothing.',
    action: [
      'Find one vague aim on your list, and replace it with a number and a date.',
      'Agree with each person on one clear goal for the month, and look at it together each week.',
    ],
    example: 'To answer faster is a wish. To reply to each enquiry by 5 the same day is a goal.',
    inTrade: '"Get better at {subject}" moves nobody. "Three times by Sunday" might.',
    source: 'Edwin Locke and Gary Latham, A Theory of Goal Setting and Task Performance, 1990',
    keywords: ['goals', 'performance', 'teams', 'motivation'],
  },
  {
    id: 'pd-178',
    topic: 'small wins',
    fact: [
      'Of all the things that brighten a working day, making progress in meaningful work stands out.',
      'A little progress, noticed, keeps people going.',
    ],
    why: 'Progress shows that effort matters, and a day without any suggests the opposite.',
    action: [
      'End each day this week by writing down one thing that moved forward.',
      "Remove one obstacle today that holds up somebody's work.",
    ],
    example: 'A sample is ready, a reply has come, a shelf is full. Said aloud at 5, it makes a good evening.',
    inTrade: 'One small thing in {subject} that worked today: say it aloud.',
    source: 'Teresa Amabile and Steven Kramer, The Progress Principle, 2011',
    keywords: ['motivation', 'progress', 'teams', 'work'],
  },
  {
    id: 'pd-179',
    topic: 'delegating with a purpose',
    fact: [
      'Hand over the result you want, the limits and the reason, and leave the way to the other person.',
      'A delegated task needs the authority to carry it out.',
    ],
    why: 'Whoever knows the purpose can act well when the plan no longer fits.',
    action: [
      'Give away one task this week with its purpose in a single sentence.',
      'Agree on 2 moments to check, and stay out of it in between.',
    ],
    example:
      'Make the entrance inviting by Friday, for up to 50. The colleague chooses plants, and you would have chosen paint.',
    inTrade: '"{Offer}, by four, for somebody in a hurry." The rest is up to whoever does it.',
    source: 'Common management practice: delegation by outcome',
    keywords: ['delegation', 'teams', 'leadership', 'tasks'],
  },
  {
    id: 'pd-180',
    topic: 'asking why 5 times',
    fact: [
      'Ask why again and again, about 5 times, and a symptom leads you to its cause.',
      'Mend the cause and the symptom stays away.',
    ],
    why: 'The first answer usually names the last thing that went wrong.',
    action: [
      'Take one repeated mistake, and write 5 whys below each other.',
      'Stop at the answer you can change, and change it this week.',
    ],
    example:
      'The order was late, because the box was missing, because nobody counts boxes on Fridays. So someone counts.',
    inTrade: '{Offer} went wrong: what was the reason, and what was the reason for that?',
    source: 'Taiichi Ohno, Toyota Production System, 1978',
    keywords: ['problems', 'quality', 'teams', 'questions'],
  },
  {
    id: 'pd-181',
    topic: 'acquaintances',
    fact: [
      'New chances come more often through acquaintances than through close friends.',
      'Friends know what you know, while acquaintances move in other circles.',
    ],
    why: 'Loose ties are bridges to information that does not go around at home.',
    action: [
      'Write to 3 people you have not spoken with for a year.',
      'Go to one gathering this week where you know hardly anyone.',
    ],
    example:
      "The tip about the empty shop came from the neighbour's hairdresser. Friends had never walked down that street.",
    inTrade: 'The person you nod to at {aTrade} may know of the very thing you are looking for.',
    source: 'Mark Granovetter, The Strength of Weak Ties, 1973',
    keywords: ['networking', 'relationships', 'opportunities', 'community'],
  },
  {
    id: 'pd-182',
    topic: 'what trust consists of',
    fact: [
      'We trust people for 3 things: that they can do it, that they mean well, and that they keep to their principles.',
      'When trust is missing, ask which of the 3 is missing.',
    ],
    why: 'Skill, goodwill and honesty break in different ways and mend in different ways.',
    action: [
      'Choose one relation at work that feels strained, and name the missing part.',
      'Keep 3 small promises this week, and keep them on time.',
    ],
    example: 'The plumber is able and honest, and never asks what the customer wants. That is the missing third.',
    inTrade: 'It is why you go back to a certain {trade}, and not to another.',
    source: 'Mayer, Davis and Schoorman, An Integrative Model of Organizational Trust, 1995',
    keywords: ['trust', 'relationships', 'teams', 'customers'],
  },
  {
    id: 'pd-183',
    topic: 'fair ways to decide',
    fact: [
      'People accept a decision they dislike more readily when the way to it was fair.',
      'Being heard before a decision counts, even when the decision goes the other way.',
    ],
    why: 'A fair process tells people that they matter.',
    action: [
      'Ask everyone concerned before you set the next rota, and explain the result.',
      'Write the rule for holidays down, and apply it to yourself too.',
    ],
    example: 'The late shift falls to the same person again. With the list on the wall, she can at least see why.',
    inTrade: 'At {aTrade}, people wait patiently if they can see the order.',
    source: 'John Thibaut and Laurens Walker, Procedural Justice, 1975',
    keywords: ['fairness', 'teams', 'decisions', 'leadership'],
  },
  {
    id: 'pd-184',
    topic: 'shaping your own job',
    fact: [
      'Within most jobs, people can reshape tasks, contacts and the meaning they see in the work.',
      'A little redrawing makes a job fit the person who does it.',
    ],
    why: 'Those who shape their work a little feel it is more their own.',
    action: [
      'Swap one task with a colleague who likes it more than you do.',
      'Write one sentence on whom your dullest task helps.',
    ],
    example: 'Some hospital cleaners saw themselves as part of the care for patients. The mop was the same.',
    inTrade: 'Somebody at {aTrade} loves to explain. That could be an hour of the week.',
    source: 'Amy Wrzesniewski and Jane Dutton, Crafting a Job, 2001',
    keywords: ['work', 'meaning', 'motivation', 'teams'],
  },
  {
    id: 'pd-185',
    topic: 'speaking with strangers',
    fact: [
      'Travellers expected a silent ride to be nicer than a talk with a stranger. Those who talked enjoyed it more.',
      'A short chat with someone unknown is usually more pleasant than we predict.',
    ],
    why: 'Each side waits because each believes the other would rather be left alone.',
    action: [
      'Start one conversation today with a person you see often and never speak to.',
      'Ask the next person in the queue a simple question about where they are.',
    ],
    example: '2 shop owners share a bus stop for years. A remark about the rain begins a partnership.',
    inTrade: 'The line at {aTrade} is a good place to try.',
    source: 'Nicholas Epley and Juliana Schroeder, Mistakenly Seeking Solitude, 2014',
    keywords: ['conversation', 'networking', 'relationships', 'confidence'],
  },
]
