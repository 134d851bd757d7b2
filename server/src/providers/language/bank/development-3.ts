import type { KnowledgeItem } from './item.ts'

/** Listening, talking, writing, feedback and speaking in public. */
export const developmentPart3: KnowledgeItem[] = [
  {
    id: 'pd-097',
    topic: 'listening to understand',
    fact: [
      'Listening well means saying back what you heard until the other person says yes, exactly.',
      'Reflect the meaning and the feeling before you add a view of your own.',
    ],
    why: 'People explain more clearly, and argue less, once they feel understood.',
    action: [
      "In your next difficult talk, repeat the other person's point before you answer it.",
      'Spend one conversation this week asking and reflecting only, and leave your own story for another day.',
    ],
    example: "So you waited a long time and nobody told you why, you say. The customer's shoulders come down.",
    source: 'Carl Rogers and Richard Farson, Active Listening, 1957',
    keywords: ['listening', 'conversation', 'customers', 'communication'],
  },
  {
    id: 'pd-098',
    topic: 'questions that open a talk',
    fact: [
      'A question that starts with what or how opens a conversation, and one that asks for yes or no closes it.',
      'Ask for a story and you learn more than by asking for a verdict.',
    ],
    why: 'Closed questions test your own guess, while open ones let in what you could not have guessed.',
    action: [
      'For one week, stop asking whether everything was all right and ask what could have been easier.',
      'Write 3 open questions before your next first meeting with a customer.',
    ],
    example: 'Asking whether they like it brings a yes. Asking what they would change brings a shorter handle.',
    source: 'William Miller and Stephen Rollnick, Motivational Interviewing, 1991',
    keywords: ['questions', 'conversation', 'customers', 'listening'],
  },
  {
    id: 'pd-099',
    topic: 'asking one more question',
    fact: [
      'People who ask follow-up questions tend to be liked more by those they talk to.',
      'A question about the last answer shows that the answer arrived.',
    ],
    why: 'Attention is rare, and a follow-up is proof of it.',
    action: [
      'In each conversation tomorrow, ask one question about what was just said.',
      'Let 3 sentences of your next sales talk become questions.',
    ],
    example:
      'Someone mentions a move to a new office. Asking why they chose that street is worth more than a brochure.',
    source: "Huang, Yeomans, Brooks, Minson and Gino, It Doesn't Hurt to Ask, 2017",
    keywords: ['questions', 'conversation', 'liking', 'sales'],
  },
  {
    id: 'pd-100',
    topic: 'waiting after a question',
    fact: [
      'Most people wait about a second for an answer, and answers get longer when they wait 3 seconds.',
      'Silence after a question is a gift of thinking time.',
    ],
    why: 'Thoughtful answers need a moment, and we often talk into that moment.',
    action: [
      'Count silently to 3 after each question in your next meeting.',
      'When a customer pauses, let the pause be, and see what comes.',
    ],
    example: 'Any questions, says the trainer, and turns the page. A slow breath would have brought one.',
    source: 'Mary Budd Rowe, Wait-Time and Rewards as Instructional Variables, 1974',
    keywords: ['questions', 'listening', 'teaching', 'meetings'],
  },
  {
    id: 'pd-101',
    topic: 'saying enough and no more',
    fact: [
      'In conversation we expect others to say enough, to be truthful, to stay on the point and to be clear.',
      'Break one of these 4 expectations and the listener starts to look for a hidden reason.',
    ],
    why: 'Listeners fill the gaps by assuming cooperation.',
    action: [
      'Check your next important message against those 4 points before you send it.',
      'Cut everything from one email that the reader does not need in order to act.',
    ],
    example: 'Asked for the price, the seller talks about quality. The customer concludes that it is high.',
    source: 'Paul Grice, Logic and Conversation, 1975',
    keywords: ['communication', 'conversation', 'clarity', 'email'],
  },
  {
    id: 'pd-102',
    topic: 'the answer first',
    fact: [
      'Put the conclusion first and the reasons below it, grouped and in order.',
      'Busy readers want to know what you ask before they hear how you got there.',
    ],
    why: 'Every detail makes more sense once the reader knows what it is for.',
    action: [
      'Rewrite one long email so that its first line holds the request.',
      'Begin your next report with a single sentence that could stand alone.',
    ],
    example: 'After 4 paragraphs of history, the letter asks for a signature. In the first line it would have had one.',
    source: 'Barbara Minto, The Pyramid Principle, 1987',
    keywords: ['writing', 'clarity', 'email', 'reports'],
  },
  {
    id: 'pd-103',
    topic: 'cutting words',
    fact: ['A word that can go without loss should go.', 'In tight writing, every word has a job to do.'],
    why: 'Readers pay for each word with attention, including the words that bring them nothing.',
    action: [
      'Take your last email and remove a third of its words without losing any of its meaning.',
      'Strike very, really and just from the next page you write.',
    ],
    example: 'The phrase at this point in time means now. The phrase in the event that means if.',
    source: 'William Strunk, The Elements of Style, 1918',
    keywords: ['writing', 'clarity', 'editing', 'language'],
  },
  {
    id: 'pd-104',
    topic: 'short familiar words',
    fact: [
      'Prefer the short, everyday word to the long one when both will do.',
      'Official language is easier to write than plain language, and harder to read.',
    ],
    why: 'A familiar word is understood at once, and nothing is lost while the reader looks for its meaning.',
    action: [
      'Replace 10 stiff words on your website with the ones you use at the counter.',
      'Read one of your standard letters aloud, and mark every sentence you would never say.',
    ],
    example: 'An offer to facilitate your enquiry wears a uniform. An offer to help you wears a smile.',
    source: 'Ernest Gowers, Plain Words, 1948',
    keywords: ['writing', 'language', 'clarity', 'website'],
  },
  {
    id: 'pd-105',
    topic: 'how much others see in us',
    fact: [
      'We think our feelings and intentions show more plainly than they do.',
      'Others cannot read on our face what is so loud inside us.',
    ],
    why: 'We know our own mind so well that we forget it is invisible.',
    action: [
      'Say one appreciation aloud this week that you assumed was obvious.',
      'Before an important talk, state your intention in the first sentence.',
    ],
    example: 'The owner is pleased and says nothing. The team sees a tired face and worries.',
    source: 'Gilovich, Savitsky and Medvec, The Illusion of Transparency, 1998',
    keywords: ['communication', 'feelings', 'teams', 'clarity'],
  },
  {
    id: 'pd-106',
    topic: 'knowing a thing too well',
    fact: [
      'Once we know a thing, it is hard to imagine not knowing it.',
      'In one experiment, people tapped songs on a table and greatly overrated how many listeners would recognise them.',
    ],
    why: "The melody plays in the tapper's head, and the listener hears only knocks.",
    action: [
      'Give your instructions to someone new, and watch silently where they stop.',
      'Replace one term on your price list that customers keep asking about.',
    ],
    example: 'Bring the usual papers, says the letter. Usual for whom?',
    source: 'Elizabeth Newton, The Rocky Road From Actions to Intentions, 1990',
    keywords: ['communication', 'teaching', 'clarity', 'customers'],
  },
  {
    id: 'pd-107',
    topic: 'tone in written messages',
    fact: [
      'Writers overestimate how well readers will catch their tone in an email.',
      'Irony and warmth travel in the voice, and text leaves the voice behind.',
    ],
    why: 'We hear our own voice while we write, and the reader hears another.',
    action: [
      'Read your next delicate message in the coldest voice you can, then mend it.',
      'Pick up the phone for one matter this week that has gone back and forth 3 times.',
    ],
    example: 'The words do as you like can be kind or bitter. On paper the reader chooses.',
    source: 'Kruger, Epley, Parker and Ng, Egocentrism Over E-Mail, 2005',
    keywords: ['email', 'communication', 'tone', 'conflict'],
  },
  {
    id: 'pd-108',
    topic: 'repeating the message back',
    fact: [
      'When the receiver repeats a message and the sender confirms it, misunderstandings surface at once.',
      'Close the loop: say it, hear it back, confirm it.',
    ],
    why: 'A nod shows that sound arrived, and only the repetition shows which meaning did.',
    action: [
      'Ask the next person you instruct to tell you in their own words what they will do.',
      'Repeat every phone order back, with number, date and place.',
    ],
    example: '15 and 50 sound alike on a bad line. Reading the order back costs a breath.',
    source: 'International Civil Aviation Organization, Manual of Radiotelephony, 2007',
    keywords: ['communication', 'orders', 'errors', 'teams'],
  },
  {
    id: 'pd-109',
    topic: 'speaking from your own side',
    fact: [
      'Say what you observe, feel and need, and ask for something the other can do.',
      'A sentence that starts with I feel invites an answer, and one that starts with you always invites a defence.',
    ],
    why: 'Observations can be shared, while accusations have to be fought.',
    action: [
      'Rewrite one complaint you have in mind as observation, feeling, need and request.',
      'In your next disagreement, leave out the words always and never.',
    ],
    example:
      'Saying you never tell me anything starts a quarrel. Saying that you heard the news from a customer and felt embarrassed starts a talk.',
    source: 'Marshall Rosenberg, Nonviolent Communication, 1999',
    keywords: ['conflict', 'communication', 'teams', 'language'],
  },
  {
    id: 'pd-110',
    topic: 'what lies behind a demand',
    fact: [
      'Behind each demand stands an interest, and interests can fit together where demands cannot.',
      'Ask why someone wants it before you argue about whether they get it.',
    ],
    why: 'A demand is one answer to a need, and seldom the only one.',
    action: [
      'Before your next negotiation, list 3 interests of the other side.',
      'When you hear a firm demand, ask what it would make possible for the other side.',
    ],
    example:
      'One wants the window open and the other wants it shut. One needs air, the other fears a draught, and the next room has a window too.',
    source: 'Roger Fisher and William Ury, Getting to Yes, 1981',
    keywords: ['negotiation', 'conflict', 'questions', 'agreements'],
  },
  {
    id: 'pd-111',
    topic: 'knowing your alternative',
    fact: [
      'Your strength in a negotiation is what you will do if there is no agreement.',
      'Work out your alternative before you sit down, and improve it if you can.',
    ],
    why: 'Without a standard of comparison, any offer can look good or bad.',
    action: [
      'Write down what you would do if your main supplier said no, and make one call toward it.',
      'Decide before the next talk at which point you will thank them and leave.',
    ],
    example: 'The landlord raises the rent. With another room already seen, the talk is calm.',
    source: 'Roger Fisher and William Ury, Getting to Yes, 1981',
    keywords: ['negotiation', 'preparation', 'suppliers', 'decisions'],
  },
  {
    id: 'pd-112',
    topic: 'the first number',
    fact: [
      'The first figure in a talk pulls later figures toward itself, even when it is arbitrary.',
      'Numbers anchor judgement. People adjust from them, and usually too little.',
    ],
    why: 'We look for reasons why the figure may be right, and those reasons stay with us.',
    action: [
      "Set your own estimate in writing before you hear anyone else's.",
      'When you receive a strange first offer, name your own figure and its reasons instead of bargaining from theirs.',
    ],
    example: 'The used van is offered at 9,000. Whatever it may be worth, the talk now circles around 9,000.',
    source: 'Amos Tversky and Daniel Kahneman, Judgment Under Uncertainty, 1974',
    keywords: ['negotiation', 'decisions', 'numbers', 'prices'],
  },
  {
    id: 'pd-113',
    topic: 'hard talks as 3 conversations',
    fact: [
      'A difficult talk is 3 talks at once: about what happened, about feelings and about who we are.',
      'Move from proving to asking. Each side holds a part of the story.',
    ],
    why: 'Facts alone cannot settle what is partly about being hurt or feeling small.',
    action: [
      "Before a hard talk, write what you do not know about the other's view.",
      'Begin with the difference between your stories, described as a neutral neighbour would.',
    ],
    example: "A missed delivery is on the table. Under the table lie a night's work and some pride.",
    source: 'Stone, Patton and Heen, Difficult Conversations, 1999',
    keywords: ['conflict', 'conversation', 'feelings', 'teams'],
  },
  {
    id: 'pd-114',
    topic: 'a proper apology',
    fact: [
      'A full apology says what went wrong, takes responsibility, and offers to put it right.',
      'Of all the parts of an apology, accepting responsibility tends to count most.',
    ],
    why: 'Excuses move the blame on, and people listen for where it lands.',
    action: [
      'Write a template for apologies that has a line for the repair.',
      'Next time something goes wrong, say we made a mistake before any explanation.',
    ],
    example:
      'Being sorry if anyone was upset mends nothing. Saying that the wrong size went out and the right one leaves today mends a good deal.',
    source: 'Lewicki, Polin and Lount, An Exploration of the Structure of Effective Apologies, 2016',
    keywords: ['apologies', 'customers', 'service', 'trust'],
  },
  {
    id: 'pd-115',
    topic: 'thanking people',
    fact: [
      'People who write thank-you notes underestimate how glad the receiver will be.',
      'Worry about finding the right words keeps many thanks unsaid, and receivers mind the words far less.',
    ],
    why: 'The writer thinks of skill, and the reader of warmth.',
    action: [
      'Write a note of 4 sentences to someone who helped your business this year.',
      'Say thank you today for something specific, and name what it made possible.',
    ],
    example: "The card is short and a little clumsy. It has stood on the supplier's shelf ever since.",
    source: 'Amit Kumar and Nicholas Epley, Undervaluing Gratitude, 2018',
    keywords: ['gratitude', 'relationships', 'suppliers', 'communication'],
  },
  {
    id: 'pd-116',
    topic: 'asking for help',
    fact: [
      'People are more willing to help than those who ask expect.',
      'Asked directly, many say yes, because saying no feels awkward and helping feels good.',
    ],
    why: 'The asker counts the cost of the favour, and the asked one feels the weight of refusing.',
    action: [
      'Ask one person this week for a small, clear favour, face to face.',
      'Write your request so that it can be answered with yes, no or another name.',
    ],
    example: 'Nobody offered to look at the plan. Nobody had been asked.',
    source: 'Francis Flynn and Vanessa Lake, If You Need Help, Just Ask, 2008',
    keywords: ['help', 'relationships', 'communication', 'networking'],
  },
  {
    id: 'pd-117',
    topic: 'being liked after a first talk',
    fact: [
      'After a first talk, people tend to be liked more than they believe.',
      'We replay our own slips, while the other person remembers a pleasant chat.',
    ],
    why: 'An inner critic comments on us alone, and the other never hears it.',
    action: [
      'Write to someone you met recently, and suggest a second talk.',
      'After your next introduction, note 2 things the other person seemed to enjoy.',
    ],
    example: 'On the way home the joke sounds foolish. At the other end of the line it is being retold.',
    source: 'Boothby, Cooney, Sandstrom and Clark, The Liking Gap, 2018',
    keywords: ['relationships', 'networking', 'confidence', 'conversation'],
  },
  {
    id: 'pd-118',
    topic: 'asking instead of guessing',
    fact: [
      "Imagining another person's view makes us more confident without making us more accurate. Asking makes us accurate.",
      'To learn what someone thinks, ask and listen.',
    ],
    why: 'Imagination furnishes other heads with our own furniture.',
    action: [
      'Ask one customer this week what they hoped for when they came to you.',
      'List 3 things you assume about your team, and check one of them.',
    ],
    example: 'The gift was chosen with great empathy. A question would have chosen another.',
    source: 'Eyal, Steffel and Epley, Perspective Mistaken, 2018',
    keywords: ['listening', 'customers', 'questions', 'understanding'],
  },
  {
    id: 'pd-119',
    topic: 'noticing others less than we think',
    fact: [
      'We believe others notice our looks and slips far more than they do.',
      'Everyone stands in the middle of their own stage, and hardly anyone looks at ours.',
    ],
    why: 'We know where our own spot is and cannot forget it.',
    action: [
      'Do one small thing this week that you have avoided for fear of being watched.',
      'After a slip in public, wait a day and ask someone whether they noticed it.',
    ],
    example: 'The speaker lost a line and suffered. The audience saw a pause.',
    source: 'Gilovich, Medvec and Savitsky, The Spotlight Effect in Social Judgment, 2000',
    keywords: ['confidence', 'speaking', 'mistakes', 'attention'],
  },
  {
    id: 'pd-120',
    topic: 'judging people and situations',
    fact: [
      "We explain others' actions by their character and our own by the situation.",
      'Before you judge the person, look at the place they are in.',
    ],
    why: 'We see the deed and seldom the morning that came before it.',
    action: [
      'Think of someone who annoyed you, and write 3 circumstances that might explain it.',
      'When a mistake repeats with different people, change the setting instead of the staff.',
    ],
    example:
      'The courier seems rude, and nobody sees the 90 stops on the list. Our own short answer, of course, was the fault of a stuck till.',
    source: 'Lee Ross, The Intuitive Psychologist and His Shortcomings, 1977',
    keywords: ['judgement', 'conflict', 'teams', 'empathy'],
  },
  {
    id: 'pd-121',
    topic: 'arguing fairly',
    fact: [
      'Before you criticise a view, put it so well that its owner thanks you for it.',
      'Name what you agree with and what you learned. Only then comes the objection.',
    ],
    why: 'A person whose case is stated fairly has no need to repeat it.',
    action: [
      'In your next disagreement, state the other side first and ask whether you have it right.',
      'Write the strongest argument against your own plan, in 5 lines.',
    ],
    example: 'You want fewer products because the storeroom is full, one side says first. Now the talk can begin.',
    source: 'Daniel Dennett, Intuition Pumps, 2013',
    keywords: ['conflict', 'thinking', 'conversation', 'fairness'],
  },
  {
    id: 'pd-122',
    topic: 'feedback in 3 parts',
    fact: [
      'Describe the situation, the behaviour and its effect, and leave the character out of it.',
      'Useful feedback says when, what and with what result.',
    ],
    why: 'People can change what they did far more readily than what they are.',
    action: [
      'Give one piece of feedback this week in 3 sentences, one for each part.',
      'Replace a word like careless in your notes with what you saw and heard.',
    ],
    example:
      'Calling someone unreliable is a label. Saying that the door was still locked at 9:10 on Monday is a fact.',
    source: 'Center for Creative Leadership, Feedback That Works, 2000',
    keywords: ['feedback', 'teams', 'communication', 'improvement'],
  },
  {
    id: 'pd-123',
    topic: 'feedback that does harm',
    fact: [
      'In a large review, more than a third of feedback interventions made performance worse.',
      'Feedback helps when it points at the task, and tends to hurt when it points at the self.',
    ],
    why: 'Attention drawn to the ego is taken away from the work.',
    action: [
      'Before you comment, ask whether your sentence is about the work or about the person.',
      'Turn one remark about talent into a remark about a step.',
    ],
    example:
      'Being called a natural makes the next attempt scary. Hearing that the second cut was clean tells the hand what to repeat.',
    source: 'Avraham Kluger and Angelo DeNisi, The Effects of Feedback Interventions on Performance, 1996',
    keywords: ['feedback', 'performance', 'teams', 'teaching'],
  },
  {
    id: 'pd-124',
    topic: '3 questions for feedback',
    fact: [
      'Good feedback answers 3 questions: where am I going, how am I doing, and what comes next?',
      'Without a next step, feedback is only a grade.',
    ],
    why: 'A learner needs the goal and the gap before any advice makes sense.',
    action: [
      "End your next comment on someone's work with one concrete next step.",
      'Before you review a draft, ask its author what they were aiming for.',
    ],
    example:
      'A word of praise warms for a minute. Hearing that the colours fit and the title could be larger helps with the next draft.',
    source: 'John Hattie and Helen Timperley, The Power of Feedback, 2007',
    keywords: ['feedback', 'learning', 'teaching', 'goals'],
  },
  {
    id: 'pd-125',
    topic: 'asking for advice',
    fact: [
      'Ask for advice rather than feedback, and people tend to say more about what to do next.',
      'The word feedback makes people look back and judge. The word advice makes them look ahead.',
    ],
    why: 'An adviser feels like a partner, and a critic like an examiner.',
    action: [
      'Show something unfinished to 2 people this week and ask what they would try next.',
      'On your customer card, ask people what they would do in your place.',
    ],
    example: 'Asked how it was, people say lovely. Asked what to change in the first 5 minutes, they bring a list.',
    source: 'Yoon, Blunden, Kristal and Whillans, Framing Feedback Giving as Advice Giving, 2019',
    keywords: ['feedback', 'advice', 'improvement', 'customers'],
  },
  {
    id: 'pd-126',
    topic: 'praising the way',
    fact: [
      'Children praised for effort took on harder tasks than children praised for being clever.',
      'Praise what a person did, since that is what they can do again.',
    ],
    why: 'A compliment about talent turns the next failure into a verdict.',
    action: [
      'Praise one colleague this week for a decision, a method or a persistence you saw.',
      'Name the exact step that made a result good.',
    ],
    example: 'You checked the measure twice and it fitted, says the owner. Next time it will be checked twice again.',
    source: "Claudia Mueller and Carol Dweck, Praise for Intelligence Can Undermine Children's Motivation, 1998",
    keywords: ['praise', 'feedback', 'motivation', 'teams'],
  },
  {
    id: 'pd-127',
    topic: 'criticism with trust',
    fact: [
      'Criticism works better when it says plainly that the standard is high and that you believe it can be met.',
      'High demands plus honest confidence make hard comments easier to use.',
    ],
    why: 'Without that message, people may hear the comment as a verdict on them.',
    action: [
      'Start your next hard comment by saying what you expect and why you think they can do it.',
      'Go back to someone you criticised, and add the missing sentence of trust.',
    ],
    example:
      'The page begins by saying that this can become very good and that its author can get it there. Then come the corrections.',
    source: "Cohen, Steele and Ross, The Mentor's Dilemma, 1999",
    keywords: ['feedback', 'trust', 'teams', 'coaching'],
  },
  {
    id: 'pd-128',
    topic: 'receiving feedback',
    fact: [
      'When feedback comes, first understand what is meant. Whether to accept it can wait until tomorrow.',
      'Even a badly delivered comment may hold something true.',
    ],
    why: 'We spot what is wrong with a comment so fast that we miss what is right in it.',
    action: [
      'Ask for an example the next time somebody criticises you, and write it down.',
      'Choose one remark from this year that stung, and look for the tenth of it that is right.',
    ],
    example: 'Your shop feels cold, says a guest. Perhaps it is the lamps, perhaps the greeting, so ask.',
    source: 'Douglas Stone and Sheila Heen, Thanks for the Feedback, 2014',
    keywords: ['feedback', 'listening', 'learning', 'customers'],
  },
  {
    id: 'pd-129',
    topic: 'what others see in you',
    fact: [
      'Some things about you are known to others and unknown to you. Only they can tell.',
      'Telling others a little about yourself, and asking what they see, widens the common ground.',
    ],
    why: 'Cooperation is easier in the part that both sides can see.',
    action: [
      'Ask 2 people for one thing you do that helps them and one that gets in their way.',
      'Tell your team one working habit of yours that may look strange from outside.',
    ],
    example: 'The owner hums when busy, and the team knows not to ask. The owner does not know that.',
    source: 'Joseph Luft and Harrington Ingham, The Johari Window, 1955',
    keywords: ['feedback', 'teams', 'trust', 'awareness'],
  },
  {
    id: 'pd-130',
    topic: 'expectations that come true',
    fact: [
      'What leaders expect of people can shape how they treat them, and so how those people do.',
      "In a school experiment, teachers' raised expectations went along with larger gains in some of the pupils.",
    ],
    why: 'Expectation shows in time, patience and the difficulty of the tasks we hand out.',
    action: [
      'Give someone a task this week that is a little above what you thought they could do.',
      'Notice to whom you explain things twice and to whom only once.',
    ],
    example: 'The one thought to be slow gets the broom. It is hard to shine with a broom.',
    source: 'Robert Rosenthal and Lenore Jacobson, Pygmalion in the Classroom, 1968',
    keywords: ['expectations', 'teams', 'leadership', 'learning'],
  },
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
    source: 'Stephen Lucas, The Art of Public Speaking, 1983',
    keywords: ['speaking', 'questions', 'preparation', 'trust'],
  },
]
