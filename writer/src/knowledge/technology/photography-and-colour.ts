import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Cameras, light and colour. */
export const photographyAndColour: KnowledgeItem[] = [
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
    inTrade: '{Offer} sharp and the room behind it soft: a phone calls it portrait.',
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
    inTrade: 'Hands at work in {subject} can be a blur or a statue.',
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
    inTrade: 'For a picture of {offer}, a window on a grey day is hard to beat.',
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
    inTrade: 'So for a picture of {offer}, move the lamp before you buy a stronger one.',
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
    inTrade: 'At {aTrade}, the window says blue and the lamp says yellow.',
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
    inTrade: 'For a poster of {aTrade} that people see from across the street, far less will do.',
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
    inTrade: 'For a portrait at {aTrade}, take two steps back first.',
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
    inTrade: 'Try it with {offer}: a third in from the left, and some room to the right.',
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
    inTrade: 'Before anybody films {offer}, one wipe with a sleeve is worth it.',
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
    inTrade: 'So the colours of {aTrade} need a test on paper before the sign is ordered.',
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
    inTrade: 'Put {offer} on a dark cloth, then on a white one, and look twice.',
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
    inTrade: 'So look at it {moment} at the window, before {aTrade} orders anything.',
    source: 'Gunter Wyszecki and Walter Stiles, Color Science, 1967',
    keywords: ['colour', 'light', 'shop', 'materials'],
  },
]
