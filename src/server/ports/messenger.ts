import type { TemplateId } from '#/domain/messages/message-templates.data.ts'

/** One text to one person. */
export interface Message {
  readonly channel: 'sms' | 'email'
  /** Digits of a Korean phone number, or an e-mail address. */
  readonly to: string
  /** For e-mail, and above a long text message. */
  readonly subject: string | null
  readonly body: string
  /** Goes out as AlimTalk where the shop has an approved template of this name; `body` is what goes out otherwise. */
  readonly template?: MessageTemplate
  /** The text is not kept after it was sent: codes. */
  readonly secret?: true
  /** Names what it tells, so that it goes out once, however often its job is made. */
  readonly key?: string
  /** Which words of the table of messages it is made of. */
  readonly words?: TemplateId
  /** Waits at night. */
  readonly quiet?: true
  /** What it is about: a mail shows it, as it is when the mail goes out. */
  readonly jobs?: JobsReference
}

/** Jobs of an order, as long as the order is this member's. */
export interface JobsReference {
  readonly orderId: string
  /** Null is all of them. */
  readonly lineIds: readonly string[] | null
  readonly memberId: string
}

/** The first of them as a mail shows it: its own picture beside its title. */
export interface ShownJob {
  readonly title: string
  /** What is made, `책 A5 국판 무선`; empty where the title says it. */
  readonly kind: string
  /** How many other jobs the mail is about. */
  readonly others: number
  readonly picture: ShownPicture
}

/** A JPEG; width and height in pixels, of which screens show two for one. */
export interface ShownPicture {
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/** A message as it goes out. */
export interface Outgoing extends Message {
  /** For e-mail only. */
  readonly shown?: ShownJob
}

export interface MessageTemplate {
  readonly name: TemplateId
  /** By the names between `#{` and `}` in the approved text. */
  readonly variables: Readonly<Record<string, string>>
}

/** Which message this is. */
export interface Sending {
  /** The same for every try, so that none goes out twice. */
  readonly id: string
  readonly since: Date
  /** It was tried before and may have been taken. */
  readonly again: boolean
}

/** `refused`: it will never go out like this. `not-now`: it may, when it is tried again. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'delivered'; readonly reference: string }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }
  | { readonly kind: 'not-now'; readonly code: string }

export type DeliveryNews =
  | { readonly kind: 'pending' }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }

/** Sends short messages. No call throws for what the service or the network may do. */
export interface Messenger {
  send(message: Outgoing, sending: Sending): Promise<SendOutcome>
  /** What became of a message that was `accepted`. */
  follow(reference: string): Promise<DeliveryNews>
  close(): Promise<void>
}
