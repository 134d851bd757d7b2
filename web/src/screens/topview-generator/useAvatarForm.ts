import { AVATAR_VIDEO_LIMITS } from '@octavo/contract/avatar-video'
import type { Script } from '@octavo/contract/script'
import { useState } from 'react'
import { filmSeconds } from '#shared/speaking-time.ts'
import { type GeneratorForm, useGeneratorForm } from '#shared/useGeneratorForm.ts'
import { type AvatarValues, fittingDuration, type Problems, problemsOf } from './avatar-form.rules.ts'
import { SUITING_VOICE } from './choices.ts'

const { standard } = AVATAR_VIDEO_LIMITS.duration

const START: AvatarValues = {
  mode: 'simple',
  brandId: '',
  script: '',
  url: '',
  avatarId: '',
  platform: 'tiktok',
  duration: String(standard),
  music: 'library',
  captions: true,
  voiceId: SUITING_VOICE,
}

/** A script that comes along asks for the time that its words take. */
const fromScript = ({ body, brandId }: Script): Partial<AvatarValues> => ({
  script: body,
  url: '',
  duration: String(fittingDuration(filmSeconds(body) ?? standard)),
  ...(brandId && { brandId }),
})

export type AvatarForm = GeneratorForm<AvatarValues> & {
  /** What has to be mended, once it was tried to order the film. */
  problems: Problems
  /** Whether it can be ordered; if not, what is wrong is told from now on. */
  ask: () => boolean
}

/** What is to be said, by whom, and how it is to look. */
export function useAvatarForm(): AvatarForm {
  const form = useGeneratorForm({ name: 'topview', start: START, fromScript })
  const [isAsked, setAsked] = useState(false)
  const problems = problemsOf(form.values)
  const ask = () => {
    setAsked(true)
    return Object.keys(problems).length === 0
  }
  return { ...form, problems: isAsked ? problems : {}, ask }
}
