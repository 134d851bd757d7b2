import type { KnowledgeItem } from './item.ts'

export const marketingItems4: KnowledgeItem[] = [
  {
    id: 'ms-126',
    topic: 'what a searcher wants',
    fact: [
      'Andrei Broder sorted searches into 3 kinds: to learn something, to reach a site, or to do something.',
      'The same subject can hide different wishes, so a page should match the wish behind the words.',
    ],
    why: 'Someone who wants to learn closes a page that only sells, and someone ready to book skips a long lesson.',
    action: [
      'Pick one page of your site and write down which of the 3 wishes it answers.',
      'Type your main service into a search box and note whether the results teach, list or sell.',
    ],
    example:
      'Someone searching how to bleed a radiator wants a lesson. Someone searching for a heating engineer nearby wants a phone number.',
    source: 'Andrei Broder, A Taxonomy of Web Search, 2002',
    keywords: ['search', 'intent', 'website', 'content', 'seo'],
  },
  {
    id: 'ms-127',
    topic: 'the long tail of questions',
    fact: [
      'A few searches are very common, and a huge number are rare and precise.',
      'Rare, specific questions add up, and each one is easier to answer fully than a broad one.',
    ],
    why: 'Chris Anderson described how the many small items in a catalogue can together rival the few big hits.',
    action: [
      'Write one page for a question so precise that only 10 people a month would ask it.',
      'List 5 specific situations your customers describe, and give each one its own short answer.',
    ],
    example: 'Shoes is a crowded word. Leather shoes for wide feet at a summer wedding is almost a conversation.',
    source: 'Chris Anderson, The Long Tail, 2006',
    keywords: ['search', 'content', 'niche', 'questions', 'seo'],
  },
  {
    id: 'ms-128',
    topic: 'the same details everywhere',
    fact: [
      'Your name, address, phone number and hours should match wherever they appear.',
      'Two different closing times online leave a customer at a locked door.',
    ],
    why: 'People and search services alike trust details that agree with one another.',
    action: [
      'Look up your business in 3 directories and correct whatever is out of date.',
      'Keep one document with your exact details, and copy from it each time.',
    ],
    example: 'The map says Saturday until 4, the website says until 2. At 3 someone is rattling the handle.',
    source: 'Standard local search practice: consistent business details',
    keywords: ['local', 'listings', 'search', 'trust', 'opening hours'],
  },
  {
    id: 'ms-129',
    topic: 'page titles that stand alone',
    fact: [
      'A page title is read in search results and browser tabs, far from the page itself.',
      'Put the subject first and your name after it, so the title makes sense on its own.',
    ],
    why: 'People choose among results by their titles, often without looking at anything else.',
    action: [
      'Read the titles of your 5 main pages, and rewrite any that only say home or services.',
      'Give every page its own title that names the thing and the place.',
    ],
    example:
      'A title that says welcome fits every business on earth. One that says piano lessons in Norwich fits very few.',
    source: 'Jakob Nielsen, Microcontent: How to Write Headlines, Page Titles and Subject Lines, 1998',
    keywords: ['search', 'titles', 'website', 'seo', 'clarity'],
  },
  {
    id: 'ms-130',
    topic: 'word of mouth as the oldest channel',
    fact: [
      'Katz and Lazarsfeld found that personal conversation often shaped choices more than the mass media did.',
      'Ideas tend to flow through people whom others ask for advice.',
    ],
    why: 'A friend knows our situation and has nothing to sell, so we lean on what they say.',
    action: [
      'List 5 people whom others in your area ask for advice, and let them see your work.',
      'Ask new customers who mentioned you, and thank that person by name.',
    ],
    example: 'Before choosing a kindergarten, parents skip the brochure and ask at the playground.',
    source: 'Elihu Katz and Paul Lazarsfeld, Personal Influence, 1955',
    keywords: ['word of mouth', 'referrals', 'influence', 'community', 'trust'],
  },
  {
    id: 'ms-131',
    topic: 'why people pass things on',
    fact: [
      'Jonah Berger lists 6 drivers of sharing: social currency, triggers, emotion, visibility, practical value and stories.',
      'People share what makes them look helpful, what they are reminded of and what moves them.',
    ],
    why: 'Passing something on is a small act of self-presentation, and useful news reflects well on the teller.',
    action: [
      'Make one tip so practical that a customer could send it to a neighbour with a single line.',
      'Tie your product to an everyday trigger, such as a weekday, the weather or a meal.',
    ],
    example: 'First frost is the trigger. Everyone with a garden tap forwards the note on wrapping it.',
    source: 'Jonah Berger, Contagious, 2013',
    keywords: ['word of mouth', 'sharing', 'content', 'triggers', 'emotion'],
  },
  {
    id: 'ms-132',
    topic: 'acquaintances as carriers of news',
    fact: [
      'New information often reaches us through acquaintances, because close friends know what we know.',
      'Mark Granovetter called it the strength of weak ties.',
    ],
    why: 'Friends move in one circle, and an acquaintance is a bridge to another.',
    action: [
      'Write to 3 people you have not spoken to for a year, and ask how their work is going.',
      'Join one group this month where you know almost nobody.',
    ],
    example: "The order for 40 chairs came up at a former neighbour's choir. No close friend sings there.",
    source: 'Mark Granovetter, The Strength of Weak Ties, 1973',
    keywords: ['network', 'referrals', 'word of mouth', 'relationships', 'community'],
  },
  {
    id: 'ms-133',
    topic: 'how new things spread',
    fact: [
      'New ideas are taken up by innovators first, then early adopters, then the majority, and at last by the late group.',
      'Everett Rogers showed that adoption follows a curve, with different people joining at different times.',
    ],
    why: 'Each group looks to the one before it for reassurance before it moves.',
    action: [
      'Decide which group your next offer is for, and speak to its worry alone.',
      'Invite a few curious customers to try something early, and collect their words for the cautious ones.',
    ],
    example: 'Some guests order the new dish on sight. Others wait until the next table has emptied the plate.',
    source: 'Everett Rogers, Diffusion of Innovations, 1962',
    keywords: ['adoption', 'innovation', 'audience', 'word of mouth', 'launch'],
  },
  {
    id: 'ms-134',
    topic: 'what helps a new thing catch on',
    fact: [
      'Rogers named 5 qualities of a new idea: advantage, fit, simplicity, a chance to try it, and visible results.',
      'An innovation spreads more easily when people can test it and see it at work.',
    ],
    why: 'Trying lowers the risk, and seeing lowers the doubt.',
    action: [
      'Check your newest offer against the 5 qualities and improve the weakest.',
      'Create a small, low-cost way to try what you sell.',
    ],
    example: 'The electric cargo bike stands outside with a sign: take it round the block.',
    source: 'Everett Rogers, Diffusion of Innovations, 1962',
    keywords: ['adoption', 'innovation', 'trial', 'product', 'launch'],
  },
  {
    id: 'ms-135',
    topic: 'the moment to ask for a review',
    fact: [
      'Ask for a review when the customer has just noticed the benefit.',
      'Feedback is easiest to give while the experience is fresh and the thanks are still on the tongue.',
    ],
    why: 'Details fade within days, and a detailed review helps the next reader more than a row of stars.',
    action: [
      'Choose the exact step in your service where customers smile, and put your request right there.',
      'Send one message with a direct link and a question: what would you tell a friend about it?',
    ],
    example: 'The frame goes up on the wall, the client steps back and smiles. Now is the time to ask.',
    source: 'Common reputation practice: ask at the moment of satisfaction',
    keywords: ['reviews', 'timing', 'feedback', 'reputation', 'customers'],
  },
  {
    id: 'ms-136',
    topic: 'answering a bad review',
    fact: [
      'A calm public answer to a bad review is read by far more people than the reviewer.',
      'Thank, acknowledge, explain what you will do, and move the details to a private channel.',
    ],
    why: 'Future customers use your answer to judge how you would treat them.',
    action: [
      'Write a reply to your harshest review as if your next customer were reading over your shoulder.',
      'Wait an hour before you answer criticism, then remove every sentence that defends.',
    ],
    example:
      'The soup was cold, writes a guest. We are sorry, please ask for me next time, writes the owner, and leaves it there.',
    source: 'Jay Baer, Hug Your Haters, 2016',
    keywords: ['reviews', 'reputation', 'service', 'complaints', 'response'],
  },
  {
    id: 'ms-137',
    topic: 'asking for a referral',
    fact: [
      'Many happy customers would recommend you, and never think of it until asked.',
      'A request works better when it names the kind of person you can help.',
    ],
    why: 'Memory cannot search for anyone at all, while a described person may come to mind at once.',
    action: [
      'Describe your ideal next customer in one sentence, and say it to 3 satisfied ones.',
      'At the end of your next job, ask who else is facing the same problem this season.',
    ],
    example: 'Asking for just anyone draws a blank. Asking for someone who has moved into an old house draws a name.',
    source: 'Common sales practice: the specific referral request',
    keywords: ['referrals', 'word of mouth', 'sales', 'customers', 'growth'],
  },
  {
    id: 'ms-138',
    topic: 'the question behind a recommendation score',
    fact: [
      'The net promoter score rests on one question: how likely are you to recommend us, from 0 to 10.',
      'Scores of 9 and 10 count as promoters, 0 to 6 as detractors. The score is the first share minus the second.',
    ],
    why: 'The number shows a direction, and the reason people give beside it shows what to change.',
    action: [
      'Ask 10 customers the question, and follow every answer with one word: why.',
      'Sort the reasons you receive into 3 piles, and act on the largest.',
    ],
    example: 'The score is a 7. The comment beside it says that the work is lovely and the arrival a lottery.',
    source: 'Frederick Reichheld, The One Number You Need to Grow, 2003',
    keywords: ['feedback', 'loyalty', 'survey', 'referrals', 'measurement'],
  },
  {
    id: 'ms-139',
    topic: 'testimonials that say something',
    fact: [
      'A helpful testimonial tells what the doubt was, what happened, and what changed.',
      'A quick thank you for great service is pleasant, and gives the next buyer nothing to hold.',
    ],
    why: 'Readers look for their own hesitation in the text and for how it was settled.',
    action: [
      'Ask a happy customer what almost stopped them from buying.',
      'Choose one testimonial and place it next to the objection that it answers.',
    ],
    example: 'I was afraid of the dust, writes the client. They hung sheets in every doorway and swept each evening.',
    source: "Sean D'Souza, The Brain Audit, 2009",
    keywords: ['testimonials', 'reviews', 'objections', 'proof', 'trust'],
  },
  {
    id: 'ms-140',
    topic: 'case studies',
    fact: [
      "A case study is a short account of one customer's problem, the work done and the outcome.",
      'One job told in detail lets a buyer imagine their own job in your hands.',
    ],
    why: 'Concrete cases show judgement, and judgement is what people hire.',
    action: [
      'Write half a page on your last job with 4 headings: situation, choice, work, result.',
      'Ask one client for permission to photograph and describe their project.',
    ],
    example: 'The roof had leaked for years at the same corner. Page one shows the corner, page 2 shows why.',
    source: 'Common business-to-business practice: the case study',
    keywords: ['case study', 'proof', 'sales', 'content', 'trust'],
  },
  {
    id: 'ms-141',
    topic: 'four kinds of sales question',
    fact: [
      "Neil Rackham's team observed thousands of sales calls and named 4 kinds of question.",
      'Situation, problem, implication and need-payoff: the order runs from facts, to trouble, to its cost, to the value of solving it.',
    ],
    why: 'Buyers are moved by what they conclude themselves, and questions in that order help them conclude it.',
    action: [
      'Prepare one question of each kind for your next customer conversation.',
      'In place of your next sentence of pitch, ask: what happens if this stays as it is?',
    ],
    example:
      'Two questions cover the boilers and which one worries you. The next asks what happens if it fails in January.',
    source: 'Neil Rackham, SPIN Selling, 1988',
    keywords: ['sales', 'questions', 'conversation', 'discovery', 'selling'],
  },
  {
    id: 'ms-142',
    topic: 'listening more than talking',
    fact: [
      'A buyer who does the talking tells you what matters. A seller who does the talking has to guess.',
      'In a first meeting your ears do more selling than your mouth.',
    ],
    why: 'People feel understood when they have been heard, and they buy from those who understand.',
    action: [
      'In your next sales talk, count to 3 after each answer before you speak.',
      "Note the customer's own words on paper, and use 2 of them in your offer.",
    ],
    example: 'What made you call us today, asks the fence builder, and then says nothing for a minute.',
    source: 'Dale Carnegie, How to Win Friends and Influence People, 1936',
    keywords: ['sales', 'listening', 'conversation', 'customers', 'rapport'],
  },
  {
    id: 'ms-143',
    topic: 'open questions',
    fact: [
      'Questions that begin with what, how or tell me bring out more than questions answered by yes or no.',
      'An open question hands the other person the map.',
    ],
    why: 'Closed questions test your own guesses, and open ones reveal what you did not think to guess.',
    action: [
      'Rewrite your 3 usual opening questions so that none of them can be answered with yes.',
      'Start your next enquiry call with an invitation: tell me how it works at the moment.',
    ],
    example: 'Asking about a bigger shelf gets a nod. Asking what should stand on it gets a story.',
    source: 'Dale Carnegie, How to Win Friends and Influence People, 1936',
    keywords: ['questions', 'sales', 'discovery', 'conversation', 'listening'],
  },
  {
    id: 'ms-144',
    topic: 'the diagnosis before the prescription',
    fact: [
      'Advice given before the problem is understood sounds like a pitch, however sound it is.',
      'Ask, examine, then recommend. The order itself creates confidence.',
    ],
    why: 'People follow a recommendation when they believe it was made for them.',
    action: [
      'Write down 5 questions you will always ask before you suggest a product.',
      'Hold back your solution in the next meeting until the customer has agreed with your summary of the problem.',
    ],
    example: 'The optician looks into the eye before she talks about frames.',
    source: 'Stephen Covey, The 7 Habits of Highly Effective People, 1989',
    keywords: ['sales', 'discovery', 'questions', 'advice', 'trust'],
  },
  {
    id: 'ms-145',
    topic: 'agreeing on the purpose of a meeting',
    fact: [
      'A sales meeting runs better when both sides agree at the start on its time, its topics and its possible endings.',
      'David Sandler called it an up-front contract, and a clear no was one of the endings it allowed.',
    ],
    why: 'When no is allowed, people relax and tell you what they really think.',
    action: [
      'Open your next call by asking what would make these 20 minutes worthwhile for you.',
      'Tell the next prospect plainly that a no is welcome if the fit is wrong.',
    ],
    example: 'At the end we will know whether to book a date or shake hands and part. Is that all right?',
    source: "David Sandler, You Can't Teach a Kid to Ride a Bike at a Seminar, 1995",
    keywords: ['sales', 'meetings', 'agenda', 'qualification', 'honesty'],
  },
  {
    id: 'ms-146',
    topic: 'qualifying a lead',
    fact: [
      'Four plain questions sort most enquiries: budget, authority, need and timing.',
      'An enquiry is worth a visit when there is a need, a date, someone who can decide and money set aside.',
    ],
    why: 'Time spent on people who cannot buy is taken from people who can.',
    action: [
      'Add one question about timing and one about budget range to your enquiry form.',
      'Look at your last 5 lost offers, and mark which of the 4 answers was missing.',
    ],
    example: 'Sometime next year, perhaps, says the caller, and it would be for a cousin. A brochure will do for now.',
    source: 'IBM sales training: budget, authority, need, timing',
    keywords: ['qualification', 'leads', 'sales', 'budget', 'time'],
  },
  {
    id: 'ms-147',
    topic: 'handling an objection',
    fact: [
      'An objection is a request for information that arrives in the form of a no.',
      'Ask what is behind the concern before you answer it.',
    ],
    why: 'The first reason people give is often the polite one, and the real one comes after a question.',
    action: [
      'Write down your 3 most frequent objections and an honest answer to each.',
      'When you next hear that it is too expensive, ask: compared with what? Then listen.',
    ],
    example:
      'We must think about it, says the couple. Which part would you like to think through, asks the architect gently.',
    source: 'Neil Rackham, SPIN Selling, 1988',
    keywords: ['objections', 'sales', 'questions', 'concerns', 'conversation'],
  },
  {
    id: 'ms-148',
    topic: 'naming what the other person feels',
    fact: [
      'Putting a feeling into words can take the edge off it.',
      'Chris Voss calls this labelling: it sounds as if the date worries you.',
    ],
    why: 'A named worry can be discussed, while an unnamed one works in the background.',
    action: [
      'Use one sentence beginning with it sounds like in your next difficult talk.',
      'When a customer hesitates, describe the hesitation kindly in place of adding another argument.',
    ],
    example: 'It seems you have been let down by a builder before. The shoulders drop, and the real talk begins.',
    source: 'Chris Voss, Never Split the Difference, 2016',
    keywords: ['sales', 'empathy', 'negotiation', 'listening', 'feelings'],
  },
  {
    id: 'ms-149',
    topic: 'silence after the price',
    fact: [
      'State the price in one short sentence and then stop.',
      'Words added after a price are often the start of a discount.',
    ],
    why: 'Silence gives the buyer room to think, and filling it answers a question nobody asked.',
    action: [
      'Practise saying your price aloud 10 times, with a full stop at the end.',
      'In your next quote talk, name the fee and wait for the other person to speak first.',
    ],
    example: 'It is 480, including the frame. The clock ticks, and the seller leaves it to tick.',
    source: 'Common sales practice: silence after the price',
    keywords: ['pricing', 'sales', 'silence', 'negotiation', 'confidence'],
  },
  {
    id: 'ms-150',
    topic: 'summing up what you heard',
    fact: [
      "A short summary in the customer's words shows that you listened and catches mistakes early.",
      'Say what you understood, and ask whether something is missing.',
    ],
    why: "A listener who can answer that's right feels understood, and is open to what follows.",
    action: [
      'Close your next discovery talk with a 3-sentence summary before you propose anything.',
      "Begin your written offer with the customer's situation, in their own terms.",
    ],
    example: 'So you need it quiet, by May, and without moving the piano. Did I miss anything?',
    source: 'Carl Rogers and Richard Farson, Active Listening, 1957',
    keywords: ['listening', 'sales', 'summary', 'proposals', 'trust'],
  },
  {
    id: 'ms-151',
    topic: 'the agreed next step',
    fact: [
      'A meeting without an agreed next step is a pleasant chat.',
      'Rackham found that successful calls ended in an advance: an action that moves the sale forward.',
    ],
    why: 'Good intentions lose their force with each day that has no date in it.',
    action: [
      'End every sales talk by naming who does what by which day.',
      'Look through your open offers and give each one a date for the next contact.',
    ],
    example: 'You measure the room by Friday, I send 2 drawings on Tuesday. Both open their calendars.',
    source: 'Neil Rackham, SPIN Selling, 1988',
    keywords: ['sales', 'follow-up', 'next steps', 'commitment', 'meetings'],
  },
  {
    id: 'ms-152',
    topic: 'teaching the buyer something new',
    fact: [
      'Dixon and Adamson found that strong sellers often bring buyers a fresh view of their own problem.',
      'A useful insight can be worth more to a buyer than another list of options.',
    ],
    why: 'Buyers can look up features alone, and it is harder to look up what they have not noticed.',
    action: [
      'Write down one costly thing your customers commonly overlook, and explain it in your next talk.',
      "Share a short observation about the customer's situation before you show your offer.",
    ],
    example: 'Your packaging is fine, says the supplier. Have you seen how much air you are paying to ship?',
    source: 'Matthew Dixon and Brent Adamson, The Challenger Sale, 2011',
    keywords: ['sales', 'insight', 'teaching', 'buyers', 'value'],
  },
  {
    id: 'ms-153',
    topic: 'finding the fit before the close',
    fact: [
      'Daniel Pink points out that buyers now often know as much as sellers do.',
      "Where both sides have the facts, honesty and clear thinking are the seller's tools.",
    ],
    why: 'An informed buyer can check every claim, so any trick is discovered sooner or later.',
    action: [
      'Tell your next unsuitable enquiry who could serve them better.',
      'Write a short guide to choosing in your field, including when people need no help at all.',
    ],
    example: 'You need no new bike, says the mechanic. You need this one cable.',
    source: 'Daniel Pink, To Sell Is Human, 2012',
    keywords: ['sales', 'honesty', 'fit', 'trust', 'buyers'],
  },
]
