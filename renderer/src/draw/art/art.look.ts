/** The colours of a look on one of its grounds, as scenes, captions and people ask for them. */
import { contrast, fade, inkOn, mixed, READABLE, shade } from '#draw/colors.ts'
import type { Type } from '#draw/fonts.ts'
import type { Look, Surface } from '#draw/look.ts'
import { GROUNDS, type GroundName } from '#plan.ts'
import type { LookArt } from './look.art.ts'
import { reading, type Tones } from './tones.ts'

/** WCAG 2.2, 1.4.11: what is not text needs 3:1 to be made out. */
const SEEN = 3

/** What lies on a ground is told from it by so much. */
const TOLD = 1.35

/** What lies on a ground is told from it, whatever the brand. */
function seenOn(color: string, ground: string): string {
  const away = contrast(ground, '#ffffff') > contrast(ground, '#000000') ? 0.01 : -0.01
  return shade(color, away, (one) => contrast(one, ground) >= TOLD)
}

/** Clothes in tones of the brand that are told from every ground of the look, as far as it has such. */
export function dyesFor(art: LookArt, t: Tones): { accent: string; second: string } {
  const grounds = GROUNDS.map((name) => art.inks(t, name).fill)
  const least = (dye: string) => Math.min(...grounds.map((ground) => contrast(dye, ground)))
  const pick = (...dyes: readonly [string, ...string[]]) =>
    dyes.find((dye) => least(dye) >= TOLD) ?? dyes.reduce((best, dye) => (least(dye) > least(best) ? dye : best))
  return { accent: pick(t.lit, t.mid, t.bloom, t.deep, t.soft), second: pick(t.partner, t.partnerDeep, t.partnerSoft) }
}

export function artLook(art: LookArt, t: Tones, name: GroundName, type: Type): Look {
  const { fill, ink, strong, accent: wanted, second } = art.inks(t, name)
  const accent = seenOn(wanted, fill)
  const open: Surface = {
    fill,
    ink,
    muted: reading(mixed(fill, ink, 0.72), fill),
    strong,
    line: fade(ink, 0.22),
    soft: fade(ink, 0.1),
  }
  const paper = '#ffffff'
  const badge = shade(accent, -0.01, (one) => contrast(one, paper) >= SEEN)
  return {
    carded: false,
    deep: t.pit,
    base: fill,
    glows: [t.deep, t.deep, t.deep],
    open,
    card: {
      fill: paper,
      ink: t.ink,
      muted: reading(t.tone(0.5, 0.03), paper),
      strong: reading(t.brand, paper, READABLE),
      line: t.soft,
      soft: t.mist,
    },
    accent,
    onAccent: inkOn(accent),
    second,
    onSecond: inkOn(second),
    badge,
    onBadge: inkOn(badge),
    type,
    headline: art.headline,
  }
}
