import type { KnowledgeItem } from './item.ts'

/** Cameras, colour, sound, compression, usable screens and the choice of software. */
export const technologyPart4: KnowledgeItem[] = [
  {
    id: 'ai-138',
    topic: 'aperture',
    fact: [
      'A wide opening in the lens lets in more light and blurs what lies before and behind the subject.',
      'Close the lens down and more of the scene is sharp, at the price of light.',
    ],
    why: 'One setting controls both brightness and depth, so choose it by what should be sharp.',
    action: [
      'Photograph one product with the widest and the narrowest opening, and compare the backgrounds.',
      'Use portrait mode or a low f-number for a busy room, so that the clutter melts away.',
    ],
    example:
      'A cup in front of a cluttered shelf competes with every jar. With a wide opening the jars turn into soft colour.',
    source: 'Ansel Adams, The Camera, 1980',
    keywords: ['cameras', 'photography', 'products', 'light'],
  },
  {
    id: 'ai-139',
    topic: 'shutter speed',
    fact: [
      'A short exposure freezes movement, and a long one lets movement draw a trail.',
      'Blur in a photo is either the subject moving or the hand moving, and a faster shutter cures both.',
    ],
    why: 'The picture adds up everything that happens while the shutter is open.',
    action: [
      'Rest your elbows on a table for your next indoor picture, and compare it with one held freely.',
      'Take a working scene at 2 shutter speeds and see which tells the action better.',
    ],
    example: 'Water poured at a fast speed hangs in drops. Poured at a slow one, it becomes silk.',
    source: 'Ansel Adams, The Camera, 1980',
    keywords: ['cameras', 'photography', 'movement', 'sharpness'],
  },
  {
    id: 'ai-140',
    topic: 'soft light and hard light',
    fact: [
      'The larger a light looks from where the subject stands, the softer its shadows.',
      'A window is a huge lamp that costs nothing, and a thin curtain makes it softer still.',
    ],
    why: 'A large source lights the subject from many angles, so shadow edges fade.',
    action: [
      'Set a product beside a north-facing or shaded window, and turn off the ceiling lamp.',
      'Hold a sheet of white paper opposite the window to lift the dark side.',
    ],
    example: 'Under a bare bulb a face has sharp lines. One step toward the window smooths them.',
    source: 'Hunter, Biver and Fuqua, Light, Science and Magic, 1990',
    keywords: ['photography', 'light', 'portraits', 'products'],
  },
  {
    id: 'ai-141',
    topic: 'light and distance',
    fact: [
      'Move a small lamp to twice the distance and only a quarter of its light arrives.',
      'Light from a point spreads over an area that grows with the square of the distance.',
    ],
    why: 'A small step near the lamp changes far more than the same step farther away.',
    action: [
      'Before you buy a stronger lamp, bring the one you have half as far away.',
      'Move your subject away from the wall, and watch the background darken.',
    ],
    example:
      'Close to the lamp, the front row of a group is bright and the back row dim. From farther off, both look alike.',
    source: 'Johannes Kepler, Astronomiae Pars Optica, 1604',
    keywords: ['light', 'photography', 'video', 'lamps'],
  },
  {
    id: 'ai-142',
    topic: 'white balance',
    fact: [
      'Daylight, bulbs and tubes differ in colour, and a camera has to be told which of them counts as white.',
      'Your eyes adapt to the colour of a lamp without asking, and a camera needs to be set.',
    ],
    why: 'When 2 kinds of light mix, no single setting makes both of them neutral.',
    action: [
      'Switch off every lamp that differs from your main light before the next recording.',
      'Photograph a sheet of white paper first, and use it to set the colour in your editor.',
    ],
    example:
      'A white plate looks yellow beside the lamp and blue beside the window. One kind of light makes it white again.',
    source: 'Robert Hunt, The Reproduction of Colour, 1957',
    keywords: ['photography', 'colour', 'light', 'cameras'],
  },
  {
    id: 'ai-143',
    topic: 'how big a picture must be',
    fact: [
      'For a print held in the hand, 300 dots to the inch is the usual measure of sharpness.',
      'A picture that fills a screen may be too small for a poster, since paper asks for more points.',
    ],
    why: 'The eye at reading distance can hardly separate dots that fine, so more would be wasted.',
    action: [
      'Divide the width of your logo file in pixels by 300 to see how many inches it can fill in print.',
      'Ask your printer for the required size in pixels before you send the next picture.',
    ],
    example: 'The logo from the website is 600 pixels wide. On paper it stays crisp for about 2 inches.',
    source: 'Common printing practice: resolution of 300 pixels per inch',
    keywords: ['print', 'images', 'resolution', 'logo'],
  },
  {
    id: 'ai-144',
    topic: 'distance shapes a face',
    fact: [
      'Perspective depends on where the camera stands, and zooming only crops the view.',
      'Step back and zoom in, and faces and boxes keep their natural proportions.',
    ],
    why: 'From very near, the nose is much closer than the ears, so it looks too large.',
    action: [
      'Take a portrait from half a metre and from 2 metres, both framed alike, and compare.',
      'Photograph a building or a box from farther off to keep its edges straight.',
    ],
    example:
      "A selfie at arm's length stretches whatever is nearest. Across the room, the same face looks like itself.",
    source: 'Ansel Adams, The Camera, 1980',
    keywords: ['cameras', 'portraits', 'photography', 'perspective'],
  },
  {
    id: 'ai-145',
    topic: 'where the eye goes in a frame',
    fact: [
      'Placing the subject off centre, about a third of the way in, gives the eye room to travel.',
      'A frame divided in thirds offers 4 crossing points where a subject sits comfortably.',
    ],
    why: 'An off-centre subject leaves space that can show where it looks or what surrounds it.',
    action: [
      "Turn on the grid in your phone's camera and leave it on for a week.",
      'Take each picture twice, once centred and once on a third, and keep the stronger.',
    ],
    example: 'A potter in the middle fills the frame. A potter at the side leaves room for the shelf of bowls.',
    source: 'John Thomas Smith, Remarks on Rural Scenery, 1797',
    keywords: ['photography', 'composition', 'cameras', 'video'],
  },
  {
    id: 'ai-146',
    topic: 'cleaning the lens',
    fact: [
      'A fingerprint on the lens softens every picture and spreads a glow around lights.',
      'The cheapest improvement to a phone camera is a clean soft cloth.',
    ],
    why: 'A phone lens is touched all day, and a film of grease scatters the light before it reaches the sensor.',
    action: [
      'Wipe your lens before each recording this week, and make it part of the checklist.',
      'Take one picture of a bright window before and after cleaning, and look at the haze.',
    ],
    example: 'All morning the shop looks dreamy on the screen. One wipe, and the shelf labels can be read.',
    source: 'Common photographic practice: lens care',
    keywords: ['cameras', 'photography', 'video', 'maintenance'],
  },
  {
    id: 'ai-147',
    topic: 'how screens mix colour',
    fact: [
      'A screen makes every colour from red, green and blue light, because the eye has 3 kinds of colour receptor.',
      'Screens add light together, while inks take it away, so the 2 can never match perfectly.',
    ],
    why: 'Some bright screen colours lie outside what ink on paper can show.',
    action: [
      'Ask your printer for a paper proof before a large order, and judge it by daylight.',
      'Note your brand colour once for the screen and once for print, as the printer recommends.',
    ],
    example: 'The neon green of the logo glows on the phone. On the bag it comes out as grass.',
    source: 'Thomas Young, On the Theory of Light and Colours, 1802',
    keywords: ['colour', 'screens', 'print', 'brand'],
  },
  {
    id: 'ai-148',
    topic: 'colours change their neighbours',
    fact: [
      'A colour looks different on every background, because the eye judges by contrast.',
      'The same grey seems darker on white and lighter on black.',
    ],
    why: 'Vision compares neighbouring areas instead of measuring each of them.',
    action: [
      'Look at your brand colour on white, black and a photo, and write down where it fails.',
      'Choose product backgrounds by holding the real product in front of several papers.',
    ],
    example: 'A cream vase looks yellow on white paper. On deep blue it is cream again.',
    source: 'Michel Eugene Chevreul, The Law of Simultaneous Contrast of Colours, 1839',
    keywords: ['colour', 'design', 'products', 'brand'],
  },
  {
    id: 'ai-149',
    topic: 'colours that match only in one light',
    fact: [
      'Fabrics that match in the shop can differ in the street, since each lamp shows other parts of the colour.',
      'Judge important colours under the light in which people will see them.',
    ],
    why: 'Different mixtures of dyes can look alike under one light, although they reflect differently.',
    action: [
      'Carry one sample to the window and to the street before you order a matching paint.',
      'Read the colour rendering figure on your display lamps, and note it for the next purchase.',
    ],
    example: 'The jacket and the trousers were a pair at the till. On the pavement they are cousins.',
    source: 'Gunter Wyszecki and Walter Stiles, Color Science, 1967',
    keywords: ['colour', 'light', 'shop', 'materials'],
  },
  {
    id: 'ai-150',
    topic: 'squeezing without loss',
    fact: [
      'Lossless compression writes the same information shorter and gives back every bit.',
      'Frequent symbols get short codes and rare ones long codes. That trick alone saves much space.',
    ],
    why: 'Most files repeat themselves, and whatever can be predicted need not be stored in full.',
    action: [
      'Compress a folder of documents and a folder of photos, and compare how much each one shrinks.',
      'Send your next bundle of files as one archive, so that nothing gets lost on the way.',
    ],
    example: 'In Morse code the common letter E is a single dot. The rare Q takes 4 signs.',
    source: 'David Huffman, A Method for the Construction of Minimum-Redundancy Codes, 1952',
    keywords: ['compression', 'files', 'storage', 'codes'],
  },
  {
    id: 'ai-151',
    topic: 'squeezing with loss',
    fact: [
      'Photo and video formats save space by dropping detail that eyes hardly notice.',
      'Each time a photo is saved anew in such a format, a little more is thrown away.',
    ],
    why: 'Sight is sharp for brightness and blunt for fine colour, and the formats make use of it.',
    action: [
      'Keep an untouched original of each picture, and export copies from it.',
      'Save one photo at high, medium and low quality, and find the smallest that still looks right.',
    ],
    example: 'A picture passed through 6 chats looks worn at the edges. Every stop has pressed it again.',
    source: 'Gregory Wallace, The JPEG Still Picture Compression Standard, 1991',
    keywords: ['compression', 'images', 'video', 'quality'],
  },
  {
    id: 'ai-152',
    topic: 'the right format for a picture',
    fact: [
      'Photographs suit formats with loss, and screenshots, logos and text suit formats without it.',
      'Around sharp letters, a photo format leaves a faint dirt that a lossless format avoids.',
    ],
    why: 'Smooth shades hide small errors, and hard edges show them.',
    action: [
      'Save your next screenshot as PNG and as JPEG, and look closely at the letters.',
      'Ask your designer for the logo as a vector file, and store it with your brand papers.',
    ],
    example: 'The map in the flyer has furry street names. It was saved as if it were a sunset.',
    source: 'W3C, Portable Network Graphics Specification, 1996',
    keywords: ['images', 'formats', 'logo', 'design'],
  },
  {
    id: 'ai-153',
    topic: 'drawings that scale',
    fact: [
      'A vector file stores shapes as instructions, so it stays sharp at any size.',
      'Pixels are a mosaic of fixed tiles. Vectors are the recipe for the drawing.',
    ],
    why: 'A recipe can be drawn anew at every size, while a mosaic only shows larger tiles.',
    action: [
      'Find out whether you own your logo as a vector, and request it if you do not.',
      'Enlarge your logo to the width of the screen and look for steps along its curves.',
    ],
    example: 'A sign maker asks for artwork 3 metres wide. From the vector it takes a moment.',
    source: 'W3C, Scalable Vector Graphics Specification, 2001',
    keywords: ['logo', 'images', 'design', 'print'],
  },
  {
    id: 'ai-154',
    topic: 'how video gets small',
    fact: [
      'Video stores a full picture now and then, and between them only what has changed.',
      'A still background costs almost nothing in a video file, and a shaking camera costs a great deal.',
    ],
    why: 'When everything moves at once, each picture is new and the format has little to reuse.',
    action: [
      'Put the phone on a tripod for your next clip, and compare the file size and the sharpness.',
      'Choose a plain, calm background for talks that people will watch over slow connections.',
    ],
    example: 'Confetti falls and the whole picture turns to blocks. There is too much news in every frame.',
    source: 'Iain Richardson, H.264 and MPEG-4 Video Compression, 2003',
    keywords: ['video', 'compression', 'cameras', 'quality'],
  },
  {
    id: 'ai-155',
    topic: 'codes that survive damage',
    fact: [
      'A QR code holds spare information, and at its highest setting about 30 percent of it can be restored.',
      'Scratches need not stop a code, because it is built to repair some of its own errors.',
    ],
    why: 'Extra symbols, calculated from the message, let the reader work out what is missing.',
    action: [
      'Print your code once at the higher error level and test it with a smudge on it.',
      'Scan your printed code from the distance at which people will stand, in poor light.',
    ],
    example: 'A corner of the poster is torn, and the code still opens the page. The missing part was calculated.',
    source: 'ISO 18004, QR Code bar code symbology specification, 2000',
    keywords: ['codes', 'print', 'errors', 'posters'],
  },
  {
    id: 'ai-156',
    topic: 'check digits',
    fact: [
      'The last digit of many numbers is calculated from the others, so that most typing slips show at once.',
      'A single wrong digit, or most swaps of neighbours, makes the check fail.',
    ],
    why: 'It costs one digit and catches errors at the keyboard, where mending them is cheap.',
    action: [
      'Add a check digit to your voucher or member numbers the next time you issue them.',
      'Compare a refused card number digit by digit before you blame the machine.',
    ],
    example: 'A clerk swaps 2 digits in a card number. The form objects before anything is sent.',
    source: 'Hans Peter Luhn, Computer for Verifying Numbers, patent, 1960',
    keywords: ['numbers', 'errors', 'payments', 'codes'],
  },
  {
    id: 'ai-157',
    topic: 'getting the microphone close',
    fact: [
      'Bringing the microphone nearer does more for speech than nearly any setting afterwards.',
      'Close to the mouth, the voice is strong and the room is faint. Far away it is the reverse.',
    ],
    why: 'A voice weakens with distance, while the echo of a room stays about the same everywhere in it.',
    action: [
      "Record one sentence at a hand's width and one at arm's length, and listen to the difference.",
      'Clip a small microphone to your collar for the next video.',
    ],
    example: 'The camera is 4 metres off, and so is its microphone. The viewer hears the kitchen.',
    source: 'David Miles Huber, Modern Recording Techniques, 1986',
    keywords: ['sound', 'microphones', 'video', 'speech'],
  },
  {
    id: 'ai-158',
    topic: 'rooms that echo',
    fact: [
      'Hard walls throw the voice back, and soft things swallow part of it.',
      'Curtains, carpets, sofas and full bookshelves make a kinder recording room than bare plaster.',
    ],
    why: 'Echoes arrive a moment late and blur the edges of the words.',
    action: [
      'Clap once in each of your rooms, and record where the clap dies fastest.',
      'Hang a thick blanket behind the camera, where your voice is going.',
    ],
    example: 'An empty shop is handsome and rings like a bell. The storeroom full of cloth is the better studio.',
    source: 'Wallace Sabine, Collected Papers on Acoustics, 1922',
    keywords: ['sound', 'rooms', 'recording', 'speech'],
  },
  {
    id: 'ai-159',
    topic: 'sound that is too loud to save',
    fact: [
      'Once a recording is louder than the system can hold, its peaks are cut off for good.',
      'Leave some room above the loudest moment, because quiet can be raised and clipping cannot be undone.',
    ],
    why: 'The missing tops were never stored, so no later setting can bring them back.',
    action: [
      'Speak your loudest sentence before recording, and lower the level until nothing touches red.',
      'Make a 10 second test before every recording, and listen to it with headphones.',
    ],
    example: 'The talk is calm and the laugh is not. That one laugh crackles in every copy.',
    source: 'John Watkinson, The Art of Digital Audio, 1988',
    keywords: ['sound', 'recording', 'video', 'quality'],
  },
  {
    id: 'ai-160',
    topic: 'big targets close by',
    fact: [
      'The nearer and larger a target is, the faster a hand can reach it.',
      'Put the button people need most where the hand already is, and make it generous.',
    ],
    why: 'Aiming takes time, and the time grows with distance and shrinks with size.',
    action: [
      'Make the main button on your booking page wider, and place it right below the last field.',
      'Move the tool you grab most to within reach, and the one you grab least to the shelf.',
    ],
    example: 'The light switch is large and beside the door. Imagine it small and behind the curtain.',
    source: 'Paul Fitts, The Information Capacity of the Human Motor System, 1954',
    keywords: ['usability', 'buttons', 'design', 'website'],
  },
  {
    id: 'ai-161',
    topic: 'how long is too long to wait',
    fact: [
      'A tenth of a second feels instant, one second keeps the thought flowing, and 10 seconds lose the attention.',
      'When a page must take longer, show that something is change and how far along it is.',
    ],
    why: 'People keep their place in a task only as long as the screen answers at their pace.',
    action: [
      'Time the slowest step on your site, and add a progress sign if it takes over a second.',
      'Count the seconds from click to confirmation in your own checkout.',
    ],
    example: 'A button does nothing visible for a while, so it gets pressed again. A small wheel would have said wait.',
    source: 'Jakob Nielsen, Usability Engineering, 1993',
    keywords: ['usability', 'speed', 'website', 'waiting'],
  },
  {
    id: 'ai-162',
    topic: 'testing with a few people',
    fact: [
      'Watching 5 people use a page reveals most of its serious problems.',
      'Several small tests teach more than a single large one, because you can mend things in between.',
    ],
    why: 'The same obstacles trip one visitor after another, so new findings dry up quickly.',
    action: [
      'Ask a neighbour to book something on your site while you watch and say nothing.',
      'Write 3 tasks on a card, and hand it to someone who has never seen your page.',
    ],
    example: 'The second visitor already stops where the first one did. By the fourth you know what to mend.',
    source: 'Jakob Nielsen, Why You Only Need to Test with 5 Users, 2000',
    keywords: ['usability', 'testing', 'website', 'customers'],
  },
  {
    id: 'ai-163',
    topic: 'sites people already know',
    fact: [
      'People learn how websites work from all the others they use, and bring those habits to yours.',
      'Put the cart, the search box and the contact page where people look for them.',
    ],
    why: 'Familiar places need no learning, which leaves the attention for what you offer.',
    action: [
      'Visit 3 sites in your trade, and note where they all put the same thing.',
      'Ask someone to point at where they would expect your phone number.',
    ],
    example: 'An original menu spins when touched. The visitor wanted the opening hours.',
    source: 'Jakob Nielsen, End of Web Design, 2000',
    keywords: ['usability', 'website', 'design', 'habits'],
  },
  {
    id: 'ai-164',
    topic: 'error messages that help',
    fact: [
      'A good error message says in plain words what happened and what to do next.',
      'An error code is a note to a programmer, left where a customer finds it.',
    ],
    why: 'The moment something fails is the moment people most need a clear next step.',
    action: [
      'Make a mistake on purpose in your own form, and rewrite whatever it says.',
      'Keep what the visitor has typed when a form refuses it.',
    ],
    example: 'The words invalid input are a shrug. A request to enter the year first is a helping hand.',
    source: 'Jakob Nielsen, 10 Usability Heuristics for User Interface Design, 1994',
    keywords: ['usability', 'errors', 'forms', 'writing'],
  },
  {
    id: 'ai-165',
    topic: 'preset choices',
    fact: [
      'Most people keep whatever was set when they arrived.',
      'A default is a decision made on behalf of everyone who does not change it.',
    ],
    why: 'Changing a setting takes effort and a reason, and busy people lack at least one of them.',
    action: [
      'Check the preset choices in your order form, and set each to what most customers want.',
      'Change one default in your own software this week that annoys you every day.',
    ],
    example: 'The form begins with delivery abroad. All day long, local customers set it back.',
    source: 'Johnson and Goldstein, Do Defaults Save Lives?, 2003',
    keywords: ['defaults', 'forms', 'usability', 'choices'],
  },
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
    source: 'Melvin Kranzberg, Technology and History, 1986',
    keywords: ['technology', 'teams', 'habits', 'tools'],
  },
]
