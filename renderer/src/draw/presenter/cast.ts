/** Who presents, in the colours of the film. */
import { contrast, fromLch, mixed, toLch } from '#draw/colors.ts'
import type { Look } from '#draw/look.ts'
import { PERSONS, type PersonId, type Presenter } from '#plan.ts'
import { chance } from '#random.ts'
import { PEOPLE } from './people.data.ts'
import type { Dye, Person } from './person.ts'

/** A colour as light falls on it: in full light, turned away, in a fold, where it shines. */
export type Tones = { base: string; shade: string; deep: string; light: string }
export type Skin = Tones & { blush: string; lip: string; lipShade: string; lipLight: string }

export type Cast = {
  person: Person
  female: boolean
  /** Drawn with soft shading rather than in flat tones. */
  soft: boolean
  /** The style of drawing: how large head and eyes are, in head units. */
  head: number
  eye: { rx: number; ry: number; iris: number }
  skin: Skin
  hair: Tones
  brow: string
  top: Tones
  over: Tones
  legs: Tones
  shoes: Tones
  accent: Tones
}

const MANNERS: Record<Presenter['style'], Pick<Cast, 'head' | 'eye'>> = {
  professional: { head: 1.1, eye: { rx: 23, ry: 15.5, iris: 12.5 } },
  casual: { head: 1.12, eye: { rx: 24, ry: 17, iris: 13.5 } },
  animated: { head: 1.2, eye: { rx: 30, ry: 28, iris: 20 } },
  realistic: { head: 1.05, eye: { rx: 22, ry: 14, iris: 12 } },
}

const moved = (hex: string, l: number, c = 0, h = 0) => {
  const lch = toLch(hex)
  return fromLch({ l: Math.min(0.97, Math.max(0.06, lch.l + l)), c: Math.max(0, lch.c + c), h: lch.h + h })
}
const tonesOf = (base: string): Tones => ({
  base,
  shade: moved(base, -0.07, -0.004, -3),
  deep: moved(base, -0.15, -0.018, -4),
  light: moved(base, 0.07, -0.005),
})

function skinOf({ skin: base, lips }: Person): Skin {
  const lip = mixed(base, '#b8323f', lips.red)
  return {
    base,
    shade: moved(base, -0.062, 0.008, -5),
    deep: moved(base, -0.18, 0.012, -8),
    light: moved(base, 0.045, -0.012, 3),
    blush: mixed(base, '#e2503f', 0.42),
    lip,
    lipShade: moved(lip, -0.08, 0.01),
    lipLight: moved(lip, 0.07, -0.01),
  }
}

/** A suit in the brand's hue, quiet, and a step away from the background it is seen before. */
const quiet = (look: Look) => {
  const { c, h } = toLch(look.accent)
  return fromLch({ l: look.carded ? 0.37 : 0.5, c: Math.min(c, look.carded ? 0.06 : 0.055), h })
}

/** Cloth is never the colour of the skin beside it. */
function apart(hex: string, skin: string): string {
  let tone = toLch(hex)
  while (contrast(fromLch(tone), skin) < 1.25 && tone.l > 0.25) tone = { ...tone, l: tone.l - 0.04 }
  return fromLch(tone)
}

/** The person that is asked for, or one of that style and gender as the seed has it. */
function personOf({ person, style, gender, seed }: Presenter): Person {
  if (person) return PEOPLE[person]
  const fits = (id: PersonId) => PEOPLE[id].style === style && PEOPLE[id].gender === gender
  const fitting = PERSONS.filter(fits)
  return PEOPLE[fitting[Math.floor(chance(seed, 1) * fitting.length)] ?? 'maya']
}

/** The same person in every film; their clothes wear the brand. */
export function castOf(presenter: Presenter, look: Look): Cast {
  const person = personOf(presenter)
  const dyes: Partial<Record<Dye, string>> = { accent: look.accent, second: look.second, quiet: quiet(look) }
  const dyed = (dye: Dye) => tonesOf(apart(dyes[dye] ?? dye, person.skin))
  const hair = tonesOf(person.hair)
  return {
    person,
    female: person.gender === 'female',
    soft: person.style === 'realistic',
    ...MANNERS[person.style],
    skin: skinOf(person),
    hair: { ...hair, light: moved(person.hair, 0.1, 0.012) },
    brow: toLch(person.hair).l > 0.6 ? hair.deep : hair.base,
    top: dyed(person.top.dye),
    over: dyed(person.over?.dye ?? person.top.dye),
    legs: dyed(person.legs.dye),
    shoes: tonesOf(dyes[person.shoes.dye] ?? person.shoes.dye),
    accent: dyed('accent'),
  }
}
