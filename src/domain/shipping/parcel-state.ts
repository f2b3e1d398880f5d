import type { DeliveryState, ProductionState } from '#/domain/orders/states.ts'
import { isSettled, mayLeave } from '#/domain/orders/guards.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import { phoneProblem } from '#/domain/members/phone.ts'

/** How a parcel stands on the dock: still made, packed, stopped, gone. */
export const PARCEL_STATES = ['making', 'packed', 'blocked', 'sent'] as const
export type DeskState = (typeof PARCEL_STATES)[number]

export interface ParcelFacts {
  readonly payment: PaymentState
  readonly moneyMissing: boolean
  /** A dearer change of the order waits for its money. */
  readonly changeWaits: boolean
  readonly cancelRequested: boolean
  readonly delivery: DeliveryState
  readonly production: readonly ProductionState[]
  readonly byCourier: boolean
  readonly name: string
  readonly phone: string
  readonly address: string
}

export interface ParcelStanding {
  readonly state: DeskState
  /** Why it is stopped, or how far it is made. */
  readonly words: string
}

const MAKING: Readonly<Record<ProductionState, string>> = {
  waiting: '제작 전',
  planned: '제작 대기',
  printing: '인쇄 중',
  binding: '제본 중',
  packing: '검수·포장 중',
  done: '',
  'on-hold': '보류',
  remake: '다시 제작',
  cancelled: '',
}

/** Whether a parcel can be given to its courier, and if not, why. */
export function standingOf(facts: ParcelFacts): ParcelStanding {
  if (facts.delivery !== 'preparing') return { state: 'sent', words: '' }
  const stopped = stopOf(facts)
  if (stopped) return { state: 'blocked', words: stopped }
  const slow = facts.production.find((state) => state !== 'done' && state !== 'cancelled')
  if (slow) return { state: 'making', words: MAKING[slow] }
  return { state: 'packed', words: '' }
}

function stopOf(parcel: ParcelFacts): string {
  const { payment, moneyMissing, changeWaits, cancelRequested, byCourier, name, phone, address } = parcel
  if (moneyMissing) return '입금이 취소되어 멈춤'
  if (changeWaits) return '변경 차액 결제 전'
  if (!isSettled(payment)) return '결제 전'
  if (!mayLeave(payment)) return '잔금 결제 전'
  if (cancelRequested) return '취소 요청이 와 있음'
  if (!byCourier) return ''
  if (name.trim() === '') return '받는 분 없음'
  if (address.trim() === '') return '주소 없음'
  if (!isCallable(phone)) return `전화 ${phone.replaceAll(/\D/g, '').length}자리`
  return ''
}

/** Couriers ring before they come: a number that cannot be rung stops the parcel. */
function isCallable(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '')
  if (/^(?:070\d{7,8}|050\d{8,9}|1[568]\d{6})$/.test(digits)) return true
  const cell = digits.startsWith('01')
  return phoneProblem(digits, { mode: 'ALL', hyphens: false }) === null && (!cell || digits.length >= 10)
}
