import type { KnowledgeItem } from '#knowledge/knowledge-item.ts'

/** How data travels. */
export const networks: KnowledgeItem[] = [
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
    inTrade: 'Even a message about {offer} goes across the world in crumbs.',
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
    inTrade: 'So a film of {aTrade} needs room, and a call needs speed.',
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
    inTrade: 'That is how the name of {aTrade} finds its way to the right machine.',
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
    inTrade: 'At {aTrade}, it should hang where {people} sit, instead of behind the metal door.',
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
    inTrade: 'In a street with {aTrade}, two offices and twelve flats, that is quite a crowd.',
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
    inTrade: 'The till of {aTrade} hardly ever goes for a walk.',
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
    inTrade: 'At {aTrade} that means a name on a card for {people}, and another one for the till.',
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
    inTrade: 'It is why an old price for {offer} may still show up on a phone.',
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
    inTrade: 'Somebody at the bus stop waits for a picture of {offer} as large as a door.',
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
    inTrade: 'One flicker {moment}, and the till of {aTrade} simply goes on.',
    source: 'IEEE 446, Orange Book, Emergency and Standby Power Systems, 1995',
    keywords: ['power', 'hardware', 'continuity', 'backups'],
  },
]
