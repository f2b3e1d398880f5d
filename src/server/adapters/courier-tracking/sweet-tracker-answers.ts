import { withoutTurning } from '#/lib/turning.ts'
import * as z from 'zod/mini'
import type { ParcelEvent, ParcelStage } from '#/domain/orders/parcel.ts'
import type { LookOutcome } from '#/server/ports/courier-tracking.ts'

const detail = z.object({
  /** Milliseconds. */
  time: z.number(),
  where: z._default(z.nullable(z.string()), ''),
  kind: z._default(z.nullable(z.string()), ''),
  level: z.coerce.number(),
})
const parcel = z.object({
  level: z.coerce.number(),
  trackingDetails: z.array(detail),
})
const refusal = z.object({ status: z.literal(false), code: z.coerce.string() })

/** What the service answers for a number that its courier does not know, or not yet. */
const UNKNOWN_NUMBER = '104'
/** Longer histories are of no use to anybody. */
const MOST_EVENTS = 60

/** Before the first waybill of anybody; the calendar of the database begins later than that of the language. */
const FIRST_MOMENT = 0
const LAST_MOMENT = 8.64e15

/** What cannot be stored is left out: control characters, and half an emoji, also where the cut would make one. */
const storable = (said: string | null, most: number): string =>
  withoutTurning(said ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .slice(0, most)
    .replace(/\p{Cs}$/u, '')

const LEVELS: Readonly<Record<number, ParcelStage>> = {
  1: 'registered',
  2: 'picked-up',
  3: 'moving',
  4: 'at-branch',
  5: 'out',
  6: 'delivered',
}
const RETURNED = /반송|반품|수취\s*거절/
const LOST = /분실|사고|파손/

/** Levels have none for parcels that come back or are lost: the words of the courier say so. */
const stageOf = (level: number, words: string): ParcelStage => {
  if (LOST.test(words)) return 'lost'
  if (RETURNED.test(words)) return 'returned'
  return LEVELS[level] ?? 'waiting'
}

/** Anything that is not as documented counts as no answer. Names and phone numbers of drivers are not read. */
export function readAnswer(body: unknown): LookOutcome {
  const refused = refusal.safeParse(body)
  if (refused.success) {
    const { code } = refused.data
    return code === UNKNOWN_NUMBER ? { kind: 'unknown-number' } : { kind: 'not-now', code: `REFUSED_${code}` }
  }
  const read = parcel.safeParse(body)
  if (!read.success) return { kind: 'not-now', code: 'NOT_UNDERSTOOD' }
  const events = read.data.trackingDetails
    .filter(({ time }) => time >= FIRST_MOMENT && time <= LAST_MOMENT)
    .map(({ time, where, kind, level }): ParcelEvent => {
      const text = storable(kind, 100)
      return { at: new Date(time), place: storable(where, 60), text, stage: stageOf(level, text) }
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(-MOST_EVENTS)
  // A parcel that was delivered after a failed try is delivered.
  const last = events.at(-1)?.stage
  const stage = read.data.level === 6 && last !== 'returned' ? 'delivered' : (last ?? stageOf(read.data.level, ''))
  return { kind: 'parcel', stage, events }
}
