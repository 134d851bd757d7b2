import type { KnowledgeItem } from './item.ts'

/** Automation, language models and machines that learn from examples. */
export const technologyPart2: KnowledgeItem[] = [
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
    source: 'Ford Harris, How Many Parts to Make at Once, 1913',
    keywords: ['automation', 'batching', 'time', 'efficiency'],
  },
  {
    id: 'ai-060',
    topic: 'predicting the next word',
    fact: [
      'A language model writes by choosing, again and again, a likely next piece of text.',
      'Text is partly predictable. A language model is a machine trained to make that prediction well.',
    ],
    why: 'Likely and true are different things, which explains both its fluency and its mistakes.',
    action: [
      'Ask a language model to continue a sentence about your trade, then mark what is merely plausible.',
      'Use a model for the wording, and bring the facts yourself.',
    ],
    example:
      'After the words bread and, most people expect butter. A model holds such expectations for nearly every phrase.',
    source: 'Claude Shannon, Prediction and Entropy of Printed English, 1951',
    keywords: ['language models', 'writing', 'prediction', 'facts'],
  },
  {
    id: 'ai-061',
    topic: 'tokens',
    fact: [
      'Language models read text in pieces called tokens, which are often shorter than words.',
      'Common words make one piece each, while rare names are cut into several.',
    ],
    why: 'Working in pieces explains why a model can stumble over spelling, letter counts and unusual names.',
    action: [
      'Check every product name and surname in a machine-written text letter by letter.',
      'Give a model your unusual names in a list, and ask it to copy them exactly.',
    ],
    example: "A customer's surname is rare and falls into 4 fragments. One wrong fragment makes a wrong name.",
    source:
      'Rico Sennrich, Barry Haddow and Alexandra Birch, Neural Machine Translation of Rare Words with Subword Units, 2016',
    keywords: ['language models', 'tokens', 'names', 'spelling'],
  },
  {
    id: 'ai-062',
    topic: 'invented answers',
    fact: [
      'A language model can state something false in the same even tone it uses for facts.',
      'Fluent text from a model may include sources, dates and names that do not exist.',
    ],
    why: 'The machine is built to produce plausible text, and it has no separate sense of what is so.',
    action: [
      'Look up every source, number and quotation a model gives you before you publish it.',
      'Ask the model to mark each claim it cannot support from the text you supplied.',
    ],
    example: 'A draft mentions a report with a fine title and a year. The library has never heard of it.',
    source: 'Ji and others, Survey of Hallucination in Natural Language Generation, 2023',
    keywords: ['language models', 'facts', 'errors', 'sources'],
  },
  {
    id: 'ai-063',
    topic: 'what a model can see',
    fact: [
      'A language model works only with what it learned in training and what stands in front of it now.',
      'There is a limit to how much text a model can take in at one time.',
    ],
    why: 'It knows nothing about your prices, stock or customers unless you put them into the request.',
    action: [
      'Write a half-page about your business that you can paste before any request.',
      'Start your next request with the 5 facts the answer depends on.',
    ],
    example: 'Ask for a reply to a late delivery, and you get a general one. Add the order details, and it fits.',
    source: 'Vaswani and others, Attention Is All You Need, 2017',
    keywords: ['language models', 'prompts', 'context', 'writing'],
  },
  {
    id: 'ai-064',
    topic: 'showing examples',
    fact: [
      'A few good examples in a request often guide a model more precisely than a long description.',
      'Show the pattern you want. A language model is good at continuing a pattern.',
    ],
    why: 'Examples carry tone, length and layout all at once, which instructions describe only loosely.',
    action: [
      'Paste 3 of your own finest replies into your next request, and ask for one more in that manner.',
      'Keep a small file of texts that sound like you, ready to use as examples.',
    ],
    example: 'Describing a warm, brief tone takes a paragraph. A pair of real messages shows it in 4 lines.',
    source: 'Brown and others, Language Models are Few-Shot Learners, 2020',
    keywords: ['language models', 'prompts', 'examples', 'tone'],
  },
  {
    id: 'ai-065',
    topic: 'working step by step',
    fact: [
      'Asking a language model to write out its steps tends to help on problems with several parts.',
      'A model that jumps to the answer has no room to work. Let it set out the stages.',
    ],
    why: 'Each written step becomes text the next step can build on, and text you can check.',
    action: [
      'For your next calculation or plan, ask for the steps first and the result last.',
      'Read the steps a model gives you, and stop at the first one that is wrong.',
    ],
    example: 'The total looks odd at a glance. The written steps show that the discount was taken off twice.',
    source: 'Wei and others, Chain-of-Thought Prompting Elicits Reasoning in Large Language Models, 2022',
    keywords: ['language models', 'prompts', 'reasoning', 'calculation'],
  },
  {
    id: 'ai-066',
    topic: 'why answers vary',
    fact: [
      'Many language models choose among likely words with a little chance, so the same question gets different answers.',
      "Turning down the randomness makes a model's text steadier, and turning it up makes it more varied.",
    ],
    why: 'Variation helps when you want ideas, and it hurts when you want the same result each time.',
    action: [
      'Ask the same question 3 times and compare, before you trust a single answer.',
      'For names and headlines ask for 10 versions. For data entry ask for exactly one format.',
    ],
    example: 'Ask for a slogan twice and get 2 different lines. Ask for a postcode twice and you want no surprises.',
    source: 'Holtzman and others, The Curious Case of Neural Text Degeneration, 2020',
    keywords: ['language models', 'randomness', 'ideas', 'consistency'],
  },
  {
    id: 'ai-067',
    topic: 'giving a model the source',
    fact: [
      'A model answers more reliably when the relevant pages are looked up first and put before it.',
      'Let the search find the passage and let the model phrase the answer.',
    ],
    why: 'A reply tied to a passage can be checked against it, line by line.',
    action: [
      'Paste your own terms or manual into the request, and ask for answers from that text only.',
      'Ask that each answer quote the sentence it rests on, and compare the 2.',
    ],
    example:
      'A question about returns gets a general answer from memory. With your returns page attached, it gets yours.',
    source: 'Lewis and others, Retrieval-Augmented Generation for Knowledge-Intensive NLP Tasks, 2020',
    keywords: ['language models', 'search', 'sources', 'customers'],
  },
  {
    id: 'ai-068',
    topic: 'instructions hidden in text',
    fact: [
      'A model may follow orders that someone has hidden in the text it is asked to read.',
      "To a language model, your instruction and a stranger's instruction are both just text.",
    ],
    why: 'Any message or page from outside can carry words meant for the machine rather than for you.',
    action: [
      'Never let an assistant that reads incoming mail send, pay or delete without your approval.',
      'Check which of your tools may act on outside text, and remove one power they do not need.',
    ],
    example:
      'An application letter holds a line in white on white that praises the applicant to the machine. The human reader never sees it.',
    source: 'Open Worldwide Application Security Project, Top 10 for Large Language Model Applications, 2023',
    keywords: ['language models', 'security', 'automation', 'email'],
  },
  {
    id: 'ai-069',
    topic: 'agreeable machines',
    fact: [
      'Language models trained to please tend to agree with the opinion in your question.',
      'Ask whether your idea is good and you invite applause. Ask what is wrong with it and you learn more.',
    ],
    why: 'People reward agreeable answers, and a model trained on those rewards picks up the habit.',
    action: [
      'Leave your own view out of the next question, and compare the answer with the usual one.',
      'Ask a model for the 3 strongest objections to your plan before you ask for help with it.',
    ],
    example:
      'Asking whether a logo is great tends to bring a yes. Asking which of 3 logos is hardest to read brings a reason.',
    source: 'Sharma and others, Towards Understanding Sycophancy in Language Models, 2023',
    keywords: ['language models', 'feedback', 'questions', 'judgement'],
  },
  {
    id: 'ai-070',
    topic: 'where to put the important part',
    fact: [
      'Long requests bury their middle. Models tend to use the start and the end more reliably.',
      'Put your main instruction first or last, and keep the material between them.',
    ],
    why: 'A point lost in the middle of many pages is easily overlooked, by readers as well as by machines.',
    action: [
      'Move the key rule of your longest saved request to its final line.',
      'Cut one long request into 2 shorter ones, and compare the results.',
    ],
    example: 'The tone, the length and the audience were stated on page 3 of 6. The draft ignored all of them.',
    source: 'Liu and others, Lost in the Middle, 2023',
    keywords: ['language models', 'prompts', 'writing', 'instructions'],
  },
  {
    id: 'ai-071',
    topic: 'meaning as distance',
    fact: [
      'Machines can place words on a kind of map, where words used in similar company lie close together.',
      'Linguists say that a word is known by the company it keeps. Modern search turns that into numbers.',
    ],
    why: 'Closeness on the map lets a search match meanings even when no word is the same.',
    action: [
      "Try your site's search box with a word that means the same as a product but is spelled differently.",
      'Add one sentence to a key page that describes it in entirely different words.',
    ],
    example: 'Sore feet and comfortable shoes share no word. On such a map they are near neighbours.',
    source: 'Tomas Mikolov and others, Efficient Estimation of Word Representations in Vector Space, 2013',
    keywords: ['search', 'language models', 'meaning', 'words'],
  },
  {
    id: 'ai-072',
    topic: 'reading a mind into a machine',
    fact: [
      'People credit a program with understanding as soon as it answers in friendly sentences.',
      'A very simple chat program of the 1960s already made its users feel listened to.',
    ],
    why: 'Friendly wording makes us lower our guard, so judge a tool by its results.',
    action: [
      'Tell visitors plainly when they are talking to an automatic assistant, and how to reach a person.',
      'Test your chat assistant with 5 real questions from last week, and note which it truly answered.',
    ],
    example: 'A program that turned statements into questions seemed a patient listener. It had no idea what was said.',
    source: 'Joseph Weizenbaum, ELIZA, 1966',
    keywords: ['chatbots', 'language models', 'trust', 'customers'],
  },
  {
    id: 'ai-073',
    topic: 'asking well',
    fact: [
      'A good request to a model names the reader, the purpose, the length and the form.',
      'The vaguer the request, the more average the text that comes back.',
    ],
    why: 'Whatever you leave open is filled with the most common choice.',
    action: [
      'Rewrite your next request so that it says who will read the text and what they should do then.',
      'Add a sentence about what to leave out, such as jargon or exclamation marks.',
    ],
    example:
      "A request to write about the opening gives a speech. A request to invite neighbours to Saturday's opening in 60 words gives an invitation.",
    source: 'White and others, A Prompt Pattern Catalog, 2023',
    keywords: ['language models', 'prompts', 'writing', 'purpose'],
  },
  {
    id: 'ai-074',
    topic: 'private text and outside tools',
    fact: [
      'Text pasted into an online tool leaves your building, so treat it as a letter to a stranger.',
      "Before pasting a customer's words into any tool, take out the name and the details.",
    ],
    why: 'Whoever runs the service may store what you enter, under terms you agreed to without reading.',
    action: [
      'Read the data settings of one assistant you use, and decide what must never go into it.',
      'Make a short list for your team of 3 kinds of information that stay inside.',
    ],
    example: 'A complaint can be answered just as well when the name is replaced by a letter.',
    source: 'US National Institute of Standards and Technology, AI Risk Management Framework, 2023',
    keywords: ['language models', 'privacy', 'customers', 'policy'],
  },
  {
    id: 'ai-075',
    topic: 'machine arithmetic in text',
    fact: [
      'A language model is a writer first. For sums, a calculator or a spreadsheet is the right tool.',
      'Numbers written by a model deserve a second look, since it handles digits as text.',
    ],
    why: 'Digits split into pieces lose their place values, and the pattern of a sum is no substitute for the sum.',
    action: [
      'Move the figures from a machine-written text into a spreadsheet and let it add them up.',
      'Ask the model for the formula, then put in the numbers yourself.',
    ],
    example: 'A quote lists 7 items and a neat total. Adding them takes a moment and sometimes tells another story.',
    source: 'Nogueira, Jiang and Lin, Investigating the Limitations of Transformers with Simple Arithmetic Tasks, 2021',
    keywords: ['language models', 'numbers', 'spreadsheets', 'errors'],
  },
  {
    id: 'ai-076',
    topic: 'sounding like yourself',
    fact: [
      'Untouched machine text drifts toward the average of what everyone writes.',
      'Your own detail, the one only you could know, turns general text into yours.',
    ],
    why: 'A model picks likely words, and likely words are by nature the ones others use as well.',
    action: [
      'Add one true detail from this week to every machine draft before it goes out.',
      'Read a draft aloud and replace each sentence you would never say to a customer.',
    ],
    example: 'Quality and passion are on every website. The kiln that needs 2 days to cool is on one.',
    source: 'Bender, Gebru, McMillan-Major and Mitchell, On the Dangers of Stochastic Parrots, 2021',
    keywords: ['language models', 'writing', 'voice', 'brand'],
  },
  {
    id: 'ai-077',
    topic: 'learning from examples',
    fact: [
      'Machine learning swaps written rules for examples. The program finds the rule in the cases you show it.',
      'Instead of telling a computer how, you can show it many pairs of question and answer.',
    ],
    why: 'The examples become the teacher, so the result is never better taught than its examples.',
    action: [
      'Collect 50 past enquiries with the category you gave each. That is the start of a training set.',
      'Before you buy a clever tool, ask what examples it learned from and whether yours are similar.',
    ],
    example: 'Describing what makes a blurry photo is hard. Sorting 100 photos into sharp and blurry is easy.',
    source: 'Arthur Samuel, Some Studies in Machine Learning Using the Game of Checkers, 1959',
    keywords: ['machine learning', 'examples', 'data', 'training'],
  },
  {
    id: 'ai-078',
    topic: 'testing on unseen cases',
    fact: [
      'A system that learned from examples must be tested on examples it has never seen.',
      'Marks from the practice paper say little. The exam needs new questions.',
    ],
    why: 'Anything can be memorised, and only fresh cases show whether something was understood.',
    action: [
      'Keep 20 real cases aside, and use them only to judge a tool before you buy.',
      "Try a new sorting rule on last month's mail, which it was not written for.",
    ],
    example: 'A pupil who learned the answers by heart shines on the old test. The new one shows what stuck.',
    source: 'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2001',
    keywords: ['machine learning', 'testing', 'evaluation', 'tools'],
  },
  {
    id: 'ai-079',
    topic: 'overfitting',
    fact: [
      'A model that explains every quirk of the past often predicts the future poorly.',
      'Fit a curve through every point and you have drawn the noise along with the pattern.',
    ],
    why: 'Quirks do not repeat, so a rule built on them breaks with the next case.',
    action: [
      'Look for one rule in your business that rests on a single odd event, and question it.',
      'Prefer the simpler of 2 forecasts when both explain last year about equally well.',
    ],
    example:
      'It rained on one market day and umbrellas sold out. A rule to bring 200 umbrellas every time would be overfitted.',
    source: 'Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2001',
    keywords: ['machine learning', 'forecasts', 'patterns', 'data'],
  },
  {
    id: 'ai-080',
    topic: 'wrong figures in, wrong answers out',
    fact: [
      'A machine cannot give right answers to wrong figures. That was clear before the first computer ran.',
      'However clever the program, its result carries the errors of what you fed it.',
    ],
    why: 'Calculation is exact about its input, which means it is exact about the mistakes as well.',
    action: [
      'Check 10 random entries in your customer list against the originals, and count the errors.',
      'Repair the form where wrong data enters, before you clean the list again.',
    ],
    example: 'A report ranks towns by sales, and the first place is a spelling mistake. The chart itself is flawless.',
    source: 'Charles Babbage, Passages from the Life of a Philosopher, 1864',
    keywords: ['data', 'quality', 'errors', 'reports'],
  },
  {
    id: 'ai-081',
    topic: 'rare things and false alarms',
    fact: [
      'When something is rare, even a very accurate test raises mostly false alarms.',
      'A warning means little until you know how common the danger is.',
    ],
    why: 'A small error rate applied to a huge number of harmless cases outnumbers the few real ones.',
    action: [
      'Ask of any warning system how many of its last 10 alarms were real.',
      'Before you reject a flagged order, look for a second sign that something is wrong.',
    ],
    example: 'One order in 1,000 is fraud, and the filter errs on one in 100. Most of its flags fall on honest buyers.',
    source: 'Thomas Bayes, An Essay towards Solving a Problem in the Doctrine of Chances, 1763',
    keywords: ['probability', 'fraud', 'alarms', 'data'],
  },
  {
    id: 'ai-082',
    topic: '2 kinds of mistake',
    fact: [
      'A filter can let the bad through or hold the good back, and reducing one usually raises the other.',
      'Every yes or no machine has a dial between missing things and crying wolf.',
    ],
    why: 'Only you know which mistake costs more, so the setting is a business choice.',
    action: [
      'Look through your spam folder for one real message, and adjust the filter if you find it.',
      'Write down which is worse for you, a missed enquiry or an extra minute of sorting.',
    ],
    example: "A strict filter hides one customer's letter among the spam. A loose one shows you 10 offers of vitamins.",
    source: 'Jerzy Neyman and Egon Pearson, On the Problem of the Most Efficient Tests, 1933',
    keywords: ['machine learning', 'spam', 'filters', 'errors'],
  },
  {
    id: 'ai-083',
    topic: 'how spam filters learn',
    fact: [
      'A spam filter counts how often each word appears in junk and in good mail, then adds up the evidence.',
      'Marking a message as spam is a lesson. The filter adjusts its counts to your decision.',
    ],
    why: "Your own mail differs from everyone else's, so your corrections teach it what your trade looks like.",
    action: [
      'Spend 5 minutes marking wrongly filed messages in both directions.',
      'Add your regular suppliers to your contacts so that their mail is recognised.',
    ],
    example: 'To most people the word refinance means junk. To a mortgage office it is everyday business.',
    source: 'Paul Graham, A Plan for Spam, 2002',
    keywords: ['spam', 'email', 'filters', 'machine learning'],
  },
  {
    id: 'ai-084',
    topic: 'recommendations',
    fact: [
      'People who agreed before tend to agree again. Recommendation systems rest on that simple idea.',
      'A shop can suggest items without knowing what they are, just from who chose what.',
    ],
    why: 'Patterns of choice carry information that no product description holds.',
    action: [
      'Look through 20 past orders for 2 items often bought together, and mention one beside the other.',
      'Ask a regular what else they use with your product, and put the answer on its page.',
    ],
    example: 'Those who borrow one book often borrow a certain other. The librarian need not have read either.',
    source: 'Goldberg and others, Using Collaborative Filtering to Weave an Information Tapestry, 1992',
    keywords: ['recommendations', 'sales', 'machine learning', 'products'],
  },
  {
    id: 'ai-085',
    topic: 'judging by the nearest case',
    fact: [
      'One of the simplest learning methods looks for the most similar past case and copies its answer.',
      'To estimate a new job, find the old job that resembles it most.',
    ],
    why: 'Similar inputs tend to have similar outcomes, provided you measure the right kind of similarity.',
    action: [
      'Before your next estimate, look up the 3 most similar past jobs and what they really took.',
      'Note size, material and deadline for each finished job, so that you can find its twin later.',
    ],
    example: 'A new kitchen resembles one from last spring. Its timesheet is a finer guide than any formula.',
    source: 'Thomas Cover and Peter Hart, Nearest Neighbor Pattern Classification, 1967',
    keywords: ['machine learning', 'estimates', 'examples', 'planning'],
  },
  {
    id: 'ai-086',
    topic: 'when the world drifts',
    fact: [
      'A model learned the past, and the past slowly stops describing the present.',
      'Rules that fitted last year lose their grip as customers, prices and seasons change.',
    ],
    why: 'Nothing breaks visibly, so the decline goes unseen unless somebody measures it.',
    action: [
      'Put a date on every automatic rule you set, and review those that are over a year old.',
      'Compare one forecast with what really happened, every month, and note the gap.',
    ],
    example: 'A filter trained before you opened a second shop thinks its orders are unusual. It needs newer examples.',
    source: 'Widmer and Kubat, Learning in the Presence of Concept Drift and Hidden Contexts, 1996',
    keywords: ['machine learning', 'change', 'forecasts', 'rules'],
  },
  {
    id: 'ai-087',
    topic: 'bias in the examples',
    fact: [
      'A system trained on past choices repeats the habits of those who made them.',
      'If the examples leave out a group, the machine will serve that group poorly.',
    ],
    why: 'Learning copies what was, including whatever was unfair or missing in it.',
    action: [
      'Test any automatic sorting with names, ages and places that your usual customers do not have.',
      'Ask the seller of a hiring or scoring tool which groups it was tested on.',
    ],
    example: 'Speech software trained on one accent hears another as mumbling. The fault lies in the recordings.',
    source: 'Joy Buolamwini and Timnit Gebru, Gender Shades, 2018',
    keywords: ['machine learning', 'fairness', 'data', 'testing'],
  },
  {
    id: 'ai-088',
    topic: 'easy for people, hard for machines',
    fact: [
      'What a toddler does easily is hard for a machine, and what a professor finds hard may be simple for it.',
      'Machines took to chess long before they could fold a towel.',
    ],
    why: 'Skills as old as walking feel simple only because we no longer notice the work behind them.',
    action: [
      'Split one job in your shop into the parts needing hands and eyes, and the parts needing only records.',
      'Hand a computer the sums and the reminders, and keep the greeting for a person.',
    ],
    example:
      "Finding the cheapest route is a moment's work for a program. Carrying the parcel up the stairs is still yours.",
    source: 'Hans Moravec, Mind Children, 1988',
    keywords: ['machine learning', 'robots', 'work', 'automation'],
  },
  {
    id: 'ai-089',
    topic: 'knowing more than you can tell',
    fact: [
      'We can know more than we can tell, and a task no one can describe is hard to automate.',
      'Much of a craft sits in the hands, where no manual reaches.',
    ],
    why: 'Instructions capture the part that can be said, so the unsaid part must be shown or shared.',
    action: [
      'Film yourself doing one task that you find hard to explain, and keep it for training.',
      'Ask an experienced colleague to talk aloud while working, and write down the first surprise.',
    ],
    example: 'How do you know the dough is ready? It feels ready, says the baker, and that is the whole manual.',
    source: 'Michael Polanyi, The Tacit Dimension, 1966',
    keywords: ['knowledge', 'automation', 'training', 'skills'],
  },
  {
    id: 'ai-090',
    topic: 'trying and using',
    fact: [
      'To find what works you must sometimes try the option that seems second choice today.',
      'Always doing what worked before means never finding out what works better.',
    ],
    why: 'Each trial costs a little now and buys knowledge you can use many times later.',
    action: [
      "Give one new idea a small fixed share of this month's posts or products.",
      'Write down what you tried, when you will judge it and by what number.',
    ],
    example: 'A regular at a restaurant orders the same dish each time. The favourite may be on the other page.',
    source: 'Herbert Robbins, Some Aspects of the Sequential Design of Experiments, 1952',
    keywords: ['experiments', 'choices', 'machine learning', 'testing'],
  },
  {
    id: 'ai-091',
    topic: 'comparing versions fairly',
    fact: [
      'To compare 2 versions of a page, show each to a random half of the visitors over the same days.',
      'Chance should decide who sees which version. Otherwise you compare the people instead of the pages.',
    ],
    why: 'Random assignment spreads everything you did not think of evenly over both sides.',
    action: [
      'Plan one comparison with a single change, a fixed end date and one number to judge by.',
      'Toss a coin for each of your next 20 letters to choose between 2 subject lines.',
    ],
    example: 'The new page ran in December and the old one in November. The season may have done all the work.',
    source: 'Ronald Fisher, The Design of Experiments, 1935',
    keywords: ['experiments', 'testing', 'website', 'data'],
  },
  {
    id: 'ai-092',
    topic: 'measures that become targets',
    fact: [
      'When a measure becomes a target, people start to serve the number instead of the purpose.',
      'Any figure you reward will grow, sometimes without the thing it stood for.',
    ],
    why: 'A number is only a shadow of the goal, and shadows can be moved without moving the thing.',
    action: [
      'Name one number you track, and write beside it how it could rise while things get worse.',
      'Pair a speed figure with a quality figure, so that neither can be gamed alone.',
    ],
    example: 'Calls are counted by length, and calls get short. Whether anyone was helped is on no chart.',
    source: 'Charles Goodhart, Problems of Monetary Management, 1975',
    keywords: ['metrics', 'goals', 'data', 'measurement'],
  },
  {
    id: 'ai-093',
    topic: 'what a model was made for',
    fact: [
      'Every trained system has a purpose, a set of data behind it and limits its makers know about.',
      'A short fact sheet on a model says what it was tested for, and on whom.',
    ],
    why: 'Used outside its tested purpose, a sound tool can give unsound answers.',
    action: [
      'Look for the fact sheet or limits page of one AI tool you use, and note a single limit.',
      'Write a line for your team on what your assistant is for and what it is never for.',
    ],
    example: 'A tool that reads printed receipts well may fail on handwriting. Its description would have said so.',
    source: 'Mitchell and others, Model Cards for Model Reporting, 2019',
    keywords: ['machine learning', 'documentation', 'tools', 'limits'],
  },
  {
    id: 'ai-094',
    topic: 'your own small test',
    fact: [
      'The test that counts for choosing a tool is the one made from your own work.',
      "Public scores rank tools on other people's tasks, and yours may be quite different.",
    ],
    why: 'Once a test is famous, tools are tuned to it, and its ranking says less about everything else.',
    action: [
      'Gather 10 real tasks with good answers, and run every new tool through them.',
      'Score 2 assistants on the same real letters from your own mailbox, with the names removed.',
    ],
    example: 'A car can win a race and still not fit your garage. Measure the garage first.',
    source: 'Percy Liang and others, Holistic Evaluation of Language Models, 2022',
    keywords: ['evaluation', 'tools', 'language models', 'testing'],
  },
]
