import { messages } from '@octavo/contract/messages'
import type { FilmPicture } from '@octavo/contract/picture'
import type { Script } from '@octavo/contract/script'
import { realViralTravel } from '#parts/generation/create-draft.rules.ts'
import { useGeneratorForm } from '#parts/generation/useGeneratorForm.ts'
import type { ViralBackground } from './choices.ts'

export type RealViralValues = {
  brandId: string
  title: string
  script: string
  useAIAvatar: boolean
  includeSubtitles: boolean
  voiceType: string
  backgroundType: ViralBackground
  pictures?: FilmPicture[]
}

const START: RealViralValues = {
  brandId: '',
  title: '',
  script: '',
  useAIAvatar: false,
  includeSubtitles: true,
  voiceType: 'nova',
  backgroundType: 'gradient',
}

const fromScript = ({ title, body, brandId }: Script): Partial<RealViralValues> => ({
  title,
  script: body,
  ...(brandId && { brandId }),
})

/** What is missing to make a film of it. */
const check = ({ title, script }: RealViralValues) => ({
  ...(title.trim() === '' && { title: messages.generator.scriptAndTitle }),
  ...(script.trim() === '' && { script: messages.generator.scriptAndTitle }),
})

/** Title, words and options of one film. */
export const useRealViralForm = () =>
  useGeneratorForm({ name: 'real-viral', start: START, fromScript, travel: realViralTravel, check })
export type RealViralForm = ReturnType<typeof useRealViralForm>
