/**
 * Ten questions for each way in which customers come by something, and for a trade that nobody knows. A line each, in the order of
 * `INTERVIEW_QUESTIONS`: `question | an answer as an example`, and where it asks for a question of the customers
 * `question | their question | what they are answered`. `{thing}` comes with its article, `{customers}` are many.
 */
import type { AskedQuestion } from '#script.ts'
import type { Way } from '#trades/trade.ts'

const ANY = `
What do people ask before they choose you? | How soon can I have it? | Usually within a week. You know the day when you ask.
What else do they want to know? | Can I see it first? | Yes. Come by, or ask for a photo.
What do people get wrong the first time? | Most people ask when there's hardly any time left.
What part of your work does nobody see? | Half of the work is done before anybody sees a thing.
What does it cost, and why? | It costs $45, because we do everything ourselves.
What can people get from you right now? | We have room for three more orders this month.
Which dates should people know about? | We're closed from December 24 until January 2.
How did it all begin? | It began at our kitchen table, with one order from a neighbor.
What do you see differently from others in your line of work? | We'd rather say no than do it badly.
What makes people come back? | People come back because we pick up the phone.`

const BY_WAY: Record<Way, string> = {
  class: `
What do people ask before they book {thing}? | Do I need to know anything before I come? | No. Most people start from zero, and nobody watches.
And what do they ask the day before? | What should I bring? | Just yourself. We have everything else.
What do beginners get wrong the first time? | Beginners want to be good on the first day, and go too fast.
What do you do before and after that nobody sees? | We set everything up an hour before the first person comes.
What does {thing} cost, and why? | {Thing} costs $45, because we keep the groups small.
What can people sign up for right now? | There are still places in the Saturday group.
Which dates should people know about? | The next courses start in the second week of January.
How did it all begin? | I learned it from my grandmother, at her kitchen table.
What do you see differently from other teachers? | Nobody has to be talented. You only have to come back.
What makes people come back? | Most people come back because they make friends here.`,
  salon: `
What do people ask when they book with you? | How long does it take? | About an hour. You know the exact time when you book.
What do they ask once they're here? | How long will it last? | Longer than you think, if you look after it.
What do {customers} get wrong before they come in? | Many people wait until it can't wait any longer.
What part of your work does nobody notice? | We clean every tool between two appointments.
What does {thing} cost, and why? | {Thing} starts at $60, and you hear the price before we begin.
What can people book right now? | Mornings during the week are $10 less.
When do you fill up, and when should people book? | December fills up early, so book before Thanksgiving.
How did it all begin? | I started in a back room, with two customers a week.
What do you tell people that others wouldn't? | Sometimes I tell people that they don't need it yet.
What makes people come back? | People come back because we remember what they like.`,
  home: `
What do {customers} ask when they first call? | When can you come? | Usually the same week, and you get a time you can count on.
What else do they want to know before you come? | What do you need from me? | Only a place to park and a few minutes to show us around.
What do {customers} get wrong before you come? | Many people call us last, and could have called first.
What do you do on a job that nobody notices? | We put down covers before we carry anything in.
What does {thing} cost, and why? | {Thing} starts at $90, and you know the price before we begin.
What can people book with you right now? | Two neighbors who book the same day share the trip.
When do people need you most, and when should they call? | September fills up first, so call in August.
How did you get into this work? | I learned it from my father, riding along in his van.
What do you tell people that others in your line of work wouldn't? | If you can do it yourself, I'll tell you how.
Why do people call you again? | People call again because we leave the place as we found it.`,
  shop: `
What do {customers} ask before they buy? | Do you have it in stock? | Usually. Call us, and we put it aside for you.
What do they ask at the counter, again and again? | Which one would you take? | Tell us what it's for, and we show you two.
What do {customers} get wrong when they choose? | Many people buy the big one, and need the small one.
What do you do before something reaches the shelf? | We try everything ourselves before we sell it.
What does {thing} cost here, and why? | {Thing} starts at $24, because we buy from the people who make it.
What's new right now, or on offer? | New things come in every Thursday morning.
Which dates should people know about? | Order by December 15 if it has to be there for Christmas.
How did it all begin? | It began with a table at the Sunday market.
What would you never sell, and why? | I'd never sell something I wouldn't have at home.
What makes people come back? | People come back because we ask how the last one worked out.`,
  table: `
What do {customers} ask before they come? | Do I need to book? | On weekends, yes. During the week there's always a seat.
What do they ask when they order? | What should I have the first time? | Take the one we started with. It's at the top of the menu.
What do first-time guests get wrong? | Most first-time guests order too much.
What do you do before you open that nobody sees? | We start at five in the morning, and nothing comes from a can.
What does {thing} cost, and why? | {Thing} costs $9, and a little less before noon.
What do you have right now that people should know about? | The lunch special is $12 until three.
Which days or dates should people know about? | On the first Friday of the month there's live music.
How did it all begin? | It began with my mother's recipe and two pans.
What do you do differently from other places? | We'd rather run out than serve yesterday's.
What do people come back for? | People come back because they know who's behind the counter.`,
  order: `
What do {customers} ask before they order? | How long does it take? | About two weeks from the day you order.
What else do they want to know? | Do you deliver? | Yes, within 20 miles. Or come and pick it up.
What do {customers} get wrong when they order? | Most people order too late for the day they need it.
What do you do that nobody sees? | Nothing leaves us before two people have looked at it.
What does {thing} cost, and why? | {Thing} costs $35, because we only do a few at a time.
What can people order right now? | We take orders for the next round until Friday.
By when should people order, and for which dates? | Order by December 10 if you need it for Christmas.
How did it all begin? | It began in my garage, with an order from a neighbor.
What would you never do, even if others do? | I'd never rush one just to sell it sooner.
Why do people order again? | People order again because it came when we said.`,
  project: `
What do {customers} ask before they hire you? | How long will it take? | Six to eight weeks, and you hear from us every Friday.
What do they ask when they've seen the quote? | Can the price still change? | Only if you change the plan, and we tell you first.
What do {customers} get wrong at the start? | Many people bring a picture, and forget what they need.
What part of the work does nobody see? | Half of the work is done before anybody sees a thing.
What does {thing} cost, and what does it depend on? | {Thing} starts at $2,000, and most of that is time.
What can people come to you for right now? | The first talk is free, and takes half an hour.
When do you have room for something new? | We have room for two more this spring.
How did you get into this work? | I made the first one for myself, and a friend wanted the same.
What do you see differently from others in your field? | The best plan is one that you can still change.
Why do people recommend you? | People recommend us because we call back the same day.`,
  hire: `
What do people ask before they rent from you? | Do I have to leave a deposit? | Yes, $50, and you get it back the same day.
What else do they want to know? | What if I'm late? | Call us. If nobody's waiting, you can have a little longer.
What do {customers} forget when they book? | Most people book the day, and forget the evening before.
What do you do between two bookings? | We check everything twice before it goes out again.
What does {thing} cost, and what's included? | {Thing} costs $120 a day, with everything that you need.
What can people book right now? | During the week, two days cost as much as one.
Which dates are gone first? | Saturdays in June are gone by March.
How did it all begin? | It began with one that I'd bought for myself.
What do you tell people that others in your line of work wouldn't? | If a smaller one is enough for you, I say so.
Why do people come back to you? | People come back because it works, and because we pick up the phone.`,
  stay: `
What do {customers} ask before they book? | Can I come late? | Yes. Tell us when, and we leave a light on.
What do they ask when they arrive? | Where can we eat around here? | There are three places that you can walk to, and we have a favorite.
What do people get wrong when they plan? | Most people book one night, and wish they had two.
What do you do before somebody arrives? | We walk through once more before you come.
What does {thing} cost, and what's included? | {Thing} costs $110 a night, and nothing is added at the end.
What can people book right now? | Stay three nights during the week, and the fourth is free.
Which dates go first, and when is it quiet? | August is full by May, and September is quiet and still warm.
How did it all begin? | It was my aunt's place, and nobody wanted to sell it.
What do you do differently from other places? | It's quiet here after ten, and people thank us for it.
What makes people come back? | People come back because it's quiet, and because we know their names.`,
  visit: `
What do {customers} ask before they come? | Do I have to book? | Not during the week. On weekends it's safer.
What do they ask when they get here? | How much time do I need? | About two hours, and you can stay longer.
What do people get wrong the first time? | Most people come at noon, when it's full, and not at ten.
What happens here when nobody's looking? | We walk through once more every evening, and check everything.
What does {thing} cost, and what do people get for it? | {Thing} costs $18, and the first time is half price.
What can people come for right now? | On Thursdays we stay open until ten.
Which dates should people know about? | The summer season starts on June 1.
How did it all begin? | It began with three friends and an empty building.
What do you do differently from other places? | We'd rather be small and know who's here.
What makes people come back? | People come back and bring somebody who has never been.`,
  care: `
What do {customers} ask before they choose you? | Can we talk first? | Yes, and the first talk costs nothing.
What do they ask when they're worried? | What if something comes up? | Then we call you right away, and decide together.
What do {customers} get wrong at first? | Many people wait too long before they ask.
What do you do that nobody sees? | We write down every day what was done and how it went.
What does {thing} cost, and why? | {Thing} starts at $40, because the same person sees it through.
What can people come to you for right now? | We have room for two more from next week.
When do people need you most, and when should they ask? | The holidays fill up first, so ask in October.
How did you get into this work? | I did it for my own family first.
What do you tell people that others wouldn't? | Not everybody needs us, and then we say so.
Why do people stay with you? | People stay because they know who's there for them.`,
  advice: `
What do {customers} ask when they first call? | What will it cost me? | You know the price before we start.
What do they ask later than they should? | Should I keep the papers? | Yes. Keep every letter until it's over.
What do people get wrong on their own? | Most people sign first and ask afterward.
What part of your work does nobody see? | We read every page before we say a word.
What do you charge, and why? | The first hour costs $150, and you know the rest before we start.
What can people come to you for right now? | The first half hour is free until the end of the month.
Which dates or deadlines should people know about? | The papers have to be in by April 15.
How did you get into this work? | I saw my parents get it wrong, and wanted to know better.
What do you see differently from others in your field? | If you don't need us, we say so in the first call.
Why do people recommend you? | People recommend us because we explain it in plain words.`,
  online: `
What do {customers} ask before they start? | Can I try it first? | Yes. The first part is free, and you decide afterward.
What else do they want to know? | Can I stop whenever I like? | Yes, with one click.
What do people get wrong at first? | Most people try everything on the first day, and nothing on the second.
What do you do behind the screen that nobody sees? | We answer every message ourselves.
What does it cost, and why? | It costs $9, because nobody pays us for ads.
What can people try or get right now? | You can read or try the beginning for free.
What's coming next, and when? | The next part comes out on March 3.
How did it all begin? | I made it for myself, because nothing else worked.
What do you see differently from others in your field? | A little every day is better than a lot once.
What makes people stay? | People stay because there's something new every week.`,
  supply: `
What do {customers} ask before they order? | How soon can you start? | Usually within five working days.
What do they ask when they compare you with others? | Who do I call if something's wrong? | One person, with a direct number.
What do customers get wrong when they order? | Many buyers compare the price, and forget what comes with it.
What do you do that your customers never see? | Everything is checked twice before it leaves us.
What does {thing} cost, and what does it depend on? | {Thing} starts at $80, and it's less if you order more.
What can customers order right now? | Samples are free this month.
Which dates should customers plan for? | We're closed from December 24, so order by the twelfth.
How did it all begin? | It began with one truck and one customer, who's still with us.
What do you see differently from others in your field? | We'd rather lose an order than promise a date that we can't keep.
Why do customers stay with you? | Customers stay because we come when we said.`,
  join: `
What do people ask before they come along? | Can I just look in first? | Yes. Come as often as you like before you decide.
What do they ask the first time they're there? | Do I have to know anybody? | No. Somebody waits for you at the door.
What do people get wrong about you? | Many people think that you have to be good at it. You don't.
What do you do that nobody sees? | Somebody's here an hour early to open up and make coffee.
What does it cost to take part, or is it free? | The first three times are free, and then it's $60 a year.
What can people come to right now? | There's an open evening every first Tuesday.
Which dates should people know about? | The summer meeting is on June 14.
How did it all begin? | It began with six people in a living room.
What do you see differently from others? | Nobody has to be good at anything to belong here.
What makes people stay? | People stay because somebody notices when they're missing.`,
}

const readQuestions = (text: string): AskedQuestion[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [ask = '', hint = '', answerHint] = line.split(' | ')
      return { ask, hint, ...(answerHint && { answerHint }) }
    })

/** The ten as they stand for customers who come by it like this. */
export const questionsFor = (way: Way | undefined): AskedQuestion[] => readQuestions(way ? BY_WAY[way] : ANY)
