/** The way into the product, in order; each is ticked by what the account has done. */
export const FIRST_STEPS = ['brand', 'week', 'watched', 'contacts', 'checks'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]
