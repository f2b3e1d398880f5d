import { AppError } from '#/contract/errors.ts'
import { judgeWaybill } from '#/domain/shipping/waybill-number.ts'
import type { CourierRow } from './shipping.table.ts'

export interface CourierChoice {
  readonly courier: CourierRow
  /** Digits only; null for couriers without numbers. */
  readonly trackingNumber: string | null
}

/**
 * Finds the courier by code or name, as people paste either, and checks the number's form. INVALID_INPUT says which of the
 * two is wrong. A check digit that does not fit is for a person to judge, where one is looking.
 */
export function chooseCourier(
  couriers: readonly CourierRow[],
  wanted: string,
  trackingNumber: string | null,
): CourierChoice {
  const name = compact(wanted)
  const courier = couriers.find((candidate) => candidate.code === wanted || compact(candidate.name) === name)
  if (!courier) throw new AppError('INVALID_INPUT', `「${wanted}」 택배사를 찾지 못했습니다.`)
  if (courier.numberPattern === null) return { courier, trackingNumber: null }
  const rule = { courier: courier.name, lengths: courier.numberLengths, check: courier.checkDigit }
  const { digits, problem, words } = judgeWaybill(rule, trackingNumber ?? '')
  if (problem && problem !== 'check-digit') throw new AppError('INVALID_INPUT', words)
  return { courier, trackingNumber: digits }
}

const compact = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

/** Address of the courier's page for this parcel; null where there is none. */
export function trackingUrlOf(courier: Pick<CourierRow, 'trackingUrl'>, trackingNumber: string | null): string | null {
  if (!courier.trackingUrl || !trackingNumber) return null
  return courier.trackingUrl.replace('{no}', encodeURIComponent(trackingNumber))
}
