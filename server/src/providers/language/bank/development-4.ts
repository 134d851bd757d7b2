import type { KnowledgeItem } from './item.ts'

/** Decisions, work in teams and care for oneself. */
export const developmentPart4: KnowledgeItem[] = [
  {
    id: 'pd-142',
    topic: 'testing what you believe',
    fact: [
      'We look for signs that we are right, and seldom for signs that we are wrong.',
      'A rule is tested by trying a case that should break it.',
    ],
    why: 'Agreeable evidence can be found for almost any idea, so it proves little.',
    action: [
      'Write what you would expect to see if your favourite plan were mistaken, and look for it.',
      'Ask someone who left your service why they left.',
    ],
    example: 'Sales rise after each new poster, says the owner, who puts up posters before every holiday.',
    source: 'Peter Wason, On the Failure to Eliminate Hypotheses, 1960',
    keywords: ['decisions', 'thinking', 'evidence', 'judgement'],
  },
  {
    id: 'pd-143',
    topic: 'money that is already spent',
    fact: [
      'What has been spent and cannot come back should not decide what you do next.',
      'People go on with a poor plan because they have already paid for it.',
    ],
    why: 'The past is the same whichever way you choose, and only the future differs.',
    action: [
      'Look at one project and ask whether you would start it today.',
      'Cancel one subscription that you keep only because of what it has cost.',
    ],
    example: 'The expensive course is dull by the third evening. The fee is gone either way, and the evening is not.',
    source: 'Hal Arkes and Catherine Blumer, The Psychology of Sunk Cost, 1985',
    keywords: ['decisions', 'money', 'projects', 'costs'],
  },
  {
    id: 'pd-144',
    topic: 'what comes to mind first',
    fact: [
      'We judge how common a thing is by how easily an example comes to mind.',
      'Vivid and recent events feel frequent, and quiet ones feel rare.',
    ],
    why: 'Ease of recall depends on drama and recency as well as on numbers.',
    action: [
      'Count one thing this week that you have so far only felt, such as late deliveries.',
      'Before you change a rule because of one bad case, look through the last 50 cases.',
    ],
    example: 'One parcel was stolen, and everyone remembers it. Of the hundreds that arrived nobody speaks.',
    source: 'Amos Tversky and Daniel Kahneman, Availability, 1973',
    keywords: ['decisions', 'judgement', 'memory', 'risk'],
  },
  {
    id: 'pd-145',
    topic: 'losses and gains',
    fact: [
      'Losing a sum hurts more than winning the same sum pleases.',
      'We work harder to keep something than to obtain it.',
    ],
    why: 'Because losses weigh more, we refuse fair risks and cling to what we have.',
    action: [
      'For one choice you avoid, write the possible loss and the possible gain in figures.',
      'Imagine that you did not own it. Would you buy it today at this price?',
    ],
    example: 'An old display cabinet blocks the door. Nobody would buy it, and nobody dares to sell it.',
    source: 'Daniel Kahneman and Amos Tversky, Prospect Theory, 1979',
    keywords: ['decisions', 'risk', 'money', 'change'],
  },
  {
    id: 'pd-146',
    topic: 'two wordings of one choice',
    fact: [
      'The same choice looks different depending on whether it is told in gains or in losses.',
      'Turn the description around before you decide.',
    ],
    why: "We respond to the picture that words paint, and the words are somebody's choice.",
    action: [
      'State your next decision once as what you keep and once as what you give up.',
      'Ask for success and failure figures together when a seller gives you only one.',
    ],
    example:
      'Hearing that 90 percent arrive on time sounds fine. Hearing that one in 10 comes late sounds less so, and is the same.',
    source: 'Amos Tversky and Daniel Kahneman, The Framing of Decisions, 1981',
    keywords: ['decisions', 'language', 'choices', 'judgement'],
  },
  {
    id: 'pd-147',
    topic: 'stopping the search',
    fact: [
      'Set a standard first, and take the first option that meets it.',
      'Searching for the perfect choice costs time that the better choice may never repay.',
    ],
    why: 'Nobody can examine every option, so a sensible stopping rule is part of a sensible choice.',
    action: [
      'Write 3 requirements for your next purchase, and stop at the first offer that has them.',
      "Sort this week's choices into those worth a day and those worth 5 minutes.",
    ],
    example: 'Any of 40 desk lamps would do. The third has the right arm, the right light and a fair price.',
    source: 'Herbert Simon, Rational Choice and the Structure of the Environment, 1956',
    keywords: ['decisions', 'choices', 'time', 'buying'],
  },
  {
    id: 'pd-148',
    topic: 'doors that swing both ways',
    fact: [
      'Choices that can be undone deserve speed, and choices that cannot deserve care.',
      'Ask first whether you can come back through the door.',
    ],
    why: 'Slowness has a price, and for reversible choices it buys very little.',
    action: [
      'Mark the open decisions on your list as reversible or not, and settle 2 reversible ones today.',
      'Turn one big decision into a trial with an end date.',
    ],
    example: 'Painting a wall can be undone in a day. Signing a lease for 10 years cannot.',
    source: 'Jeff Bezos, Letter to Amazon shareholders, 2015',
    keywords: ['decisions', 'speed', 'risk', 'choices'],
  },
  {
    id: 'pd-149',
    topic: 'imagining the failure',
    fact: [
      'Before you begin, imagine that the project has failed, and write down why.',
      'It is easier to find reasons for a failure that seems to have happened than for one that might.',
    ],
    why: 'The exercise makes doubt welcome, so people say what they had kept to themselves.',
    action: [
      'Gather your team for 10 minutes, and let each write 3 reasons why the next plan failed.',
      'Choose the likeliest reason on the list, and change one thing about the plan because of it.',
    ],
    example: 'It is a year from now, and the new service is gone. Nobody knew it existed, writes the apprentice.',
    source: 'Gary Klein, Performing a Project Premortem, 2007',
    keywords: ['planning', 'decisions', 'teams', 'risk'],
  },
  {
    id: 'pd-150',
    topic: 'writing decisions down',
    fact: [
      'Write down why you decide, what you expect and how sure you are, and read it later.',
      'A record made beforehand is the cure for a memory that flatters.',
    ],
    why: 'Once we know the outcome, we believe we saw it coming.',
    action: [
      'Open a notebook for decisions, and enter the next important one with a date for review.',
      'Give a percentage to one forecast this week, and check it when the day arrives.',
    ],
    example: 'We all knew it would rain, people say on Monday. The page written before says to bring the tables out.',
    source: 'Baruch Fischhoff, Hindsight Is Not Equal to Foresight, 1975',
    keywords: ['decisions', 'journal', 'learning', 'forecasts'],
  },
  {
    id: 'pd-151',
    topic: 'good decisions and good luck',
    fact: [
      'A good decision can end badly, and a poor one can end well.',
      'Judge the choice by what could be known at the time.',
    ],
    why: 'Luck lies between the choice and the result, and it takes no side.',
    action: [
      'Review one success from this year, and ask how much of it was luck.',
      'When something fails, check the reasoning before you throw out the method.',
    ],
    example: 'Driving home without lights ended well. It was still a poor decision.',
    source: 'Jonathan Baron and John Hershey, Outcome Bias in Decision Evaluation, 1988',
    keywords: ['decisions', 'luck', 'judgement', 'review'],
  },
  {
    id: 'pd-152',
    topic: 'asking for more options',
    fact: [
      'Yes or no is a narrow question. Add a third option and the thinking improves.',
      'When you hear whether or not, ask what else could be done with the same time and money.',
    ],
    why: 'With a single option on the table, we defend it or attack it instead of comparing.',
    action: [
      'For one pending decision, write 2 more options before you choose.',
      'Imagine that your favourite option has vanished, and note what you would do.',
    ],
    example: 'Should we hire or not? Shorter hours, a helper on Saturdays and a simpler menu were never on the table.',
    source: 'Chip Heath and Dan Heath, Decisive, 2013',
    keywords: ['decisions', 'options', 'thinking', 'planning'],
  },
  {
    id: 'pd-153',
    topic: 'weighing reasons on paper',
    fact: [
      'Write reasons for and against in 2 columns over several days, and strike out those that balance.',
      'A list on paper keeps all the reasons present at once.',
    ],
    why: 'In the head, the latest reason crowds out the earlier ones.',
    action: [
      'Draw 2 columns for one open question, and add to them until Thursday.',
      'Ask a second person to add one line to each of your columns.',
    ],
    example: 'In the morning the new premises seem perfect and in the evening mad. After 4 days the page knows both.',
    source: 'Benjamin Franklin, letter to Joseph Priestley, 1772',
    keywords: ['decisions', 'writing', 'thinking', 'choices'],
  },
  {
    id: 'pd-154',
    topic: 'simple scores for choices',
    fact: [
      'Scoring each option on a few points and adding them up often beats an overall impression.',
      'Fix the points first, rate them one by one, and look at your gut feeling last.',
    ],
    why: 'A fixed list gives every option the same hearing, even on a tired afternoon.',
    action: [
      'Before the next interview, choose 5 points and a scale, and rate each candidate on all of them.',
      'Compare 3 suppliers in a small table before you phone any of them.',
    ],
    example: 'The charming one wins the hour and loses the table. Delivery, price and notice period were only fair.',
    source: 'Robyn Dawes, The Robust Beauty of Improper Linear Models, 1979',
    keywords: ['decisions', 'hiring', 'comparison', 'judgement'],
  },
  {
    id: 'pd-155',
    topic: 'the middle of many guesses',
    fact: [
      'The middle of many independent guesses is often nearer the truth than most single guesses.',
      "At a fair, a crowd's middle guess of an ox's weight came within one percent.",
    ],
    why: 'Errors in different directions cancel, as long as people do not copy each other.',
    action: [
      'Let each person write an estimate before anybody speaks, and take the middle one.',
      'Ask 5 people separately how long a job will take.',
    ],
    example: 'The loudest says 2 weeks, and suddenly all do. On paper it was anything from 2 to 6.',
    source: 'Francis Galton, Vox Populi, 1907',
    keywords: ['decisions', 'estimates', 'teams', 'judgement'],
  },
  {
    id: 'pd-156',
    topic: 'those you do not see',
    fact: [
      'When you study only the survivors, you miss what the others could have told you.',
      'Ask where the missing cases are before you learn from those in view.',
    ],
    why: 'Failures leave quietly, and so their lessons are rarely collected.',
    action: [
      'For one success story you admire, look for someone who did the same and failed.',
      'Ask 3 people who never bought from you what kept them away.',
    ],
    example:
      'In wartime, armour was proposed where returning planes had holes. A statistician asked about the planes that did not return.',
    source: 'Abraham Wald, A Method of Estimating Plane Vulnerability, 1943',
    keywords: ['decisions', 'evidence', 'learning', 'statistics'],
  },
  {
    id: 'pd-157',
    topic: 'returning to the average',
    fact: [
      'After an unusually good or bad result, the next one is likely to be closer to the usual.',
      'Extreme days are partly luck, and luck does not stay.',
    ],
    why: 'We then praise or blame whatever we did in between.',
    action: [
      'Wait for the second week before you explain a very good one.',
      'Compare this month with the average of the past year instead of with last month.',
    ],
    example:
      'The worst day of the year is followed by a stern speech and a better day. The better day was coming anyway.',
    source: 'Francis Galton, Regression Towards Mediocrity in Hereditary Stature, 1886',
    keywords: ['statistics', 'luck', 'results', 'judgement'],
  },
  {
    id: 'pd-158',
    topic: 'the simplest explanation',
    fact: [
      'Of 2 explanations that fit the facts equally well, try the simpler one first.',
      'Do not multiply causes without need.',
    ],
    why: 'Each added assumption is one more thing that has to be true.',
    action: [
      'For a problem this week, check the plug, the date and the spelling before anything else.',
      'Write your explanation in one sentence, and strike every part that no fact requires.',
    ],
    example: 'Nobody answers the new number. Before suspecting the market, look at the digits on the flyer.',
    source: 'William of Ockham, principle of parsimony, 14th century',
    keywords: ['thinking', 'problems', 'explanation', 'decisions'],
  },
  {
    id: 'pd-159',
    topic: 'mistakes before malice',
    fact: [
      'Do not put down to ill will what a mistake explains well enough.',
      'Most annoying acts are oversights, made by people with other things on their mind.',
    ],
    why: 'Suspecting intent starts quarrels that a question would have prevented.',
    action: [
      'Ask before you accuse: what happened here, from your side?',
      'Let one irritating message rest until tomorrow, then answer the kindest reading of it.',
    ],
    example: 'The invoice is unpaid for 2 weeks. It lies under a pile, beside a sick note.',
    source: "Robert Hanlon's razor, in Arthur Bloch, Murphy's Law Book Two, 1980",
    keywords: ['conflict', 'judgement', 'communication', 'trust'],
  },
  {
    id: 'pd-160',
    topic: 'turning the question around',
    fact: [
      'Ask how you could make it fail, and then avoid doing that.',
      'Some problems open when they are looked at from the end.',
    ],
    why: 'Ways to fail are often plainer to see than ways to succeed.',
    action: [
      'List 5 ways to make a customer never return, and check whether you do any of them.',
      'Start from the finished event, and plan backward to today.',
    ],
    example: 'How would we lose every phone enquiry? By answering late, without a name, with the radio on.',
    source: 'George Polya, How to Solve It, 1945',
    keywords: ['thinking', 'problems', 'planning', 'creativity'],
  },
  {
    id: 'pd-161',
    topic: 'effects that are not seen',
    fact: [
      'An action has an effect you see at once and others that come later and elsewhere.',
      'After each benefit ask: and then what?',
    ],
    why: 'The visible effect gets the applause, while the later one sends the bill.',
    action: [
      'For your next discount, write what customers will expect the month after.',
      'Ask of one new rule who will have more work because of it.',
    ],
    example: 'Free delivery fills the order book. Then come the small orders, the second van and the parking fines.',
    source: 'Frederic Bastiat, What Is Seen and What Is Not Seen, 1850',
    keywords: ['thinking', 'decisions', 'planning', 'consequences'],
  },
  {
    id: 'pd-162',
    topic: 'giving doubt a number',
    fact: [
      'Words like likely and possible mean very different odds to different people.',
      'Say 70 percent instead of probably, and you can be understood and checked.',
    ],
    why: 'A vague word lets each listener hear what they expected anyway.',
    action: [
      'Put a percentage on 3 expectations for this month, and review them at its end.',
      'Ask the next person who says soon for a date.',
    ],
    example: 'A serious possibility, wrote the analysts, and their readers took it for anything from low to high.',
    source: 'Sherman Kent, Words of Estimative Probability, 1964',
    keywords: ['forecasts', 'communication', 'decisions', 'numbers'],
  },
  {
    id: 'pd-163',
    topic: 'changing your mind in small steps',
    fact: [
      'Good forecasters treat beliefs as guesses to be tested, and adjust them often and a little.',
      'When the facts shift, shift with them, in proportion.',
    ],
    why: 'A small update is easier to make than a reversal, and it comes sooner.',
    action: [
      'Choose one belief about your customers, and note what you learned this week for or against it.',
      "Reread last month's forecast and move it by a few percent.",
    ],
    example: 'In March the course seems half full by May. Each booking moves the guess, and nobody is surprised.',
    source: 'Philip Tetlock and Dan Gardner, Superforecasting, 2015',
    keywords: ['forecasts', 'learning', 'decisions', 'judgement'],
  },
  {
    id: 'pd-164',
    topic: 'scatter in judgement',
    fact: [
      'Judgements of the same case vary widely between people, and from day to day in one person.',
      'Unwanted scatter is harder to see than a consistent error, and it costs as much.',
    ],
    why: 'Mood, weather and order of cases slip into choices that ought to depend on the case alone.',
    action: [
      'Let 2 people price the same job independently, and compare.',
      'Write a one-page guide for a judgement you make every week.',
    ],
    example: 'On Monday the repair is quoted at one price, on Friday at another. The machine is the same.',
    source: 'Kahneman, Sibony and Sunstein, Noise, 2021',
    keywords: ['decisions', 'consistency', 'prices', 'judgement'],
  },
  {
    id: 'pd-165',
    topic: 'staying as things are',
    fact: [
      'When a choice is hard, people tend to leave things as they are.',
      'Doing nothing is also a decision, though it does not feel like one.',
    ],
    why: 'A change can be blamed on someone, and a standstill seldom is.',
    action: [
      'Name one arrangement you never chose, and decide whether you would choose it now.',
      'Put a yearly review date on insurance, rent and suppliers.',
    ],
    example: 'The same print shop has been used for 9 years. Nobody picked it, it was simply there.',
    source: 'William Samuelson and Richard Zeckhauser, Status Quo Bias in Decision Making, 1988',
    keywords: ['decisions', 'change', 'habits', 'suppliers'],
  },
  {
    id: 'pd-166',
    topic: 'deciding in another mood',
    fact: [
      'In a calm hour we misjudge what we will want when hungry, angry or tired, and the other way round.',
      'Make lasting choices in the state in which you will have to live with them.',
    ],
    why: 'Feelings fill the view while they are here, and are hard to imagine once they have passed.',
    action: [
      'Sleep on the next big order you want to place in a burst of excitement.',
      'Write a rule for yourself: no important answers after 6 in the evening.',
    ],
    example: 'Shopping hungry fills the cart with biscuits. Signing tired fills the calendar with promises.',
    source: 'George Loewenstein, Out of Control, 1996',
    keywords: ['decisions', 'feelings', 'self-control', 'time'],
  },
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
    source: 'Nicholas Epley and Juliana Schroeder, Mistakenly Seeking Solitude, 2014',
    keywords: ['conversation', 'networking', 'relationships', 'confidence'],
  },
  {
    id: 'pd-186',
    topic: 'what is in your hands',
    fact: [
      'Some things are up to us and others are not, and it helps to know which is which.',
      'Spend effort on your own judgement and action, and accept the weather.',
    ],
    why: 'Worry about what cannot be moved takes strength from what can.',
    action: [
      'Draw a line down a page, and sort a present worry into mine and not mine.',
      'Do one thing today about the part that is yours.',
    ],
    example: 'A big chain opens nearby. Its prices are not yours to set, and your greeting is.',
    source: 'Epictetus, Enchiridion, about 125',
    keywords: ['worry', 'focus', 'calm', 'decisions'],
  },
  {
    id: 'pd-187',
    topic: 'seeing yourself from outside',
    fact: [
      'Speaking to yourself by name or as you gives a little distance from strong feelings.',
      'Ask what you would tell a friend in your place.',
    ],
    why: 'From a step away, a problem has edges.',
    action: [
      'Before a tense call, write 2 sentences of advice to yourself, using your own name.',
      'Look at one trouble as you will see it in 10 years, and write down what is left of it.',
    ],
    example:
      'Asking why you are so nervous goes in circles. Asking what the other person needs in the first minute has an answer.',
    source: 'Ethan Kross and others, Self-Talk as a Regulatory Mechanism, 2014',
    keywords: ['feelings', 'calm', 'decisions', 'confidence'],
  },
  {
    id: 'pd-188',
    topic: 'comparing yourself with others',
    fact: [
      'When there is no clear measure, people judge themselves by comparing with others.',
      'Choose your comparison on purpose, since it decides how you feel about the same result.',
    ],
    why: 'Others show their shop windows, and we compare them with our own storeroom.',
    action: [
      'Compare this month with your own month a year ago, and note one thing that has grown.',
      'Unfollow one account that only makes you feel behind.',
    ],
    example: 'The other bakery has a longer queue. It also has one oven and closes at noon.',
    source: 'Leon Festinger, A Theory of Social Comparison Processes, 1954',
    keywords: ['comparison', 'confidence', 'progress', 'focus'],
  },
  {
    id: 'pd-189',
    topic: 'limits that help',
    fact: [
      'Limits on material, time or form can push people toward new solutions.',
      'When the usual way is closed, another one is found.',
    ],
    why: 'Free choice invites the familiar choice.',
    action: [
      'Design your next poster with a single colour and 10 words.',
      'Solve one problem this week with only what is already in the house.',
    ],
    example: 'No money for a sign, only chalk and a dark wall. Passers-by now stop to read it.',
    source: 'Patricia Stokes, Creativity from Constraints, 2005',
    keywords: ['creativity', 'ideas', 'limits', 'design'],
  },
  {
    id: 'pd-190',
    topic: 'a log of small virtues',
    fact: [
      'A small book with one line for every day can keep a good intention in sight.',
      'Work on one quality each week instead of on all of them at once.',
    ],
    why: 'What is marked in the evening is remembered in the morning.',
    action: [
      'Choose one quality for this week, and mark each evening whether you kept to it.',
      'Write down 4 habits worth having, and give each its own week of the month.',
    ],
    example:
      'Young Franklin ruled a book with 13 virtues and marked his faults with dots. He was surprised by their number.',
    source: 'Benjamin Franklin, Autobiography, 1791',
    keywords: ['habits', 'reflection', 'journal', 'growth'],
  },
  {
    id: 'pd-191',
    topic: 'who steers',
    fact: [
      'Some people see results as coming mainly from their own actions, others as coming from luck or powerful others.',
      'Look for the part you can steer, and you will find more to do.',
    ],
    why: 'Whoever expects their actions to matter tries more things, and so learns more.',
    action: [
      'Describe one setback twice, once as bad luck and once as something you could have influenced.',
      'Name one complaint you repeat, and add what you will do about it by Friday.',
    ],
    example:
      'Customers never book online, the owner used to say. The sentence changes once the booking button can be found.',
    source: 'Julian Rotter, Generalized Expectancies for Internal Versus External Control, 1966',
    keywords: ['motivation', 'responsibility', 'setbacks', 'growth'],
  },
  {
    id: 'pd-192',
    topic: 'enough pressure and too much',
    fact: [
      'A little pressure helps us perform, and a lot of it gets in the way, most of all on difficult tasks.',
      'Simple work can stand some noise and hurry, and hard work needs calm.',
    ],
    why: 'As tension rises, attention narrows, and hard tasks need a wide view.',
    action: [
      'Place your hardest task in the calmest hour of your day.',
      'Remove the clock, the audience or the hurry when you teach something new.',
    ],
    example: 'Packing parcels goes well with music and a race. Writing the offer does not.',
    source: 'Robert Yerkes and John Dodson, The Relation of Strength of Stimulus to Rapidity of Habit-Formation, 1908',
    keywords: ['stress', 'performance', 'focus', 'work'],
  },
]
