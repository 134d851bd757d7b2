import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { aiVideoTravel } from '#parts/generation/create-draft.rules.ts'
import { useGeneratorForm } from '#parts/generation/useGeneratorForm.ts'
import { AiVideoForm, type AiVideoValues, EMPTY } from './ai-video.form.ts'

/** The form with its draft; it says what is wrong once it was sent, and then as long as it is. */
export const useAiVideoForm = () =>
  useGeneratorForm<AiVideoValues>({
    name: 'ai-video',
    start: EMPTY,
    schema: AiVideoForm,
    travel: aiVideoTravel,
    fromScript: ({ body, brandId, format }) => ({
      script: body.slice(0, FILM_ORDER_LIMITS.script.max),
      videoType: format,
      ...(brandId && { brandId }),
    }),
  })
export type AiVideoFormApi = ReturnType<typeof useAiVideoForm>
