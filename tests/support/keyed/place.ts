import type { MemberCaller, StaffCaller } from '../callers.ts'
import type { PracticeGateway } from '../orders/practice-gateway.ts'
import type { PracticeTax } from '../orders/practice-tax.ts'
import type { TestShop } from '../test-shop.ts'

/** Where keyed calls are made, and by whom. */
export interface Place {
  readonly shop: TestShop
  readonly gateway: PracticeGateway
  readonly tax: PracticeTax
  readonly member: MemberCaller
  /** Two who may do everything: what one asks for the other agrees to. */
  readonly desk: StaffCaller
  readonly second: StaffCaller
}
/** What calls some endpoints with real data, one after the other. */
export type History = (place: Place) => Promise<void>

/** The answer of a call that must succeed. */
export function done<T>(answer: { readonly data: T }): T {
  return answer.data
}
