import { DAY_MS, seoulClock, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import type { MessageTemplate, Purpose } from './message-template.ts'

const NIGHT_FROM = 21
const NIGHT_UNTIL = 8
const HOUR_MS = 3_600_000

/** From nine in the evening until eight in the morning nobody's telephone rings for what can wait. */
export function isQuiet(instant: Date): boolean {
  const hour = seoulClock(instant).getUTCHours()
  return hour >= NIGHT_FROM || hour < NIGHT_UNTIL
}

/** When what waits at night may go out: now by day, else at eight. */
export function afterNight(now: Date): Date {
  if (!isQuiet(now)) return now
  const today = seoulMidnight(seoulDay(now)).getTime() + NIGHT_UNTIL * HOUR_MS
  return new Date(now.getTime() < today ? today : today + DAY_MS)
}

/** Mail wakes nobody; a text message of what can wait goes out by day. Advertising waits whatever it says of itself. */
export const waitsAtNight = (
  { urgency, purpose }: Pick<MessageTemplate, 'urgency' | 'purpose'>,
  channel: 'sms' | 'email',
): boolean => purpose === 'advertising' || (channel === 'sms' && urgency === 'day')

/** What a member agreed to be advertised to by. */
export interface AdvertisingConsent {
  readonly email: boolean
  readonly sms: boolean
}

/** Advertising goes to nobody who did not ask for it by this channel; everything else is no advertising. */
export const maySend = (purpose: Purpose, channel: 'sms' | 'email', consent: AdvertisingConsent): boolean =>
  purpose !== 'advertising' || consent[channel]

/** Every message names its sender; advertising says first of all that it is. */
export const marked = (brand: string, purpose: Purpose, text: string): string =>
  `${purpose === 'advertising' ? '(광고) ' : ''}[${brand}] ${text}`
