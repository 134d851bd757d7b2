import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** Making files small and numbers safe. */
export const compressionAndCodes: KnowledgeItem[] = [
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
    inTrade: 'The books of {aTrade} can be packed like that. Nobody wants them nearly right.',
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
    inTrade: 'For a photo of {offer} that is fine. For its price list it is not.',
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
    inTrade: 'So a photo of {offer} goes into one drawer, and the logo goes into the other.',
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
    inTrade: 'The sign of {aTrade} and the stamp on its receipt can come from the same file.',
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
    inTrade: 'A calm picture of {offer} stays sharp. A shaky walk through {aTrade} does not.',
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
    inTrade: 'A scratched code at the door of {aTrade} may still bring people in.',
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
    inTrade: 'At {aTrade}, a card number with two digits swapped is turned down at once.',
    source: 'Hans Peter Luhn, Computer for Verifying Numbers, patent, 1960',
    keywords: ['numbers', 'errors', 'payments', 'codes'],
  },
]
