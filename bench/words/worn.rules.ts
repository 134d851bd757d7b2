/** Phrases that fit any business, any subject and any film: frames with a slot in them, and glue between sentences. */
import type { Slip } from './slip.ts'
import { matchesOf } from './slip.ts'

/** Questions and sentences into which anything could be put. */
const FRAMES: readonly RegExp[] = [
  /\bif you (?:could )?(?:only )?(?:know|knew|remember|do|learn|take) (?:only )?(?:one|a single) thing\b/i,
  /\bwhat do (?:most )?people (?:miss|get wrong|forget|not know|overlook) about\b/i,
  /\bwhat (?:nobody|no one|few people) (?:tells?|know|knows) (?:you )?about\b/i,
  /^(?:and |but |so )?(?:why|what) should you (?:not underestimate|never underestimate|think twice about|look twice|know (?:first )?about|care about)\b/i,
  /\bwhy (?:is it so easy to go wrong with|does it matter that)\b/i,
  /\bhow much (?:does .+ have to|do you(?: really)?) know about\b/i,
  /\bwhat would change if you had (?:five|ten|\d+) minutes for\b/i,
  /\bhow many of these (?:two|three|four|five|\d) have you done\b/i,
  /^(?:is|are) an? .+ too small for\b/i,
  /^(?:why should|should) an? .+ care about\b/i,
  /\bseen from an?\b/i,
  /\bwhat (?:can you get|would you pay|do you know|can you expect) (?:at|about|from) [A-Z]/,
  /^(?:before you choose|worth knowing|to know before you buy)[,:]? ?(?:one fact)?/i,
  /\bhere['’]?s? (?:is )?a (?:word|thought|note|question|tip) (?:on|about|that|for)\b/i,
  /\b(?:something|a question|one more thing) (?:to go|that goes) with it\b/i,
  /\bhere(?:['’]s| is) why you should\b/i,
  /\b(?:you may|you might|have you ever|ever) (?:have )?(?:asked? yourself|wondered)\b/i,
  /^did you know\b/i,
  /\bwhat if I told you\b/i,
  /\bwhat would it be\?$/i,
  /\b(?:what|this|that|it|here)(?:['’]s| is)? (?:it )?all about\b/i,
  /\bin (?:a minute|ten seconds|one breath|plain words|under a minute)[.?!]?$/i,
  /\bon a napkin\b/i,
  /\beverything you need to know\b|\ball you need to know\b|\bthe truth about\b|\bthe secret (?:to|of|behind)\b/i,
  /\bone thing nobody\b|\bnobody tells (?:you|beginners)\b/i,
  /\b(?:test|try|do) it (?:once |on )?(?:on )?(?:one |a )?(?:small thing|at the next chance)\b/i,
  /\b(?:test|try) it (?:once )?(?:on )?(?:this week|tonight|today|tomorrow|before the weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b.*\b(?:see what changes|what you notice|small thing)\b/i,
  /\bset aside (?:five|ten|\d+) minutes\b|\btake (?:five|ten|\d+) minutes for\b/i,
  /\bpick the smallest part of it\b/i,
  /\b(?:start|begin) .*\bsmall with\b/i,
  /\bput it in your calendar\b/i,
  /\b(?:save|bookmark|keep) this (?:one )?(?:for|about|when)\b/i,
  /\bfor the day .+ comes? up\b/i,
  /\bsend this .*\bto (?:a friend|someone)\b/i,
  /\bwhat (?:they|you) think about\b.*[.?]$/i,
  /\bwrite your own rule\b|\btell us how you deal with\b|\bwrite in the comments what you\b/i,
  /\btalk to (?:someone|somebody|a colleague) about\b|\bpass this on to\b|\bread up on\b/i,
  /\bfollow .+ (?:for (?:more|one useful thought|the next one)|if you want to hear more)\b/i,
  /\bif .+ was new to you\b|\bwe(?:['’]re| are) glad to talk about\b|\bthat(?:['’]s| is) (?:how we['’]d explain|what we can tell you about)\b/i,
  /\bwe like to talk about it\b|\bone question is enough\b|\bbring your own question about\b/i,
  /\b(?:ask|write to|talk to|call|visit|follow) .+ (?:when the question comes up again|when the mood takes you|whatever else you want to know|one of these days|some time soon)\b/i,
  /\bif you take one thing with you\b|\bthe other half of it is about\b|\bit has a cousin\b/i,
]

/** What holds two sentences together that should hold by themselves. */
const GLUE: readonly RegExp[] = [
  /\bhere(?:['’]s| is) why\b(?! you should)/i,
  /\bhere(?:['’]s| is) (?:the (?:thing|deal|kicker|catch|twist|truth)|what you (?:can|could) do|an example|one way in|how it looks|a start|another angle)\b/i,
  /^(?:and )?(?:the|my) reason(?: is (?:plain|simple|clear)|:)/i,
  /^(?:and the reason|why so|how come|and why|why is that|what(?:['’]s| is) (?:going on there|behind it))\?$/i,
  /^why it matters\b/i,
  /\bpicture (?:it|this)\b/i,
  /^imagine (?:this|it)\b/i,
  /\b(?:quick|short|long) version\b/i,
  /\bthink of it (?:like this|this way|as follows)\b/i,
  /^(?:to illustrate|say it happens like this|a small picture of it|case in point)[:,]/i,
  /^(?:in practice|to put it to use|now the useful part|something to keep|instead of a plan, a start|one thing to do|only one thing to do|a first step|a practical step|a sensible next step|your move|give this a go|do this today|try this|so here['’]s a start|here is one way in|but first, one small thing|when you have a quiet minute|next time you have a cup of tea|if you feel like it|you can test it|what you can do about it|no need to do it all, but do this|while you think it over)\b[^.?!]*:/i,
  /\blet that sink in\b|\blet['’]s dive in\b|\bbuckle up\b|\bgame[- ]changer\b|\bplot twist\b|\bspoiler alert\b/i,
  /\bin today['’]s (?:world|fast|digital)\b|\bat the end of the day\b|\bthe bottom line\b|\blong story short\b|\bin a nutshell\b/i,
  /\bbelieve it or not\b|\btruth be told\b|\bfun fact\b|\bpro tip\b|\bhot take\b/i,
  /\bsounds? familiar\?|\bnow you know\b|\bguess what\b|\b(?:it['’]s that|simple as that|as simple as that)\b(?: simple)?[.!]?$/i,
  /\blet me explain\b|\bthe takeaway\b|\bkeep this in mind\b|\bremember this\b|\bwhether you(?:['’]re| are) .+ or\b.*\bwe(?:['’]ve| have) got you\b/i,
  /\bunlock (?:the|your)\b|\bnext level\b|\bsay goodbye to\b|\blook no further\b|\bone[- ]stop[- ]shop\b|\bmore than just an?\b/i,
]

const first = (sentence: string, patterns: readonly RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    const [said] = matchesOf(sentence, new RegExp(pattern, 'gi'))
    if (said) return said
  }
  return undefined
}

/** At most one frame and one piece of glue are counted in a sentence. */
export function wornIn(sentence: string): Slip[] {
  const frame = first(sentence, FRAMES)
  const glue = first(sentence, GLUE)
  return [
    ...(frame ? [{ rule: 'frame for anything', words: frame }] : []),
    ...(glue ? [{ rule: 'worn glue', words: glue }] : []),
  ]
}
