import { lengthAt, PLACE_RULES, PLACES, wholePost } from '@octavo/contract/publication'
import { describe, expect, it } from 'vitest'
import { type PostedFilm, postWords } from './post-words.ts'

const HOOK = 'Why does a mug feel cold at first?'
const film = (changes: Partial<PostedFilm> = {}): PostedFilm => ({
  brand: {
    name: 'Kiln & Clay',
    niche: 'Business & Entrepreneurship',
    tone: 'Friendly & Approachable',
    persona: '',
    description: 'A pottery studio with classes for beginners.',
    trade: 'pottery studio',
    place: 'Bremen',
    facts: [
      { kind: 'price', text: 'A mug class costs 45 euros, clay and glaze included.' },
      { kind: 'product', text: 'We repair bicycles on Mondays.' },
    ],
  },
  title: 'Why a mug feels cold',
  body: `${HOOK} Glazed clay takes the warmth of your hand.\nWait a moment, and it gives it back. Thick walls take longer.\nCome and make your own mug this week.`,
  hook: HOOK,
  callToAction: 'Come and make your own mug this week.',
  hashtags: [],
  chapters: [],
  link: 'https://kiln.example/classes',
  ...changes,
})
const at = (place: (typeof PLACES)[number], changes: Partial<PostedFilm> = {}) => postWords(film(changes), [place])[0]!

describe('the words of a post', () => {
  it.each(PLACES)('say on %s more than the opening, and fit there', (place) => {
    const rules = PLACE_RULES[place]
    const long = Array.from({ length: 90 }, (_, number) => `Clay number ${number} dries in its own time.`).join(' ')
    for (const changes of [
      {},
      { hook: '', callToAction: '' },
      { body: `${HOOK} ${long}` },
      { body: `${HOOK} And one more.`, link: `https://kiln.example/${'a'.repeat(400)}` },
      { title: 'Clay '.repeat(60), hashtags: Array.from({ length: 30 }, (_, number) => `clay${number}`) },
    ]) {
      const words = at(place, changes)
      expect(words.description.replace(HOOK, '').trim().length).toBeGreaterThan(10)
      expect(lengthAt(place, wholePost(words))).toBeLessThanOrEqual(rules.text)
      expect(words.title.length).toBeLessThanOrEqual(rules.title || 100)
      expect(words.hashtags.length).toBeLessThanOrEqual(rules.hashtags)
      expect(new Set(words.hashtags).size).toBe(words.hashtags.length)
    }
  })

  it('are other words for each network, out of the script and the facts that have to do with it', () => {
    const all = postWords(film(), PLACES)
    expect(new Set(all.map(({ description }) => description)).size).toBe(PLACES.length)
    const instagram = at('instagram').description
    expect(instagram).toContain('A mug class costs 45 euros, clay and glaze included.')
    expect(instagram).not.toContain('bicycles')
    expect(instagram).toMatch(/Kiln & Clay · pottery studio · Bremen$/)
    expect(instagram).not.toContain('https://')
    expect(at('tiktok').description).toBe(
      `${HOOK} Glazed clay takes the warmth of your hand. Wait a moment, and it gives it back. Thick walls take longer.`,
    )
    expect(at('x').description).toMatch(/^Glazed clay .+\n\nhttps:\/\/kiln\.example\/classes$/s)
    expect(at('linkedin').description).toContain('https://kiln.example/classes')
  })

  it('name the chapters of a long film where YouTube takes them', () => {
    const chapters = [
      { at: 0.2, title: 'The clay' },
      { at: 42.9, title: 'The kiln' },
      { at: 47, title: 'Too soon' },
      { at: 61, title: 'The glaze' },
    ]
    expect(at('youtube', { chapters }).description).toContain('\n\n0:00 The clay\n0:42 The kiln\n1:01 The glaze\n\n')
    expect(at('youtube', { chapters: chapters.slice(0, 2) }).description).not.toContain('0:00')
  })

  it('are tagged by trade, subject and place where the script has no hashtags, and never with a word that is avoided', () => {
    expect(at('tiktok').hashtags).toEqual(['#potterystudio', '#mug', '#bremen', '#kilnclay'])
    expect(at('tiktok', { hashtags: ['#clay', 'Mugs'] }).hashtags.slice(0, 3)).toEqual([
      '#clay',
      '#mugs',
      '#potterystudio',
    ])
    const avoiding = { ...film().brand, wordsToAvoid: ['Cold'] }
    expect(at('tiktok', { brand: avoiding }).hashtags).not.toContain('#cold')
  })

  it('are there for a brand of which nothing but its name is known, and for a script of one sentence', () => {
    const brand = { ...film().brand, description: '', trade: '', place: '', facts: [] }
    for (const place of PLACES) {
      const words = at(place, {
        brand,
        body: 'Clay shrinks in the kiln.',
        hook: 'Clay shrinks in the kiln.',
        callToAction: '',
      })
      expect(words.description).toBeTruthy()
      expect(words.hashtags).toContain(words.hashtags.length > 2 ? '#kilnclay' : '#feels')
    }
  })
})
