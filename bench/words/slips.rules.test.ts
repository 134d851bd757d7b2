import { describe, expect, it } from 'vitest'
import { BRANDS } from './brands.data.ts'
import { slipsIn, slipsOf } from './slips.rules.ts'

const van = {
  name: 'SpokeVan',
  description: 'Mobile bike repair van that comes to your home or office in Leeds',
  facts: [],
  places: ['Leeds'],
}
const studio = {
  name: 'Kiln & Clay',
  description: 'Pottery studio in an old mill in Leeds',
  facts: [],
  places: ['Leeds'],
  closeLink: 'kilnandclay.example',
}

describe('the copy editor', () => {
  it.each([
    'Send this to a friend on Thursday, and ask what they think about how your contact details are shown.',
    'How much does a bike shop have to know about how your contact details are shown?',
    'At SpokeVan it is all about mobile bike repair van that comes to your home.',
    'Ask us about fruit and vegetables next week, we like to talk about it.',
    "Seen from a Falconry school, what's giving a reason with a request?",
    "Children under 12 watch for free. Here's a question that goes with it: why do small businesses ask for a deposit?",
    'Why should a HVAC company care?',
  ])('stops at: %s', (body) => expect(slipsIn({ title: 'A title', body }, van)).not.toEqual([]))

  it('lets two good weeks pass', () => {
    const body = `Most first bowls collapse at the same moment. The clay is centered, the wheel is humming, and you think: now I'll pull it up. So you press. Hard.
The wall thins at the bottom, and the top folds over like a tired tulip. Press half as hard and go half as fast. The wheel is doing the lifting.
It's the first thing we practice on Saturdays. Six people, two hours. Save your spot with the link.
The question we get most: what do I bring? Short list. An apron you don't love. And short nails. Long ones leave little moon-shaped dents in everything you touch.
That's it. Clay, tools, towels, kettle: all here. Ask us anything else in the comments.
Everyone asks: can I take it home now? You can't, and here's what happens instead. First it dries, slowly, or it cracks. Then the kiln. Then glaze. Then the kiln again.
Three weeks after your class we message you: it's ready. And the first coffee from your own mug? You'll see.
If your first mug leans, leave it. Perfect mugs come from a factory. There's a shelf of them at every supermarket. Yours has a thumbprint where you held on.
Wonky is fine. House rule. Twenty-eight pounds for a mug. Fair question. It's thrown by hand, trimmed the next day, and fired twice. Come by and hold one. Then decide.
Squeaky, slipping, or wobbly? A squeak can usually wait for the weekend. Gears that slip under load can't: you'll stand on the pedal at a junction and it'll drop.
Brakes that pull all the way to the bar: today. We come to your home or office in Leeds. Tell us which one it is. You don't have to carry your bike anywhere.
Where should it stand? Somewhere we can get a van near, that's all. Two things that save time: take the lock off, and tell us the sound it makes.
The best moment to have your bike fixed is while you're in a meeting. Ten seconds before you ride: squeeze, spin, press.
So a green strawberry will never be a red one. Too low, and your knees will tell you after 10 kilometres. A month later nobody knows which lunch it was.
Leave the parsnips in. The frost is doing you a favor. Every coverall here knows how often it's been washed. Bring the bike that squeaks.`
    expect(slipsIn({ title: "Why you can't take your mug home today", body }, studio)).toEqual([])
  })

  it('lets pass what owners wrote as whole sentences', () => {
    const slips = BRANDS.flatMap((brand) =>
      brand.facts
        .flatMap(({ answer }) => (answer ? [answer] : []))
        .flatMap((body) => slipsIn({ title: '', body }, { ...brand, facts: [] })),
    )
    expect(slips).toEqual([])
  })

  it('counts a rule once a sentence', () => {
    expect(slipsOf('A old key and a old lock.', van)).toEqual([{ rule: 'a or an', words: 'A old' }])
  })

  it('asks of a title neither full stop nor small letters', () => {
    expect(slipsIn({ title: 'What Your Brakes Say', body: 'They squeak.' }, van)).toEqual([])
    expect(slipsIn({ title: 'What a HVAC says', body: 'It hums.' }, van)).toHaveLength(1)
  })
})
