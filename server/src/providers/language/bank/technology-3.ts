import type { KnowledgeItem } from './item.ts'

/** Data, spreadsheets, charts, networks and accessible pages. */
export const technologyPart3: KnowledgeItem[] = [
  {
    id: 'ai-095',
    topic: 'tidy tables',
    fact: [
      'A tidy table has one row for each thing, one column for each property, and one value in each cell.',
      'Give every observation its own row and every variable its own column, and most questions become easy.',
    ],
    why: 'Programs sort, filter and add by column, so mixed cells block all of these at once.',
    action: [
      'Open your busiest spreadsheet and split one column that holds 2 kinds of information.',
      'Remove merged cells and blank rows from one list, then try to sort it.',
    ],
    example: 'A cell says blue, large, 3 pieces. As columns for colour, size and number, it can be counted.',
    source: 'Hadley Wickham, Tidy Data, 2014',
    keywords: ['spreadsheets', 'data', 'tables', 'organisation'],
  },
  {
    id: 'ai-096',
    topic: 'one fact in one place',
    fact: [
      'Store each fact once, and let everything else refer to it.',
      'A phone number kept in 4 lists will sooner or later exist in 4 versions.',
    ],
    why: 'Copies drift apart because a change reaches only the copy someone remembered.',
    action: [
      "Choose the one list that is right about customers' addresses, and point the others to it.",
      'Find a price that appears in 3 documents, and decide which of them is the original.',
    ],
    example: "The flyer says 9 o'clock, the website 10 and the door 9:30. Each was correct once.",
    source: 'Edgar Codd, A Relational Model of Data for Large Shared Data Banks, 1970',
    keywords: ['data', 'lists', 'databases', 'accuracy'],
  },
  {
    id: 'ai-097',
    topic: 'numbers as names',
    fact: [
      'Names repeat and change. A unique number lets records stay matched for good.',
      'Give every customer, order and product its own identifier that is never used again.',
    ],
    why: 'People share names and marry, and products are renamed, so a name is a weak handle.',
    action: [
      'Add a numbered column to one list, and never reuse a number from it.',
      'Print the order number on everything that travels with the order.',
    ],
    example: 'There are 2 customers called Anna Berg. Only their numbers keep the parcels apart.',
    source: 'Edgar Codd, A Relational Model of Data for Large Shared Data Banks, 1970',
    keywords: ['data', 'records', 'orders', 'identifiers'],
  },
  {
    id: 'ai-098',
    topic: 'dates without doubt',
    fact: [
      'A date written as year, month and day means the same in every country and sorts correctly.',
      'Written as 2 bare numbers, the same date may fall in March for one reader and in April for another.',
    ],
    why: 'Writing the largest unit first leaves nothing to local custom.',
    action: [
      'Change the date column of one shared sheet to the year-first format.',
      'Write months as words in anything that customers from abroad may read.',
    ],
    example:
      'A guest books the fifth of June in bare numbers and arrives on the sixth of May. A month spelled out would have kept the room.',
    source: 'ISO 8601, Date and time format, 1988',
    keywords: ['dates', 'spreadsheets', 'data', 'bookings'],
  },
  {
    id: 'ai-099',
    topic: 'mistakes in spreadsheets',
    fact: [
      'Audits of real spreadsheets keep finding errors, because people slip a little in every kind of careful work.',
      'A spreadsheet feels exact, yet each formula was typed by someone who can be tired.',
    ],
    why: 'A small chance of error in each cell becomes a large chance over hundreds of cells.',
    action: [
      'Have a second person check the 5 formulas your prices depend on.',
      'Add a control sum to one sheet that must match a figure from elsewhere.',
    ],
    example: 'The total covers rows 2 to 40, and row 41 was added yesterday. Nothing on the screen complains.',
    source: 'Raymond Panko, What We Know About Spreadsheet Errors, 1998',
    keywords: ['spreadsheets', 'errors', 'formulas', 'checking'],
  },
  {
    id: 'ai-100',
    topic: 'helpful programs that change data',
    fact: [
      'Spreadsheets guess what you mean, and a code that looks like a date may silently become one.',
      'A leading zero vanishes when a program takes a code for a number.',
    ],
    why: 'Even in published science, gene names have turned into dates because a spreadsheet read them that way.',
    action: [
      'Set the column type to text before you paste phone numbers, postcodes or product codes.',
      'Compare the first and last 5 rows of your next import with the original file.',
    ],
    example: 'Product MAR-1 goes in and the first of March comes out. The order form still looks tidy.',
    source: 'Ziemann, Eren and El-Osta, Gene Name Errors Are Widespread in the Scientific Literature, 2016',
    keywords: ['spreadsheets', 'data', 'import', 'errors'],
  },
  {
    id: 'ai-101',
    topic: 'fixed and moving references',
    fact: [
      'In a spreadsheet, a plain reference moves when you copy it, and a locked reference stays where it is.',
      'Lock the cell that holds the tax rate, and every copied formula will still look there.',
    ],
    why: 'Most copying errors in a sheet come from a reference that moved when it should have stayed.',
    action: [
      'Put your tax rate in one named cell and use that name in every formula.',
      'Click through a copied column and check that each formula points to its own row.',
    ],
    example: 'One price is right and the next is absurd. The second looks for the rate one row too low.',
    source: 'Common spreadsheet practice: absolute and relative references',
    keywords: ['spreadsheets', 'formulas', 'taxes', 'errors'],
  },
  {
    id: 'ai-102',
    topic: 'assumptions in plain sight',
    fact: [
      'A number typed inside a formula is an assumption nobody can see.',
      'Keep assumptions in cells of their own, with a label, a unit and a date.',
    ],
    why: 'What is visible can be questioned and changed, and what is buried simply stays.',
    action: [
      'Search one sheet for a formula with a bare number in it, and move the number out.',
      'Make a small block at the top of your budget for the 5 figures it depends on.',
    ],
    example: "The hourly rate is hidden in 60 formulas. Raising it is an afternoon's work, or a single cell.",
    source: 'FAST Standard Organisation, The FAST Standard for financial modelling',
    keywords: ['spreadsheets', 'budgets', 'formulas', 'planning'],
  },
  {
    id: 'ai-103',
    topic: 'average and middle',
    fact: [
      'The average is pulled by extremes. The middle value, called the median, stays with the ordinary case.',
      'When one value is huge, ask for the median before you trust the mean.',
    ],
    why: 'A single large order can raise the average far above what a typical customer spends.',
    action: [
      "Work out both the average and the median of last month's orders, and note the gap.",
      'Use the median time when you tell customers how long a job usually takes.',
    ],
    example:
      'A famous person walks into a small cafe, and the average wealth leaps. The median guest is as rich as before.',
    source: 'Darrell Huff, How to Lie with Statistics, 1954',
    keywords: ['statistics', 'averages', 'orders', 'data'],
  },
  {
    id: 'ai-104',
    topic: 'drawing the data',
    fact: [
      'Very different sets of numbers can share the same average and the same spread, and only a picture shows it.',
      'Plot the points before you trust the summary.',
    ],
    why: 'A summary throws detail away, and sometimes the detail is the whole story.',
    action: [
      'Draw one simple chart of daily sales, and look for the shape behind the total.',
      'Before you discuss a monthly figure, put the 30 days behind it on a line.',
    ],
    example:
      'The statistician Frank Anscombe made 4 tables with matching statistics. One is a line, one a curve, and 2 hang on a single point.',
    source: 'Frank Anscombe, Graphs in Statistical Analysis, 1973',
    keywords: ['charts', 'statistics', 'data', 'sales'],
  },
  {
    id: 'ai-105',
    topic: 'reading charts',
    fact: [
      'People judge positions and lengths quite exactly, and angles, areas and shades much less so.',
      'A bar chart lets the eye compare lengths, which it does far better than slices of a circle.',
    ],
    why: 'A chart works when its form asks for a judgement that eyes are good at.',
    action: [
      'Redraw one pie chart as bars, sorted from long to short.',
      'Give the most important comparison in your report a common baseline.',
    ],
    example: '2 slices look equal until they stand side by side as bars. Then the difference is plain.',
    source: 'William Cleveland and Robert McGill, Graphical Perception, 1984',
    keywords: ['charts', 'data', 'design', 'reports'],
  },
  {
    id: 'ai-106',
    topic: 'charts that start at zero',
    fact: [
      'A bar that does not start at zero makes small differences look large.',
      'The size of an effect on paper should match the size of the effect in the numbers.',
    ],
    why: 'Readers see the lengths first and read the scale later, if they read it at all.',
    action: [
      'Check the lower end of the axis on the next bar chart you publish.',
      "Look at one chart in today's news and work out what it would look like from zero.",
    ],
    example: 'Bars from 98 to 100 suggest a landslide. Drawn from zero, they are twins.',
    source: 'Edward Tufte, The Visual Display of Quantitative Information, 1983',
    keywords: ['charts', 'data', 'honesty', 'design'],
  },
  {
    id: 'ai-107',
    topic: 'less ink in a chart',
    fact: [
      'Every mark in a chart should carry information or leave the page.',
      'Erase grid lines, frames and shadows, and the data steps forward.',
    ],
    why: 'Attention spent on decoration is attention taken from the numbers.',
    action: [
      'Take one chart and remove 5 things that say nothing.',
      'Write the labels directly on the lines and delete the legend.',
    ],
    example: 'A chart in 3 dimensions hides its back row behind its front row. Flat, it shows both.',
    source: 'Edward Tufte, The Visual Display of Quantitative Information, 1983',
    keywords: ['charts', 'design', 'reports', 'clarity'],
  },
  {
    id: 'ai-108',
    topic: 'small samples',
    fact: [
      'Small groups swing widely by chance, so they supply both the highest and the lowest scores.',
      'People expect a handful of cases to behave like the whole, and it seldom does.',
    ],
    why: 'Chance evens out only over many cases.',
    action: [
      'Wait for at least 30 cases before you call a new page a success.',
      'Beside every percentage in your report, write how many cases it comes from.',
    ],
    example: 'With 2 reviews, one unhappy guest is half the verdict. With 200, the same guest is a footnote.',
    source: 'Amos Tversky and Daniel Kahneman, Belief in the Law of Small Numbers, 1971',
    keywords: ['statistics', 'samples', 'reviews', 'data'],
  },
  {
    id: 'ai-109',
    topic: 'who answered the survey',
    fact: [
      'A survey describes those who answered, who may differ from those who stayed silent.',
      'A large sample chosen badly is still wrong, only with more confidence.',
    ],
    why: 'People with strong feelings reply more often than people who are content.',
    action: [
      'Ask the next 10 customers in a row, instead of waiting for volunteers.',
      'Write down who could not have answered your last survey, such as people who never came back.',
    ],
    example:
      'A magazine once polled millions about an election and called it wrong. Its lists missed many of the voters.',
    source: 'Peverill Squire, Why the 1936 Literary Digest Poll Failed, 1988',
    keywords: ['surveys', 'samples', 'customers', 'data'],
  },
  {
    id: 'ai-110',
    topic: 'trends that reverse in groups',
    fact: [
      'A trend can appear in every group and reverse when the groups are added together.',
      'Before you compare 2 totals, look at what each of them is made of.',
    ],
    why: 'A change in the mix of cases can move a total while nothing changed for anybody.',
    action: [
      'Split one overall figure into its 2 largest groups and see whether both say the same.',
      "Compare this month's average order for new and returning customers separately.",
    ],
    example:
      'Both branches improve, and the company average falls. More of the orders now come from the smaller branch.',
    source: 'Edward Simpson, The Interpretation of Interaction in Contingency Tables, 1951',
    keywords: ['statistics', 'data', 'comparison', 'reports'],
  },
  {
    id: 'ai-111',
    topic: 'units',
    fact: [
      'A number without a unit is an accident waiting for a reader.',
      'Write the unit beside the figure every time, even when everyone knows it.',
    ],
    why: 'A spacecraft was lost at Mars because one team worked in pound-force and the other in newtons.',
    action: [
      'Add the unit to the heading of every numeric column in one shared sheet.',
      'Ask a supplier to confirm in writing whether a measure is in inches or centimetres.',
    ],
    example: 'Deliver 20 of them, says the note. The supplier thinks in boxes and the shop in pieces.',
    source: 'NASA, Mars Climate Orbiter Mishap Investigation Board, Phase I Report, 1999',
    keywords: ['data', 'units', 'orders', 'errors'],
  },
  {
    id: 'ai-112',
    topic: 'keeping the raw data',
    fact: [
      'Keep the original file untouched and do your cleaning on a copy.',
      'Raw data is evidence. Once you edit it, you can no longer check your own work.',
    ],
    why: 'Every correction is a judgement, and some judgements turn out wrong.',
    action: [
      'Make a folder called originals, and set its files to read only.',
      'Write each change you make to a list in a second sheet, with a reason.',
    ],
    example:
      'Duplicates were deleted in a hurry, and some were different people. With the original at hand, they come back.',
    source: 'Wilson and others, Good Enough Practices in Scientific Computing, 2017',
    keywords: ['data', 'files', 'spreadsheets', 'accuracy'],
  },
  {
    id: 'ai-113',
    topic: 'removing names does not hide people',
    fact: [
      'A birth date, a gender and a postcode together can point to a single person.',
      'FinishedUpload the name off a record does not make it anonymous.',
    ],
    why: 'Each detail splits the crowd, and a few ordinary ones may leave only one person standing.',
    action: [
      'Before you share a list, delete every column the receiver does not need.',
      'Replace birth dates with age ranges in one report this week.',
    ],
    example: 'The survey is nameless, but only one respondent is over 80 and lives on the hill.',
    source: 'Latanya Sweeney, Simple Demographics Often Identify People Uniquely, 2000',
    keywords: ['privacy', 'data', 'customers', 'surveys'],
  },
  {
    id: 'ai-114',
    topic: 'computers and fractions',
    fact: [
      'Computers store many decimal fractions only approximately, so 0.1 plus 0.2 is not quite 0.3.',
      'Binary numbers cannot hold a tenth exactly, just as decimals cannot hold a third.',
    ],
    why: 'Tiny differences become visible when you compare for exact equality or add thousands of rows.',
    action: [
      'Round money to whole cents at one agreed step in your price sheet.',
      'Compare 2 totals by their difference, and accept anything smaller than a cent.',
    ],
    example:
      'Both columns show the same total, and the check says they differ. The gap sits far behind the decimal point.',
    source: 'David Goldberg, What Every Computer Scientist Should Know About Floating-Point Arithmetic, 1991',
    keywords: ['spreadsheets', 'numbers', 'money', 'errors'],
  },
  {
    id: 'ai-115',
    topic: 'garbled letters',
    fact: [
      'Strange signs in place of accented letters mean that a file was written in one code and read in another.',
      'Text is stored as numbers, and both sides must agree which number is which letter.',
    ],
    why: 'A single worldwide code now covers nearly every script, so choosing it avoids the guesswork.',
    action: [
      'Choose UTF-8 whenever a program asks for an encoding on import or export.',
      'Send a test label with accents in the name through your order system, and look at the print.',
    ],
    example:
      "A customer's name reaches the parcel label with a question mark in it. The right code would have kept the accent.",
    source: 'The Unicode Consortium, The Unicode Standard, 1991',
    keywords: ['text', 'data', 'import', 'names'],
  },
  {
    id: 'ai-116',
    topic: 'repeating a total by groups',
    fact: [
      'A pivot table answers how much by whom and when, without a single formula.',
      'Drop a field on the rows and another on the columns, and a long list becomes a summary.',
    ],
    why: 'Asking a new question takes a drag of the mouse, so you ask more of them.',
    action: [
      "Turn last quarter's orders into a table of products by month.",
      'Put weekdays on the rows of a pivot table and find your quietest one.',
    ],
    example:
      'A list of 2,000 sales tells you nothing at a glance. Sales by weekday and hour tells you when to add staff.',
    source: 'Common spreadsheet practice: pivot tables',
    keywords: ['spreadsheets', 'data', 'sales', 'reports'],
  },
  {
    id: 'ai-117',
    topic: 'drop-down lists for clean data',
    fact: [
      'The cheapest moment to prevent a data error is the moment someone types it.',
      'A drop-down list keeps one town from being spelled in 5 ways.',
    ],
    why: 'Cleaning later means guessing what was meant, while asking at once means knowing.',
    action: [
      'Replace one free text column with a short list of allowed values.',
      'Set a rule in your sheet that refuses dates before your shop opened.',
    ],
    example: 'Newcastle, New Castle and Newcastel are 3 towns to a computer. A list makes them one.',
    source: 'Common data practice: validation at entry',
    keywords: ['spreadsheets', 'data', 'quality', 'forms'],
  },
  {
    id: 'ai-118',
    topic: 'messages in small packets',
    fact: [
      'Data crosses the internet in small packets, each finding its own way and put in order on arrival.',
      "No wire is reserved for your call. Your pieces share the road with everyone else's.",
    ],
    why: 'Because every packet can take another route, the network goes on working when a part of it fails.',
    action: [
      'Restart your router once, then run a speed test and note the result for later comparison.',
      'Ask your provider what backup route exists when the main line is cut.',
    ],
    example: 'Imagine a book posted as numbered postcards. Some travel by other towns, and the reader sorts them.',
    source: 'Paul Baran, On Distributed Communications, 1964',
    keywords: ['networks', 'internet', 'reliability', 'router'],
  },
  {
    id: 'ai-119',
    topic: 'delay and capacity',
    fact: [
      'Bandwidth is how much can pass at once, and latency is how long the first piece takes to arrive.',
      'A wide road does not make a far town nearer.',
    ],
    why: 'Video calls suffer from delay and large downloads from lack of capacity, so the remedies differ.',
    action: [
      'Measure both figures with a speed test, once at a quiet hour and once at a busy one.',
      'When calls stutter, connect by cable and pause the uploads before you buy a bigger plan.',
    ],
    example: 'A lorry full of disks carries an enormous amount of data. Nobody would use it for a phone call.',
    source: "Stuart Cheshire, It's the Latency, Stupid, 1996",
    keywords: ['networks', 'internet', 'calls', 'speed'],
  },
  {
    id: 'ai-120',
    topic: 'how a name becomes an address',
    fact: [
      'Computers find each other by number, and a worldwide directory turns names into those numbers.',
      "When you type a site's name, your device asks the directory first and connects second.",
    ],
    why: 'Copies of each entry are kept for a while along the way, so a change takes time to reach everyone.',
    action: [
      'Write down who manages the directory records of your domain and how you log in there.',
      "Change your website's address records on a quiet day, and keep the old server running for 2 days.",
    ],
    example: 'The move is done, and some visitors still see the old shop. Their directory has not looked again yet.',
    source: 'Paul Mockapetris, RFC 882, Domain Names, 1983',
    keywords: ['domain', 'internet', 'website', 'networks'],
  },
  {
    id: 'ai-121',
    topic: 'where to place a Wi-Fi router',
    fact: [
      'Radio weakens with distance and loses strength in walls, metal and water.',
      'Put the router high, central and in the open, since cupboards and corners waste its signal.',
    ],
    why: "Each obstacle takes its share, and half of a corner router's signal serves the street.",
    action: [
      'Move your router out of its cupboard for a day, and test the farthest table.',
      'Walk through your rooms with a speed test and mark the weak spots on a floor plan.',
    ],
    example: 'The router sits behind the fridge because the socket is there. A longer cable solves it.',
    source: 'Theodore Rappaport, Wireless Communications, 1996',
    keywords: ['networks', 'wireless', 'router', 'shop'],
  },
  {
    id: 'ai-122',
    topic: 'crowded Wi-Fi channels',
    fact: [
      'On the older Wi-Fi band, only channels 1, 6 and 11 fit side by side without overlapping.',
      'Networks on the same channel take turns, and those on half-overlapping channels disturb each other.',
    ],
    why: 'Air is shared with the neighbours, so a quieter channel is often worth more than a stronger signal.',
    action: [
      'Scan for nearby networks and move yours to the emptiest of the 3 clear channels.',
      'Switch devices near the router to the 5 gigahertz band, which has more room.',
    ],
    example: 'In a row of shops, every router chose channel 6. The one that moves has the air to itself.',
    source: 'IEEE 802.11, Wireless LAN standard',
    keywords: ['networks', 'wireless', 'router', 'speed'],
  },
  {
    id: 'ai-123',
    topic: 'cables for what stays put',
    fact: [
      'A device that never moves is better off on a cable, and the air is then free for those that do.',
      'Wired connections are steadier than radio, since nobody else talks on your wire.',
    ],
    why: 'Every device taken off the Wi-Fi leaves more time on the channel for the rest.',
    action: [
      'Connect the till, the printer or the office computer by cable this week.',
      'Check whether the cable to your main computer is damaged, and replace it if it is.',
    ],
    example: 'The card reader pauses whenever guests watch videos. On a cable it no longer shares their air.',
    source: 'IEEE 802.3, Ethernet standard',
    keywords: ['networks', 'cables', 'devices', 'payments'],
  },
  {
    id: 'ai-124',
    topic: 'a separate network for guests',
    fact: [
      'Guests need the internet. They do not need to see your printer, your till or your files.',
      "A second network name with its own password keeps visitors' devices apart from yours.",
    ],
    why: 'Any device on the same network can try to reach the others, including one that carries a fault.',
    action: [
      "Turn on the guest network in your router's settings and post that password instead.",
      'Move cameras, speakers and other gadgets off the network that holds your work files.',
    ],
    example: "A visitor's phone looks for printers and finds yours. On the guest network it finds only the way out.",
    source: 'US National Institute of Standards and Technology, Small Business Information Security, NISTIR 7621, 2016',
    keywords: ['networks', 'guests', 'security', 'wireless'],
  },
  {
    id: 'ai-125',
    topic: 'copies close by',
    fact: [
      'A cache keeps a copy of what was just used, because it will probably be used again.',
      'Nearby copies make the web fast and also explain why you may see an old page.',
    ],
    why: 'Fetching from close by takes a fraction of the time, at the price of being slightly out of date.',
    action: [
      'After changing your site, reload it in a private window to see what new visitors see.',
      'Give an updated picture a new file name, so that no old copy is shown in its place.',
    ],
    example: "The new menu is online, and a guest still reads the old one. The phone kept yesterday's copy.",
    source: 'Peter Denning, The Locality Principle, 2005',
    keywords: ['website', 'cache', 'speed', 'networks'],
  },
  {
    id: 'ai-126',
    topic: 'heavy pictures on a page',
    fact: [
      'A photo straight from a camera is many times larger than a web page can show.',
      'Resize pictures to the size at which they appear, and the page arrives sooner.',
    ],
    why: 'A screen throws away the extra detail, after the visitor has waited and paid for it.',
    action: [
      'Find the largest picture on your home page and replace it with a smaller copy.',
      'Open your site on a phone with the Wi-Fi turned off, and count the seconds.',
    ],
    example:
      'A portrait shown as wide as a stamp was uploaded as wide as a poster. Every visitor downloads the poster.',
    source: 'Steve Souders, High Performance Web Sites, 2007',
    keywords: ['website', 'images', 'speed', 'mobile'],
  },
  {
    id: 'ai-127',
    topic: 'a short wait for power',
    fact: [
      'A small battery between the socket and the machine bridges a flicker and allows a clean shutdown.',
      'Power often fails for seconds, and those seconds can spoil a file that is being written.',
    ],
    why: 'A disk interrupted in the middle of writing may lose more than the last line.',
    action: [
      'Put the router and the main computer on a battery unit, and test it by pulling the plug.',
      'Write the age of each battery unit on its side, since the cells wear out.',
    ],
    example: 'The lights blink and every screen goes dark. The one on the battery finishes saving.',
    source: 'IEEE 446, Orange Book, Emergency and Standby Power Systems, 1995',
    keywords: ['power', 'hardware', 'continuity', 'backups'],
  },
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
    source: 'W3C, Web Content Accessibility Guidelines 2.2, Target Size, 2023',
    keywords: ['accessibility', 'mobile', 'buttons', 'usability'],
  },
]
