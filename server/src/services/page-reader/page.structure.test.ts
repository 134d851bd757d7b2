import { describe, expect, it } from 'vitest'
import { structureOf } from './page.structure.ts'

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`
const things = (json: string) => structureOf(ld(json)).things

describe('how a page is built', () => {
  it('is told in its order, without menus, scripts and forms’ choices', () => {
    const { blocks } = structureOf(`<nav><p>Home</p></nav><h2>Prices <b>2026</b></h2><p>One<br>two</p>
      <ul><li>Mug <b>£28</b></ul><table><tr><td>Cut<td>£30</table><dl><dt>Rye<dd>€7</dl><select><option>No</select>
      <script>var no</script><h3><button>How long?</button></h3><div>Two weeks.</div><footer><p>Mon 9-5</p></footer>`)
    expect(blocks).toEqual([
      { kind: 'heading', text: 'Prices 2026' },
      { kind: 'text', text: 'One' },
      { kind: 'text', text: 'two' },
      { kind: 'item', text: 'Mug £28' },
      { kind: 'row', text: 'Cut\t£30' },
      { kind: 'term', text: 'Rye' },
      { kind: 'definition', text: '€7' },
      { kind: 'heading', text: 'How long?' },
      { kind: 'text', text: 'Two weeks.' },
      { kind: 'text', text: 'Mon 9-5', edge: true },
    ])
  })

  it('has the color of its site, where that is one', () => {
    const color = (content: string) => structureOf(`<meta name="theme-color" content="${content}">`).themeColor
    expect(['#c64', '#B5532D', 'red', 'url(x)', ''].map(color)).toEqual([
      '#CC6644',
      '#B5532D',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('says for machines whose business it is, and not who wrote a review of it', () => {
    const [business, ...others] =
      things(`{"@type":["LocalBusiness","HairSalon"],"name":"Curl","address":{"addressLocality":"Cork"},
      "openingHours":["Mo-Fr 09:00-17:00"],"review":{"@type":"Review","itemReviewed":{"@type":"Product","name":"Not ours","offers":{"price":"1"}}}}`)
    expect(business).toEqual({
      kind: 'business',
      type: 'HairSalon',
      name: 'Curl',
      place: 'Cork',
      hours: ['Mo-Fr 09:00-17:00'],
    })
    expect(others).toEqual([])
  })
})

describe('a page made to harm', () => {
  it.each([
    ['brackets without an end', '['.repeat(50_000)],
    ['brackets within brackets', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['things within things', `${'{"@type":"Store","department":'.repeat(5000)}1${'}'.repeat(5000)}`],
    [
      'types that are none',
      '{"@type":{"a":[1]},"name":["x",{"@value":3}],"offers":7,"address":null,"__proto__":{"name":"x"}}',
    ],
    ['a number', '7'],
    ['nothing', ''],
  ])('of %s says little', (_what, json) => {
    expect(things(json).length).toBeLessThan(20)
  })

  it('is read as far as a person would', () => {
    const offers = Array.from({ length: 4000 }, (_, at) => ({ '@type': 'Offer', name: `Thing ${at}`, price: 5 }))
    expect(things(JSON.stringify(offers)).length).toBeLessThanOrEqual(200)
    expect(things(`"${'x'.repeat(400_000)}"`)).toEqual([])
    const { blocks } = structureOf(`<h1>${'long '.repeat(200_000)}</h1>${'<li>Mug £28'.repeat(50_000)}`)
    expect(blocks.length).toBeLessThanOrEqual(2000)
    expect(blocks[0]?.text.length).toBeLessThanOrEqual(1500)
    expect(structureOf(`<div itemscope>${'<b itemprop="a">x'.repeat(390)}`).things).toEqual([])
  })

  it('leaves no tag in what it says for machines', () => {
    const told = things(String.raw`{"@type":"Question","name":"<b>Why</b> so <script>alert(1)<\/script>soon?",
      "acceptedAnswer":{"text":"&lt;img src=x onerror=alert(1)&gt; Because. <style>p{}<\/style>"}}`)
    expect(told).toEqual([{ kind: 'question', ask: 'Why so soon?', answer: expect.stringMatching(/Because\.$/) }])
    expect(JSON.stringify(told)).not.toMatch(/[<>]/)
  })
})
