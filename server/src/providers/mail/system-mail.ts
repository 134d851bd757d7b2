/** Mail of the system itself: password resets and reminders. */
export type SystemMessage = { to: string; subject: string; text: string }

export interface SystemMail {
  readonly name: string
  /** Nothing leaves the machine. */
  readonly embedded: boolean
  /** Throws when the message was not taken. */
  send(message: SystemMessage): Promise<void>
}
