import { AVATAR_VIDEO_LIMITS } from '@octavo/contract/avatar-video'
import type { Script } from '@octavo/contract/script'
import { useAvatars } from '#api/avatar-video.queries.ts'
import { filmSeconds } from '#format/speaking-time.ts'
import { avatarTravel, SUITING_VOICE } from '#parts/generation/create-draft.rules.ts'
import { type GeneratorForm, useGeneratorForm } from '#parts/generation/useGeneratorForm.ts'
import { type AvatarValues, fittingDuration, problemsOf } from './avatar-form.rules.ts'

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

export type AvatarForm = GeneratorForm<AvatarValues>

/** What is to be said, by whom, and how it is to look. */
export function useAvatarForm(): AvatarForm {
  const { data: avatars } = useAvatars()
  const complete = (values: AvatarValues) => ({ ...values, avatarId: values.avatarId || (avatars?.[0]?.id ?? '') })
  return useGeneratorForm({
    name: 'topview',
    start: START,
    fromScript,
    travel: avatarTravel,
    complete,
    check: problemsOf,
  })
}
