import { describe, expect, it } from 'vitest'
import type { ScriptLine } from '#choices.ts'
import { SHORT_SIZE } from '#plan.ts'
import { speak } from './film.fixture.ts'
import { type StoryboardRequest, storyboard } from './index.ts'

const LINES: ScriptLine[] = [
  {
    spoken: 'Most first bowls collapse at the same moment.',
    card: { kind: 'phrase', text: 'Most first bowls collapse here' },
    icon: 'bowl-steam',
  },
  { spoken: 'The clay is centered, and you think: now I pull it up.', icon: 'potters-wheel' },
  { spoken: 'So you press. Hard.', card: { kind: 'phrase', text: 'You press' } },
  {
    spoken: 'Press half as hard and go half as fast.',
    card: { kind: 'compare', wrong: 'Hard and fast', right: 'Half and slow' },
  },
  { spoken: 'Bring an apron you do not love.', card: { kind: 'item', text: 'An apron', at: 1 } },
  { spoken: 'And bring short nails to the studio.', card: { kind: 'item', text: 'Short nails', at: 2 } },
  { spoken: 'In the first week it dries very slowly.', card: { kind: 'step', when: 'Week one', text: 'It dries' } },
  { spoken: 'Then it goes into the kiln twice.', card: { kind: 'step', when: 'Week two', text: 'Two firings' } },
  { spoken: 'And that is all there is to say.' },
  { spoken: 'Come and fold your first bowl at Kiln.', card: { kind: 'phrase', text: 'Fold your first bowl' } },
]

function board(
  lines: ScriptLine[],
  text = lines.map(({ spoken }) => spoken).join(' '),
  more: Partial<StoryboardRequest> = {},
) {
  const { sentences, endMs } = speak(text)
  return storyboard({
    sentences,
    size: SHORT_SIZE,
    title: 'Why first bowls collapse',
    brand: { name: 'Kiln' },
    captions: true,
    hasPresenter: false,
    seed: 1,
    durationMs: endMs + 800,
    written: lines,
    ...more,
  })
}

describe('scenes written with the words', () => {
  it('show what was written, each from its first word to the next scene', () => {
    const scenes = board(LINES)
    expect(scenes.map(({ kind }) => kind)).toEqual([
      'hook',
      'icon',
      'statement',
      'compare',
      'list',
      'timeline',
      'close',
    ])
    expect(scenes[0]).toMatchObject({ text: 'Most first bowls collapse at the same moment', icon: 'bowl-steam' })
    expect(scenes[2]).toMatchObject({ text: 'You press' })
    expect(scenes[3]).toMatchObject({ left: 'Hard and fast', right: 'Half and slow' })
    expect(scenes[4]).toMatchObject({ items: [{ text: 'An apron' }, { text: 'Short nails' }] })
    // What has nothing of its own to show leaves there what was there.
    expect(scenes[5]).toMatchObject({ items: [{ when: 'Week one', text: 'It dries' }, { when: 'Week two' }] })
    expect(scenes.at(-1)).toMatchObject({ text: 'Fold your first bowl' })
    expect(scenes.map(({ startMs }) => startMs)).toEqual([0, ...scenes.slice(0, -1).map(({ endMs }) => endMs)])
  })

  it('bring the items of a list as they are spoken', () => {
    const { sentences } = speak(LINES.map(({ spoken }) => spoken).join(' '))
    const list = board(LINES).find(({ kind }) => kind === 'list')
    const spoken = sentences.filter(({ text }) => /apron|nails/.test(text)).map(({ startMs }) => startMs)
    expect(list?.kind === 'list' && list.items.map(({ atMs }) => atMs)).toEqual(spoken)
  })

  it('leave alone what a person wrote between them, and cut nothing out of it', () => {
    const texts = LINES.map(({ spoken }) => spoken)
    texts[3] = 'We once had a student who came with three friends and stayed until the very last evening of the year.'
    const scene = board(LINES, texts.join(' '))[3]
    expect(scene).toMatchObject({ kind: 'statement', text: '' })
  })

  it('are not used once most of the words are others', () => {
    const other =
      'Nothing of this is what it was. All of it was written anew. Only the end is still the same to us. Come and fold your first bowl at Kiln.'
    expect(board(LINES, other).map(({ reason }) => reason)).not.toContain('written with the words')
  })

  it('begin the chapters of a long film under their own titles, counted as they come', () => {
    const long = Array.from({ length: 30 }, (_, at): ScriptLine[] => [
      { spoken: `Here begins the part with the number ${at} of this film.`, chapter: `Part ${at}` },
      {
        spoken: `It says a lot about clay, about ${at} kilns and about mugs.`,
        card: { kind: 'phrase', text: `${at} kilns` },
      },
    ]).flat()
    const chapters = board(long).filter(({ kind }) => kind === 'chapter')
    expect(chapters.length).toBe(29)
    expect(chapters[0]).toMatchObject({ title: 'Part 1', number: 1 })
    expect(chapters.at(-1)).toMatchObject({ title: 'Part 29', number: 29 })
  })

  it('leave a card when another paragraph begins, and show its price', () => {
    const lines: ScriptLine[] = [
      LINES[0]!,
      LINES[3]!,
      { spoken: 'Ten classes cost $140, and a card is good for half a year.' },
      LINES[9]!,
    ]
    const [, , price] = board(lines, lines.map(({ spoken }) => spoken).join('\n\n'))
    expect(price).toMatchObject({ kind: 'number', value: '$140', label: 'Ten classes' })
  })
})
