import type { Krw } from '#/domain/money/krw.ts'

/** A company that takes money for the shop. No call throws for what the gateway or the network may do; all of it is an outcome. */
export interface PaymentGateway {
  /** How the browser opens the payment window. */
  readonly window: PaymentWindow
  /** Takes the money of an authenticated payment. The same `idempotencyKey` is the same call. */
  confirm(call: ConfirmCall): Promise<ConfirmOutcome>
  /** A virtual account without a payment window, for callers that have no browser. The same `idempotencyKey` is the same call. */
  issueAccount(call: IssueAccountCall): Promise<ConfirmOutcome>
  lookUp(by: { readonly paymentKey: string } | { readonly gatewayOrderId: string }): Promise<LookUpOutcome>
  /** Gives money back, all that is left when `amount` is null. */
  cancel(call: CancelCall): Promise<CancelOutcome>
  /** What the gateway reckons as sold on a day of Seoul (`YYYY-MM-DD`), each payment and each cancel as one line. */
  settlements(day: string): Promise<SettlementsOutcome>
}

/** `sandbox`: a page to send the browser to. `toss`: the vendor's script opens it with this public key. */
export type PaymentWindow =
  | { readonly kind: 'sandbox'; readonly url: string; readonly clientKey: string }
  | { readonly kind: 'toss'; readonly clientKey: string }

export interface ConfirmCall {
  readonly paymentKey: string
  readonly gatewayOrderId: string
  readonly amount: Krw
  readonly idempotencyKey: string
}

export interface IssueAccountCall {
  readonly gatewayOrderId: string
  readonly amount: Krw
  readonly orderName: string
  readonly customerName: string
  /** Code of the gateway. */
  readonly bank: string
  readonly validHours: number
  readonly idempotencyKey: string
}

export interface CancelCall {
  readonly paymentKey: string
  readonly reason: string
  readonly amount: Krw | null
  /** Where a deposit is sent back to; needed once a virtual account was paid into. */
  readonly refundAccount: RefundAccount | null
  readonly idempotencyKey: string
}

export interface RefundAccount {
  readonly bank: string
  /** Digits only. */
  readonly accountNumber: string
  readonly holderName: string
}

/**
 * `refused`: certainly no money moved. `unknown`: it may have; look it up, never call it failed. `not-sent`: the gateway was
 * not reached, nothing moved, the same call may be made again.
 */
export type Uncertain =
  | { readonly kind: 'unknown'; readonly code: string }
  | { readonly kind: 'not-sent'; readonly code: string }
export type Refused = { readonly kind: 'refused'; readonly code: string; readonly message: string }
export type Answered = { readonly kind: 'payment'; readonly payment: GatewayPayment }

export type ConfirmOutcome = Answered | Refused | Uncertain
export type CancelOutcome = Answered | Refused | Uncertain
export type LookUpOutcome = Answered | { readonly kind: 'none' } | Uncertain

export type SettlementsOutcome =
  | { readonly kind: 'settlements'; readonly lines: readonly GatewaySettlement[] }
  | Uncertain

export interface GatewaySettlement {
  readonly transactionKey: string
  readonly paymentKey: string
  readonly gatewayOrderId: string
  /** Korean name of the method. */
  readonly method: string
  /** Negative: given back. */
  readonly amount: Krw
  readonly fee: Krw
  readonly payOutAmount: Krw
  readonly soldOn: string
  readonly paidOutOn: string | null
}

export type GatewayStatus =
  | 'ready'
  | 'in-progress'
  | 'waiting-deposit'
  | 'done'
  | 'partly-cancelled'
  | 'cancelled'
  | 'aborted'
  | 'expired'

export interface GatewayPayment {
  readonly paymentKey: string
  readonly gatewayOrderId: string
  readonly status: GatewayStatus
  readonly amount: Krw
  /** What can still be given back. */
  readonly balance: Krw
  /** Korean name of the method, ready to show. */
  readonly method: string
  readonly approvedAt: string | null
  /** Proves deposit notices of a virtual account. */
  readonly depositSecret: string | null
  readonly card: { readonly issuer: string; readonly number: string; readonly installmentMonths: number } | null
  readonly account: DepositAccount | null
  readonly receiptUrl: string | null
  readonly cancels: readonly { readonly transactionKey: string; readonly amount: Krw; readonly at: string }[]
  readonly failure: { readonly code: string; readonly message: string } | null
}

/** Money that was told of, by the gateway or by the shop's own bank: only the gateway has a key for it. */
export type ToldPayment = Omit<GatewayPayment, 'paymentKey'> & { readonly paymentKey: string | null }

export interface DepositAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
  /** ISO instant until which it takes the deposit. */
  readonly dueAt: string
  /** Of a transfer to the shop's own account: the name that it is to carry. */
  readonly depositor?: string
}
