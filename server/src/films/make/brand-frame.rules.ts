/** Pure: what a brand puts around the words of its films. */
import { AVATARS } from '@octavo/contract/avatar-video'
import { BRAND_DEFAULTS, type Brand, type Intro, type Outro } from '@octavo/contract/brand'
import type { VideoFormat } from '@octavo/contract/video'
import type { FilmBrand } from '#rendering/index.ts'
import type { Cast } from './casting.rules.ts'

export type BrandOfFilm = Pick<Brand, 'name' | 'primaryColor' | 'fonts' | 'closeLink'>

/** What a brand brings to its films; `logoPath` is its logo as a file. */
export const filmBrand = ({ name, primaryColor, fonts, closeLink }: BrandOfFilm, logoPath?: string): FilmBrand => ({
  name,
  color: primaryColor,
  ...(logoPath && { logoPath }),
  ...(fonts !== BRAND_DEFAULTS.fonts && { fonts }),
  ...(closeLink && { closeLink }),
})

type Framed = Pick<Brand, 'name' | 'shortIntro' | 'longIntro' | 'outro' | 'lowerThird' | 'lowerThirdLine'>
export type BrandFrame = { intro: Intro; outro: Outro; lowerThird?: { name: string; line?: string } }

export const introOf = ({ shortIntro, longIntro }: Pick<Framed, 'shortIntro' | 'longIntro'>, format: VideoFormat) =>
  format === 'long' ? longIntro : shortIntro

/** The name shown is that of the person who is seen, where they have one, else the brand's. */
export function brandFrame(brand: Framed, format: VideoFormat, presenter: Cast['presenter']): BrandFrame {
  const { outro, lowerThird, lowerThirdLine } = brand
  const frame = { intro: introOf(brand, format), outro }
  if (lowerThird === 'none') return frame
  const name = nameOf(presenter) ?? brand.name
  return {
    ...frame,
    lowerThird: { name, ...(lowerThird === 'name-line' && lowerThirdLine && { line: lowerThirdLine }) },
  }
}

const nameOf = (presenter: Cast['presenter']): string | undefined =>
  presenter && AVATARS.find(({ id }) => id === presenter.person)?.name
