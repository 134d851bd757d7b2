/** What is paid for one piece of a service's work, by the operator of this installation. */
export type Costs = 'nothing' | { readonly per: 'mail' | 'text' | 'script' | 'picture' | 'minute' | 'post' | 'sale' }

/** Work that another service could do as well: an interface with the embedded adapter, and others behind keys. */
export interface Service {
  /** Shown on screens: who does the work. */
  readonly name: string
  /** Needs no key and nobody else's service. */
  readonly embedded: boolean
  /** Embedded services cost nothing. */
  readonly costs: Costs
}
