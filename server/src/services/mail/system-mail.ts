import type { Service } from '#services/service.ts'

/** Mail of the system itself: password resets and reminders. */
export type SystemMessage = { to: string; subject: string; text: string }

export interface SystemMail extends Service {
  /** Throws when the message was not taken. */
  send(message: SystemMessage): Promise<void>
}
