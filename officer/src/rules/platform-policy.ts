import type { Rule, RulePack } from './rule.ts'
import { sources } from './sources.ts'

const MANY_HASHTAGS = 15

const rules: readonly Rule[] = [
  {
    id: 'platform-engagement-bait',
    title: 'Engagement bait',
    severity: 'low',
    source: sources.metaBait,
    explanation: 'Networks show a post to fewer people when it asks for votes, tags or shares without a reason.',
    advice: 'Ask a real question or say why a friend would want to see it.',
    phrases: [
      [/tag (a|one|your) (friend|buddy|bestie|coworker) who/, 'send this to a friend who'],
      [/tag \d+ (friends|people)/],
      [/tag (someone|somebody) who/, 'send this to someone who'],
      [/(comment|type) "?(yes|amen|me|agree)"? if you (agree|want|love|believe)/],
      [/like (this )?if you (agree|love|believe|want)/],
      [/smash (that|the) like( button)?/, 'like this video'],
      [/vote with (a|an) (like|heart|emoji|reaction)/],
    ],
    cases: {
      hit: ['Tag a friend who needs this.', 'Comment YES if you agree!', 'Smash that like button.'],
      miss: ['Comment with the color you would pick.', 'The price tag is on the left.', 'Send this to your baker.'],
    },
  },
  {
    id: 'platform-paid-entry',
    title: 'Winning by liking or sharing',
    severity: 'medium',
    source: sources.youtubeEngagement,
    explanation: 'Rewards for likes, follows, comments or shares count as bought engagement.',
    advice: 'Give the prize for an answer or a drawing, with rules on a page of your own.',
    phrases: [
      [
        /(comment|like|share|follow|tag|subscribe|repost)( [\w,"]+){0,6} (to|and) (enter|join|qualify for) (the|our|this|a|my) (raffle|giveaway|draw|contest|sweepstakes)/,
      ],
      [
        /(comment|like|share|follow|tag|subscribe|repost)( [\w,"]+){0,6} (to|and|for a chance to|you) (can |could |will )?(win|get (a )?free|receive (a )?free|be entered)/,
      ],
      [/(every|each|first \d+) (new )?(followers?|subscribers?|likes?|comments?|shares?) (gets?|wins?|receives?)/],
      [
        /(giveaway|raffle|prize)( \w+){0,3} (for|to) (\w+ )?(followers|subscribers|everyone who (likes|shares|follows))/,
      ],
    ],
    cases: {
      hit: [
        'Follow, like and share to enter the raffle.',
        'Comment YES to win an iPhone.',
        'Like and share for a chance to win.',
        'The first 50 followers get a mug.',
      ],
      miss: [
        'The raffle is on Saturday.',
        'Share the cake, win a friend? Bring two forks.',
        'Follow the arrows to the till.',
        'Comment if you want the recipe.',
      ],
    },
  },
  {
    id: 'platform-bought-engagement',
    title: 'Bought followers or views',
    severity: 'high',
    source: sources.youtubeEngagement,
    explanation: 'Networks remove channels that promote bought views, likes or followers.',
    advice: 'Leave out any offer of bought or automated engagement.',
    phrases: [
      [
        /(followers|subscribers|likes|views) (for|from|at) (only |just )?([$€£]\d[\d,.]*|\w+ dollars|\d+ (dollars|cents))/,
      ],
      [/(buy|buying|sell|selling|purchase|order) ([\w,]+ ){0,2}(followers|subscribers|likes|views|comments|upvotes)/],
      [/(free|instant|cheap) (followers|subscribers|likes|views) (in|for|fast|now|here)/],
      [/(bot|fake) (followers|likes|views|comments) (service|software|pack|package|tool)/],
      [/(view|follower|like) bot/],
    ],
    cases: {
      hit: [
        'Five hundred followers for five dollars.',
        'Buy 1,000 followers today.',
        'Get instant likes now with our panel.',
        'Our view bot does the rest.',
      ],
      miss: [
        'Never buy followers: they do not buy mugs.',
        'Our followers buy a lot of bread.',
        'Sea views for every room.',
      ],
    },
  },
  {
    id: 'platform-follow-exchange',
    title: 'Follow for follow',
    severity: 'medium',
    source: sources.youtubeEngagement,
    explanation: 'Trading follows or likes counts as fake engagement.',
    advice: 'Invite people to follow for what they will see next.',
    phrases: [
      [/(subscribe|follow|like) back( and| if|,)/],
      [/(and )?i'll (subscribe|follow|like) (to )?(you|yours|your channel)/],
      [/(sub|follow|like) (4|for) (a )?(sub|follow|like)/],
      [/(f4f|l4l|s4s|sub4sub|follow4follow|like4like|followback|followtrain)/],
      [/(i|we) (will )?(always )?follow (you )?back/, 'see you in the next one'],
      [/follow me and (i will|i'll) follow/],
    ],
    cases: {
      hit: [
        "Subscribe back and I'll subscribe to you.",
        'Sub for sub, let’s grow together.',
        'Drop your name, we follow back!',
        'Follow for follow is on #f4f',
      ],
      miss: ['Follow for a new recipe each Friday.', 'Follow the signs, then double back at the mill.'],
    },
  },
  {
    id: 'platform-clickbait',
    title: 'Clickbait',
    severity: 'low',
    source: sources.youtubeSpam,
    explanation: 'A hook that promises a shock it does not deliver counts as a misleading title.',
    advice: 'Name the surprising thing itself.',
    phrases: [
      [/you won't believe(?= (what|how|why))/, 'here is'],
      [/you won't believe (this|it|your eyes)/],
      [/(this|it|what happens) will (shock|blow|terrify) (you|your mind)/],
      [/(doctors|dentists|banks|experts|big pharma) hate (this|him|her|it|these)/],
      [/what happen(s|ed) next (will|is going to|shocked|blew)/],
      [/one weird trick/, 'one simple step'],
      [/gone (wrong|sexual)/],
    ],
    cases: {
      hit: ["You won't believe what we found.", 'Doctors hate this recipe.', 'One weird trick for grout.'],
      miss: ['Here is what happened next.', 'You will not need a ladder for this.', 'Cats hate the blender.'],
    },
  },
  {
    id: 'platform-hashtag-stuffing',
    title: 'Too many hashtags',
    severity: 'low',
    source: sources.youtubeHashtags,
    explanation: 'Long rows of hashtags are ignored by the networks or treated as spam.',
    advice: 'Keep the three to five hashtags that say what the video is about.',
    find: (text) => {
      const tags = [...text.matchAll(/#[\p{L}\p{N}_]+/gu)]
      const surplus = tags[MANY_HASHTAGS]
      const last = tags.at(-1)
      if (!surplus || !last) return []
      const end = last.index + last[0].length
      return [{ start: surplus.index, end, quote: text.slice(surplus.index, end), replacement: '' }]
    },
    cases: {
      hit: [
        `New mugs. ${Array.from({ length: 16 }, (_, n) => `#mug${n}`).join(' ')}`,
        Array.from({ length: 40 }, (_, n) => `#tag${n}`).join(' '),
      ],
      miss: ['New mugs. #pottery #handmade #smallbusiness', Array.from({ length: 15 }, (_, n) => `#tag${n}`).join(' ')],
    },
  },
  {
    id: 'platform-harassment',
    title: 'Harassment',
    severity: 'high',
    source: sources.youtubeHarassment,
    explanation: 'Insults and threats aimed at a person or the viewer are removed.',
    advice: 'Criticise the thing, not the person.',
    evenDenied: true,
    phrases: [
      [/(you people|all of you|you guys|your kind) (disgust|make) me( sick)?/],
      [/(you|you're|you are),? (\w+ ){0,3}(idiots?|morons?)/],
      [
        /(you are|you're|you guys are|they're all|he's|she's) (all )?(such )?(a |an )?(idiots?|morons?|losers?|pathetic|worthless|stupid|trash|scum|retard(s|ed)?)/,
      ],
      [/(kys|kill yourself|go die|drop dead)/],
      [/(nobody|no one) (likes|loves|wants) you/],
      [/i('ll| will) (hurt|kill|beat) you( up)?/],
      [/i('ll| will) find you(?! (an?|the|some|something|somewhere|another|one|your|what) )/],
      [/shut up,? (idiot|loser|moron|stupid)/],
    ],
    cases: {
      hit: [
        'You people disgust me, idiots.',
        "If you skip this you're an idiot.",
        'Nobody likes you anyway.',
        'I will find you.',
      ],
      miss: [
        'That was a stupid mistake on our part.',
        'You are all welcome on Sunday.',
        'The losers of the bake-off get cake too.',
        'Ring before ten and I’ll find you a quiet slot.',
      ],
    },
  },
  {
    id: 'platform-hate',
    title: 'Hate speech',
    severity: 'high',
    source: sources.youtubeHate,
    explanation:
      'Words that degrade people for their origin, faith, gender or the like are removed and cost the channel.',
    advice: 'Leave it out.',
    evenDenied: true,
    phrases: [
      [/(go back to|send them back to) (your|their) (own )?country/],
      [
        /(immigrants|refugees|jews|muslims|christians|blacks|whites|asians|mexicans|gays|women|men) are (all )?(vermin|animals|parasites|subhuman|inferior|rats|criminals|a disease|a plague)/,
      ],
      [/(white|black|aryan) supremacy/],
      [/n[i1]gg(er|a)s?/],
      [/f[a4]gg?[o0]ts?/],
      [/(kike|chink|spic|tranny|wetback)s?/],
      [/gas the \w+/],
    ],
    cases: {
      hit: ['Go back to your country.', 'Immigrants are criminals.', 'Women are inferior drivers.'],
      miss: ['We ship to your country.', 'Our animals are all rescued.', 'White powder coat, black power button.'],
    },
  },
  {
    id: 'platform-discrimination',
    title: 'Excluding people',
    severity: 'high',
    source: sources.metaDiscrimination,
    explanation: 'Offers of work, housing, credit or service may not shut people out for who they are.',
    advice: 'Describe the offer and leave out who may not have it.',
    evenDenied: true,
    phrases: [
      [
        /(women|girls|immigrants|muslims|jews|blacks|asians|gays|mexicans|old people|foreigners) (can't|cannot|shouldn't|should not|don't deserve|belong in)(?! (wait|get enough|resist|stop|miss))/,
      ],
      [/(whites|blacks|christians|muslims|americans|heterosexuals) only/],
      [/no (blacks|jews|muslims|christians|immigrants|foreigners|gays|lesbians|mexicans|disabled people)/],
      [/(only )?(men|males|women|females|young people|native speakers) (only )?(need|should|may) apply/],
      [/(no|not hiring) (women|mothers|pregnant women|anyone over \d+|people over \d+)/],
    ],
    cases: {
      hit: [
        "Women can't handle this job.",
        'Men only need apply.',
        'Room to rent, no foreigners.',
        'We are not hiring anyone over 50.',
      ],
      miss: [
        "Girls can't wait for the fair.",
        'Adults-only swim on Tuesday.',
        'No dogs in the kitchen.',
        'Everyone may apply.',
      ],
    },
  },
  {
    id: 'platform-weapon-making',
    title: 'Making weapons',
    severity: 'high',
    source: sources.youtubeHarmful,
    explanation: 'Instructions for weapons or explosives are removed everywhere.',
    advice: 'Leave it out.',
    phrases: [
      [/(make|build|mix) (your own |a |an )?(fireworks|firecrackers|gunpowder|thermite|napalm|flamethrower)s?/],
      [
        /(how to )?(build|make|making|assemble|print) (a |an |your own )?(pipe |nail |fertili[sz]er |homemade )?(bombs?|explosives?|grenades?|silencers?|ghost guns?|molotov cocktails?|firearms?)/,
      ],
      [/(3d|home) (printed|made) (gun|firearm|suppressor)s?/],
      [/(shoot|blow|bomb) up (the|a|my|your) (school|office|church|mosque|mall|building)/],
    ],
    cases: {
      hit: [
        'Make your own fireworks at home.',
        'How to make a pipe bomb.',
        'Our 3D-printed gun kit is here.',
        'Build your own silencer.',
      ],
      miss: [
        'Fireworks start at ten.',
        'How to make a bath bomb.',
        'Make a chocolate bomb for the kids.',
        'Print a glue gun stand.',
      ],
    },
  },
  {
    id: 'platform-weapon-sale',
    title: 'Selling weapons',
    severity: 'high',
    source: sources.youtubeFirearms,
    explanation: 'Networks do not carry offers of guns, ammunition or gun parts.',
    advice: 'Leave the offer out.',
    phrases: [
      [
        /(buy|order|get|sell) (a |an |your |our |cheap )*(gun|rifle|ammo)s? (online|without|with no|no (background )?checks?)/,
      ],
      [
        /(guns?|rifles?|pistols?|handguns?|firearms?|ammo|ammunition|ar 15s?) (for sale|on sale|shipped|in stock|giveaway)/,
      ],
      [/(buy|order|sell|get) (a |an |your |cheap )*(handgun|rifle|pistol|firearm|ammo|ammunition|ar 15)s?/],
      [/untraceable (gun|firearm|rifle)s?/],
    ],
    cases: {
      hit: [
        'Buy a gun online without a check.',
        'Ammo in stock, order tonight.',
        'Buy a handgun with no wait.',
        'Untraceable rifles.',
      ],
      miss: [
        'Get a glue gun with two tips.',
        'Glue guns are on the shelf by the door.',
        'Massage gun, two speeds.',
        'We bought a pressure washer.',
      ],
    },
  },
  {
    id: 'platform-dangerous-stunt',
    title: 'Dangerous stunt',
    severity: 'high',
    source: sources.youtubeHarmful,
    explanation:
      'Showing or inviting acts that can seriously hurt people is removed, above all where children may copy them.',
    advice: 'Leave the stunt out or show it made safe, with the reason.',
    phrases: [
      [/(blackout|choking|tide pod|fire|skull breaker|benadryl|milk crate|car surfing) challenge/],
      [
        /(drink|drinking|eat|eating|inhale|inhaling|swallow) (some )?(bleach|detergent|tide pods?|gasoline|lighter fluid|antifreeze|nail polish remover)/,
      ],
      [/(train|subway|car|roof) surfing/],
      [/hold your breath until you (pass out|faint)/],
      [/(drive|driving|ride) (\w+ ){0,2}(with your eyes closed|blindfolded|while drunk|without a seat ?belt)/],
      [/mix(ing)? bleach (and|with) (ammonia|vinegar)/],
    ],
    cases: {
      hit: ['Try the blackout challenge.', 'Mix bleach with vinegar for whiter grout.', 'We went car surfing.'],
      miss: [
        'Never mix bleach with vinegar.',
        'A bleach drinking fountain cleaner? No.',
        'The fire drill challenge is on Monday at ten.',
      ],
    },
  },
  {
    id: 'platform-regulated-goods',
    title: 'Regulated goods',
    severity: 'high',
    source: sources.youtubeRegulated,
    explanation: 'Drugs, prescription medicine and false papers may not be offered.',
    advice: 'Leave the offer out.',
    phrases: [
      [
        /(buy|order|sell|score|get) (some |cheap |your )*(weed|cannabis|cocaine|meth|heroin|steroids|xanax|adderall|oxycontin|opioids|shrooms|mdma|lsd)( online| here| now| today)?/,
      ],
      [/(no|without a) prescription( is)?( needed| required)?/],
      [/(fake|novelty|counterfeit) (ids?|passports?|drivers? licen[sc]es?|diplomas?|money|bills)/],
      [/(vapes?|cigarettes|nicotine) for (teens|kids|students|minors)/],
    ],
    cases: {
      hit: ['Order Xanax online.', 'No prescription needed.', 'Get a fake ID in a week.'],
      miss: ['Bring your prescription.', 'Get weeds out with a fork.', 'We sell coke-bottle planters.'],
    },
  },
  {
    id: 'platform-gambling',
    title: 'Gambling',
    severity: 'medium',
    source: sources.tiktokGambling,
    explanation: 'Gambling offers need a licence and a network’s permission in every country they reach.',
    advice: 'Leave out the offer to bet.',
    phrases: [
      [/bet on (this|the|tonight's|today's|our) (match|game|race|fight|team|horse|winner)/],
      [/online (casino|poker|betting|slots)/],
      [/(free|bonus) spins/],
      [/(betting|gambling) (tips|system|strategy|picks|site|app)/],
      [/(place|make) your bets (now|today|here|on)/],
      [/sure (bet|win) (on|for) (the|tonight|today|this)/],
      [/(bet|gamble) (real )?money/],
    ],
    cases: {
      hit: [
        'Bet on this match and win.',
        'Join our online casino.',
        'Fifty free spins for you.',
        'My betting system pays.',
      ],
      miss: [
        'You bet it is spicy.',
        'Don’t gamble with your backups.',
        'You bet we have oat milk.',
        'A safe bet for dinner: the soup.',
      ],
    },
  },
  {
    id: 'platform-intoxication',
    title: 'Drinking to excess',
    severity: 'medium',
    source: sources.tiktokGambling,
    explanation: 'Alcohol may be shown but not as something to have too much of.',
    advice: 'Talk about taste and company instead of getting drunk.',
    phrases: [
      [/(get|getting|got) (so |really |super |totally )?(drunk|wasted|hammered|smashed|blackout drunk|tipsy)/],
      [/chug(ging)? (a |your |some )?(beers?|wine|vodka|bottle|whiskey)/],
      [/drinking (game|challenge|contest)/],
      [/(shots! shots!|shot for shot|keg stand)/],
    ],
    cases: {
      hit: ['Come get drunk on Friday.', 'Chug a beer with us.', 'Join the drinking game.'],
      miss: ['Free shots of espresso at noon.', 'A glass of red goes well with it.', 'Got smashed avocado? We do.'],
    },
    clearedBy: /avocado|potato|pumpkin|espresso/,
  },
  {
    id: 'platform-scam',
    title: 'Scam pattern',
    severity: 'high',
    source: sources.youtubeSpam,
    explanation: 'Asking for money, codes or passwords in exchange for a promised gain is what scams do.',
    advice: 'Leave it out, and send people to your own site for anything about payment.',
    phrases: [
      [/your (computer|phone|device|laptop) (has|is) (a |been )?(virus|infected|hacked|compromised|locked)/],
      [
        /send (me|us) (\w+ ){0,3}(bitcoin|btc|eth|crypto|gift cards?|your (password|pin|login|bank details|card number|seed phrase))/,
      ],
      [/(send|pay) [$€£]?\d[\d,.]* (and|to) (get|receive) [$€£]?\d[\d,.]* back/],
      [/(dm|message|text|whatsapp) me (\w+ ){0,3}to (invest|start earning|get your payout|claim)/],
      [/(cash ?app|paypal|venmo) (flip|glitch|hack|generator)/],
      [/unlock your (frozen|pending) (funds|payout)/],
    ],
    cases: {
      hit: [
        'Your computer has a virus, call now.',
        'Send me your password and I fix it.',
        'DM me to invest.',
        'The Cash App glitch still works.',
      ],
      miss: [
        'If your computer is slow, close some tabs.',
        'Nobody here will ask you to send us your password.',
        'Message me to book a table.',
        'Pay $20 and get a mug.',
      ],
    },
  },
  {
    id: 'platform-impersonation',
    title: 'Posing as someone else',
    severity: 'high',
    source: sources.youtubeImpersonation,
    explanation: 'Speaking as another company, its support or a known person is impersonation.',
    advice: 'Say who you are and that you are independent.',
    phrases: [
      [
        /(we are|we're|this is|i'm|i am|your) (the )?official (apple|google|youtube|tiktok|meta|instagram|facebook|amazon|microsoft|paypal|netflix)( support| partner| team| account)?/,
      ],
      [/(this is|i'm|i am) (elon musk|mr ?beast|taylor swift|jeff bezos|oprah|kim kardashian|joe rogan|bill gates)/],
      [
        /(youtube|tiktok|instagram|facebook|amazon|google|apple) (approved|certified|endorsed|authori[sz]ed) (this|us|our|method)/,
      ],
      [
        /(endorsed|approved|certified|recommended) by (youtube|tiktok|instagram|facebook|amazon|google|apple|nasa|harvard|the government)/,
      ],
    ],
    cases: {
      hit: ['This is the official Amazon support.', 'I’m MrBeast and you get a car.', 'Approved by TikTok.'],
      miss: ['We sell on Amazon too.', 'Works on Apple and Android.', 'This is a song in the spirit of the eighties.'],
    },
  },
  {
    id: 'platform-algorithm-promise',
    title: 'Promising to go viral',
    severity: 'medium',
    source: sources.youtubeSpam,
    explanation: 'Nobody controls what a network shows, so a promise to go viral misleads.',
    advice: 'Say what tends to help and leave the outcome open.',
    phrases: [
      [/guaranteed to go viral/, 'made to be shared'],
      [/go viral (overnight|every time|instantly|in \d+ (hours|days))/, 'get seen by more people'],
      [
        /(hack|cheat|trick|game|exploit) the (algorithm|youtube algorithm|tiktok algorithm)/,
        'understand the algorithm',
      ],
      [/(you will|you'll) (definitely )?go viral/, 'more people may see you'],
      [/\d[\d,.]*[km]? (views|followers|subscribers) (overnight|guaranteed|in (24|48) hours)/],
    ],
    cases: {
      hit: ['You’ll go viral with this.', 'Hack the algorithm in a week.', '10k followers overnight.'],
      miss: [
        'No one can say what will go viral.',
        'Our cat video went viral once.',
        'Views from the terrace overnight.',
      ],
    },
  },
  {
    id: 'platform-private-data',
    title: 'Private data',
    severity: 'high',
    source: sources.youtubePrivacy,
    explanation: 'Card and social security numbers, or where a private person lives, may not be shown.',
    advice: 'Take the data out.',
    evenDenied: true,
    phrases: [
      [/\d{3}-\d{2}-\d{4}/],
      [/[3-6]\d{3} ?\d{4} ?\d{4} ?\d{4}/],
      [/(here is|here's|i found|leaked) (his|her|their) (home address|phone number|private number|license plate)/],
    ],
    cases: {
      hit: ['Her number is 123-45-6789.', 'Card 4111 1111 1111 1111 works.', "Here's his home address."],
      miss: ['Call 555-0142 for a table.', 'Order 2024-118 is ready.', 'Here is our address.'],
    },
  },
  {
    id: 'platform-personal-attributes',
    title: 'Naming a viewer’s private trait',
    severity: 'medium',
    source: sources.metaPersonal,
    explanation: 'An ad may not say or imply that it knows a viewer’s health, debts, faith, age or origin.',
    advice: 'Talk about the product and let viewers decide whether it is for them.',
    phrases: [
      [
        /are you (\w+ )?(overweight|obese|fat|depressed|broke|bankrupt|in debt|divorced|gay|lesbian|disabled|diabetic|autistic|an alcoholic|unemployed|infertile|balding?|over (40|50|60))/,
      ],
      [
        /(as|because you are|since you are|you're) (a )?(christian|muslim|jew|jewish|hindu|black|asian|hispanic|gay|trans)( person| man| woman)? you/,
      ],
      [
        /(your|with your) (depression|anxiety disorder|diabetes|cancer|obesity|bankruptcy|criminal record|addiction|disability)/,
      ],
      [/meet (other )?(jewish|christian|muslim|black|asian|gay|senior) singles/],
    ],
    cases: {
      hit: ['Are you overweight?', 'Your depression ends here.', 'Meet Christian singles.'],
      miss: ['Are you open on Sundays?', 'Are you in town this week?', 'Tips for a calmer morning.'],
    },
  },
  {
    id: 'platform-before-after',
    title: 'Before-and-after bodies',
    severity: 'medium',
    source: sources.metaHealth,
    explanation:
      'Before-and-after claims about bodies are refused in ads because they promise everybody the same change.',
    advice: 'Describe what the product is and does.',
    phrases: [
      [
        /(before and after|before after) (\w+ ){0,2}(weight loss|body|belly|skin|hair|teeth|face)( \w+)?( pictures?| photos?)?/,
      ],
      [/(my|her|his|their) (body|belly|skin|face|teeth) before and after/],
      [/(body|weight loss) transformation (in|photos?|pictures?|guaranteed)/],
    ],
    cases: {
      hit: [
        'See the before and after weight loss photos.',
        'Her skin before and after.',
        'Body transformation in 10 days.',
      ],
      miss: ['The kitchen before and after.', 'Wash before and after use.', 'A digital transformation in ten steps.'],
    },
  },
  {
    id: 'platform-election-falsehood',
    title: 'False voting information',
    severity: 'high',
    source: sources.youtubeElections,
    explanation: 'Wrong claims about how or whether votes count are removed.',
    advice: 'Point to the official election site or leave it out.',
    phrases: [
      [/(you can |just )?vote by (text|tweet|phone|dm|whatsapp)/],
      [/(the )?election (was|is|will be) (rigged|stolen|fake|fixed)/],
      [/your vote (doesn't|does not|won't) count/],
      [/(democrats|republicans) vote on (wednesday|thursday)/],
    ],
    cases: {
      hit: ['You can vote by text.', 'The election was stolen.', "Your vote doesn't count."],
      miss: ['Vote for the next flavor in the poll.', 'Election night pizza, half price.'],
    },
  },
  {
    id: 'platform-conspiracy',
    title: 'Conspiracy hint',
    severity: 'low',
    source: sources.tiktokMisinformation,
    explanation: 'Hinting that someone hides the truth stirs distrust without proof.',
    advice: 'Say what is little known and where it can be read.',
    evenDenied: true,
    phrases: [
      [
        /(secrets?|tricks?|things?|truths?|facts?|methods?) (that )?(they|the rich|banks|doctors|big pharma|the government) (don't|do not|doesn't) want you to know( about)?/,
      ],
      [
        /(they|the rich|banks|doctors|big pharma|the government|the media) (don't|do not|doesn't|never) want you to know( about)?/,
      ],
      [/(the government|big pharma|the elites?|the media) (is|are) (hiding|lying|covering)/],
      [/wake up,? (sheeple|people|america)/],
      [/do your own research/, 'look it up for yourself'],
    ],
    cases: {
      hit: ["The secret banks don't want you to know.", 'The media is lying.', 'Wake up, people!'],
      miss: [
        'Here is what most people do not know.',
        'We want you to know about our hours.',
        'Wake up with better coffee.',
      ],
    },
  },
]

export const platformPolicy: RulePack = { name: 'Platform policy', rules }
