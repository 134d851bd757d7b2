import { describe, expect, it } from 'vitest'
import { chanceOf } from '#chance.ts'
import { fill, topicSlots, tradeSlots } from '#english/slots.ts'
import { trades } from '#knowledge/trades/index.ts'
import { aspects } from './aspects.ts'
import { beatsOf } from './beat.notation.ts'
import { calls } from './calls.ts'
import { openingFrames, passingFrames } from './frames.ts'
import { hooks } from './hooks.ts'
import { longStructures } from './long.structures.ts'
import { traits } from './persona.traits.ts'
import { bridges, shortStructures } from './structures.ts'

const patterns: string[] = [
  ...hooks.map(({ text }) => text),
  ...calls.map(({ text }) => text),
  ...Object.values(openingFrames).flat(),
  ...Object.values(passingFrames).flat(),
  ...shortStructures.flatMap(({ glue }) => Object.values(glue ?? {}).flat()),
  ...longStructures.flatMap(({ hooks: opening, promises, openers, recaps }) =>
    [opening, promises, openers, recaps].flat(),
  ),
  ...bridges.byQuestion,
  ...bridges.byTopic,
  ...traits.flatMap(({ asides }) => asides),
]
const CLICHES =
  /\b(?:in today's|dive in|game[- ]changer|unlock|secret|you won't believe|have you ever wondered|picture this|without further ado|link in bio|guarantee|hurry|act now|don't miss|smash)\b/i

describe('the tables of the writer', () => {
  it('hold enough ways to begin, to go and to end', () => {
    expect(hooks.length).toBeGreaterThanOrEqual(48)
    expect(calls.length).toBeGreaterThanOrEqual(40)
    expect(shortStructures.length + longStructures.length).toBeGreaterThanOrEqual(18)
    expect(longStructures.length).toBeGreaterThanOrEqual(5)
    expect(aspects.length).toBeGreaterThanOrEqual(18)
  })

  it('give each entry an id of its own', () => {
    const ids = [...hooks, ...calls, ...shortStructures, ...longStructures].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('promise nothing and use no cliché', () => {
    for (const pattern of patterns) expect(pattern).not.toMatch(CLICHES)
  })

  it('never say of the brand what only holds for trades like it', () => {
    for (const pattern of patterns)
      if (/\{brand\}/.test(pattern)) expect(pattern).not.toMatch(/\{(?:offer|spot|moment|people|visitor|aVisitor)\}/i)
  })

  it('leave every manner something to open, to go on and to end with in every lane', () => {
    for (const tone of ['f', 'w', 'l', 'c'])
      for (const topicSource of ['t', 'n', 'b']) {
        const fits = (one: { topicSources: string; tones: string }) =>
          one.topicSources.includes(topicSource) && one.tones.includes(tone)
        expect(hooks.filter(fits).length, `${topicSource}${tone}`).toBeGreaterThanOrEqual(topicSource === 'b' ? 1 : 10)
        expect(calls.filter(fits).length, `${topicSource}${tone}`).toBeGreaterThanOrEqual(5)
      }
  })

  it('read every structure, from a hook to a call, and know every glue it names', () => {
    for (const structure of shortStructures) {
      const beats = beatsOf(structure)
      expect(beats[0]?.kind).toBe('hook')
      expect(beats.at(-1)?.kind).toBe('call')
      for (const { kind, glue } of beats)
        if (kind === 'glue') expect(structure.glue?.[glue], structure.id).toBeDefined()
      for (const { of } of beats) expect(of, structure.id).toBeLessThan(structure.points)
    }
    expect(() => beatsOf({ id: 'odd', beats: 'hook | sing' })).toThrow(/odd has a beat that nobody can read: sing/)
  })

  it('fill every scene from every trade without leaving a slot open', () => {
    const chance = chanceOf('scenes')
    for (const trade of trades)
      for (const { scenes } of aspects)
        for (const scene of scenes) expect(fill(scene, tradeSlots(trade), chance)).toMatch(/^[A-Z][^{}]*[.?]$/)
  })
})

describe('a topic in a pattern', () => {
  const chance = chanceOf('topics')
  const why = (topic: string) => fill('Why {does} {thing} matter?', topicSlots(topic), chance)

  it.each([
    ['the halo effect', 'Why does the halo effect matter?'],
    ['plain words', 'Why do plain words matter?'],
    ['risks sorted by size and chance', 'Why do risks sorted by size and chance matter?'],
    ['cleaning lenses', 'Why does cleaning lenses matter?'],
    ['gross margin as a first check', 'Why does gross margin as a first check matter?'],
    ['light and distance', 'Why do light and distance matter?'],
    ['the purpose of a business', 'Why does the purpose of a business matter?'],
  ])('agrees with its verb: %s', (topic, question) => {
    expect(why(topic)).toBe(question)
  })

  it('that is a clause only follows "about"', () => {
    expect(why('how spam filters learn')).toBeUndefined()
    expect(fill('A word about {topic}.', topicSlots('how spam filters learn'), chance)).toBe(
      'A word about how spam filters learn.',
    )
  })
})
