/** Voices by their ids, as the service that speaks for the account has them. */
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'

type Speaking = Pick<Owned, 'services'>

/** The voice, if there is one of this id. */
export const voiceIfThere = ({ services }: Speaking, id: string): string | undefined =>
  services.voice.voices().find((voice) => voice.id === id)?.id

/** Refuses a chosen voice that nobody here has. */
export function refuseStrangeVoice(ctx: Speaking, id: string | undefined): void {
  if (id === undefined || voiceIfThere(ctx, id)) return
  throw new Refusal('unprocessable', `${ctx.services.voice.name} has no voice “${id}”. Choose another voice.`)
}
