/**
 * Why a message did not go:
 * - `address`: this recipient takes none, now or later;
 * - `opted-out`: this recipient has told the service to get none;
 * - `later`: nothing was delivered, another try may help;
 * - `sender`: settings, account or content are refused, so the next message would fail too;
 * - `uncertain`: the line broke after the message was handed over; it may have arrived.
 */
export type NotSentBecause = 'address' | 'opted-out' | 'later' | 'sender' | 'uncertain'

/** A message was not sent, or nobody knows. The message is one sentence that the owner may read. */
export class NotSent extends Error {
  readonly because: NotSentBecause

  constructor(because: NotSentBecause, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NotSent'
    this.because = because
  }
}
