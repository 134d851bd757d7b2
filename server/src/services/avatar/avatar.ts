/** Who can present a film. */
import type { Service } from '#services/service.ts'

export type Presenter = { id: string; name: string; gender: 'female' | 'male'; style: AvatarStyle; about: string }
export type AvatarStyle = 'professional' | 'casual' | 'animated' | 'realistic'

export interface AvatarStudio extends Service {
  /** Asks for the catalogue now; rejects with a sentence where the service does not answer. */
  presenters(): Promise<Presenter[]>
  /** The local path of a presenter's picture (JPEG); nothing where there is no such presenter. */
  poster(id: string): Promise<string | undefined>
}
