import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Tables, charts, statistics and figures. */
export const spreadsheetsAndData: KnowledgeItem[] = [
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
    inTrade: 'For {aTrade}: one line for each time somebody asked for {offer}.',
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
    inTrade: 'The price of {offer} on the door, the page and the map should come from one list.',
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
    inTrade: '{ATrade} with two people called Anna on the list will be glad of it.',
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
    inTrade: 'A date for {offer} that can be read in two ways will be.',
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
    inTrade: 'Even the little price sheet at {aTrade} deserves a second pair of eyes.',
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
    inTrade: 'A size like 3-4 at {aTrade} may turn into the third of April.',
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
    inTrade: 'If the price of {offer} stands in one cell, that is the cell to lock.',
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
    inTrade: 'How long does {offer} take? At {aTrade}, that guess belongs in a cell of its own.',
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
    inTrade: 'One wedding party in a month changes the average of {aTrade}, and nothing else.',
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
    inTrade: 'Draw a month of {aTrade} as dots, and the Mondays will show.',
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
    inTrade: 'For {aTrade}, a plain bar for each day tells most of the story.',
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
    inTrade: 'Twelve and thirteen visitors look like a landslide if the bar begins at eleven.',
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
    inTrade: 'For {aTrade}, seven bars and seven days are enough, without a shadow.',
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
    inTrade: 'Four people tried {offer}, and three came back. That is nice, and it is four people.',
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
    inTrade: 'At {aTrade}, the ones who write are delighted or cross. The rest just come again.',
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
    inTrade: 'Both days of {aTrade} can get better while the week looks worse.',
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
    inTrade: 'In {subject}, too, a bare number can be minutes, grams or money.',
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
    inTrade: 'Before anybody tidies the list at {aTrade}, it should be copied once.',
    source: 'Wilson and others, Good Enough Practices in Scientific Computing, 2017',
    keywords: ['data', 'files', 'spreadsheets', 'accuracy'],
  },
  {
    id: 'ai-113',
    topic: 'removing names does not hide people',
    fact: [
      'A birth date, a gender and a postcode together can point to a single person.',
      'Taking the name off a record does not make it anonymous.',
    ],
    why: 'Each detail splits the crowd, and a few ordinary ones may leave only one person standing.',
    action: [
      'Before you share a list, delete every column the receiver does not need.',
      'Replace birth dates with age ranges in one report this week.',
    ],
    example: 'The survey is nameless, but only one respondent is over 80 and lives on the hill.',
    inTrade: 'Everybody in a small town knows who wanted {offer} on that rainy Monday.',
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
    inTrade: 'So the till at {aTrade} had better count in whole cents.',
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
    inTrade: 'If a name looks strange on the list at {aTrade}, the file is at fault.',
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
    inTrade: 'How often was {offer} asked for, on which day? For {aTrade} that takes a minute.',
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
    inTrade: 'At {aTrade}, a list with five choices beats five spellings of one.',
    source: 'Common data practice: validation at entry',
    keywords: ['spreadsheets', 'data', 'quality', 'forms'],
  },
]
