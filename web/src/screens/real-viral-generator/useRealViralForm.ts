import type { FilmPicture } from '@octavo/contract/picture'
import type { Script } from '@octavo/contract/script'
import { useState } from 'react'
import { type GeneratorForm, useGeneratorForm } from '#shared/useGeneratorForm.ts'
import { SAMPLE_SCRIPT, type ViralBackground, type ViralVoice } from './choices.ts'

export type RealViralValues = {
  brandId: string
  title: string
  script: string
  useAIAvatar: boolean
  includeSubtitles: boolean
  voiceType: ViralVoice
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

export type RealViralForm = GeneratorForm<RealViralValues> & {
  /** It was tried to make a film of it as it is: what is missing is said. */
  isAsked: boolean
  ask: () => void
  loadSample: () => void
}

/** Title, words and options of one film. */
export function useRealViralForm(): RealViralForm {
  const form = useGeneratorForm({ name: 'real-viral', start: START, fromScript })
  const [isAsked, setAsked] = useState(false)
  return { ...form, isAsked, ask: () => setAsked(true), loadSample: () => form.change(SAMPLE_SCRIPT) }
}
