import { describe, expect, it } from 'vitest'
import { illustrations } from './illustrations.ts'

/** What is shown first of a text, whatever else the film says. */
const shown = (text: string, about?: string) => illustrations(text, about)[0]?.name

describe('the illustration of what is said', () => {
  it.each<[said: string, name: string | undefined, about?: string]>([
    ['We roast the coffee on Monday', 'hot-beverage'],
    ['We change a lock in an hour', 'locked'],
    ['Iron the shirt while it is damp', 'iron'],
    ['The blacksmith heats the iron', 'anvil'],
    ['Throw the clay on the wheel', 'pottery-wheel'],
    ['The court has clay and a new net', 'tennis', 'Book a tennis lesson.'],
    ['Two coats of glaze before the kiln', 'vase'],
    ['Pour the glaze over the donut', 'doughnut'],
    ['A glass of water by the bed', 'drinking-glass'],
    ['The squeegee leaves the glass clean', 'window'],
    ['A bat slept in the cave', 'bat'],
    ['He swings the bat in the last inning', 'baseball'],
    ['Polish for every nail', 'nail-polish'],
    ['A hammer and a nail', 'hammer'],
    ['The lawyer goes to court', 'judge'],
    ['The mouse by the keyboard', 'computer-mouse'],
    ['A mouse in the attic', 'mouse'],
    ['Your account at the bank', 'bank'],
    ['The bank of the river is steep', 'water-wave'],
    ['She sat on the bank', undefined],
    ['The trunk of the old tree', 'deciduous-tree'],
    ['Put the suitcase in the trunk of the car', 'luggage'],
    ['The crane lifts the beam', 'building-construction'],
    ['A crane stood in the marsh', 'bird'],
    ['A new seal for the faucet', 'valve'],
    ['The seal slid off the ice into the ocean', 'seal'],
    ['Keep the file in a folder', 'file-folder'],
    ['File the nail in one direction', 'nail-polish'],
    ['Turn the nut with a wrench', 'nut-and-bolt'],
    ['A nut bar is a good snack', 'chestnut'],
    ['Plug the lamp in', 'electric-plug'],
    ['A spark plug costs little', 'mechanic', 'Your engine coughs.'],
    ['Tulips come in spring', 'tulip'],
    ['The spring of the mattress squeaks', 'bed'],
    ['A pipe burst in the cellar', 'pipe'],
    ['Smoke leaves by the stove pipe', 'chimney'],
    ['Put the date in your calendar', 'spiral-calendar'],
    ['A date stuffed with walnuts is a snack', 'palm-tree'],
    ['Strawberry jam on toast', 'jar'],
    ['Stuck in a traffic jam', 'automobile'],
    ['Strike a match and light the candle', 'fire'],
    ['They won the tennis match', 'tennis'],
    ['Keep an eye on it', undefined],
    ['It was a piece of cake', undefined],
    ['Let us break the ice', undefined],
    ['You hit the nail on the head', undefined],
    ['It is raining cats and dogs', undefined],
    ['That rings a bell', undefined],
    ['The key to it is patience', 'hourglass-not-done'],
    ['Picture this', undefined],
    ['At the end of the day it counts', undefined],
    ['A rule of thumb', undefined],
    ['A few feet along, it stops', undefined],
    ['Two feet down', undefined],
    ['Bare feet on a cold floor', 'foot'],
    ['Gets dirt under your nails', undefined],
    ['It just clicks', undefined, 'A plumber feels it.'],
    ['Click the link', 'computer-mouse'],
    ['But grease coats the wall', 'brick'],
    ['It feels firm, then lets go', undefined],
    ['Hair feels springy', 'plunger', 'What is stuck in the drain? A drain snake tells.'],
    ['Hair feels springy', 'person-getting-haircut', 'Mind the drain.'],
    ['Why is she staring at it?', undefined, 'A hotel under the sky at night, with stars and a telescope.'],
    ['Nobody matches the two', undefined, 'A fire, a flame, a stove and a candle.'],
    ['Something is cast in plaster', undefined, 'Fish on a line, a rod and a reel.'],
    ['The train is late', 'train', 'A dog in the park.'],
    ['Hair that holds its shape', 'person-getting-haircut'],
    ['It winds up on the cable', 'plunger', 'How a drain snake feels.'],
    ['The cable to charge your phone', 'electric-plug'],
    ['It twists in your glove', 'gloves', 'Hair feels springy.'],
    ['A toy car', 'automobile'],
    ['Open only where the signs meet', undefined],
    ['The dark roast or the light one?', 'coffee-bean'],
    ['The best light is by the window', 'sun'],
    ['A thin cap on it', 'hot-beverage', 'Cappuccino has the most foam, latte the least on its head.'],
    ['Baking soda overnight', 'crescent-moon'],
    ['It leaves most of the bitterness behind', undefined, 'Tea steeps for a minute.'],
    ['A neon sign for the storefront', 'placard'],
    ['We saw it and it rose', undefined],
    ['Fair enough, that is light and kind', undefined],
    ['You can leave it', undefined],
    ['The plan is cool, not hot', undefined],
    ['They match, and it is safe', undefined],
    ['Honey is ready in July', 'honey-pot'],
    ['Smoke calms the bees', 'smoker'],
    ['The smoker calms the hive', 'smoker'],
    ['Book your slot online', 'spiral-calendar'],
    ['Call before noon', 'telephone-receiver'],
    ['The deadline is Friday', 'spiral-calendar'],
    ['Your savings are safe', 'piggy-bank'],
    ['Use a rolling pin', 'rolling-pin'],
    ['We replace the gutter', 'gutter'],
    ['The ring fits your finger', 'ring', 'We set the stone of your engagement ring.'],
    ['A root canal takes an hour', 'tooth'],
    ['A dripping tap', 'faucet'],
    ['The chimney sweep comes', 'chimney'],
    ['A gift card for December', 'wrapped-gift'],
    ['Two cats and a dog', 'cat'],
    ['An orange wall', 'brick'],
    ['Squeeze an orange for juice', 'tangerine'],
    ['Our chef sharpens the knives', 'cook'],
    ['Wait for the paint to dry', 'paint-can'],
    ['A pool table', 'pool-8-ball'],
    ['Chlorine in the pool', 'swimming-pool'],
    ['Rose will tell you more at Polish & Pip', undefined],
    ['Be careful, nobody is spared', undefined],
  ])('%s: %s', (said, name, about) => {
    expect(shown(said, about)).toBe(name)
  })

  it('is told by the rest of the film where the sentence does not say which thing is meant', () => {
    expect(shown('The wheel does the work', 'We throw clay. The wheel does the work.')).toBe('pottery-wheel')
    expect(shown('The wheel does the work', 'We fit winter tires to your car. The wheel does the work.')).toBe('tire')
    expect(shown('The wheel does the work')).toBe(undefined)
  })

  it('names the words that call for it, each illustration once, things before deeds before ideas', () => {
    expect(illustrations('Call us about patience, and bring the jar of honey, your honey and a spoon.')).toEqual([
      { word: 'honey', name: 'honey-pot', at: 9 },
      { word: 'spoon', name: 'spoon', at: 14 },
      { word: 'call', name: 'telephone-receiver', at: 0 },
      { word: 'patience', name: 'hourglass-not-done', at: 3 },
    ])
  })

  it('is never thrown off by odd words', () => {
    expect(illustrations('constructor __proto__ toString (((')).toEqual([])
    expect(illustrations('')).toEqual([])
  })
})
