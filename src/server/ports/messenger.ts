/** One text to one person. */
export interface Message {
  readonly channel: 'sms' | 'email'
  /** Digits of a Korean phone number, or an e-mail address. */
  readonly to: string
  /** For e-mail. */
  readonly subject: string | null
  readonly body: string
}

/** Sends short messages. Throws when the service did not take it; the job that called then tries again. */
export interface Messenger {
  send(message: Message): Promise<void>
}
