import type { KnowledgeItem } from './item.ts'

export const businessItems5: KnowledgeItem[] = [
  {
    id: 'be-139',
    topic: 'the growing pains of a firm',
    fact: [
      'Larry Greiner described growth as calm stretches, each ended by a crisis that its own success brought on.',
      'What solved the last stage often causes the trouble of the next.',
    ],
    why: "A founder's direct grip works for 5 people and becomes the bottleneck for 25.",
    action: [
      'Ask which of your habits come from a time when the firm was half as large.',
      'Choose one decision that always waits for you, and give it a rule or an owner.',
    ],
    example:
      'Every quote passed across her desk, and that was the quality of the firm. Now it is the pile on her desk.',
    source: 'Larry Greiner, Evolution and Revolution as Organizations Grow, 1972',
    keywords: ['growth', 'management', 'organisation', 'delegation', 'change'],
  },
  {
    id: 'be-140',
    topic: 'limits to how fast a firm can grow',
    fact: [
      'Edith Penrose argued that a firm can grow only as fast as its experienced managers can train and absorb new people.',
      'Money can be raised in a month, and shared experience takes years.',
    ],
    why: 'Each newcomer needs the time of someone who already knows the ropes.',
    action: [
      'Before you hire 2 people at once, name who will teach each of them, and what will wait meanwhile.',
      'Plan growth in steps, with a quiet stretch after each.',
    ],
    example: 'Three new cooks begin in one week. The chef cooks less than ever.',
    source: 'Edith Penrose, The Theory of the Growth of the Firm, 1959',
    keywords: ['growth', 'people', 'management', 'training', 'planning'],
  },
  {
    id: 'be-141',
    topic: 'growing faster than the cash',
    fact: [
      'Overtrading means taking on more orders than your money can carry until customers pay.',
      'A large order needs material, wages and space first, and brings money last.',
    ],
    why: 'Every step of growth has to be paid in advance.',
    action: [
      'For your next large order, draw a line of weeks with money out above it and money in below it.',
      'Ask for a deposit or delivery in stages before you accept an order larger than usual.',
    ],
    example: 'The chain orders 2000 jars. Glass, honey and lids are due in March, and the chain pays in June.',
    source: 'Standard finance practice: working capital and overtrading',
    keywords: ['growth', 'cash flow', 'orders', 'working capital', 'risk'],
  },
  {
    id: 'be-142',
    topic: 'scale and its limits',
    fact: [
      'Spreading fixed costs over more units makes each unit cheaper, up to a point.',
      'Beyond a certain size, coordination eats what scale had saved.',
    ],
    why: 'The oven costs the same for 10 loaves as for 100, while 10 bakers need somebody to plan them.',
    action: [
      'Work out the cost of one unit at your present volume, at double, and at half of it.',
      'Find a fixed cost that stands idle for part of the week, and think who else could use it.',
    ],
    example: 'The community kitchen bakes bread by night and teaches classes by day. One rent, 2 uses.',
    source: 'Alfred Marshall, Principles of Economics, 1890',
    keywords: ['growth', 'costs', 'scale', 'economics', 'operations'],
  },
  {
    id: 'be-143',
    topic: 'the flywheel',
    fact: [
      'Jim Collins compares lasting growth to a heavy wheel that turns faster with each patient push.',
      'No single push makes the difference. Their order and their repetition do.',
    ],
    why: 'Each turn makes the next one easier if the steps feed each other.',
    action: [
      'Draw your own circle in 4 or 5 steps, where each leads to the next, and find the weakest link.',
      'Give the weakest step of your circle one hour this week.',
    ],
    example:
      'Careful work brings photos, photos bring enquiries, enquiries allow choice, and choice allows careful work.',
    source: 'Jim Collins, Good to Great, 2001',
    keywords: ['growth', 'momentum', 'strategy', 'consistency', 'focus'],
  },
  {
    id: 'be-144',
    topic: 'what you love, do well and can live from',
    fact: [
      'The hedgehog idea asks for the overlap of 3 circles: passion, skill and what pays.',
      'Two circles make a hobby or a chore. All 3 together can carry a firm.',
    ],
    why: 'Passion lends stamina, skill brings quality, and payment allows you to go on.',
    action: [
      'Place each of your services in the 3 circles, and look at those that fall outside one.',
      'Ask colleagues which work you seem to do with ease.',
    ],
    example:
      'He likes restoring clocks, he is good at it, and the museum pays. Selling straps touches only one circle.',
    source: 'Jim Collins, Good to Great, 2001',
    keywords: ['strategy', 'focus', 'passion', 'skills', 'profit'],
  },
  {
    id: 'be-145',
    topic: 'leaving the early customers behind',
    fact: [
      'Geoffrey Moore saw a gap between enthusiasts who try everything and practical people who wait for references.',
      'What charms the first group, its newness, worries the second.',
    ],
    why: 'Pragmatic buyers look to one another, so one full success in a narrow group counts most.',
    action: [
      'Choose one narrow group, and list everything it needs before it can say yes without worry.',
      'Collect 3 references from the same kind of customer.',
    ],
    example: 'The clever lock delights tinkerers. The landlord asks who comes when it jams at night.',
    source: 'Geoffrey Moore, Crossing the Chasm, 1991',
    keywords: ['growth', 'customers', 'adoption', 'strategy', 'market'],
  },
  {
    id: 'be-146',
    topic: 'products that grow with their users',
    fact: [
      'Some products become more useful with each person who uses them.',
      'Network effects begin slowly, because the first users find nobody there.',
    ],
    why: 'A directory with 3 entries helps no one, and one with all the local trades saves every call.',
    action: [
      'Start with one street, one club or one trade, and fill it before you widen the circle.',
      'Ask what your product could offer to someone who uses it all alone.',
    ],
    example: 'The tool library begins with one block of flats. On the third floor there is already a drill.',
    source: 'Jeffrey Rohlfs, A Theory of Interdependent Demand for a Communications Service, 1974',
    keywords: ['network effects', 'growth', 'platform', 'community', 'product'],
  },
  {
    id: 'be-147',
    topic: 'goals and key results',
    fact: [
      'An objective says where you want to go. Key results say how you will know that you are there.',
      'Andrew Grove kept both few, so that they could steer the day.',
    ],
    why: 'A direction without a measure stays a mood, and a measure without a direction is a number.',
    action: [
      'Write one objective for this quarter, with 3 results that can be counted.',
      'Look at your key results every Monday, and change the week instead of the number.',
    ],
    example: 'Our regulars feel expected. That can be seen by names known, orders remembered and tables kept.',
    source: 'Andrew Grove, High Output Management, 1983',
    keywords: ['goals', 'planning', 'measurement', 'focus', 'management'],
  },
  {
    id: 'be-148',
    topic: 'four views of a business',
    fact: [
      'The balanced scorecard looks at a firm from 4 sides: money, customers, inner work and learning.',
      'Financial figures report the past, and the other 3 hint at what comes next.',
    ],
    why: 'A firm can look healthy in one view while another is already failing.',
    action: [
      'Choose one number for each of the 4 views, and put them on one page.',
      'Ask which of the 4 you have not looked at for 3 months.',
    ],
    example: 'The takings are up, and so are the complaints, the returns and the sick days. The takings heard it last.',
    source: 'Robert Kaplan and David Norton, The Balanced Scorecard, 1992',
    keywords: ['measurement', 'management', 'strategy', 'customers', 'finance'],
  },
  {
    id: 'be-149',
    topic: 'early signs and late signs',
    fact: [
      'A lagging number tells what has happened. A leading number moves beforehand.',
      'Sales are late news, while offers sent and visits booked are early news.',
    ],
    why: 'Only the early number leaves time to act.',
    action: [
      'For your most important result, find one number that moves a few weeks before it.',
      'Put one leading figure beside each lagging one in your monthly report.',
    ],
    example: 'The scale tells of last month. The shopping basket tells of the next.',
    source: 'Common management practice: leading and lagging indicators',
    keywords: ['measurement', 'metrics', 'planning', 'management', 'sales'],
  },
  {
    id: 'be-150',
    topic: 'a purpose people can repeat',
    fact: [
      'A purpose is useful when a new colleague can repeat it and decide by it.',
      'Collins and Porras found that lasting companies kept a small core of values, and changed almost everything else.',
    ],
    why: 'What never changes gives hold while the rest is allowed to move.',
    action: [
      'Write your purpose in fewer than 12 words, and ask a colleague to use it in deciding something.',
      'List 3 values, and beside each a time when it cost you something.',
    ],
    example:
      'The line says that we keep old houses lived in. With that in mind, the apprentice knows whether to repair the window or replace it.',
    source: 'Jim Collins and Jerry Porras, Built to Last, 1994',
    keywords: ['purpose', 'values', 'culture', 'strategy', 'team'],
  },
  {
    id: 'be-151',
    topic: 'culture as what people really do',
    fact: [
      'Edgar Schein saw culture in 3 layers: what one can see, what is said, and what is taken for granted.',
      'People learn the culture from what leaders notice, measure and do under pressure.',
    ],
    why: 'A value on the wall is tested on the first day when it is inconvenient.',
    action: [
      'Note what you asked about first on each day of last week, since your team noticed it too.',
      'Find one sentence on your wall that your diary contradicts, and change one of the two.',
    ],
    example: 'Safety first, says the sign. How soon can it be ready, says everybody else.',
    source: 'Edgar Schein, Organizational Culture and Leadership, 1985',
    keywords: ['culture', 'leadership', 'values', 'team', 'behaviour'],
  },
  {
    id: 'be-152',
    topic: 'keeping promises in business',
    fact: ['Trust grows from many small promises kept.', 'Say less than you can do, and do everything you say.'],
    why: 'People predict from the past, so each kept date makes the next one more believable.',
    action: [
      'Count the promises you made today, and write each down with its date.',
      'Call before a date slips, instead of after it.',
    ],
    example: 'She said she would call on Thursday, with good news or bad. On Thursday the phone rang.',
    source: 'Stephen Covey, The 7 Habits of Highly Effective People, 1989',
    keywords: ['trust', 'reliability', 'promises', 'relationships', 'reputation'],
  },
  {
    id: 'be-153',
    topic: 'constraints that help',
    fact: [
      'Limits on time, money or material can lead to simpler and fresher solutions.',
      'Patricia Stokes showed how artists made their breakthroughs by choosing their own limits.',
    ],
    why: 'With everything allowed people repeat what they know, and a limit closes the usual path.',
    action: [
      'Give your next idea session one strict limit, such as no spending or one colour.',
      'Take the tightest limit of your business, and ask what it makes possible.',
    ],
    example: 'Twelve square metres and no kitchen. The menu is 3 kinds of sandwich, and people remember all 3.',
    source: 'Patricia Stokes, Creativity from Constraints, 2005',
    keywords: ['creativity', 'constraints', 'innovation', 'ideas', 'focus'],
  },
  {
    id: 'be-154',
    topic: 'collecting ideas before judging them',
    fact: [
      "Alex Osborn's rule for brainstorming was to put off criticism until the ideas are on the table.",
      'Later research found that people often think of more when they first write alone and then share.',
    ],
    why: "Judging and inventing get in each other's way, and one loud voice steers the rest.",
    action: [
      'Let everyone write ideas in silence for 7 minutes before anybody speaks.',
      'Separate the session in two: gather today and choose tomorrow.',
    ],
    example: 'Eight cards from the youngest lie on the table. In the open round she would have offered one.',
    source: 'Alex Osborn, Applied Imagination, 1953',
    keywords: ['ideas', 'creativity', 'team', 'innovation', 'meetings'],
  },
  {
    id: 'be-155',
    topic: 'a rough model',
    fact: [
      'A model of cardboard answers questions that a meeting can only debate.',
      'Build roughly and early, so that nobody is sorry to change it.',
    ],
    why: 'Seeing and touching reveal what words pass over.',
    action: [
      'Make your next idea out of paper, tape or a sketched screen, and show it before you explain it.',
      'Test the rough model with one person who has never heard of the plan.',
    ],
    example: 'The new counter stands in the shop for a day, built of boxes. By noon everyone knows it is too high.',
    source: 'Tom Kelley, The Art of Innovation, 2001',
    keywords: ['prototype', 'design', 'innovation', 'testing', 'ideas'],
  },
  {
    id: 'be-156',
    topic: 'the cost of waiting',
    fact: [
      'A delay has a price, and it can be larger than the price of the work.',
      'Donald Reinertsen advises that if you measure only one thing, measure the cost of delay.',
    ],
    why: 'Lost weeks appear in no account, and so they seem free.',
    action: [
      'For each open project, ask what a month of waiting costs, and sort the list by the answer.',
      'Release the useful half now, and finish the other half later.',
    ],
    example: 'The new booking page waits for its photos. Each evening the phone rings during dinner.',
    source: 'Donald Reinertsen, The Principles of Product Development Flow, 2009',
    keywords: ['delay', 'priorities', 'projects', 'time', 'costs'],
  },
  {
    id: 'be-157',
    topic: 'saying no to work',
    fact: [
      'Each unsuitable order takes the place of one that would suit you.',
      'A clear and friendly no keeps your name better than a half-hearted yes.',
    ],
    why: 'Capacity is limited, and work outside your strength takes longer and pleases less.',
    action: [
      'Write a polite refusal that names someone who might help, and keep it at hand.',
      'List 3 signs by which you recognise an order you will later regret.',
    ],
    example: 'We do not build pools. My neighbour does, here is her number, and the garden around it is ours.',
    source: 'William Ury, The Power of a Positive No, 2007',
    keywords: ['focus', 'customers', 'boundaries', 'capacity', 'strategy'],
  },
  {
    id: 'be-158',
    topic: 'a firm that runs without you',
    fact: [
      'A business that works for a week without its owner is worth more to everyone, the owner included.',
      'John Warrillow suggests building a firm as though you meant to sell it, even if you never do.',
    ],
    why: 'A buyer pays for what remains when the owner leaves, and so does a holiday.',
    action: [
      'Take a day off unannounced, and write down every question that waited for you.',
      'Choose the question that came up most, and answer it in writing for the next time.',
    ],
    example: 'At the lake the phone stays silent. On Monday there is one note: we used the small van.',
    source: 'John Warrillow, Built to Sell, 2011',
    keywords: ['owner', 'systems', 'delegation', 'succession', 'value'],
  },
  {
    id: 'be-159',
    topic: 'passing a business on',
    fact: [
      'Handing over a business is a long process with several conversations, and the earliest ones matter most.',
      'A successor needs knowledge, relations and authority, and each of the 3 takes time to pass on.',
    ],
    why: 'Customers and staff follow people they have already come to trust.',
    action: [
      'Write down 5 things about your business that exist only in your head.',
      'Bring a possible successor to one meeting with an important customer.',
    ],
    example: 'For a year the daughter signs the offers, and the father signs only the birthday cards.',
    source: 'John Ward, Keeping the Family Business Healthy, 1987',
    keywords: ['succession', 'family business', 'planning', 'owner', 'continuity'],
  },
  {
    id: 'be-160',
    topic: 'three circles in a family firm',
    fact: [
      'In a family firm 3 circles overlap: family, ownership and business.',
      'Tagiuri and Davis showed that many quarrels come from people who stand in different circles.',
    ],
    why: 'A brother may speak as an heir, as a partner or as a head of sales, and each has another interest.',
    action: [
      'Before a difficult talk, say from which of the 3 roles you are speaking.',
      'Keep one table for family and another for business, even if it is the same table on another day.',
    ],
    example: 'At Sunday lunch the delivery dates stay in the van.',
    source: 'Renato Tagiuri and John Davis, Bivalent Attributes of the Family Firm, 1982',
    keywords: ['family business', 'ownership', 'roles', 'conflict', 'management'],
  },
  {
    id: 'be-161',
    topic: 'interests of owners and managers',
    fact: [
      'When someone acts on behalf of another, their interests can differ.',
      'Jensen and Meckling described the costs of watching, and of trust, that arise between owners and managers.',
    ],
    why: 'Whoever decides does not always bear the result.',
    action: [
      'Look at one arrangement with an agency or manager, and ask what each side gains if it goes slowly.',
      'Tie one payment to a result that both of you can see.',
    ],
    example: 'Paid by the hour, a job has many hours. Paid by the finished wall, it has a wall.',
    source: 'Michael Jensen and William Meckling, Theory of the Firm, 1976',
    keywords: ['incentives', 'contracts', 'management', 'ownership', 'trust'],
  },
  {
    id: 'be-162',
    topic: 'what one side knows and the other does not',
    fact: [
      'George Akerlof showed how a market suffers when sellers know the quality and buyers cannot.',
      'If buyers cannot tell good from bad, careful sellers must find a way to show the difference.',
    ],
    why: 'Doubtful buyers offer an average price, and average prices drive careful sellers away.',
    action: [
      'Find one thing about your quality that a buyer cannot see, and make it visible.',
      'Let an independent person check your work, and show their report.',
    ],
    example: 'Two used bikes look alike. One comes with a list of every part that was replaced.',
    source: 'George Akerlof, The Market for Lemons, 1970',
    keywords: ['trust', 'quality', 'information', 'market', 'signals'],
  },
  {
    id: 'be-163',
    topic: 'signals that cost something',
    fact: [
      'Michael Spence explained why a signal convinces only if it would be costly to fake.',
      'Anyone can print the word reliable. A published record of delivery dates is harder to imitate.',
    ],
    why: 'Cheap words are open to everybody, so they separate nobody.',
    action: [
      'Replace one adjective in your offer with something a careless rival would not dare to show.',
      'Offer buyers a look at something others keep closed, such as the workshop or the references.',
    ],
    example: 'The restaurant has a window between kitchen and guests. Only a clean kitchen would want one.',
    source: 'Michael Spence, Job Market Signaling, 1973',
    keywords: ['signals', 'trust', 'quality', 'proof', 'competition'],
  },
  {
    id: 'be-164',
    topic: 'doing it yourself or buying it in',
    fact: [
      'Ronald Coase asked why firms exist at all. His answer was that using a market has its own costs.',
      'Searching, agreeing and checking take effort, and doing it inside takes effort too.',
    ],
    why: 'The right border of a firm moves whenever one of the 2 efforts becomes cheaper.',
    action: [
      'Choose one task you do inside, and work out the full cost of buying it, including the talks.',
      'Look at one service you buy, and ask how often you explain the same thing again.',
    ],
    example: 'Payroll comes once a month with clear rules, so it goes outside. The window display stays.',
    source: 'Ronald Coase, The Nature of the Firm, 1937',
    keywords: ['outsourcing', 'costs', 'make or buy', 'operations', 'strategy'],
  },
  {
    id: 'be-165',
    topic: 'small, steady improvements',
    fact: [
      'Lasting improvement is usually a series of small changes made by the people who do the work.',
      'Masaaki Imai brought the Japanese word kaizen to the wider world: change for the better, every day, by everyone.',
    ],
    why: 'Small changes cost little, scare nobody and can be taken back.',
    action: [
      'Ask each colleague this week for one change that takes less than an hour, and make one of them.',
      'Hang up a list of the small improvements made this month, with names.',
    ],
    example: 'A hook, a label, a lower shelf. By winter the morning begins 10 minutes later.',
    source: 'Masaaki Imai, Kaizen, 1986',
    keywords: ['improvement', 'lean', 'team', 'habits', 'operations'],
  },
  {
    id: 'be-166',
    topic: 'seeing the work where it happens',
    fact: [
      'Go and see is an old rule at Toyota: problems are understood at the place where they occur.',
      'Reports are tidy, and the shop floor is true.',
    ],
    why: 'Every retelling loses details, and the cause is often one of them.',
    action: [
      'Spend half an hour at the place your last complaint came from, without saying anything.',
      'Hold your next talk about a problem standing in front of it.',
    ],
    example: 'On paper the packing station is large enough. On site the door opens inward.',
    source: 'Jeffrey Liker, The Toyota Way, 2004',
    keywords: ['management', 'lean', 'observation', 'problems', 'operations'],
  },
  {
    id: 'be-167',
    topic: 'a partnership agreement among founders',
    fact: [
      'Partners agree most easily before there is anything to divide.',
      'Who does what, who decides, and what happens if one leaves: 3 questions for the first month.',
    ],
    why: 'Later each answer has a winner and a loser, and at the start nobody knows who it will be.',
    action: [
      'Write down, each on your own, how you imagine the firm in 5 years, and then compare.',
      'Talk about the worst case in a good week, and note what you agree on.',
    ],
    example: 'One wants a shop, the other wants 10. It is as well to hear it before the sign is painted.',
    source: "Noam Wasserman, The Founder's Dilemmas, 2012",
    keywords: ['founders', 'partnership', 'agreements', 'startup', 'roles'],
  },
  {
    id: 'be-168',
    topic: 'a plan as an exercise',
    fact: [
      'Dwight Eisenhower liked to say that plans are worthless, but planning is everything.',
      'Plans meet a world that did not read them. The thinking behind them is what remains useful.',
    ],
    why: 'Someone who has thought through 5 cases recognises the sixth more quickly.',
    action: [
      'Take an hour to walk through one bad week on paper: who calls whom, what stops, what goes on.',
      'Update your plan on the day something changes, and note what you had assumed.',
    ],
    example: 'The fair is moved indoors overnight. The crew has once drawn the stand on a napkin, with the doors.',
    source: 'Dwight Eisenhower, remarks to the National Defense Executive Reserve, 1957',
    keywords: ['planning', 'strategy', 'preparation', 'change', 'management'],
  },
  {
    id: 'be-169',
    topic: 'a simple written business plan',
    fact: [
      'The US Small Business Administration describes a business plan as a road map for running the business.',
      'One page can hold it: problem, solution, customers, key activities, income and costs.',
    ],
    why: 'Writing makes gaps visible that talking glides over.',
    action: [
      'Write a one-page plan tonight, with no more than 3 lines under each heading.',
      'Show your page to someone who lends, sells or builds for a living, and ask what is missing.',
    ],
    example: 'Under income the first draft says only tourists. The second says how many nights, and in which months.',
    source: 'US Small Business Administration, Write your business plan',
    keywords: ['business plan', 'planning', 'startup', 'finance', 'clarity'],
  },
  {
    id: 'be-170',
    topic: 'smoothing the seasons',
    fact: [
      'Many trades earn their year in a few months, and pay their bills in all 12.',
      'A second offer that peaks when the first is low can steady both people and cash.',
    ],
    why: 'Fixed costs ignore the weather, and trained people cannot be stored.',
    action: [
      "Draw last year's sales by month, and mark the 3 lowest.",
      'Think of one service your tools and skills could offer in the lowest month.',
    ],
    example: 'The ice cream parlour makes soup in winter. The same cold counter holds the lids.',
    source: 'Common business practice: counter-seasonal products',
    keywords: ['season', 'planning', 'cash flow', 'product', 'sales'],
  },
  {
    id: 'be-171',
    topic: 'a reserve of skills',
    fact: [
      'A team in which everyone can do a second job bends without breaking.',
      'Cross-training moves help to wherever work piles up.',
    ],
    why: 'Demand shifts by the hour, and a fixed division of tasks cannot follow it.',
    action: [
      'Draw a table of people and tasks, and mark who can do what today.',
      'Let 2 colleagues swap jobs for half a day this week.',
    ],
    example: 'On market day the bookkeeper sells cheese, and enjoys it.',
    source: 'Wallace Hopp and Mark Spearman, Factory Physics, 1996',
    keywords: ['training', 'team', 'flexibility', 'operations', 'resilience'],
  },
  {
    id: 'be-172',
    topic: 'the energy of the owner',
    fact: [
      'A tired owner decides worse, and often notices it last.',
      'Rest is part of the equipment, and deserves a place in the calendar like any repair.',
    ],
    why: 'Judgement draws on attention, and attention comes back only through pauses.',
    action: [
      "Enter 2 free half days into next month's calendar before the month fills up.",
      'Move your most important decision to the hour when you are freshest.',
    ],
    example: 'The letter written at midnight waits until breakfast. At breakfast it is half as long.',
    source: 'Tony Schwartz and Catherine McCarthy, Manage Your Energy, Not Your Time, 2007',
    keywords: ['owner', 'energy', 'rest', 'decisions', 'time'],
  },
]
