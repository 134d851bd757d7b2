/** What stands in a sample workspace: businesses, each with a film that the product made of it (`npm run showcase`). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BrandDraft } from '@octavo/contract/brand/schemas'
import { SAMPLE_NAMES, type SampleName } from '@octavo/contract/sample-workspace'
import type { VideoRow } from '#films/videos/index.ts'

/** Its files lie with the installation: nothing is made when they are asked for. */
export const SAMPLE_FOLDER = fileURLToPath(new URL('./films', import.meta.url))
export const FILM_ENDINGS = ['.mp4', '.jpg', '.srt', '.vtt'] as const

type Made = 'seed' | 'durationMs' | 'width' | 'height' | 'scenes' | 'voiceId' | 'presenter' | 'madeBy'
export type Sample = {
  name: SampleName
  /** As a person would enter it. */
  brand: { name: string }
  script: { title: string; body: string; hook: string; callToAction: string; hashtags: string[] }
  film: Pick<VideoRow, Made>
}

export const sampleFile = (name: SampleName, ending: (typeof FILM_ENDINGS)[number] | '.json'): string =>
  path.join(SAMPLE_FOLDER, `${name}${ending}`)

export const readSamples = (): Promise<Sample[]> =>
  Promise.all(
    SAMPLE_NAMES.map(async (name) => ({ name, ...JSON.parse(await readFile(sampleFile(name, '.json'), 'utf8')) })),
  )

export const sampleBrand = ({ brand }: Pick<Sample, 'brand'>) => ({ ...BrandDraft.parse(brand), sample: true })
