import type { Happening } from '#/domain/messages/happening.ts'
import type { AdvertisingConsent } from '#/domain/messages/send-time.ts'
import type { JobsReference } from '#/server/ports/messenger.ts'
import { jobType } from '#/server/platform/jobs/job.ts'

export interface Told {
  readonly name: string
  /** Empty where there is none. */
  readonly email: string
  readonly phone: string
  /** On whose page of notices it stands; null for guests and staff. */
  readonly memberId: string | null
  /** The mailbox was shown to be theirs, by a code from it. */
  readonly emailProven?: true
}

/** Something to tell somebody, once. */
export interface Telling {
  /** Names what happened: told again, nothing goes out. */
  readonly key: string
  readonly to: Told
  readonly happening: Happening
  /** The page of the shop that it is about: `/mypage/order/…`. */
  readonly path: string | null
  /** Id of the brand in whose name it is told, beside the shop's; absent is the shop alone. */
  readonly brand?: string
  /** What its member agreed to be advertised to by; advertising goes nowhere without it. */
  readonly consent?: AdvertisingConsent
  /** What it is about: the own picture of the first stands in the mail. */
  readonly jobs?: JobsReference
  /** Opens that page to whoever has the message: stands behind the # of its link, and nowhere else. */
  readonly opens?: string
  /** The words are kept nowhere: of whoever has left. */
  readonly secret?: true
}

/** A telling that hides whom it is for while it waits. */
export interface SealedTelling {
  readonly sealed: string
}

/** Tells somebody by mail and text message as the table of messages says; add it in the transaction of what it tells about. */
export const tellNews = jobType<Telling | SealedTelling>('messages.tell')
