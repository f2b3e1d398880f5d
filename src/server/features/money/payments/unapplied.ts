import { opposite, type Entry } from '#/domain/ledger/entry.ts'
import type { Booking } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Services } from '#/server/platform/services.ts'
import type { RepaymentRow } from './repayments.table.ts'

type Ids = Pick<Services, 'ids'>

const received = (amount: number, at: string): readonly Entry[] => [
  { account: at, amount },
  { account: 'unapplied-receipts', amount: -amount },
]

const about = ({ ids }: Ids, repayment: RepaymentRow) => ({
  id: ids.uuid(),
  reference: repayment.id,
  memo: '가수금',
  attemptId: repayment.attemptId,
})

/** It is there `at` the gateway or the bank, and it is nobody's sale: the shop owes it. */
export const receiptOf = (deps: Ids, repayment: RepaymentRow, at: string): Booking => ({
  ...about(deps, repayment),
  kind: 'unapplied-receipt',
  entries: received(repayment.amount, at),
})

/** It left: from the gateway, or from the shop's own bank account. */
export const paidOut = (deps: Ids, repayment: RepaymentRow, from: string): Booking => ({
  ...about(deps, repayment),
  kind: 'unapplied-refund',
  entries: opposite(received(repayment.amount, from)),
})

/** It never came: the bank took the deposit back. */
export const takenBack = (deps: Ids, repayment: RepaymentRow, at: string): Booking => ({
  ...about(deps, repayment),
  kind: 'unapplied-reversal',
  entries: opposite(received(repayment.amount, at)),
})
