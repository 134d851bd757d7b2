import { describe, expect, it } from 'vitest'
import { leadsToIt } from './calls.rules.ts'

const brand = {
  name: 'SpokeVan',
  ownWords: ['bike', 'brake', 'squeak'],
  places: ['Leeds'],
  closeLink: 'spokevan.example/book',
}
const leads = (body: string, with_: Partial<typeof brand> = {}) => leadsToIt({ body }, { ...brand, ...with_ })

describe('an end that leads to the business', () => {
  it.each([
    ['names it', 'Gears slip. Ask SpokeVan.'],
    ['gives its link', 'That is all. Save your spot at spokevan.example/book.'],
    ['points to its link', 'Six people, two hours. Save your spot with the link.'],
    ['says an own word', 'It will not get better. Bring the bike that squeaks.'],
    ['says its place', 'We come to your office in Leeds. Tell us which one it is.'],
    ['shows the way in', 'The brakes are on the wall. Come by and hold one of our levers.'],
    ['asks for a comment about it', 'Brakes first. Ask us anything else in the comments.'],
  ])('%s', (_, body) => expect(leads(body)).toBe(true))

  it('gives its number', () => {
    expect(leads('Stuck? Call 031 555 0142.', { closeLink: '031 555 0142' })).toBe(true)
    expect(leads('Stuck? Ring the number below.', { closeLink: '031 555 0142' })).toBe(true)
  })
})

describe('an end that leads nowhere', () => {
  it.each([
    ['has an act and nothing of the business', 'Test it on one small thing on Thursday. Then look again.'],
    ['has the business and no act', 'The bike stands in Leeds. SpokeVan was there.'],
    ['sends the film on', 'Send this to a friend on Thursday, and ask what they think about brakes.'],
    ['gives advice and asks to be followed', 'Walk once around the bike. Follow SpokeVan for more on bikes.'],
    ['offers something to try', 'Something to try this week: clean the brakes. SpokeVan said so.'],
    ['asks others', 'Ask a colleague how long it takes. SpokeVan is in Leeds.'],
    ['names it too early', 'Ask SpokeVan. The day is long. Then it ends.'],
    ['asks for somebody’s own rule', 'Write your own rule for bikes in the comments.'],
    ['has a noun that looks like an act', 'The book was about bikes. Nobody read it.'],
  ])('%s', (_, body) => expect(leads(body)).toBe(false))
})
