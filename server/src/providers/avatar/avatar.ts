/** Who can present a film, and with which voice. */
export type Presenter = { id: string; name: string; gender: 'female' | 'male'; style: AvatarStyle; about: string }
export type AvatarStyle = 'professional' | 'casual' | 'animated' | 'realistic'
export type PresenterVoice = { id: string; name: string; gender: 'female' | 'male'; description: string }

export interface AvatarStudio {
  /** Shown on screens: whose presenters these are. */
  readonly name: string
  /** Asks for the catalogue now; rejects with a sentence where the service does not answer. */
  presenters(): Promise<Presenter[]>
  voices(): Promise<PresenterVoice[]>
  /** The local path of a presenter's picture (JPEG); nothing where there is no such presenter. */
  poster(id: string): Promise<string | undefined>
}
