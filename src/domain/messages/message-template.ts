import type { FieldName } from './message-fields.data.ts'

/** What is sent by mail and by text message or AlimTalk, with fields such as `{주문번호}`. */
export interface MessageTexts {
  readonly subject: string
  readonly mail: string
  /** Empty where no text message goes out. */
  readonly text: string
}

/**
 * What a message is for. The law asks for word of an order; security is nobody's to switch off; advertising wants consent.
 * `unproven`: a member makes it happen without paying, to an address that nobody has proven, so it is limited.
 * `repeats`: customers can have it sent to themselves as often as they like, at the shop's expense; it is limited on its own.
 */
export type Purpose = 'order' | 'required' | 'security' | 'advertising'

export interface MessageTemplate extends MessageTexts {
  /** As the desk lists it. */
  readonly name: string
  /** Stand in mail and text message, else the message says too little. */
  readonly required: readonly FieldName[]
  readonly optional: readonly FieldName[]
  readonly purpose: Purpose
  /** `now` goes out at night as well: the customer waits for it, or money is at stake. */
  readonly urgency: 'now' | 'day'
  readonly unproven?: true
  readonly repeats?: true
}

/** Switched off or changed by nobody. */
export const mayBeOff = ({ purpose }: Pick<MessageTemplate, 'purpose'>): boolean =>
  purpose === 'order' || purpose === 'advertising'
