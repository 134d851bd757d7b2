/** What an error says of itself to the work it comes from. */
type Telling = {
  /** Another try would change nothing. Its message is a sentence for the owner. */
  final?: boolean
  /** Its message is a sentence for the owner, though another try may help. */
  forOwner?: boolean
}

/** Whether another try would change nothing. */
export const isFinal = (error: unknown): boolean => error instanceof Error && (error as Telling).final === true

/** What the owner is told of an error; undefined when it is a fault of ours. */
export const ownersWords = (error: unknown): string | undefined =>
  error instanceof Error && (isFinal(error) || (error as Telling).forOwner === true) ? error.message : undefined
