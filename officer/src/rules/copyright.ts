import type { Rule, RulePack } from './rule.ts'
import { sources } from './sources.ts'

const rules: readonly Rule[] = [
  {
    id: 'copyright-piracy',
    title: 'Piracy',
    severity: 'high',
    source: sources.copyrightAct,
    explanation: 'Pointing people to copies that the owner did not allow is infringement.',
    advice: 'Link to where the work is offered lawfully, or leave it out.',
    phrases: [
      [/(get|download|install|run) (\w+ ){1,3}cracked/],
      [
        /(download|watch|stream|get) ([\w']+ ){0,4}(movies?|films?|series|seasons?|episodes?|albums?|premium apps?) (online )?(for )?free/,
      ],
      [
        /(watch|stream|download) (the |this |any )?(full |whole |entire |latest )*(movies?|films?|episodes?|seasons?|match(es)?|albums?) (online )?(for )?free/,
      ],
      [/free (movie|music|album|game|mp3|ebook) downloads?/],
      [/(pirated?|cracked) (software|copy|copies|version|movies?|games?|apps?|photoshop|windows)/],
      [/(torrent|keygen|warez|serial key|license crack)s?/],
      [/(free|jailbroken|cracked|unlocked) (netflix|spotify premium|disney plus|hulu|fire ?stick|iptv)/],
    ],
    clearedBy:
      /\bour\b|\bwe made|trailer|short film|public domain|creative commons|library|torrents? of (?:rain|water)|rain/,
    cases: {
      hit: [
        'Get Photoshop cracked here.',
        'Download the latest Marvel movie for free.',
        'Watch the full movie for free here.',
        'Get the cracked version.',
        'A jailbroken Firestick has it all.',
      ],
      miss: [
        'Two eggs got cracked in the box.',
        'Watch our short film for free.',
        'The cracked pot still holds water.',
        'Download our free guide.',
        'A torrent of rain hit the tent.',
      ],
    },
  },
  {
    id: 'copyright-reupload',
    title: 'Using other people’s videos',
    severity: 'medium',
    source: sources.copyrightAct,
    explanation: 'Copying someone’s clips, photos or music needs their permission, however popular they are.',
    advice: 'Use your own material, licensed stock or work you have permission for.',
    phrases: [
      [
        /(copy|steal|clone|duplicate) (this|that|their|any|a) (viral |popular |trending )?(video|reel|clip|script|post)( \w+)? (exactly|word for word|frame by frame|scene by scene)/,
      ],
      [/(rip|steal|grab) any (songs?|videos?|clips?|tracks?|movies?)/],
      [/(post|upload|use|share) (full )?(movie|film|tv|anime|music video) (clips?|scenes?|episodes?)/],
      [/(nobody|no one|you won't|never) (\w+ )?(gets?|get) (caught|a strike|striked|flagged)/],
      [
        /(download|rip|steal|copy|repost|reupload|re upload) (and (repost|reuse) )?(other people's|someone else's|somebody else's|their|competitors'?|viral|popular|trending) (videos?|clips?|content|songs?|music|photos?|reels?)/,
      ],
      [/(reupload|re upload)(ing)? (\w+ ){0,2}(videos?|clips?|content)/],
      [/(rip|grab|extract) (the )?(audio|song|music|track) (from|off)/],
      [
        /(use|take|grab) any (songs?|photos?|images?|pictures?|clips?|music) (you (find|like|want)|from (google|youtube|pinterest|the internet))/,
      ],
      [/(copy|steal) (it|them|this|that) word for word/],
      [/(download|save|grab) (photos|images|pictures) from google/],
    ],
    cases: {
      hit: [
        'Copy this viral video exactly.',
        'Rip any song from YouTube.',
        'Post movie clips, nobody gets caught.',
        'Download viral clips and post them.',
        'Use any song you like.',
        'Just steal it word for word.',
      ],
      miss: [
        'Copy the form and sign it.',
        'Post one clip a week.',
        'Rip the label off gently.',
        'Never copy other people’s videos.',
        'Copy their courage, not their cake.',
      ],
    },
  },
  {
    id: 'copyright-empty-disclaimer',
    title: 'Disclaimer without effect',
    severity: 'low',
    source: sources.copyrightAct,
    explanation: 'Saying that no infringement is meant gives no right to use a work.',
    advice: 'Get permission, or take the work out.',
    evenDenied: true,
    phrases: [
      [/no copyright (infringement )?intended/, ''],
      [/i (do not|don't) own (the )?(rights|copyright)( to (this|the) \w+)?/],
      [/i (do not|don't) own (this|the) (song|music|video|clip|footage|photo)s?/],
      [
        /all (rights|credit) (goes|go|belongs?) to (the |their )?(rightful |respective |original )?(owners?|creators?|artists?)/,
      ],
      [/credits? to the (rightful )?owners?/],
    ],
    cases: {
      hit: [
        'No copyright infringement intended.',
        "I don't own the rights to this song.",
        'All rights belong to their respective owners.',
      ],
      miss: ['I don’t own a car.', 'All credit goes to our night shift.', 'Photo by Ana Ruiz, with permission.'],
    },
  },
  {
    id: 'copyright-fair-use-myth',
    title: 'Fair-use myth',
    severity: 'medium',
    source: sources.fairUse,
    explanation: 'Fair use is decided case by case; no number of seconds makes a use fair.',
    advice: 'Ask for permission or use licensed material.',
    phrases: [
      [
        /(under|less than|only|up to|just) (\d+|ten|fifteen|thirty) seconds (is|are|of \w+ is|counts as) (always )?(fair use|fair|legal|free|allowed|okay|ok)/,
      ],
      [/fair use (means|lets you|allows you|so you can)/],
      [/(it's|it is|this is|that's) (all |totally |completely )?(fair use|protected by fair use|covered by fair use)/],
      [
        /(crediting|tagging|giving credit to) (the )?(artist|owner|creator|author) (makes it|is|means it's) (legal|enough|fine|okay|free)/,
      ],
    ],
    cases: {
      hit: ['Under 15 seconds is fair use.', 'Fair use means you can take it.', "It's all fair use."],
      miss: [
        'Fair use of the shared kitchen is a house rule.',
        'It takes less than thirty seconds.',
        'Credit the artist and ask first.',
      ],
    },
  },
  {
    id: 'copyright-stripping-marks',
    title: 'Removing marks or dodging detection',
    severity: 'high',
    source: sources.rightsManagement,
    explanation: 'Taking out watermarks and credits, or hiding a copy from detection, is unlawful in itself.',
    advice: 'Leave it out and use material with its marks.',
    phrases: [
      [
        /(bypass|trick|fool|beat|dodge|evade|get (around|past)) (youtube's|tiktok's|instagram's|meta's|the) (\w+ )?(bot|filter|detection|content id|copyright \w+)/,
      ],
      [
        /(remove|removing|crop out|erase|blur|hide) (the |a |any |their |tiktok |stock )*(watermarks?|copyright notices?|credits?)( (from|on|off) (\w+ ){0,3}(videos?|photos?|clips?|images?|pictures?|footage))?/,
      ],
      [
        /(bypass|trick|fool|beat|avoid|dodge|evade) (the )?(content id|copyright (detection|strikes?|claims?|filters?))/,
      ],
      [
        /(speed up|pitch|mirror|flip) (the |it |your )?(song|clip|video|audio) (\w+ ){0,3}(so|to) (\w+ ){0,4}(detected|flagged|claimed|content id)/,
      ],
    ],
    clearedBy: /water stain|table|glass|hard water|wood/,
    cases: {
      hit: [
        "Bypass YouTube's copyright bot.",
        'Remove the watermark from stock photos.',
        'Here is how to bypass Content ID.',
        'Crop out their watermark.',
      ],
      miss: [
        'Remove watermarks from a wood table with a warm iron.',
        'Roll the credits.',
        'Bypass the lobby and ring twice.',
      ],
    },
  },
  {
    id: 'copyright-characters',
    title: 'Someone else’s character',
    severity: 'medium',
    source: sources.trademark,
    explanation: 'A protected character may not speak for a product without a licence.',
    advice: 'Invent a figure of your own.',
    phrases: [
      [/(official|original|licensed) (\w+ )?(characters?|merch) (by|from|made by) (fans|us|our fans)/],
      [
        /(disney|marvel|pixar|pokemon|star wars|nintendo) (characters?|princess(es)?|heroes) (mugs?|shirts?|cakes?|toys?|stickers?|party|costumes?)/,
      ],
      [
        /(mickey mouse|pikachu|spider man|batman|superman|harry potter|darth vader|super mario|hello kitty|baby yoda|spongebob|elsa|barbie|shrek|minions?) (says|approves|recommends|loves|uses|would buy|is our|is back with)/,
      ],
      [
        /(starring|featuring|with our mascot|brought to you by) (mickey mouse|pikachu|spider man|batman|superman|harry potter|darth vader|super mario|hello kitty|baby yoda|spongebob|elsa|barbie|shrek|the minions)/,
      ],
      [
        /(official|unofficial) (disney|marvel|pokemon|star wars|nintendo|harry potter|barbie) (merch|shirts?|mugs?|toys?|products?)/,
      ],
    ],
    cases: {
      hit: [
        'We sell Disney princess cakes.',
        'Batman says: buy the mug.',
        'Featuring Mickey Mouse.',
        'Unofficial Marvel shirts.',
      ],
      miss: [
        'We watched a Disney film.',
        'You will feel like Batman in it.',
        'Our cat Elsa is asleep on the till.',
        'A Mickey Mouse job, badly done.',
      ],
    },
  },
  {
    id: 'copyright-lyrics',
    title: 'Song lyrics',
    severity: 'low',
    source: sources.copyrightAct,
    explanation: 'Lyrics are protected like the song itself, even a line of them.',
    advice: 'Say it in your own words.',
    phrases: [
      [/♪[^♪\n]{0,200}♪?/],
      [/(as the song goes|in the words of (taylor swift|drake|beyonc[eé]|eminem|abba|queen))[,:]/],
      [/(full |original )?lyrics (from|of|to) ([\w']+ ){0,3}by/],
    ],
    cases: {
      hit: ['♪ and I will always ♪', 'As the song goes: here we are.', 'The lyrics to Hello by a star.'],
      miss: ['We wrote our own jingle.', 'Sing while you whisk.', 'The song goes on too long.'],
    },
  },
  {
    id: 'copyright-style-imitation',
    title: 'Imitating an artist or a voice',
    severity: 'medium',
    source: sources.trademark,
    explanation: 'Selling with a known person’s voice or a studio’s look suggests that they stand behind it.',
    advice: 'Describe the mood instead: "hand-drawn, soft light".',
    phrases: [
      [
        /in the (exact )?(style|voice|look) of (disney|pixar|marvel|dreamworks|studio ghibli|taylor swift|drake|morgan freeman|david attenborough|beyonc[eé]|banksy|the simpsons)/,
        'in a style of our own',
      ],
      [
        /(sounds?|voiced?) (just |exactly )?like (drake|morgan freeman|taylor swift|david attenborough|scarlett johansson|obama|trump)/,
      ],
      [/(pixar|disney|ghibli|simpsons) style/, 'hand-drawn'],
    ],
    cases: {
      hit: [
        'A film in the style of Pixar.',
        'It sounds just like Morgan Freeman.',
        'Ghibli-style pictures of your dog.',
      ],
      miss: ['In the style of a 1920s poster.', 'It sounds like rain.', 'We watched a Pixar film.'],
    },
  },
  {
    id: 'copyright-counterfeit',
    title: 'Counterfeit goods',
    severity: 'high',
    source: sources.trademark,
    explanation: 'Copies that carry another maker’s brand may not be sold.',
    advice: 'Sell it under your own name or leave it out.',
    phrases: [
      [
        /(fake|replica|knock ?off|counterfeit|1:1|aaa) (designer |luxury )?(rolex|gucci|nike|louis vuitton|chanel|prada|airpods|jordans?|yeezys?|hermes|dior|watches|handbags|sneakers|bags?)/,
      ],
      [/(looks|feels) (exactly )?like (a )?(real |genuine )(rolex|gucci|louis vuitton|chanel|prada|hermes)/],
      [/designer (replicas?|knock ?offs?)/],
    ],
    cases: {
      hit: ['Replica Rolex, half the price.', 'Designer knockoffs in stock.', 'AAA handbags.'],
      miss: ['A replica of the old town hall.', 'How to spot a hoax; no fake flowers.', 'We never sell fake Gucci.'],
    },
  },
  {
    id: 'copyright-trending-sound',
    title: 'Chart music in an ad',
    severity: 'low',
    source: sources.commercialMusic,
    explanation: 'Business accounts may use only music cleared for commercial use; a trending sound mostly is not.',
    advice: 'Use the music library or your own track.',
    phrases: [
      [
        /(use|add|put|grab|pick) (a |the |any |this )?(trending|popular|chart|viral) (sounds?|songs?|audio|music|tracks?)/,
        'use licensed music',
      ],
      [/(any|every|all) (songs?|music|tracks?) (is|are) (free|legal|fine|okay) to use/],
    ],
    cases: {
      hit: ['Add a trending sound.', 'Every song is free to use.'],
      miss: ['Pick a trending topic.', 'Add the sound of rain.', 'Free to use for members.'],
    },
  },
]

export const copyright: RulePack = { name: 'Copyright and trademarks', rules }
