import type { ResultOf } from '#/contract/endpoint.ts'
import type { listOwnRepayments, OwnRepayment, readRefundLink } from '#/contract/money/repayments.contract.ts'
import type { ListedRepayment } from '#/contract/money/staff-repayments.contract.ts'
import { addWorkingDays, type BusinessCalendar } from '#/domain/calendar/business-days.ts'
import { lookedAt, type Things } from '#/server/platform/looked-at.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { maskName } from '#/domain/members/masking.ts'
import { OWED_STATES } from '#/domain/orders/repayment-machine.ts'
import type { OwnRefunds } from './own-refunds.repo.ts'
import { mayName } from './name-account.ts'
import type { ListedRepayment as ListedRow } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

const failureOf = (row: RepaymentRow) => (row.state === 'refused' ? row.failureMessage : null)

export const presentOwnRefunds = ({ repayments, refunds, value }: OwnRefunds): ResultOf<typeof listOwnRepayments> => ({
  repayments: repayments.map(presentOwn),
  refunds: refunds.map(({ at, ...refund }) => ({ ...refund, at: new Date(at).toISOString() })),
  value,
})

const presentOwn = ({ row, method, words }: OwnRefunds['repayments'][number]): OwnRepayment => ({
  id: row.id,
  amount: row.amount,
  cause: row.cause,
  state: row.state,
  needsAccount: mayName(row),
  failure: failureOf(row),
  since: row.since.toISOString(),
  method,
  byDeposit: row.byDeposit,
  words,
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

/** The law gives so many working days. */
const DAYS_TO_GIVE_BACK = 3

interface Today {
  readonly now: Date
  readonly calendar: BusinessCalendar
}

export const presentListed = (row: ListedRow, { now, calendar }: Today): ListedRepayment => ({
  ...deadlineOf(row, { now, calendar }),
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
  seen: lookedAt(repaymentThings(row)),
})

/** What finance acts on: each time that somebody names another account, the state moves. */
export const repaymentThings = ({
  amount,
  state,
  since,
}: Pick<RepaymentRow, 'amount' | 'state' | 'since'>): Things => ({
  금액: amount,
  '계좌나 상태': [state, since],
})

function deadlineOf({ state, createdAt }: ListedRow, { now, calendar }: Today) {
  const dueDay = addWorkingDays(calendar, seoulDay(createdAt), DAYS_TO_GIVE_BACK)
  return { dueDay, late: OWED_STATES.includes(state) && seoulDay(now) > dueDay }
}
