import type { ResultOf } from '#/contract/endpoint.ts'
import type { OwnRepayment, readRefundLink } from '#/contract/money/repayments.contract.ts'
import type { ListedRepayment } from '#/contract/money/staff-repayments.contract.ts'
import { maskName } from '#/domain/members/masking.ts'
import { OWED_STATES } from '#/domain/orders/repayment-machine.ts'
import { mayName } from './name-account.ts'
import type { ListedRepayment as ListedRow } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

const failureOf = (row: RepaymentRow) => (row.state === 'refused' ? row.failureMessage : null)

export const presentOwn = (row: RepaymentRow): OwnRepayment => ({
  id: row.id,
  amount: row.amount,
  cause: row.cause,
  state: row.state,
  needsAccount: mayName(row),
  failure: failureOf(row),
  since: row.since.toISOString(),
})

export const presentByLink = (row: ListedRow): ResultOf<typeof readRefundLink> => ({
  amount: row.amount,
  cause: row.cause,
  state: row.state,
  needsAccount: mayName(row),
  failure: failureOf(row),
  orderNumbers: [...row.orderNumbers],
  maskedName: maskName(row.customer),
  since: row.since.toISOString(),
  expiresAt: (row.linkExpiresAt ?? row.since).toISOString(),
})

export const presentListed = (row: ListedRow, now: Date): ListedRepayment => ({
  id: row.id,
  amount: row.amount,
  cause: row.cause,
  state: row.state,
  byDeposit: row.byDeposit,
  orderNumbers: [...row.orderNumbers],
  maskedCustomer: maskName(row.customer),
  failure: failureOf(row),
  failureCode: row.failureCode,
  linkUntil:
    OWED_STATES.includes(row.state) && row.linkExpiresAt && row.linkExpiresAt > now
      ? row.linkExpiresAt.toISOString()
      : null,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  since: row.since.toISOString(),
})
