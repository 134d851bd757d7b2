import { wordsOf } from '#text/sentences.ts'
import { ageOf } from './beats.ts'
import type { Desk } from './desk.ts'
import { aspectsOf } from './lenses.ts'
import { brandMaterial, type Lane, type Material, neighbourMaterial, nicheMaterial, tradeMaterial } from './material.ts'

/** Everything there is to talk about for one script, in the order in which to try it. */
export type Shelf = {
  /** The lanes with something on them, the one whose turn it is first. */
  lanes: Lane[]
  ranked(lane: Lane): Material[]
  /** Others that go with a material, the closest first. */
  companyFor(main: Material, count: number): Material[]
  /** A fact of the brand to mention in passing, if there is one. */
  passing(main: Material): { brandLine?: Material }
}

// Of ten scripts about this many belong to each lane.
const SHARES: Record<Lane, number> = { trade: 0.35, brand: 0.25, niche: 0.4 }

export function shelfFor(desk: Desk): Shelf {
  const { brand } = desk.request
  const stock: Record<Lane, Material[]> = {
    trade: desk.trade ? tradeMaterial(desk.trade) : [],
    brand: brandMaterial(brand.facts),
    niche: [...nicheMaterial(brand.niche), ...neighbourMaterial(brand.niche)],
  }
  const own = new Set(nicheMaterial(brand.niche).map(({ id }) => id))
  const wanted = wordsOf(`${desk.request.topic ?? ''} ${desk.request.trend ?? ''}`.toLowerCase()).filter(
    (word) => word.length > 3,
  )
  const jitter = new Map<string, number>()
  for (const list of Object.values(stock)) for (const { id } of list) jitter.set(id, desk.chance.next())
  const steered = desk.request.keywords ?? []
  const count = (words: readonly string[], material: Material): number =>
    words.filter((word) => speaksOf(material, word)).length
  const scores = new Map<string, number>()
  for (const list of Object.values(stock))
    for (const material of list)
      scores.set(
        material.id,
        count(wanted, material) * 5 +
          Math.min(2, count(steered, material)) * 2 +
          (material.lane === 'niche' && !own.has(material.id) ? -3 : 0) +
          (desk.recent.has(material.id) ? -1.5 : 0) +
          (jitter.get(material.id) ?? 0),
      )
  const score = (material: Material): number => scores.get(material.id) ?? 0
  const sayable = (material: Material): boolean =>
    material.lane === 'brand' || material.facts.some((fact) => desk.said.allNew(fact))
  const ranked = (lane: Lane): Material[] => stock[lane].filter(sayable).toSorted((a, b) => score(b) - score(a))
  return {
    lanes: lanesInTurn(desk, stock, wanted, score),
    ranked,
    companyFor: (main, count) => companyOf(desk, main, ranked, count),
    passing: (main) => passingFact(desk, main, ranked('brand')),
  }
}

const speaksOf = ({ keywords, topic, facts }: Material, word: string): boolean => {
  const stem = word.slice(0, Math.max(4, word.length - 2))
  return (
    keywords.some((keyword) => keyword.startsWith(stem)) || `${topic} ${facts.join(' ')}`.toLowerCase().includes(stem)
  )
}

/** The lane that has had the least of its share lately comes first. */
function lanesInTurn(
  desk: Desk,
  stock: Record<Lane, Material[]>,
  wanted: string[],
  score: (one: Material) => number,
): Lane[] {
  const had: Record<Lane, number> = { trade: 0, brand: 0, niche: 0 }
  for (const id of desk.request.recentIngredients.slice(0, 40)) {
    const lane: Lane | undefined = id.startsWith('tr-')
      ? 'trade'
      : id.startsWith('br-')
        ? 'brand'
        : /^(?:ms|be|ai|pd)-/.test(id)
          ? 'niche'
          : undefined
    if (lane) had[lane] += 1
  }
  const total = had.trade + had.brand + had.niche + 1
  const lanes = (Object.keys(stock) as Lane[]).filter((lane) => stock[lane].length > 0)
  const lack = (lane: Lane): number => SHARES[lane] - had[lane] / total
  const match = (lane: Lane): number => (wanted.length === 0 ? 0 : Math.floor(Math.max(...stock[lane].map(score)) / 5))
  const whim = new Map(lanes.map((lane) => [lane, desk.chance.next() * 0.2]))
  return lanes.toSorted((a, b) => match(b) - match(a) || lack(b) + (whim.get(b) ?? 0) - lack(a) - (whim.get(a) ?? 0))
}

function companyOf(desk: Desk, main: Material, ranked: (lane: Lane) => Material[], count: number): Material[] {
  if (count === 0) return []
  const lane: Lane = main.lane === 'brand' ? (desk.trade && ranked('trade').length > 0 ? 'trade' : 'niche') : main.lane
  const aspect = aspectsOf(main.keywords)[0]?.id
  const shared = (other: Material): number =>
    other.keywords.filter((word) => main.keywords.includes(word)).length +
    (aspect && aspectsOf(other.keywords)[0]?.id === aspect ? 2 : 0)
  const others = ranked(lane).filter(({ id }) => id !== main.id)
  const close = main.lane === 'niche' ? others.filter((other) => shared(other) > 0) : others
  return close.toSorted((a, b) => shared(b) - shared(a)).slice(0, count)
}

function passingFact(desk: Desk, main: Material, facts: Material[]): { brandLine?: Material } {
  if (main.lane === 'brand') return {}
  const fitting = facts.filter(({ fact }) => fact && fact.kind !== 'question')
  const [oldest] = fitting.toSorted((a, b) => ageOf(desk, b.id) - ageOf(desk, a.id))
  return oldest && desk.chance.next() < 0.5 ? { brandLine: oldest } : {}
}
