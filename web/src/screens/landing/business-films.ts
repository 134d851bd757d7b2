import type { SampleName } from '@octavo/contract/sample-workspace'
import films from './business-films.json'

export type BusinessFilm = {
  name: SampleName
  business: string
  place: string
  title: string
  /** Of the whole film. */
  seconds: number
}

/** What the sample businesses' films are, in the order in which they are shown. */
export const BUSINESS_FILMS = films as readonly BusinessFilm[]
