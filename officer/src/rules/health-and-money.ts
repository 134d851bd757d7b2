import type { Rule, RulePack } from './rule.ts'
import { sources } from './sources.ts'

const rules: readonly Rule[] = [
  {
    id: 'health-cure',
    title: 'Cure claim',
    severity: 'high',
    source: sources.healthClaims,
    explanation: 'Saying that something cures a disease is a drug claim and needs clinical proof and approval.',
    advice: 'Leave the disease out and say how it feels or tastes.',
    phrases: [
      [/(cures?|clears?|heals?) (your )?acne( (overnight|fast|in \d+|forever|for good))?/],
      [/(kills?|destroys?|fights off|wipes out|shrinks?) (\w+ )?(cancer cells|tumou?rs?|cancer|viruses in your)/],
      [
        /(your|my|the) (diabetes|cancer|arthritis|asthma|eczema|psoriasis|migraines?|tumou?r) (is|are|will be|was) (gone|cured|healed|history|a thing of the past)/,
      ],
      [
        /(cures?|curing|cured) (your |my |any |all |every |chronic |back |joint |knee )*(pain|illness|sickness|disease|condition|hangovers?|acne|snoring|addiction)/,
      ],
      [
        /(cures?|curing|heals?|reverses?|reversing|eliminates?|beats?) (your |my |all |any |type 2 )*(cancer|diabetes|arthritis|depression|anxiety|autism|alzheimer's|dementia|covid|adhd|hypertension|high blood pressure|asthma|eczema|psoriasis|migraines?|insomnia|hiv|herpes|disease)/,
      ],
      [/(miracle|natural|secret|instant) (cure|remedy|pill|drug)s?/],
      [/cure for (cancer|diabetes|arthritis|depression|anxiety|autism|baldness|covid|migraines?|everything)/],
    ],
    cases: {
      hit: [
        'This gel cures acne overnight.',
        'This oil kills cancer cells.',
        'Drink this and your diabetes is gone.',
        'You can cure your back pain with this pillow.',
        'This tea cures diabetes.',
        'A miracle cure.',
        'It reverses arthritis.',
      ],
      miss: [
        'This oil keeps the hinge quiet.',
        'Cure your own bacon for nine days.',
        'It won’t cure diabetes.',
        'Cured ham on rye.',
        'The balm heals scratches in wood.',
      ],
    },
  },
  {
    id: 'health-treatment',
    title: 'Treatment claim',
    severity: 'medium',
    source: sources.healthClaims,
    explanation: 'Claims to treat, prevent or detox need competent and reliable scientific evidence.',
    advice: 'Describe the ingredient or the routine without the effect on the body.',
    phrases: [
      [
        /(treats?|prevents?|stops?|ends?|reverses?) (\w+ )?(injur(y|ies)|illness(es)?|infections?|heart attacks?|strokes?|aging|balding|hair loss|back pain|knee pain|joint pain|bloating|acne|panic attacks?)/,
      ],
      [
        /(treats?|prevents?|relieves?|fights?) (your |all )?(cancer|diabetes|arthritis|depression|anxiety|alzheimer's|covid|the flu|high blood pressure|asthma|eczema|migraines?|insomnia|inflammation)/,
      ],
      [/(boosts?|boosting|supercharges?|strengthens?) (your )?(immune system|immunity|metabolism|testosterone)/],
      [/(flush(es)?|remove|clear)( out)? (the |your |all )?toxins/],
      [/detox(es|ify|ifies)? (tea|drink|pills?|juice|your (body|liver|blood|gut))/],
      [/balances? your hormones/],
    ],
    cases: {
      hit: [
        'Our shoes prevent knee injuries.',
        'It boosts your immune system.',
        'A detox tea.',
        'Flush out toxins overnight.',
      ],
      miss: [
        'The rail prevents falls from the loft.',
        'Treats for dogs.',
        'A digital detox weekend.',
        'Boost your page speed.',
      ],
    },
  },
  {
    id: 'health-weight-loss',
    title: 'Weight-loss promise',
    severity: 'high',
    source: sources.gutCheck,
    explanation: 'Fast, effortless or permanent weight loss is on the FTC’s list of claims that cannot be true.',
    advice: 'Leave out pounds and days; talk about food and movement.',
    phrases: [
      [/(lose|losing|shed|drop|get rid of) (your |that |all |the )?(belly|stomach|stubborn|arm|thigh|body) fat/],
      [/burn(ing)? (up to |over )?\d+ ?(pounds|lbs?|kilos?|kg) of fat/],
      [/(pounds|weight|fat|inches) (will |just )?(melts?|falls?|drops?|comes?) (right )?off/],
      [
        /(shed|drop|lost|lose) (up to |over )?\d+ ?(pounds|lbs?|kilos?|kg|stone|inches)( \w+){0,3} (no|without|zero) (effort|exercise|dieting|diet|gym)/,
      ],
      [/(shed|drop|lose) (up to |over )?\d+ ?(pounds|lbs?|kilos?|kg|stone)( (this|in|by|per|every|a))?/],
      [
        /los(e|ing) (up to |over )?\d+ ?(pounds|lbs?|kilos?|kg|stone|inches|dress sizes)( (in|per|every|a|by|without) (\w+ ?){0,3})?/,
      ],
      [/(melts?|melting|burns?|burning|blasts?) (away )?(your |stubborn |belly )*fat/],
      [
        /(lose|losing|drop|shed) (the )?(weight|fat|pounds) (fast|overnight|instantly|without|while you sleep|effortlessly|forever)/,
      ],
      [/(without|no) (diet|dieting|exercise)( or| and) (diet|exercise|dieting|gym)/],
      [/drop \d+ (dress )?sizes/],
      [/(flat|flatter) (belly|stomach|tummy) in \d+/],
    ],
    cases: {
      hit: [
        'Lose belly fat without the gym.',
        'Burn 10 pounds of fat this week.',
        'Shed 15 lbs this month with no effort.',
        'Lose 20 pounds in 10 days.',
        'It melts belly fat.',
        'Drop weight without trying: lose weight fast.',
      ],
      miss: [
        'Skim the fat off the stock.',
        'Ten pounds of flour make 14 loaves.',
        'The shed is 15 feet wide.',
        'The parcel is 2 pounds lighter now.',
        'Burn a candle.',
        'You won’t lose 20 pounds in a week.',
      ],
    },
  },
  {
    id: 'health-stop-medicine',
    title: 'Replacing medical care',
    severity: 'high',
    source: sources.youtubeMedical,
    explanation: 'Telling people to stop medicine or skip a doctor can kill.',
    advice: 'Tell them to ask their doctor.',
    phrases: [
      [
        /(take|taking|use|try) (\w+ ){0,3}instead of (your )?(insulin|medication|meds|antidepressants|chemo|antibiotics|a vaccine|vaccines)/,
      ],
      [
        /never (see|visit|need|go to|pay) (a |the |your |another )?(doctor|dentist|therapist|physician|psychologist) again/,
      ],
      [/(stop|quit) taking (your |my )?(medication|medications|meds|medicine|pills|insulin|antidepressants|statins)/],
      [/(throw|toss) (away|out) your (medication|meds|pills|inhaler|insulin)/],
      [
        /(instead of|better than|replaces?) (your )?(chemo|chemotherapy|insulin|medication|antidepressants|a doctor|seeing a doctor|therapy)/,
      ],
      [/you (don't|do not|won't) need (a doctor|doctors|a vaccine|your meds|insulin|medication|chemo|therapy)/],
    ],
    cases: {
      hit: [
        'Take these pills instead of insulin.',
        'Never see a dentist again.',
        'Stop taking your meds.',
        'Better than chemo.',
        "You don't need a doctor.",
      ],
      miss: ['Never stop taking your medication on your own.', 'Stop taking the bus.', 'You don’t need a ladder.'],
    },
  },
  {
    id: 'health-misinformation',
    title: 'Medical misinformation',
    severity: 'high',
    source: sources.youtubeMedical,
    explanation: 'Claims against what health authorities know about vaccines and diseases are removed.',
    advice: 'Leave it out or link a health authority.',
    phrases: [
      [
        /vaccin(es?|ations?) (cause|causes|contain|contains|are|is) (autism|microchips?|poison|a scam|a hoax|deadly|mind control)/,
      ],
      [/(covid|the pandemic|corona) (is|was) (a hoax|fake|planned|a lie|made up)/],
      [/5g (causes|spreads|gives)/],
      [/(drink|inject|take) (bleach|ivermectin|hydrogen peroxide|turpentine|colloidal silver) (to|for|and)/],
      [/(sunscreen|fluoride|chemo) (causes cancer|is poison|is a scam)/],
    ],
    cases: {
      hit: ['Vaccines cause autism.', 'Covid was planned.', 'Sunscreen is a scam.'],
      miss: ['Vaccines are free on Friday.', 'Our 5G router is in.', 'The party was planned in May.'],
    },
  },
  {
    id: 'health-youth',
    title: 'Younger looks',
    severity: 'medium',
    source: sources.healthClaims,
    explanation: 'Claims to erase wrinkles, regrow hair or turn back age need clinical tests.',
    advice: 'Say how it feels: "skin feels soft".',
    phrases: [
      [
        /(makes? |make your |watch )?(your )?(wrinkles|age spots|cellulite|gray hair|grey hair|baldness) (vanish|disappear|melt away|fade away|go away|gone)/,
      ],
      [/(erases?|removes?|eliminates?) (all |your |the )?(wrinkles|age spots|cellulite|stretch marks)/],
      [/look (\d+|five|ten|fifteen|twenty) years younger/, 'look rested'],
      [/(reverses?|stops?|halts?) (the )?aging/],
      [/(regrows?|regrow your|grows back) (your )?hair/],
      [/(fountain of youth|anti aging (miracle|secret))/],
    ],
    cases: {
      hit: ['This cream makes wrinkles vanish.', 'It erases wrinkles.', 'Look ten years younger.', 'Stops aging.'],
      miss: ['Aging cheese takes patience.', 'Iron out wrinkles in the cloth.', 'Nothing stops aging.'],
    },
    clearedBy: /cheese|wine|nothing stops/,
  },
  {
    id: 'health-safety-claim',
    title: 'Perfectly safe',
    severity: 'medium',
    source: sources.healthClaims,
    explanation: 'Nothing that acts on the body is free of side effects for everybody.',
    advice: 'Name what is known and for whom it is not suitable.',
    phrases: [
      [/(no|zero|without( any)?|free of) (known |harmful )?side effects/],
      [
        /(completely|totally|perfectly|100%) (safe|harmless) (for|to) (everyone|everybody|all|use|take|eat|babies|kids)/,
      ],
      [/(all )?natural,? so (it's|it is) (completely |totally )?(safe|harmless)/],
    ],
    cases: {
      hit: ['It has no side effects.', 'Completely safe for everyone.', 'All natural, so it’s safe.'],
      miss: ['Keep it safe for everyone on the stairs.', 'Side effects are listed on the box.'],
    },
  },
  {
    id: 'health-fda',
    title: 'FDA approval',
    severity: 'high',
    source: sources.healthClaims,
    explanation: 'Supplements, cosmetics and facilities are not approved by the FDA, so the claim is false for them.',
    advice: 'Leave the FDA out.',
    phrases: [
      [/(fda|f\.d\.a\.) (approved|certified|endorsed|recommended)/],
      [/(approved|certified|endorsed) by the (fda|f\.d\.a\.)/],
    ],
    cases: {
      hit: ['FDA-approved gummies.', 'Approved by the FDA.'],
      miss: ['It is not FDA approved.', 'The FDA has rules for labels.'],
    },
  },
  {
    id: 'health-instant-relief',
    title: 'Instant relief',
    severity: 'medium',
    source: sources.healthClaims,
    explanation: 'Instant or lasting relief from pain or stress is a health claim that needs proof.',
    advice: 'Say what it is for, without the speed.',
    phrases: [
      [/instant (pain |stress |anxiety |headache )?relief/],
      [
        /(relieves?|ends?|kills?|eliminates?|stops?) (all |your |chronic |back |joint )*pain (instantly|forever|in (minutes|seconds|days)|for good|overnight)/,
      ],
      [/(pain|stress|anxiety) free (in|within) \d+/],
      [/(fall|falls) asleep (instantly|in (\d+|two) (seconds|minutes))/],
    ],
    cases: {
      hit: ['Instant pain relief.', 'It ends back pain forever.', 'Pain-free in 5 days.'],
      miss: ['A relief print, instantly framed.', 'Waiting at the till is a pain.'],
    },
  },
  {
    id: 'health-diagnosis',
    title: 'Diagnosing viewers',
    severity: 'medium',
    source: sources.youtubeMedical,
    explanation: 'A video cannot diagnose, and people act on it.',
    advice: 'Describe it in general and send people to a professional.',
    phrases: [
      [
        /(signs|proof|this means|if so,?|then) (that )?you (probably |might |may |definitely )?have (adhd|depression|autism|ptsd|bipolar disorder|ocd|an anxiety disorder|diabetes|cancer|a thyroid problem)/,
      ],
      [
        /you (probably|definitely) have (adhd|depression|autism|ptsd|bipolar disorder|ocd|an anxiety disorder|diabetes|a vitamin deficiency)/,
      ],
      [/(diagnose|test) yourself (for|with)/],
    ],
    cases: {
      hit: ['Five signs you have ADHD.', 'You probably have depression.', 'Diagnose yourself with this test.'],
      miss: ['Signs you have a good landlord.', 'Test yourself on the menu.', 'You probably have flour at home.'],
    },
    clearedBy: /(?:spanish|menu|quiz|vocabulary)/,
  },
  {
    id: 'money-income-claim',
    title: 'Income claim',
    severity: 'high',
    source: sources.businessOpportunity,
    explanation: 'A promise of earnings needs written proof that buyers typically earn it.',
    advice: 'Leave the amount out and say what people learn or get.',
    phrases: [
      [
        /(double|doubles|triple|triples|10x|multiply|multiplies) your (\w+ )?(income|salary|sales|revenue|profits?|earnings|turnover)( (in|within|by|overnight)( \w+){0,2})?/,
      ],
      [/pays my (rent|mortgage|bills|tuition)/],
      [/(never|don't have to|no need to|nobody has to|no one has to) work (another day|again|anymore|a day)/],
      [/(never|not) be (broke|poor) again/],
      [
        /(pays?|paying|brings? in|bringing in|generates?|nets?) (you |me |up to |over )*[$€£]\d[\d,.]*k? (daily|weekly|monthly|a (day|week|month)|per (day|week|month)|every (day|week|month))/,
      ],
      [/[$€£]\d[\d,.]*k? (daily|per day|a day|weekly|a week) (from|with|without|on autopilot|in passive)/],
      [
        /(definitely|surely|easily|always|certainly) (make|earn) (\w+ )?(money|thousands|cash|a living|a fortune|profits?)/,
      ],
      [
        /(made|make|making|earned|earn|earning) (over |more than |up to |about )?[$€£]\d[\d,.]*k? (with|using|from|on|in) (this|my|our|these|just|only|one|\d+)/,
      ],
      [
        /(make|making|earn|earning) (up to |over |an extra )?[$€£]\d[\d,.]*k? (a|per|every|each|in a) (day|night|week|month|year|single day)/,
      ],
      [
        /(make|earn|making|earning) (thousands|millions|six figures|seven figures|passive income|a fortune|easy money|money) (a day|per day|a week|a month|online fast|fast|overnight|while you sleep|on autopilot|in your sleep|from home|from your phone)/,
      ],
      [/(six|seven|6|7) figure (income|business|salary|months?) (in|by|within|overnight|guaranteed|without)/],
      [/quit your (day )?(job|9 to 5) (today|tomorrow|this week|next week|this month|next month|forever|in \d+)/],
      [/(unlimited|limitless) (income|earnings?|earning potential|money)/],
    ],
    cases: {
      hit: [
        'Our program doubles your income in 60 days.',
        'No one has to work anymore with this bot.',
        "You'll never be broke again.",
        'Side hustle that pays $200 daily.',
        'You will definitely make money with this.',
        'We made $10,000 with this system.',
        'Make $500 a day from your phone.',
        'Earn thousands a week.',
        'Quit your job next week.',
      ],
      miss: [
        'Double your dough, then shape it.',
        'You can never have too many spoons.',
        'The parking lot takes $5 a day.',
        'We made $10,000 for the school with a bake sale.',
        'We pay baristas $19 an hour.',
        'Make bread while you sleep: a slow rise.',
        'Nobody will make $500 a day with this.',
      ],
    },
  },
  {
    id: 'money-get-rich',
    title: 'Get rich quick',
    severity: 'high',
    source: sources.ftcAct,
    explanation: 'Quick riches are the mark of a scheme, and networks remove the promise.',
    advice: 'Say what the work is and how long it takes.',
    clearedBy: /flavou?r|taste|crema|sauce|broth|soil|colou?r|in (?:protein|fiber|iron)/,
    phrases: [
      [/turn(ing)? (just |only )?[$€£]\d[\d,.]*k? into [$€£]?\d[\d,.]*k?/],
      [/(retire|retired|quit work) (early |young |rich )?(at|by|before) (2\d|3\d|4\d|thirty|forty)/],
      [/(become|becoming|get|getting|makes? you|made me|be) (filthy |super |very )?rich/],
      [/(make|makes|made|turn|turns|turned) (you|me|anyone|people|him|her) (into )?(a )?(millionaire|billionaire)s?/],
      [/get rich (quick|fast|overnight|easily|without)/],
      [/(become|be) a millionaire (in|by|overnight|fast|without)/],
      [/financial freedom (in|within|by) (\d+|a|one|three|six) ?(days?|weeks?|months?)?/],
      [/(easy|fast|quick|free) money (online|from home|hack|glitch|method|today)/],
      [/(money|cash|income) (hack|glitch|cheat code|loophole|machine)/],
    ],
    cases: {
      hit: [
        'Turn $100 into $10,000.',
        'Retire at 30 with this one strategy.',
        'Anyone can do this and become rich.',
        'Crypto will make you a millionaire.',
        'Get rich quick.',
        'Be a millionaire in a year.',
        'The money glitch is real.',
      ],
      miss: [
        'Turn the pan after two minutes.',
        'You get rich flavor from slow heat.',
        'There is no way to get rich quick.',
        'A rich, quick sauce.',
        'Save a little money each week.',
      ],
    },
  },
  {
    id: 'money-guaranteed-return',
    title: 'Guaranteed return',
    severity: 'high',
    source: sources.ftcAct,
    explanation: 'No investment is sure, and saying so is fraud in most places.',
    advice: 'Say that values rise and fall, or leave the promise out.',
    phrases: [
      [/guaranteed (returns?|profits?|income|gains?|interest|yields?|roi|payouts?)/],
      [/(risk free|no risk|zero risk) (investments?|investing|returns?|profits?|trades?|trading)/],
      [/(double|triple|10x|multiply) your (money|investment|savings|crypto|bitcoin|cash)/],
      [/\d+% (returns?|profits?|gains?|roi) (a|per|every|guaranteed|each) ?(day|week|month)?/],
      [/(can't|never|impossible to) lose (any |your )?money/],
    ],
    cases: {
      hit: ['Guaranteed returns of 8%.', 'Double your money.', 'You can’t lose money here.'],
      miss: [
        'Nobody can promise guaranteed returns.',
        'Double your batch and freeze half.',
        'Returns are free for 30 days.',
      ],
    },
  },
  {
    id: 'money-investment-tip',
    title: 'Investment tip',
    severity: 'medium',
    source: sources.ftcAct,
    explanation: 'Telling viewers what to buy, or where a price will go, is advice that needs a licence and a warning.',
    advice: 'Explain how it works and say that it is not financial advice.',
    phrases: [
      [/buy (this|these) (stocks?|coins?|crypto|tokens?|shares|nfts?)( (now|today|before))?/],
      [
        /this (stock|coin|token|crypto|share) (will|is going to|is about to) (explode|moon|double|triple|10x|100x|skyrocket|take off)/,
      ],
      [/(the )?next (bitcoin|tesla|nvidia|dogecoin|amazon stock)/],
      [/(bitcoin|crypto|this coin|the stock) (is going|will go|goes) (to the moon|up forever|to \$\d+)/],
      [/(put|invest) (all )?(of )?your (life )?savings (in|into|on)/],
      [/\d+x (coins?|gems?|altcoins?)/],
    ],
    cases: {
      hit: ['Buy this coin today.', 'This stock is about to explode.', 'Put your savings into it.'],
      miss: ['Buy these tomatoes ripe.', 'Never put all your savings in one place.', 'We restock on Monday.'],
    },
  },
  {
    id: 'money-no-risk-note',
    title: 'Investing without a word on risk',
    severity: 'low',
    source: sources.ftcAct,
    explanation: 'Talk of investing should say at least once that money can be lost.',
    advice: 'Add one sentence: values can go down as well as up.',
    onlyFor: /financ|invest|money|crypto|trading/,
    clearedAnywhere: /\brisk|\blos(?:e|s|ing)\b|not financial advice|go down|adviser|advisor|accountant|ups and downs/,
    phrases: [
      [/(start |starting )?(invest|investing) (in|your|early|with|\$)/],
      [/(buy|buying|hold|holding) (shares|stocks|index funds?|etfs?|bonds|crypto|bitcoin)/],
    ],
    cases: {
      hit: ['Start investing early.', 'Buy index funds each month.'],
      miss: [
        'Start investing early, and know that values go down too.',
        'Invest nothing you may need: you can lose it.',
      ],
    },
  },
  {
    id: 'money-debt-relief',
    title: 'Debt and credit promise',
    severity: 'high',
    source: sources.creditRepair,
    explanation: 'Promises to erase debt or mend a credit score are barred for those who sell such services.',
    advice: 'Say what help consists of, without the outcome.',
    phrases: [
      [
        /(erase|fix|delete|wipe|repair|clean up) (your )?(bad |poor )?credit( score| history| report)? (overnight|fast|in \d+|instantly|today|for good)/,
      ],
      [
        /(erase|wipe( out)?|eliminate|cancel|clear) (all )?(of )?your (credit card |student )?(debts?|loans?)( (fast|overnight|today|instantly|in \d+))?/,
      ],
      [
        /(fix|repair|boost|raise|increase) your credit( score)? (overnight|fast|instantly|in \d+ (days|hours|weeks)|by \d+)/,
      ],
      [/(new|clean) credit (identity|file|profile)/],
      [/(secret )?government (grants?|money|program) (you|nobody|that pays|to pay)/],
      [/(remove|delete) (any|all|accurate|bad|negative) (items|marks|late payments|collections) from your credit/],
    ],
    cases: {
      hit: [
        'Erase bad credit overnight.',
        'Wipe out your debt.',
        'Boost your credit score overnight.',
        'Secret government grants you can claim.',
      ],
      miss: [
        'Ask for a loan estimate in writing.',
        'Pay a little off your debt each month.',
        'Check your credit report for errors.',
        'Erase your whiteboard.',
      ],
    },
  },
  {
    id: 'money-loan',
    title: 'Loan bait',
    severity: 'medium',
    source: sources.telemarketing,
    explanation: 'Guaranteed or instant credit without checks misleads about what a loan costs and who gets one.',
    advice: 'Name the rate, the term and the conditions.',
    phrases: [
      [/guaranteed (approval|loans?|credit)/],
      [/no credit checks?( needed| required)?/],
      [/instant (loans?|approval|credit)/],
      [/bad credit,?\?? (no problem|ok|okay|welcome)/],
    ],
    cases: {
      hit: ['Guaranteed approval.', 'No credit check needed.', 'Bad credit? No problem.'],
      miss: ['We take credit cards.', 'The loan of a ladder is free.', 'Instant coffee, no problem.'],
    },
  },
  {
    id: 'money-tax-dodge',
    title: 'Tax dodge',
    severity: 'high',
    source: sources.ftcAct,
    explanation: 'Telling people how to escape tax invites them to break the law.',
    advice: 'Send them to a tax professional.',
    phrases: [
      [/(never|stop) pay(ing)? (any )?(income )?tax(es)?( again)?/],
      [/pay (no|zero) (income )?tax(es)? (ever|again|legally|like)/],
      [/hide (your )?(income|money|cash|profits) (from|offshore)/],
      [/(tax|irs) (loopholes?|hacks?|tricks?) (that )?(the rich|they|nobody|the irs|your accountant)/],
    ],
    cases: {
      hit: ['Never pay taxes again.', 'Hide your income from the taxman.', 'Tax loopholes the rich use.'],
      miss: ['You pay no tax on bread here.', 'Set money aside for taxes.', 'Never pay tax late.'],
    },
    clearedBy: /late|on time/,
  },
  {
    id: 'money-recruiting',
    title: 'Recruiting scheme',
    severity: 'medium',
    source: sources.businessOpportunity,
    explanation: 'An offer that pays for bringing in others has to show its terms before anyone joins.',
    advice: 'Say what is sold, what it costs and what people typically earn.',
    phrases: [
      [/(join|build) (my|our|your) (team|downline|network) (and|to) (earn|make|start earning|get paid)/],
      [/recruit \d+ (people|friends|members)/],
      [/ground floor (opportunity|of (a|an|this))/],
      [/work from home and (make|earn)/],
      [/be your own boss (today|now|and earn|and make|in \d+)/],
    ],
    cases: {
      hit: ['Join my team and earn.', 'Recruit 5 friends.', 'Work from home and make more.'],
      miss: ['Join our team as a baker.', 'The ground floor has toilets.', 'She works from home on Monday.'],
    },
  },
]

export const healthAndMoney: RulePack = { name: 'Health and money', rules }
