import type { KnowledgeItem } from './item.ts'

export const marketingItems2: KnowledgeItem[] = [
  {
    id: 'ms-040',
    topic: 'giving before asking',
    fact: [
      'People feel a pull to return a favour. Robert Cialdini calls it the principle of reciprocity.',
      'A useful gift, given first and without strings, makes goodwill more likely.',
    ],
    why: 'Groups that repay kindness hold together, so the habit runs deep in every culture that has been studied.',
    action: [
      'Write one short guide that solves a small problem for free, and share it with no form to fill in.',
      'Think of one thing you know that would help a customer today, and send it to them.',
    ],
    example: 'A locksmith shows how to oil a stiff lock. The viewer remembers who taught her.',
    source: 'Robert Cialdini, Influence, 1984',
    keywords: ['reciprocity', 'persuasion', 'generosity', 'trust', 'content'],
  },
  {
    id: 'ms-041',
    topic: 'social proof',
    fact: [
      'When people are unsure, they look at what others like them are doing.',
      'Uncertainty makes us copy. The more similar the others are, the stronger the pull.',
    ],
    why: 'Following the crowd is a sensible shortcut when you lack time or knowledge of your own.',
    action: [
      'Place one customer comment right beside the point where people hesitate.',
      'Ask a recent buyer for 2 honest sentences about why they chose you.',
    ],
    example:
      'A nervous learner driver reads the words of another nervous learner. They carry more weight than a list of cars.',
    source: 'Robert Cialdini, Influence, 1984',
    keywords: ['social proof', 'reviews', 'persuasion', 'trust', 'testimonials'],
  },
  {
    id: 'ms-042',
    topic: 'similarity in testimonials',
    fact: [
      "A testimonial persuades most when it comes from someone in the reader's own situation.",
      'Famous names impress, while people like us convince.',
    ],
    why: 'Readers ask whether it would work for them, and a similar person answers that question.',
    action: [
      'Sort your testimonials by type of customer and show each one to visitors of the same type.',
      "Add the trade, town or situation to each review you display, with the writer's permission.",
    ],
    example: 'On the page for village shops, the quote comes from a village shop.',
    source: 'Noah Goldstein, Steve Martin and Robert Cialdini, Yes!, 2007',
    keywords: ['testimonials', 'similarity', 'social proof', 'reviews', 'persuasion'],
  },
  {
    id: 'ms-043',
    topic: 'real scarcity',
    fact: [
      'Things seem more valuable when there are fewer of them. Honest limits are worth stating plainly.',
      'People give more weight to an opportunity that may not stay.',
    ],
    why: 'A limit hints at worth and asks for a decision, but an invented limit costs trust once it is noticed.',
    action: [
      'State one true limit of your offer, such as seats, dates or stock, where buyers decide.',
      'Remove any countdown on your site that starts again when it reaches zero.',
    ],
    example: 'The kiln holds 8 bowls, so the class holds 8 people. The limit explains itself.',
    source: 'Robert Cialdini, Influence, 1984',
    keywords: ['scarcity', 'persuasion', 'honesty', 'offers', 'urgency'],
  },
  {
    id: 'ms-044',
    topic: 'authority that is shown',
    fact: [
      'We listen more readily to people who know their field, so it helps to let knowledge be seen.',
      'Credentials, tools and clear explanations all signal expertise before a word about price is spoken.',
    ],
    why: 'Judging every claim from scratch takes effort, and trusted expertise saves that effort.',
    action: [
      'Add your training, licence or years in the trade to the page where people book.',
      'Explain one common mistake in your field in a short video.',
    ],
    example: 'The watchmaker names each part as she lifts it out. No slogan about skill is needed.',
    source: 'Robert Cialdini, Influence, 1984',
    keywords: ['authority', 'expertise', 'trust', 'persuasion', 'credentials'],
  },
  {
    id: 'ms-045',
    topic: 'small commitments',
    fact: [
      'People who agree to a small request become more likely to agree to a related larger one.',
      'In a 1966 study, residents who had accepted a tiny window sign were far more willing to accept a big one outside.',
    ],
    why: 'A small yes changes how people see themselves, and they like to act in line with it.',
    action: [
      'Create one easy first step for new customers, such as a sample, a quiz or a short call.',
      'Split your sign-up into a first step that takes under a minute and a second step for the rest.',
    ],
    example: 'The dance school invites people to one open evening. The term card can wait until they have danced.',
    source: 'Jonathan Freedman and Scott Fraser, Compliance Without Pressure, 1966',
    keywords: ['commitment', 'foot in the door', 'persuasion', 'steps', 'conversion'],
  },
  {
    id: 'ms-046',
    topic: 'liking',
    fact: [
      'We prefer to say yes to people we know and like.',
      'Warmth, shared interests and honest compliments make people more open to hearing you.',
    ],
    why: 'Liking lowers guard, because a friendly person seems less likely to mislead us.',
    action: [
      'Put a real face and a first name on your contact page.',
      'Begin your next client call with one sincere question that has no link to the sale.',
    ],
    example: "The heating engineer's page shows her with her dog. Callers start by asking about it.",
    source: 'Robert Cialdini, Influence, 1984',
    keywords: ['liking', 'rapport', 'persuasion', 'trust', 'relationships'],
  },
  {
    id: 'ms-047',
    topic: 'losses looming larger than gains',
    fact: [
      'Kahneman and Tversky found that a loss hurts more than a gain of the same size pleases.',
      'Losing 10 feels worse than finding 10 feels good. Psychologists call this loss aversion.',
    ],
    why: 'Buyers guard what they already have, so a risk in your offer weighs more than its promise.',
    action: [
      'List what a new customer is afraid of losing by choosing you, and answer the first item on your page.',
      'Make one part of your offer reversible, such as a trial week or an easy return.',
    ],
    example: 'Switching accountants might mean lost files. A page that shows how files are moved speaks to that worry.',
    source: 'Daniel Kahneman and Amos Tversky, Prospect Theory, 1979',
    keywords: ['loss aversion', 'psychology', 'risk', 'offers', 'persuasion'],
  },
  {
    id: 'ms-048',
    topic: 'anchoring',
    fact: [
      'The first number people hear pulls their later judgement toward it.',
      'Tversky and Kahneman showed that even an irrelevant figure can shift an estimate.',
    ],
    why: 'The mind starts from what it has and adjusts too little.',
    action: [
      'Show the full package first on your price page and the smaller ones after it.',
      'Mention the size of the problem in numbers before you mention your fee.',
    ],
    example: 'A menu that opens with the large platter makes the lunch plate look modest.',
    source: 'Amos Tversky and Daniel Kahneman, Judgment under Uncertainty, 1974',
    keywords: ['anchoring', 'pricing', 'psychology', 'numbers', 'sales'],
  },
  {
    id: 'ms-049',
    topic: 'how an offer is framed',
    fact: [
      'The same fact can be received differently depending on how it is put.',
      'Meat described as 75 percent lean was rated better in one study than meat described as 25 percent fat.',
    ],
    why: 'A frame decides which side of a fact we picture first.',
    action: [
      'Take one number on your site and write it the other way round, then keep the clearer version.',
      'Phrase your next offer once by what it adds and once by what it spares. Ask 3 people which is clearer.',
    ],
    example:
      'Nine of 10 parcels arrive next day and 1 of 10 takes longer are equal statements. They do not feel equal.',
    source: 'Irwin Levin and Gary Gaeth, How Consumers Are Affected by the Framing of Attribute Information, 1988',
    keywords: ['framing', 'psychology', 'copywriting', 'message', 'perception'],
  },
  {
    id: 'ms-050',
    topic: 'too many choices',
    fact: [
      'In a well-known tasting, 24 jams drew more people to the table, and 6 jams led more of them to buy.',
      'A wide range attracts looks. A short range can make it easier to decide.',
    ],
    why: 'Every extra option adds comparing and a chance of regret, though later research finds the effect depends on the setting.',
    action: [
      'Cut your service menu to the 3 things people ask for most, and keep the rest on request.',
      'Mark one option as a good starting point for first-time buyers.',
    ],
    example: 'The framing shop keeps 200 mouldings in a drawer and 6 on the wall.',
    source: 'Sheena Iyengar and Mark Lepper, When Choice Is Demotivating, 2000',
    keywords: ['choice', 'decision', 'psychology', 'range', 'menu'],
  },
  {
    id: 'ms-051',
    topic: 'the mere exposure effect',
    fact: [
      'Robert Zajonc found that people tend to like things more simply because they have met them before.',
      'Familiar names feel safer. Repeated, harmless contact is enough to build that feeling.',
    ],
    why: 'What we have met without harm is easier to process, and ease is read as liking.',
    action: [
      'Pick one place your customers look every week and appear there every week for 3 months.',
      'Keep your name, colours and logo the same on everything you publish this month.',
    ],
    example: 'The same green van passes the school gate each morning. By spring the parents know the name on its door.',
    source: 'Robert Zajonc, Attitudinal Effects of Mere Exposure, 1968',
    keywords: ['familiarity', 'exposure', 'brand', 'memory', 'repetition'],
  },
  {
    id: 'ms-052',
    topic: 'peaks and endings',
    fact: [
      'We judge an experience largely by its strongest moment and its end.',
      'The last minute of a visit colours the memory of all the minutes before it.',
    ],
    why: 'Memory keeps highlights instead of averages, so the end counts far beyond its length.',
    action: [
      'Design the final 60 seconds of your service: a thank you, a tip, a small surprise.',
      "Walk through a customer's visit and find the weakest ending. Fix that one first.",
    ],
    example: 'After the haircut comes a hot towel. The wait at the start fades from the story.',
    source: 'Daniel Kahneman and others, When More Pain Is Preferred to Less, 1993',
    keywords: ['experience', 'memory', 'service', 'endings', 'customers'],
  },
  {
    id: 'ms-053',
    topic: 'the thing that stands out',
    fact: [
      'An item that differs from its neighbours is remembered better. This is the von Restorff effect.',
      'Difference draws the eye, provided that everything around it is calm.',
    ],
    why: 'Contrast tells the brain where new information is, so it spends attention there.',
    action: [
      'Choose one element on your page to stand out, and quiet the colours of everything else.',
      "Look at your competitors' posts side by side and change one visible thing about yours.",
    ],
    example: 'In a row of busy posters, the one with 5 words on white is read first.',
    source: 'Hedwig von Restorff, on the isolation effect, 1933',
    keywords: ['contrast', 'attention', 'memory', 'design', 'advertising'],
  },
  {
    id: 'ms-054',
    topic: 'the beginning and end of a list',
    fact: [
      'People recall the first and last items of a list better than those in the middle.',
      'What you say first and what you say last stays. The middle blurs.',
    ],
    why: 'Early items get rehearsed and late items are still fresh, which leaves the middle with neither help.',
    action: [
      'Move your main point to the opening and repeat it in the closing line.',
      'Reorder your list of benefits so that the 2 strongest stand at the start and at the end.',
    ],
    example:
      'Hidden between delivery times and opening hours, the free fitting goes unnoticed. As the first line it has a chance.',
    source: 'Hermann Ebbinghaus, Memory, 1885',
    keywords: ['memory', 'lists', 'message', 'order', 'presentation'],
  },
  {
    id: 'ms-055',
    topic: 'unfinished things staying in mind',
    fact: [
      'Bluma Zeigarnik reported that interrupted tasks were remembered better than completed ones.',
      'An open question holds attention until it is answered.',
    ],
    why: 'The mind keeps a small tension around whatever has not been closed.',
    action: [
      'End one post with a question you will answer in the next.',
      'Tell viewers in the first line what they will learn, and deliver it near the end.',
    ],
    example: 'Part one shows the cracked vase and the glue. Part two shows whether it holds water.',
    source: 'Bluma Zeigarnik, On Finished and Unfinished Tasks, 1927',
    keywords: ['curiosity', 'memory', 'attention', 'series', 'hooks'],
  },
  {
    id: 'ms-056',
    topic: 'the curiosity gap',
    fact: [
      'Curiosity appears when people notice a gap between what they know and what they would like to know.',
      'George Loewenstein described curiosity as the feeling of a missing piece.',
    ],
    why: 'A gap needs a frame first, because nobody misses a piece of a puzzle they have never seen.',
    action: [
      'Open your next video with a question your viewer half knows the answer to.',
      'Give one fact that surprises, then say plainly why it is so within the same video.',
    ],
    example: 'Why do bakers weigh water? Most people have only ever seen it measured in a jug.',
    source: 'George Loewenstein, The Psychology of Curiosity, 1994',
    keywords: ['curiosity', 'hooks', 'attention', 'questions', 'video'],
  },
  {
    id: 'ms-057',
    topic: 'the halo effect',
    fact: [
      'One strong impression spreads to everything else we judge about a person or a firm.',
      'Edward Thorndike noticed that ratings of quite separate qualities rose and fell together.',
    ],
    why: 'It is easier to hold one overall feeling than 10 separate judgements.',
    action: [
      'Fix the smallest visible flaw a customer meets first, such as a crooked sign or a dead link.',
      'Ask a stranger to look at your front page for 5 seconds and tell you 3 things about your business.',
    ],
    example: 'Clean tools on the bench suggest careful work inside the engine.',
    source: 'Edward Thorndike, A Constant Error in Psychological Ratings, 1920',
    keywords: ['first impressions', 'perception', 'brand', 'psychology', 'design'],
  },
  {
    id: 'ms-058',
    topic: 'effort that customers can see',
    fact: [
      'People value a service more when they can see the work behind it.',
      'Buell and Norton called it the labor illusion: showing effort raised how much people valued the result.',
    ],
    why: 'Hidden work looks like no work, so a smooth result can seem cheap.',
    action: [
      'Show one step of your process in a photo this week.',
      'Send a short note while a job is under way that says what has been done and what comes next.',
    ],
    example: 'A travel planner lists the routes she ruled out. The final choice looks like the work it was.',
    source: 'Ryan Buell and Michael Norton, The Labor Illusion, 2011',
    keywords: ['transparency', 'service', 'value', 'process', 'trust'],
  },
  {
    id: 'ms-059',
    topic: 'things we helped to make',
    fact: [
      'People place extra value on what they have built themselves. It is known as the IKEA effect.',
      "A bit of the customer's own effort, if it ends in success, raises their attachment to the result.",
    ],
    why: 'Finishing something shows skill to ourselves, and the object carries that feeling.',
    action: [
      'Let customers choose or assemble one part of your product themselves.',
      'Invite people to vote on one detail of your next project, and show them the outcome.',
    ],
    example: 'The candle maker leaves the scent to the guest. It goes home as our candle.',
    source: 'Michael Norton, Daniel Mochon and Dan Ariely, The IKEA Effect, 2012',
    keywords: ['participation', 'value', 'customers', 'product', 'psychology'],
  },
  {
    id: 'ms-060',
    topic: 'progress toward a goal',
    fact: [
      'Effort tends to rise as a goal comes nearer. Clark Hull saw it first in animals running to food.',
      'A shopper with 8 of 10 stamps is in more of a hurry than one with 2.',
    ],
    why: 'The remaining distance looks small compared with what has already been done.',
    action: [
      'Show progress in your sign-up or order form, with the number of steps left.',
      'Send a note to customers who are one step away from a reward.',
    ],
    example: 'The course platform says 2 lessons to go. The next lesson starts before the tea is cold.',
    source: 'Clark Hull, The Goal-Gradient Hypothesis, 1932',
    keywords: ['goals', 'progress', 'motivation', 'loyalty', 'psychology'],
  },
  {
    id: 'ms-061',
    topic: 'a head start on a loyalty card',
    fact: [
      'Car wash cards of 10 with 2 stamps already filled were completed more often than empty cards of 8.',
      'The distance was the same. Feeling already under way made the difference.',
    ],
    why: 'A task that has been started asks to be finished, while a task not yet begun is easy to leave.',
    action: [
      'Give new members their first stamp for joining.',
      'Redraw your onboarding list so that the first box is already ticked.',
    ],
    example:
      "The new reader's library card comes with one stamp for signing up. She is on her way before opening a book.",
    source: 'Joseph Nunes and Xavier Dreze, The Endowed Progress Effect, 2006',
    keywords: ['loyalty', 'progress', 'rewards', 'psychology', 'retention'],
  },
  {
    id: 'ms-062',
    topic: 'defaults',
    fact: [
      'Most people keep the option that is already selected.',
      'A default works like a recommendation that needs no effort to follow.',
    ],
    why: 'Changing a setting takes attention, and many read the preset as the sensible choice.',
    action: [
      'Check each preset in your booking form and set it to what serves most customers.',
      'Make the option you would advise a friend to take the one that is already chosen, and say so openly.',
    ],
    example: 'The form proposes a 45 minute visit, the length most people need. Longer and shorter are one tap away.',
    source: 'Eric Johnson and Daniel Goldstein, Do Defaults Save Lives?, 2003',
    keywords: ['defaults', 'forms', 'choice', 'psychology', 'conversion'],
  },
  {
    id: 'ms-063',
    topic: 'the third option on a price list',
    fact: [
      'Adding a third option can change how the first 2 are seen.',
      'Joel Huber and colleagues showed that an option clearly worse than one neighbour makes that neighbour look better.',
    ],
    why: 'People judge by comparison, and easy comparisons win over hard ones.',
    action: [
      'Look at your price list and ask which option each line makes look good.',
      'Remove one option nobody chooses, and watch whether the choice between the others changes.',
    ],
    example: 'Small, medium and large drinks are one decision. Take away the small, and medium becomes the small.',
    source: 'Joel Huber, John Payne and Christopher Puto, Adding Asymmetrically Dominated Alternatives, 1982',
    keywords: ['pricing', 'choice', 'comparison', 'decoy', 'psychology'],
  },
  {
    id: 'ms-064',
    topic: 'giving a reason with a request',
    fact: [
      'A request that comes with a reason is more readily granted.',
      'At a copying machine, people let others go first more often when the request had a because in it.',
    ],
    why: 'A reason shows that a request has sense behind it, even when it is small.',
    action: [
      'Add because and a true reason to your next request for a review.',
      'Tell customers why you ask for each item in a form, in 5 words or fewer.',
    ],
    example: 'We ask for your phone number because the driver calls 10 minutes ahead.',
    source: 'Ellen Langer, Arthur Blank and Benzion Chanowitz, The Mindlessness of Ostensibly Thoughtful Action, 1978',
    keywords: ['requests', 'persuasion', 'reasons', 'forms', 'reviews'],
  },
  {
    id: 'ms-065',
    topic: 'ease of reading as a sign of truth',
    fact: [
      'What is easy to read tends to feel more familiar and more true.',
      'In a study by Reber and Schwarz, statements in easily visible colours were judged true more often than faint ones.',
    ],
    why: 'The brain takes effortless reading as a sign that it has met the idea before.',
    action: [
      'Raise the contrast and size of the main text on your site.',
      'Check your last poster from 3 metres away, and simplify whatever you cannot read.',
    ],
    example: 'Grey letters on a pale photo whisper. Black on white simply tells you the opening hours.',
    source: 'Rolf Reber and Norbert Schwarz, Effects of Perceptual Fluency on Judgments of Truth, 1999',
    keywords: ['fluency', 'design', 'readability', 'trust', 'contrast'],
  },
  {
    id: 'ms-066',
    topic: 'logos, ethos and pathos',
    fact: [
      "Aristotle named 3 ways to persuade: the speaker's character, the listener's feeling, and the argument itself.",
      'Trust, emotion and reason work together. A message built on one of them alone stands on one leg.',
    ],
    why: 'A sound argument from a doubtful source fails, and so does a warm story with no substance.',
    action: [
      'Check your sales page for all 3: who you are, why it matters, and what shows that it is true.',
      'Find which of the 3 appeals your last talk was missing, and add one sentence of it.',
    ],
    example: 'The roofer names his training, speaks of a dry nursery, and shows the photo of the repaired joint.',
    source: 'Aristotle, Rhetoric, around 350 BC',
    keywords: ['rhetoric', 'persuasion', 'trust', 'emotion', 'argument'],
  },
  {
    id: 'ms-067',
    topic: 'one person being easier to feel for than many',
    fact: [
      'A single named person moves us more than a large number does.',
      'Statistics inform, and one face makes us care.',
    ],
    why: 'Feeling attaches to individuals, because we can imagine being them.',
    action: [
      "Tell the story of one customer's day, with permission, in place of your totals.",
      'Choose one item, one place and one moment for your next post, and leave the summary out.',
    ],
    example: 'Instead of all the meals a kitchen cooks, the film follows one bowl of soup up the stairs.',
    source: 'Deborah Small, George Loewenstein and Paul Slovic, Sympathy and Callousness, 2007',
    keywords: ['storytelling', 'emotion', 'empathy', 'message', 'customers'],
  },
  {
    id: 'ms-068',
    topic: 'the customer as the hero',
    fact: [
      'In a good brand story the customer is the hero, and the business is the guide.',
      'Guides have a map and some experience. Heroes have a goal and something in the way.',
    ],
    why: 'People look for their own part in any story, and lose interest when the lead is taken.',
    action: [
      'Retell your company story with your customer as the main character.',
      'Change one page from what we did to what you wanted, what stood in the way and how it was solved.',
    ],
    example:
      'The page starts with a family trying to fit a pram under the stairs. The carpenter enters in the second paragraph.',
    source: 'Donald Miller, Building a StoryBrand, 2017',
    keywords: ['storytelling', 'brand', 'customers', 'message', 'guide'],
  },
  {
    id: 'ms-069',
    topic: 'before, after and the bridge',
    fact: [
      'Show life before, life after, and the bridge between them. That is a complete small story.',
      'Change is what makes a story. The clearest way to show it is 2 pictures side by side.',
    ],
    why: 'Contrast lets the viewer do the measuring, which convinces more than being told.',
    action: [
      'Take a before photo at the start of your next job, even if you think you will not need it.',
      'Write 3 sentences about a recent job: how it was, how it is, what happened in between.',
    ],
    example: 'A tangled cupboard, an empty table of sorted piles, a calm shelf. No voice-over is needed.',
    source: 'Common copywriting practice: before, after, bridge',
    keywords: ['storytelling', 'transformation', 'before and after', 'content', 'proof'],
  },
  {
    id: 'ms-070',
    topic: 'but and therefore',
    fact: [
      'Stories move when scenes are joined by but or therefore. Joined by and then, they only pile up.',
      'Cause and obstacle keep a listener wondering. A plain list of events does not.',
    ],
    why: 'Each but raises a question and each therefore answers one, so attention has something to follow.',
    action: [
      'Replace every and then in your next story with but or therefore, and cut what will not fit.',
      'Outline your next video in 3 lines, with one but and one therefore.',
    ],
    example: 'We wanted a bigger oven, but the door was too narrow, therefore we took out the window.',
    source: 'Trey Parker and Matt Stone, lecture at New York University, 2011',
    keywords: ['storytelling', 'structure', 'video', 'script', 'attention'],
  },
  {
    id: 'ms-071',
    topic: 'being carried away by a story',
    fact: [
      'Listeners who are absorbed in a story argue with it less and change their views more.',
      'Green and Brock called this transportation: for a while the audience lives inside the tale.',
    ],
    why: 'Picturing the scene uses the attention that would otherwise go into objections.',
    action: [
      'Begin your next presentation with a scene, and give the figures after it.',
      'Add a place, a time and a sound to one story on your site.',
    ],
    example: 'At 6 in the morning the bakery is dark except for one oven door. Now you are in the room.',
    source: 'Melanie Green and Timothy Brock, The Role of Transportation, 2000',
    keywords: ['storytelling', 'persuasion', 'attention', 'presentation', 'imagery'],
  },
  {
    id: 'ms-072',
    topic: 'showing in place of telling',
    fact: [
      'A scene lets people reach your conclusion themselves, and they trust it more.',
      'Describe what could be seen or heard, and leave the adjective to the audience.',
    ],
    why: 'We defend the thoughts we arrive at, and doubt the ones we are handed.',
    action: [
      'Cross out one adjective on your page and put a detail there that would make readers think it.',
      'In your next story, replace we care with one thing you did that shows it.',
    ],
    example: 'Friendly staff is a claim. The receptionist who comes round the desk to hold the door is a picture.',
    source: 'Percy Lubbock, The Craft of Fiction, 1921',
    keywords: ['storytelling', 'writing', 'proof', 'detail', 'copywriting'],
  },
  {
    id: 'ms-073',
    topic: 'a story about where you began',
    fact: [
      'An origin story explains why you do this work, and gives people a reason to remember you.',
      'Listeners want to know what annoyed, puzzled or delighted you enough to start.',
    ],
    why: 'A motive makes a business human, and a human is easier to recall than a company.',
    action: [
      'Tell in 4 sentences what you saw that you wanted to change, and publish it on your about page.',
      'Find one object from your first weeks and photograph it with a short caption.',
    ],
    example: 'The first loom still stands in the corner, with the repair made from a chair leg.',
    source: 'Annette Simmons, The Story Factor, 2001',
    keywords: ['storytelling', 'founder', 'brand', 'trust', 'about page'],
  },
  {
    id: 'ms-074',
    topic: 'starting in the middle',
    fact: [
      'Begin at the point where something is already happening. The background can follow once people care.',
      'Horace praised poets who take their listeners straight into the middle of things.',
    ],
    why: 'Attention is at its most fragile at the start, and preparation rarely holds it.',
    action: [
      'Cut the introduction of your next video and open with the action.',
      'Find the most tense moment of your story and move it to the first line.',
    ],
    example: 'The film opens with water running under the door. Who lives there comes later.',
    source: 'Horace, The Art of Poetry, around 19 BC',
    keywords: ['storytelling', 'hooks', 'video', 'opening', 'structure'],
  },
  {
    id: 'ms-075',
    topic: 'what makes an idea stick',
    fact: [
      'Ideas last when they are simple, unexpected, concrete, credible, emotional, and told as a story.',
      'Chip and Dan Heath found the same 6 traits in proverbs, rumours and campaigns that survive.',
    ],
    why: 'Each trait helps at a different point: being noticed, understood, believed, cared about and retold.',
    action: [
      'Score your main message from 0 to 6, one point for each trait, and add the easiest missing one.',
      'Pick one message and make it concrete enough to draw.',
    ],
    example: 'A safe car is abstract. A car built around the smallest passenger can be pictured and repeated.',
    source: 'Chip Heath and Dan Heath, Made to Stick, 2007',
    keywords: ['message', 'memory', 'storytelling', 'simplicity', 'ideas'],
  },
  {
    id: 'ms-076',
    topic: 'the curse of knowledge',
    fact: [
      'Once you know something, it is hard to imagine not knowing it.',
      'People who tapped a song expected half of listeners to name it. Only 1 in 40 could.',
    ],
    why: 'The tapper hears the melody inside, and the listener hears only knocks on a table.',
    action: [
      'Ask someone outside your trade to explain your offer back to you, and note every guess.',
      'List 5 terms you use daily and write a plain replacement for each.',
    ],
    example: 'To the plumber a back-fill is obvious. To the tenant it is one more unknown word on the bill.',
    source: 'Elizabeth Newton, tapping study, Stanford University, 1990',
    keywords: ['clarity', 'expertise', 'message', 'language', 'empathy'],
  },
  {
    id: 'ms-077',
    topic: 'charm prices',
    fact: [
      'Prices that end in 9 are often read as clearly lower than the next round number.',
      'We read from left to right, so the first digit of a price carries much of its weight.',
    ],
    why: 'Thomas and Morwitz found the effect chiefly when the first digit changes, as from 3 down to 2.',
    action: [
      'Check each price just above a round number, and decide on purpose which side it should stand.',
      'Use round prices where you want to speak of quality, and keep odd endings for everyday items.',
    ],
    example: 'A jar at 2.99 sits with the twos. At 3.00 it moves in with the threes.',
    source: 'Manoj Thomas and Vicki Morwitz, Penny Wise and Pound Foolish, 2005',
    keywords: ['pricing', 'psychology', 'price endings', 'perception', 'retail'],
  },
  {
    id: 'ms-078',
    topic: 'price as a sign of quality',
    fact: [
      'When quality is hard to judge, buyers use the price to guess it.',
      'A very low price can raise a question that a fair price never raises.',
    ],
    why: 'Expensive things are often costlier to make, so people learn the link and apply it everywhere.',
    action: [
      'Put one visible proof of quality beside your price, so the price is not the only clue.',
      'Compare your price with 3 others in your field, and write down what yours suggests about you.',
    ],
    example: 'Two bottles stand on a shelf with no other information. Most guests bring the dearer one to dinner.',
    source: 'Akshay Rao and Kent Monroe, The Effect of Price, Brand Name and Store Name, 1989',
    keywords: ['pricing', 'quality', 'perception', 'psychology', 'value'],
  },
  {
    id: 'ms-079',
    topic: 'three packages',
    fact: [
      'Three versions of one offer let customers choose how much they need.',
      'The trade calls it tiered pricing: a basic, a standard and a full version side by side.',
    ],
    why: 'A single price makes people ask yes or no, and several make them ask which one.',
    action: [
      'Sketch 3 versions of your main service that differ in one clear thing each.',
      "Name your packages after the customer's situation, so the choice explains itself.",
    ],
    example: 'The gardener offers tidy, tended and full season. Neighbours pick by how much they like weeding.',
    source: 'Rafi Mohammed, The Good-Better-Best Approach to Pricing, 2018',
    keywords: ['pricing', 'packages', 'choice', 'offers', 'sales'],
  },
  {
    id: 'ms-080',
    topic: 'bundles',
    fact: [
      'A bundle saves the customer a string of small decisions.',
      'Putting things that are used together into one offer makes the total easier to accept and simpler to buy.',
    ],
    why: 'Each separate payment is a small discomfort, and one payment replaces many.',
    action: [
      "Look through last month's orders for 2 things that are often bought together.",
      'Offer one ready-made set this week, with a plain name and a single price.',
    ],
    example: 'Brush, primer and roller hang in one bag. A first-time painter needs nothing else.',
    source: 'Richard Thaler, Mental Accounting and Consumer Choice, 1985',
    keywords: ['bundles', 'pricing', 'offers', 'sales', 'convenience'],
  },
  {
    id: 'ms-081',
    topic: 'the pain of paying',
    fact: [
      'Paying feels worse when it happens often and in plain sight of each small sum.',
      'Prelec and Loewenstein found that paying ahead lets people enjoy the thing itself in peace.',
    ],
    why: 'While the meter runs, attention goes to the meter.',
    action: [
      'Offer one flat price for a service you now charge in pieces.',
      'List the extra charges customers meet at the end, and fold the small ones into the main price.',
    ],
    example:
      'A taxi fare ticks upward at each red light. A fare agreed at the door leaves you free to look out of the window.',
    source: 'Drazen Prelec and George Loewenstein, The Red and the Black, 1998',
    keywords: ['pricing', 'payment', 'psychology', 'experience', 'flat fee'],
  },
]
